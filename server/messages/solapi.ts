import { createHmac, randomBytes } from 'node:crypto'
import type { Clock } from '#domain/clock.ts'
import { MessageFailed, type Messages } from './messages.ts'
import { postJson } from './post-json.ts'

/** `from` is a number that is registered with SOLAPI as the sender's (Telecommunications Business Act, article 84-2). */
type Solapi = { apiKey: string; apiSecret: string; from: string }

const SERVICE = 'https://api.solapi.com'
const TAKEN = '2000'

/**
 * Text messages through SOLAPI's HTTP interface (docs.solapi.com, "messages/v4/send"): each request is signed
 * with HMAC-SHA256 over its time and a salt. The service sends a message of more than 90 bytes as a long one.
 */
export function solapi(
  { apiKey, apiSecret, from }: Solapi,
  { clock, service = SERVICE }: { clock: Clock; service?: string },
): Pick<Messages, 'sendSms'> {
  function authorization(): string {
    const date = clock.now().toISOString()
    const salt = randomBytes(16).toString('hex')
    const signature = createHmac('sha256', apiSecret)
      .update(date + salt)
      .digest('hex')
    return `HMAC-SHA256 apiKey=${apiKey}, date=${date}, salt=${salt}, signature=${signature}`
  }

  return {
    async sendSms({ to, text }) {
      const url = new URL('/messages/v4/send', service).href
      const response = await postJson(
        'SOLAPI',
        url,
        { Authorization: authorization() },
        { message: { to, from, text } },
      )
      const { statusCode, errorCode } = (await response.json().catch(() => ({}))) as {
        statusCode?: unknown
        errorCode?: unknown
      }
      if (response.ok && statusCode === TAKEN) return
      const reason = [errorCode, statusCode].find(isWord) ?? 'no reason'
      // 400 is about this message; 401, 402 (no credit left) and 5xx are about the account or the service.
      throw new MessageFailed(
        `SOLAPI answered ${response.status} (${reason}).`,
        response.status === 400 || response.ok,
      )
    },
  }
}

// Only codes of the service are repeated: its sentences may name people.
const isWord = (value: unknown): value is string => typeof value === 'string' && /^\w{1,60}$/.test(value)
