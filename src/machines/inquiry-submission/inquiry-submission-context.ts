import type { Input, Output } from '#contract/operation.ts'
import type { Problem } from '#contract/problem.ts'

type InquiryType = Input<'writeInquiry'>['inquiryType']
export type InquiryOrder = Input<'writeInquiry'>

/** What the form holds, as it was typed. */
export type InquiryFields = {
  inquiryType: InquiryType | ''
  name: string
  email: string
  phoneNumber: string
  companyName: string
  subject: string
  body: string
  agreed: boolean
}

/** What the form says once it was found to be complete. */
export type CompleteInquiry = Omit<InquiryOrder, 'idempotencyKey' | 'fileIds' | 'privacyAgreeYn'>

export type InquirySubmissionInput = {
  fields: InquiryFields
  /** A random UUID. */
  newKey: () => string
}

export type InquirySubmissionContext = InquirySubmissionInput & {
  /** Made when the form is first sent; the server takes what comes under one key once. */
  idempotencyKey: string | undefined
  /** What is being sent, or waits for its files. */
  order: CompleteInquiry | undefined
  /** What was sent last without an answer: it may have arrived. */
  unsure: InquiryOrder | undefined
  fileIds: readonly string[]
  /** A member writes, and means to find it under their own. */
  asMember: boolean
  /** Why the last try failed; kept until the next one. */
  problem: Problem | undefined
}

/** The form is complete; without `fileIds`, files of it are still on their way. */
export type InquirySubmitted = {
  type: 'inquiry.submitted'
  order: CompleteInquiry
  fileIds: readonly string[] | undefined
  asMember: boolean
}

export type InquirySubmissionEvent =
  | { type: 'fields.changed'; changes: Partial<InquiryFields> }
  | InquirySubmitted
  /** The files the form waits for have arrived. */
  | { type: 'files.uploaded'; fileIds: readonly string[] }
  /** One of them did not, or the person does not want to wait. */
  | { type: 'waiting.left' }

export type InquirySubmissionEmitted =
  /** `earlier`: what had arrived is what was sent before the last changes. */
  | { type: 'inquiry.written'; receipt: Output<'writeInquiry'>; earlier: boolean }
  /** The server does not know the files any more. */
  | { type: 'files.lost'; problem: Problem }
