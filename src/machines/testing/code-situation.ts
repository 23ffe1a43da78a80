import type { CodeChallenge } from '../code-challenge.ts'

/** What tells two situations of a code apart: the numbers of its countdowns only by being over or not. */
export const codeSituation = ({ codeSecondsLeft, resendSecondsLeft, early }: CodeChallenge) => [
  codeSecondsLeft > 0,
  resendSecondsLeft > 0,
  early !== undefined,
]
