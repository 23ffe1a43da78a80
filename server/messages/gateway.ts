import { MessageFailed, type Messages } from './messages.ts'
import { postJson } from './post-json.ts'

type Gateway = { url: string; token: string | undefined }

/**
 * Sends messages to the operator's HTTP gateway: a POST with a JSON body (`to`, `text`, and `subject` for a
 * mail) and a bearer token if configured; any 2xx answer is a success. Throws MessageFailed for anything
 * else.
 */
export function gateway({ url, token }: Gateway): Messages {
  async function post(message: object): Promise<void> {
    const response = await postJson(
      'The message gateway',
      url,
      token === undefined ? {} : { Authorization: `Bearer ${token}` },
      message,
    )
    await response.body?.cancel()
    if (!response.ok) throw new MessageFailed(`The message gateway answered ${response.status}.`)
  }
  return { sendSms: post, sendMail: ({ to, subject, text }) => post({ to, subject, text }) }
}
