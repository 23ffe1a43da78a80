import type { Input, Output } from '#contract/operation.ts'
import type { Problem } from '#contract/problem.ts'

type InquiryType = Input<'writeInquiry'>['inquiryType']
export type InquiryOrder = Input<'writeInquiry'>

/** The object that an inquiry is about, with its name on screens; the name is empty before the password check. */
export type InquiryAbout = Pick<Output<'getInquiryAbout'>, 'aboutKind' | 'aboutId' | 'aboutName'>

/** The typed fields of the form. */
export type InquiryFields = {
  about?: InquiryAbout | undefined
  inquiryType: InquiryType | ''
  name: string
  email: string
  phoneNumber: string
  companyName: string
  subject: string
  body: string
  agreed: boolean
}

/** The fields of the form when it is complete. */
export type CompleteInquiry = Omit<InquiryOrder, 'idempotencyKey' | 'fileIds' | 'privacyAgreeYn'>

export type InquirySubmissionInput = {
  fields: InquiryFields
  /** Returns a random UUID. */
  newKey: () => string
}

export type InquirySubmissionContext = InquirySubmissionInput & {
  /** The idempotency key, created when the form is first sent; the server accepts one inquiry per key. */
  idempotencyKey: string | undefined
  /** The inquiry that is being sent, or waits for its files. */
  order: CompleteInquiry | undefined
  /** The last inquiry that was sent and got no answer; it may have arrived. */
  unsure: InquiryOrder | undefined
  fileIds: readonly string[]
  /** Whether the sender is a member, who expects the inquiry among their own inquiries. */
  asMember: boolean
  /** The reason why the last attempt failed; stored until the next one. */
  problem: Problem | undefined
}

/** The form is complete and was sent; `fileIds` is undefined while its files are still being uploaded. */
export type InquirySubmitted = {
  type: 'inquiry.submitted'
  order: CompleteInquiry
  fileIds: readonly string[] | undefined
  asMember: boolean
}

export type InquirySubmissionEvent =
  | { type: 'fields.changed'; changes: Partial<InquiryFields> }
  | InquirySubmitted
  /** The uploads that the form waits for are complete. */
  | { type: 'files.uploaded'; fileIds: readonly string[] }
  /** An upload failed, or the person does not want to wait for the uploads. */
  | { type: 'waiting.left' }

export type InquirySubmissionEmitted =
  /** The inquiry was accepted. `earlier`: it arrived in the version before the last changes. */
  | { type: 'inquiry.written'; receipt: Output<'writeInquiry'>; earlier: boolean }
  /** The server no longer knows the files. */
  | { type: 'files.lost'; problem: Problem }
