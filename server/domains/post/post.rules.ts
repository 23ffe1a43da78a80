import type { Schema } from '#contract/operation.ts'
import { toWireTime } from '#domain/dates.ts'
import type { ListedPost, StoredAttachment, StoredPost } from './post.store.ts'
import { summaryOf } from './post.summary.ts'

type Neighbour = { id: string; title: string } | undefined

/** The number of characters of a post that are quoted elsewhere, such as in search results and feeds. */
export const summaryLength = 160

/** A post as a row of the list. */
export function toListItem({
  id,
  pinned,
  hasAttachment,
  publishedAt,
  ...post
}: ListedPost): Schema<'PostListItem'> {
  return {
    postId: id,
    announcementType: post.announcementType,
    title: post.title,
    pinnedYn: pinned ? 'Y' : 'N',
    attachmentYn: hasAttachment ? 'Y' : 'N',
    publishedAt: toWireTime(publishedAt),
  }
}

/** The complete post, with its attachments and its neighbours. */
export function toPost(
  post: StoredPost,
  { attachments, previous, next }: { attachments: StoredAttachment[]; previous: Neighbour; next: Neighbour },
): Schema<'Post'> {
  return {
    postId: post.id,
    announcementType: post.announcementType,
    title: post.title,
    summary: summaryOf(post.body, summaryLength),
    body: post.body,
    pinnedYn: post.pinned ? 'Y' : 'N',
    publishedAt: toWireTime(post.publishedAt),
    attachments: attachments.map(toAttachment),
    previous: toNeighbour(previous),
    next: toNeighbour(next),
  }
}

/** Returns a file of a post, with its URL. */
export function toAttachment({
  fileName,
  contentType,
  size,
  fileKey,
}: StoredAttachment): Schema<'PostAttachment'> {
  return { fileName: fileName.normalize('NFC'), contentType, size, url: `/files/${fileKey}` }
}

function toNeighbour(neighbour: Neighbour): Schema<'Post'>['previous'] {
  return neighbour ? { postId: neighbour.id, title: neighbour.title } : null
}
