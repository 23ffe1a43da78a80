import type { Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { toWireTime } from '#domain/dates.ts'
import { MAX_ATTACHMENTS } from '#domain/post/states.ts'
import { typedLine } from '#domain/typed/typed-text.ts'
import type { AdminPostRow, ListedAdminPost } from './post.admin.store.ts'
import { toAttachment } from './post.rules.ts'
import type { StoredAttachment } from './post.store.ts'

type PostDraft = Schema<'PostDraft'>

const ADDRESS = '/files/'
// Earlier dates are typing errors, or cannot be stored in the database.
const earliestTime = Date.parse('2000-01-01T00:00:00+09:00')
const latest = Date.parse('2100-01-01T00:00:00+09:00')

/** The state of a post at the current time: a scheduled post is hidden before its publication time. */
export function postStateOf(
  { state, publishedAt }: Pick<AdminPostRow, 'state' | 'publishedAt'>,
  now: Date,
): Schema<'PostState'> {
  if (state === 'DRAFT' || !publishedAt) return 'DRAFT'
  return publishedAt > now ? 'PLANNED' : 'PUBLISHED'
}

/**
 * The publication time of a post; undefined if the draft names none. Throws `request.invalid` for an implausible
 * time.
 */
export function publishTimeOf({ publishAt }: Pick<PostDraft, 'publishAt'>): Date | undefined {
  if (publishAt === null) return undefined
  const time = new Date(publishAt)
  if (!(time.getTime() >= earliestTime && time.getTime() < latest)) throw problemNamed('request.invalid')
  return time
}

/** The columns from a draft. Text typed on a Mac in NFD is normalized, so that searches find it. */
export function columnsOf({ announcementType, title, body, pinnedYn, draftYn }: PostDraft) {
  return {
    announcementType,
    title: typedLine(title) || refuse(),
    body: body.normalize('NFC'),
    pinned: pinnedYn === 'Y',
    state: draftYn === 'Y' ? ('DRAFT' as const) : ('PUBLISHED' as const),
  }
}

/** The file keys of the attachments that are retained. Throws `request.invalid` if there would be too many. */
export function storedKeysOf({ keptFiles, fileIds }: Pick<PostDraft, 'keptFiles' | 'fileIds'>): string[] {
  if (keptFiles.length + fileIds.length > MAX_ATTACHMENTS) refuse()
  return keptFiles.map((url) => url.slice(ADDRESS.length))
}

/** A post as a row of the staff's list. */
export function toAdminListItem(row: ListedAdminPost, now: Date): Schema<'AdminPostListItem'> {
  return { ...headOf(row, now), attachmentYn: row.hasAttachment ? 'Y' : 'N' }
}

/** A post in its stored form. */
export function toAdminPost(
  row: AdminPostRow,
  attachments: StoredAttachment[],
  now: Date,
): Schema<'AdminPost'> {
  return { ...headOf(row, now), body: row.body, attachments: attachments.map(toAttachment) }
}

function headOf(row: Omit<AdminPostRow, 'body' | 'createdAt'>, now: Date) {
  return {
    postId: row.id,
    version: row.version,
    board: row.board,
    postState: postStateOf(row, now),
    announcementType: row.announcementType,
    title: row.title,
    pinnedYn: row.pinned ? ('Y' as const) : ('N' as const),
    publishAt: row.publishedAt && toWireTime(row.publishedAt),
    updatedAt: toWireTime(row.updatedAt),
  }
}

function refuse(): never {
  throw problemNamed('request.invalid')
}
