import type { Schema } from '#contract/operation.ts'

/** A notice or a guide of the demo, without a date. */
export type DemoText = {
  daysAgo: number
  type: Schema<'AnnouncementType'>
  title: string
  pinned?: boolean
  /** The names of the post's attachments; the extension decides the kind: .pdf or .png. */
  files?: string[]
  /** The paragraphs of the text in CommonMark; `day` formats the date a number of days after publication. */
  body: (day: (days: number) => string) => string[]
}
