import { Secret, TOTP } from 'otpauth'
import type { SecretBox } from './secret-box.ts'

const PERIOD_SECONDS = 30
const PURPOSE = 'totp-secret'
// One step to each side: phones drift, and a person needs time to type (RFC 6238 section 5.2).
const WINDOW = 1

/** The secret of an authenticator app, base32, as it lies in the database. */
export const sealTotpSecret = (box: SecretBox, base32: string) => box.seal(base32, PURPOSE)

/**
 * The step a code of an authenticator app belongs to, or nothing when it is wrong. Takes the sealed secret and the
 * present. A right code is good for its whole window: the caller must refuse a step that was used.
 */
export function totpStep(box: SecretBox, sealed: string, code: string, now: Date): number | undefined {
  const totp = new TOTP({ secret: Secret.fromBase32(box.open(sealed, PURPOSE)), period: PERIOD_SECONDS })
  const timestamp = now.getTime()
  const delta = totp.validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? undefined : totp.counter({ timestamp }) + delta
}
