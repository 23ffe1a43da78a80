import type { InquiryFields } from '#src/machines/inquiry-submission/inquiry-submission-context.ts'
import type { InquiryMistakes } from './inquiry-mistakes.ts'

/** The values that each part of the form gets. */
export type FormParts = {
  fields: InquiryFields
  mistakes: InquiryMistakes
  /** Whether the form is being sent. */
  locked: boolean
  change: (changes: Partial<InquiryFields>) => void
  /** For longer texts, from which resident numbers are removed. */
  type: (name: keyof InquiryFields, text: string) => void
  isResidentIn: (name: keyof InquiryFields) => boolean
}
