import { codeName, codeNames } from '../code-names.ts'
import { UNKNOWN_VALUE } from '../unknown-name.ts'

/** The coded strings of an abnormal behaviour, as other systems name them (SPEC section 3). */
export const codeFields = ['abnormalType', 'detectType', 'actionStatus'] as const
export type CodeField = (typeof codeFields)[number]

/** The codes that the specification lists for a field. */
export const knownCodes = (field: CodeField): string[] => Object.keys(codeNames[field])

/** The text that a list shows for a code, with a neutral word for an unknown code. */
export function codeWord(field: CodeField, code: string): string {
  return knownCodes(field).includes(code) ? codeName(field, code) : UNKNOWN_VALUE
}
