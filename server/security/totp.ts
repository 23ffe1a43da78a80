import { Secret, TOTP } from 'otpauth'
import type { SecretBox } from './secret-box.ts'

const PERIOD_SECONDS = 30
/** The purpose for which secrets of authenticator apps are sealed. */
export const TOTP_PURPOSE = 'totp-secret'
// The number of steps before and after the current one that are accepted: clocks of phones drift, and typing takes
// time (RFC 6238 section 5.2).
const WINDOW = 1

const SECRET_BYTES = 20

/** Creates a secret for an authenticator app, base32: 160 bits (RFC 4226 section 4). */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/**
 * Returns a secret as the URI that authenticator apps read from a QR code, with the names of a brand and of an
 * account.
 */
export const totpUri = (base32: string, account: string, issuer: string): string =>
  new TOTP({
    issuer,
    label: account,
    secret: Secret.fromBase32(base32),
    period: PERIOD_SECONDS,
  }).toString()

/** Seals the secret of an authenticator app, base32, for the database. */
export const sealTotpSecret = (box: SecretBox, base32: string) => box.seal(base32, TOTP_PURPOSE)

/**
 * Returns the time step of a code from an authenticator app; undefined for a wrong code. Takes the sealed secret and
 * the current time. A correct code is valid for its whole window, so the caller must refuse a step that was already
 * used.
 */
export function totpStep(box: SecretBox, sealed: string, code: string, now: Date): number | undefined {
  const totp = new TOTP({ secret: Secret.fromBase32(box.open(sealed, TOTP_PURPOSE)), period: PERIOD_SECONDS })
  const timestamp = now.getTime()
  const delta = totp.validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? undefined : totp.counter({ timestamp }) + delta
}
