import { accessSentences } from '#contract/access-sentences.gen.ts'
import { type AccessReason, reasonProblems } from '#domain/access/reasons.ts'

/** Why something may not be asked for, in the words in which the server refuses it. */
export const reasonText = (reason: AccessReason): string => accessSentences[reasonProblems[reason]]
