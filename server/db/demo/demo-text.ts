import type { Schema } from '#contract/operation.ts'

/** A notice or a guide of the demo world, before it has a day. */
export type DemoText = {
  daysAgo: number
  type: Schema<'AnnouncementType'>
  title: string
  pinned?: boolean
  /** The names of its attachments; the ending decides what is made: .pdf or .png. */
  files?: string[]
  /** Its paragraphs in CommonMark; `day` names the day so many days after it was published. */
  body: (day: (days: number) => string) => string[]
}
