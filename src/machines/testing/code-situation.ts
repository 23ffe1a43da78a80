import type { CodeChallenge } from '../code-challenge.ts'

/** The situation of a code: only whether its countdowns have passed matters. */
export const codeSituation = ({ codeSecondsLeft, resendSecondsLeft, early }: CodeChallenge) => [
  codeSecondsLeft > 0,
  resendSecondsLeft > 0,
  early !== undefined,
]
