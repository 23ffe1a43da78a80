import type { InquiryFields } from '#src/machines/inquiry-submission/inquiry-submission-context.ts'
import type { InquiryMistakes, TypedField } from './inquiry-mistakes.ts'

/** The props of every part of the form. */
export type FormParts = {
  fields: InquiryFields
  mistakes: InquiryMistakes
  /** Whether the fields are read-only, because the form is being sent. */
  locked: boolean
  change: (changes: Partial<InquiryFields>) => void
  /** Called with the typed text of a longer field; removes resident registration numbers from the text. */
  type: (name: TypedField, text: string) => void
  isResidentIn: (name: TypedField) => boolean
}
