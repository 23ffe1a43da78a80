import type { CodeChallenge } from '../code-challenge.ts'

/** Distinguishes situations of a code: countdowns count only as over or not. */
export const codeSituation = ({ codeSecondsLeft, resendSecondsLeft, early }: CodeChallenge) => [
  codeSecondsLeft > 0,
  resendSecondsLeft > 0,
  early !== undefined,
]
