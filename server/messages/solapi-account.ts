import { createHmac, randomBytes } from 'node:crypto'
import type { Clock } from '#domain/clock.ts'

export type SolapiAccount = { apiKey: string; apiSecret: string }

export const SOLAPI_SERVICE = 'https://api.solapi.com'
/** The status of a message that the service has accepted. */
export const SOLAPI_TAKEN = '2000'

/** Returns the authorization header of a request to SOLAPI: HMAC-SHA256 over the time and a salt. */
export function solapiAuthorization({ apiKey, apiSecret }: SolapiAccount, clock: Clock): string {
  const date = clock.now().toISOString()
  const salt = randomBytes(16).toString('hex')
  const signature = createHmac('sha256', apiSecret)
    .update(date + salt)
    .digest('hex')
  return `HMAC-SHA256 apiKey=${apiKey}, date=${date}, salt=${salt}, signature=${signature}`
}

/**
 * Whether a value is a code of the service. Errors may repeat such a code, but not the texts of the service, which
 * may name people.
 */
export const isServiceCode = (value: unknown): value is string =>
  typeof value === 'string' && /^\w{1,60}$/.test(value)
