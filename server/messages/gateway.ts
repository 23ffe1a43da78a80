import { MessageFailed, type Messages } from './messages.ts'
import { postJson } from './post-json.ts'

type Gateway = { url: string; token: string | undefined }

/**
 * Hands messages to an HTTP gateway of one's own: a POST with a JSON body (`to`, `text`, and for a mail `subject` and, where the brand has one, `senderName`) and a
 * bearer token where one is set; any 2xx answer is a handover. Throws MessageFailed for anything else.
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
  return {
    sendSms: post,
    sendMail: ({ to, subject, text, senderName }) =>
      post({ to, subject, text, ...(senderName !== undefined && { senderName }) }),
  }
}
