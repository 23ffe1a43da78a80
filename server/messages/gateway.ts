import { MessageFailed, type Messages } from './messages.ts'

export type Gateway = { url: string; token: string | undefined }

const TIMEOUT_MS = 5_000

/**
 * Hands messages to HTTP gateways: a POST with a JSON body (`to`, `text`, and `subject` for a mail) and a bearer token
 * where one is set; any 2xx answer is a handover. Throws MessageFailed for anything else and after five seconds.
 */
export function createGatewayMessages(gateways: { sms: Gateway; mail: Gateway | undefined }): Messages {
  return {
    sendSms: (sms) => post(gateways.sms, sms),
    async sendMail(mail) {
      if (!gateways.mail) throw new MessageFailed('No gateway for mail is configured (MAIL_GATEWAY_URL).')
      await post(gateways.mail, mail)
    },
  }
}

async function post({ url, token }: Gateway, message: object): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token !== undefined && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(message),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new MessageFailed(`The message gateway did not answer (${error instanceof Error ? error.name : 'unknown'}).`)
  })
  await response.body?.cancel()
  if (!response.ok) throw new MessageFailed(`The message gateway answered ${response.status}.`)
}
