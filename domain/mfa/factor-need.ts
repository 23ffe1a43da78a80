import type { Schema } from '#contract/operation.ts'

/** What someone can prove who they are with, alongside the password. */
type Proofs = { mfaTypes: readonly Schema<'MfaType'>[]; hasPasskey: boolean }

/**
 * Whether second factors are enough to handle other people's data (decision 42): a passkey always is; the staff otherwise
 * need an authenticator app, anybody else any code.
 */
export function isFactorEnough(staff: boolean, { mfaTypes, hasPasskey }: Proofs): boolean {
  return hasPasskey || mfaTypes.some((mfaType) => mfaType === 'totp' || (!staff && mfaType === 'sms'))
}
