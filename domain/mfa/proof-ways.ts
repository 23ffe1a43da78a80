/** The methods of proving one's identity to the portal; MAIL is a code sent to the mail address. */
export type ProofWay = 'PASSWORD' | 'PASSKEY' | 'TOTP' | 'SMS' | 'MAIL' | 'RECOVERY'

/** The method names of RFC 8176, section 2. A passkey is a key that its owner unlocks. */
const methods = {
  PASSWORD: ['pwd'],
  PASSKEY: ['pop', 'user'],
  TOTP: ['otp'],
  SMS: ['sms'],
  MAIL: ['otp'],
  RECOVERY: ['otp'],
} as const satisfies Record<ProofWay, readonly string[]>

/** The assurances of a login to an app, the weakest first: '1' for one factor, '2' for two factors or a passkey. */
export const assurances = ['1', '2'] as const
export type Assurance = (typeof assurances)[number]

/**
 * Returns the assurance of a login by these methods. A passkey counts as two factors. A code by mail adds no factor
 * to a password, since the password can be reset by mail.
 */
export function assuranceOf(ways: readonly ProofWay[]): Assurance {
  if (ways.includes('PASSKEY')) return '2'
  const isSecond = ways.some((way) => way === 'TOTP' || way === 'SMS' || way === 'RECOVERY')
  return ways.includes('PASSWORD') && isSecond ? '2' : '1'
}

/** The authentication methods (`amr`) that apps receive for these proofs of identity. */
export function methodsOf(ways: readonly ProofWay[]): string[] {
  const methodNames = ways.flatMap((way) => methods[way])
  return [...new Set([...methodNames, ...(assuranceOf(ways) === '2' ? ['mfa'] : [])])]
}
