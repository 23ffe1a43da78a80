import type { Schema } from '#contract/operation.ts'
import { isCalendarDate } from '#domain/dates.ts'
import { isBlank, typedText } from '#domain/typed/typed-text.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'

type AdminPost = Schema<'AdminPost'>
export type Publishing = 'draft' | 'now' | 'keep' | 'at'
/** The values of the editor; `at` is Korean wall time as YYYY-MM-DDTHH:mm, or the typed text if it is not a time. */
export type PostFields = {
  announcementType: Schema<'AnnouncementType'>
  title: string
  body: string
  pinned: boolean
  when: Publishing
  at: string
}
export type PostMistake = 'titleEmpty' | 'bodyEmpty' | 'timeEmpty' | 'timeRange'
export type PostMistakes = Partial<Record<'title' | 'body' | 'at', PostMistake>>

export const maxTitleLength = 200
export const maxBodyLength = 50_000
const MINUTE = 'YYYY-MM-DDTHH:mm'.length
const KST = ':00+09:00'
const sensibleTime = /^20\d\d-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d$/
const isSensible = (at: string): boolean =>
  sensibleTime.test(at) && isCalendarDate(at.slice(0, 'YYYY-MM-DD'.length))
const emptyFields: PostFields = {
  announcementType: 'notice',
  title: '',
  body: '',
  pinned: false,
  when: 'draft',
  at: '',
}
const publishing = { DRAFT: 'draft', PLANNED: 'at', PUBLISHED: 'keep' } as const

/** Returns the saved fields of a post, or the initial fields of a new post. */
export function fieldsOf(post: AdminPost | undefined): PostFields {
  if (!post) return emptyFields
  const { announcementType, title, body, pinnedYn, postState, publishAt } = post
  const at = postState === 'PUBLISHED' ? '' : (publishAt ?? '').slice(0, MINUTE)
  return { announcementType, title, body, pinned: pinnedYn === 'Y', when: publishing[postState], at }
}

/** Returns the kinds of publication that are possible for the saved post. */
export function publishingsOf(post: AdminPost | undefined): Publishing[] {
  return post?.postState === 'PUBLISHED' ? ['keep', 'at', 'draft'] : ['draft', 'now', 'at']
}

/** Returns the missing and invalid fields, each with its mistake. */
export function mistakesOf({ title, body, when, at }: PostFields): PostMistakes {
  return {
    ...(isBlank(title) && { title: 'titleEmpty' }),
    ...(isBlank(body) && { body: 'bodyEmpty' }),
    ...(when === 'at' && at === '' && { at: 'timeEmpty' }),
    ...(when === 'at' && at !== '' && !isSensible(at) && { at: 'timeRange' }),
  }
}

/**
 * Returns the request body for the values of the editor. An unchanged time keeps its seconds, and a draft keeps its
 * planned time.
 */
export function draftOf(
  fields: PostFields,
  post: AdminPost | undefined,
  files: { keptFiles: string[]; fileIds: string[] },
): Schema<'PostDraft'> {
  const { announcementType, title, body, pinned, when, at } = fields
  const time = isSensible(at) ? (post?.publishAt?.startsWith(at) ? post.publishAt : at + KST) : null
  return {
    announcementType,
    title: typedText(title),
    body,
    pinnedYn: pinned ? 'Y' : 'N',
    draftYn: when === 'draft' ? 'Y' : 'N',
    publishAt: when === 'at' || when === 'draft' ? time : null,
    ...files,
  }
}

/** Whether a typed time is past, by the portal's time. */
export const isPast = (at: string, now = portalClock.now().getTime()): boolean =>
  isSensible(at) && Date.parse(at + KST) <= now

/** Returns the typed day and time as one value; empty without both. */
export const momentOf = (date: string, time: string): string => (date || time) && `${date}T${time}`
