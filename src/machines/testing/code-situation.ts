import type { CodeChallenge } from '../code-challenge.ts'

/** Returns the situation of a code, which contains only whether each countdown has ended, not the seconds. */
export const codeSituation = ({ codeSecondsLeft, resendSecondsLeft, early }: CodeChallenge) => [
  codeSecondsLeft > 0,
  resendSecondsLeft > 0,
  early !== undefined,
]
