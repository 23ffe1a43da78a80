import { MessageFailed, type Messages } from './messages.ts'
import { postJson } from './post-json.ts'

type Gateway = { url: string; token: string | undefined }

/**
 * Sends messages to a custom HTTP gateway: a POST with a JSON body (`to`, `text`, and for a mail `subject` and, if
 * the brand has one, `senderName`) and a bearer token if one is set. Any 2xx answer means that the gateway has
 * accepted the message; for any other answer MessageFailed is thrown.
 */
export function messagesThrough(by: Gateway): Messages {
  const post = (message: object) => postToGateway(by, message)
  return {
    sendSms: post,
    sendMail: ({ to, subject, text, senderName }) =>
      post({ to, subject, text, ...(senderName !== undefined && { senderName }) }),
  }
}

/**
 * Posts one message to a custom gateway, with further headers. Throws MessageFailed unless the gateway accepts the
 * message.
 */
export async function postToGateway(
  { url, token }: Gateway,
  message: object,
  headers: Record<string, string> = {},
): Promise<void> {
  const response = await postJson(
    'The message gateway',
    url,
    { ...headers, ...(token !== undefined && { Authorization: `Bearer ${token}` }) },
    message,
  )
  await response.body?.cancel()
  if (!response.ok) throw new MessageFailed(`The message gateway answered ${response.status}.`)
}
