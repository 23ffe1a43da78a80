import { Secret, TOTP } from 'otpauth'
import type { SecretBox } from './secret-box.ts'

const PERIOD_SECONDS = 30
/** What secrets of authenticator apps are sealed for. */
export const TOTP_PURPOSE = 'totp-secret'
// One step to each side: phones drift, and a person needs time to type (RFC 6238 section 5.2).
const WINDOW = 1

const SECRET_BYTES = 20

/** A new secret for an authenticator app, base32: 160 bits (RFC 4226 section 4). */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** A secret as the address that authenticator apps read from a picture, under the names of a brand and of an account. */
export const totpUri = (base32: string, account: string, issuer: string): string =>
  new TOTP({
    issuer,
    label: account,
    secret: Secret.fromBase32(base32),
    period: PERIOD_SECONDS,
  }).toString()

/** The secret of an authenticator app, base32, as it is stored in the database. */
export const sealTotpSecret = (box: SecretBox, base32: string) => box.seal(base32, TOTP_PURPOSE)

/**
 * The step a code of an authenticator app belongs to, or nothing when it is wrong. Takes the sealed secret and the
 * present. A right code is good for its whole window: the caller must refuse a step that was used.
 */
export function totpStep(box: SecretBox, sealed: string, code: string, now: Date): number | undefined {
  const totp = new TOTP({ secret: Secret.fromBase32(box.open(sealed, TOTP_PURPOSE)), period: PERIOD_SECONDS })
  const timestamp = now.getTime()
  const delta = totp.validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? undefined : totp.counter({ timestamp }) + delta
}
