import { accessSentences } from '#contract/access-sentences.gen.ts'
import { type AccessReason, reasonProblems } from '#domain/access/reasons.ts'

/** The reason why something may not be requested, in the server's words. */
export const reasonText = (reason: AccessReason): string => accessSentences[reasonProblems[reason]]
