import { accessSentences } from '#contract/access-sentences.gen.ts'
import { type AccessReason, reasonProblems } from '#domain/access/reasons.ts'

/** Returns the reason why a request is not possible, in the words of the server's refusal. */
export const reasonText = (reason: AccessReason): string => accessSentences[reasonProblems[reason]]
