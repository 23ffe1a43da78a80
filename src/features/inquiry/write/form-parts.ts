import type { InquiryFields } from '#src/machines/inquiry-submission/inquiry-submission-context.ts'
import type { InquiryMistakes } from './inquiry-mistakes.ts'

/** The props of every part of the form. */
export type FormParts = {
  fields: InquiryFields
  mistakes: InquiryMistakes
  /** Whether the fields are read-only, because the form is being sent. */
  locked: boolean
  change: (changes: Partial<InquiryFields>) => void
  /** Called with the text of a longer field, from which resident registration numbers are removed. */
  type: (name: keyof InquiryFields, text: string) => void
  isResidentIn: (name: keyof InquiryFields) => boolean
}
