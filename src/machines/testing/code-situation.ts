import type { CodeChallenge } from '../code-challenge.ts'

/** The situation of a code: countdowns matter only for whether they are over. */
export const codeSituation = ({ codeSecondsLeft, resendSecondsLeft, early }: CodeChallenge) => [
  codeSecondsLeft > 0,
  resendSecondsLeft > 0,
  early !== undefined,
]
