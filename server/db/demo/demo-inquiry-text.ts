import type { Schema } from '#contract/operation.ts'

/** An inquiry of the demo data, before it has a day and a person. */
export type DemoInquiryText = {
  daysAgo: number
  type: Schema<'InquiryType'>
  state: Schema<'InquiryState'>
  /**
   * The account of the inquiry's writer, by the part of its mail address before the @, or a visitor without an
   * account.
   */
  from: 'minseo.kim' | 'jiho.lee' | 'seoyeon.park' | 'haneul.choi' | 'yujin.jung' | 'areum.han' | 'visitor'
  /** Only for a visitor; the company of a member is in the member's account. */
  company?: string
  subject: string
  body: string
  /** The names of the inquiry's attachments; the extension decides the kind: .pdf or .png. */
  files?: string[]
  answer?: { afterHours: number; body: string; files?: string[] }
  /** The customer's message after the answer. */
  more?: { afterHours: number; body: string; files?: string[] }
}
