import type { Clock } from '#domain/clock.ts'
import { MessageFailed, type Messages } from './messages.ts'
import { postJson } from './post-json.ts'
import {
  isServiceCode,
  SOLAPI_SERVICE,
  SOLAPI_TAKEN,
  type SolapiAccount,
  solapiAuthorization,
} from './solapi-account.ts'

/**
 * `from` is the phone number that is registered with SOLAPI as the sender's (Telecommunications Business Act, article
 * 84-2).
 */
type Solapi = SolapiAccount & { from: string }

/**
 * Sends text messages through SOLAPI's HTTP interface (docs.solapi.com, "messages/v4/send"). Each request is signed
 * with HMAC-SHA256 over the time and a salt. The service sends a message of more than 90 bytes as a long message.
 */
export function solapi(
  { from, ...account }: Solapi,
  { clock, service = SOLAPI_SERVICE }: { clock: Clock; service?: string },
): Pick<Messages, 'sendSms'> {
  return {
    async sendSms({ to, text }) {
      const url = new URL('/messages/v4/send', service).href
      const response = await postJson(
        'SOLAPI',
        url,
        { Authorization: solapiAuthorization(account, clock) },
        { message: { to, from, text } },
      )
      const { statusCode, errorCode } = (await response.json().catch(() => ({}))) as {
        statusCode?: unknown
        errorCode?: unknown
      }
      if (response.ok && statusCode === SOLAPI_TAKEN) return
      const reason = [errorCode, statusCode].find(isServiceCode) ?? 'no reason'
      // 400 is about this message; 401, 402 (no credit left) and 5xx are about the account or the service.
      throw new MessageFailed(
        `SOLAPI answered ${response.status} (${reason}).`,
        response.status === 400 || response.ok,
      )
    },
  }
}
