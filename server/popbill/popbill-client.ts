import { createHash, createHmac } from 'node:crypto'
import type { Clock } from '#domain/clock.ts'

const VERSION = '2.0'
const TIMEOUT_MS = 20_000
/** The time before the expiry of a token, in milliseconds, at which the token is renewed. */
const RENEW_BEFORE_MS = 60_000

/** `secretKey` is base64 as the service gives it; `isTest` selects the sandbox of the service. */
export type PopbillAccount = { linkId: string; secretKey: string; businessNo: string; isTest: boolean }
/** The addresses of the server that issues the tokens, and of the service. */
export type PopbillAddresses = { auth: string; service: string }
export type PopbillAnswer = { ok: boolean; status: number; fields: Record<string, unknown> }
type PopbillCall = { method: string; headers: Record<string, string>; body?: string }

/**
 * Makes calls to Popbill with a token of Linkhub for `scope`, signed with HMAC-SHA256 (developers.popbill.com,
 * "인증토큰"). Throws `Unknown` if there is no answer or no token.
 */
export function popbillClient(
  { linkId, secretKey, businessNo, isTest }: PopbillAccount,
  clock: Clock,
  { auth, service }: PopbillAddresses,
  { scope, Unknown }: { scope: string; Unknown: new (message: string) => Error },
) {
  let token: { value: string; endsAt: number } | undefined
  // Errors include only codes of the service: its messages may name people.
  const unknownOutcome = (answer: PopbillAnswer) =>
    new Unknown(`Popbill answered ${answer.status} (${codeOf(answer) ?? 'no code'}).`)

  async function ask(url: URL, request: PopbillCall): Promise<PopbillAnswer> {
    try {
      const response = await fetch(url, {
        ...request,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      const { ok, status } = response
      return { ok, status, fields: fieldsOf(await response.text()) }
    } catch (error) {
      throw new Unknown(`Popbill did not answer (${error instanceof Error ? error.name : 'unknown'}).`)
    }
  }

  async function tokenNow(): Promise<string> {
    const now = clock.now()
    if (token && token.endsAt - RENEW_BEFORE_MS > now.getTime()) return token.value
    const path = `/POPBILL${isTest ? '_TEST' : ''}/Token`
    const body = JSON.stringify({ access_id: businessNo, scope: ['member', scope] })
    const date = now.toISOString()
    const digest = createHash('sha256').update(body).digest('base64')
    const signature = createHmac('sha256', Buffer.from(secretKey, 'base64'))
      .update(['POST', digest, date, VERSION, path].join('\n'))
      .digest('base64')
    const answer = await ask(new URL(path, auth), {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'x-lh-date': date,
        'x-lh-version': VERSION,
        Authorization: `LINKHUB ${linkId} ${signature}`,
      },
      body,
    })
    const { session_token: value, expiration } = answer.fields
    const endsAt = Date.parse(String(expiration))
    if (!answer.ok || typeof value !== 'string' || Number.isNaN(endsAt)) throw unknownOutcome(answer)
    token = { value, endsAt }
    return value
  }

  async function send(
    path: string,
    rest: Omit<PopbillCall, 'headers'>,
    headers: Record<string, string> = {},
  ) {
    const answer = await ask(new URL(path, service), {
      ...rest,
      headers: { Authorization: `Bearer ${await tokenNow()}`, ...headers },
    })
    if (answer.status === 401) token = undefined
    return answer
  }

  return {
    unknown: unknownOutcome,
    get: (path: string) => send(path, { method: 'GET' }),
    /** Sends a POST; `override` is the method that Popbill executes instead, if it differs. */
    post: (path: string, { override, body = {} }: { override?: string; body?: object } = {}) =>
      send(
        path,
        { method: 'POST', body: JSON.stringify(body) },
        {
          'Content-Type': 'application/json;charset=utf-8',
          ...(override !== undefined && { 'X-HTTP-Method-Override': override }),
        },
      ),
  }
}

function fieldsOf(text: string): Record<string, unknown> {
  try {
    const fields: unknown = JSON.parse(text)
    return typeof fields === 'object' && fields !== null ? (fields as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** Returns the code of a refusal, a negative number of eight digits; undefined for any other answer. */
export const codeOf = ({ fields: { code } }: PopbillAnswer): string | undefined =>
  /^-\d{8}$/.test(String(code)) ? String(code) : undefined

/** Returns the moment of a text yyyyMMddHHmmss in Korea; null for any other value. */
export function timeOf(text: unknown): Date | null {
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(String(text))
  if (!parts) return null
  const [, year, month, day, hour, minute, second] = parts
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}+09:00`)
}
