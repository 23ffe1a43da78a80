import type { Input, Output } from '#contract/operation.ts'
import type { Problem } from '#contract/problem.ts'
import { type CodeChallenge, type CodeRequested, noCode } from '../code-challenge.ts'
import type { SecondsPassed } from '../passing-seconds.ts'

export type MfaFactors = Output<'listMfaFactors'>
export type MfaChallenge = Output<'startMfaChallenge'>
/** A factor whose proof is a code of six digits. */
export type CodeFactor = Input<'startMfaChallenge'>['mfaType']

export type LoginInput = {
  deviceId: string
  /**
   * The initial step; `secondFactor` after a reload if the server reports that a login is still waiting for its
   * second factor.
   */
  at: 'credentials' | 'secondFactor'
}

/**
 * The steps of a login, named after their addresses: /auth/login, and /auth/login/mfa, /other and /bakother. A call
 * keeps the address of its step, except a call that requests a code, which continues at the step where the code is
 * typed.
 */
export type LoginStep = 'credentials' | 'mfa' | 'other' | 'bakother' | 'completed'

/** The context never contains a password, and no code except one that was submitted before its challenge existed. */
export type LoginContext = LoginInput & {
  email: string
  factors: MfaFactors | undefined
  /** The factor in use: the preferred one, or another that the member chose. */
  mfaType: CodeFactor | undefined
  challenge: MfaChallenge | undefined
  code: CodeChallenge
  pauseSecondsLeft: number
  /** The reason why the last step failed; stored until the next attempt. */
  problem: Problem | undefined
}

export type CredentialsSubmitted = { type: 'credentials.submitted'; email: string; password: string }
export type CodeSubmitted = { type: 'code.submitted'; code: string; trustsDevice?: boolean }
export type RecoverySubmitted = { type: 'recovery.submitted'; recoveryCode: string }

export type LoginEvent =
  | { type: 'email.changed'; email: string }
  | CredentialsSubmitted
  | CodeSubmitted
  | CodeRequested
  | { type: 'other.chosen' }
  | { type: 'factor.chosen'; mfaType: CodeFactor }
  | { type: 'recovery.chosen' }
  | RecoverySubmitted
  /**
   * One step back: from the recovery code to the other factors, from these to the code, from the code to the
   * credentials.
   */
  | { type: 'step.left' }
  /** The person returns to the credentials from any step. */
  | { type: 'login.restarted' }
  | SecondsPassed

/** The values of the context when the second factor has not begun, or was abandoned. */
export const noSecondFactor = {
  factors: undefined,
  mfaType: undefined,
  challenge: undefined,
  code: noCode,
} satisfies Partial<LoginContext>

/** Returns the current challenge, if it belongs to the chosen factor. */
export function currentChallenge({ challenge, mfaType }: LoginContext): MfaChallenge | undefined {
  return challenge?.mfaType === mfaType ? challenge : undefined
}

/** Returns the second factors that may be used instead of the current one. */
export const otherFactorsOf = ({ factors, mfaType }: LoginContext): MfaFactors['factors'] =>
  factors?.factors.filter((factor) => factor.mfaType !== mfaType) ?? []
