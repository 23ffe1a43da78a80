import type { InquiryFields } from '#src/machines/inquiry-submission/inquiry-submission-context.ts'
import type { InquiryMistakes } from './inquiry-mistakes.ts'

/** What each part of the form is given of the whole. */
export type FormParts = {
  fields: InquiryFields
  mistakes: InquiryMistakes
  /** The form is on its way. */
  locked: boolean
  change: (changes: Partial<InquiryFields>) => void
  /** For running text, out of which resident numbers are taken. */
  type: (name: keyof InquiryFields, text: string) => void
  isResidentIn: (name: keyof InquiryFields) => boolean
}
