import type { Clock } from '#domain/clock.ts'
import type { Db } from '#server/db/client.ts'
import { refusalOf } from '#server/http/calls/access.ts'
import type { Identity } from '#server/http/calls/caller.ts'
import type { FeedItem, PublicPosts } from '#server/http/pages/feeds.ts'
import type { ServedFile } from '#server/http/pages/files.ts'
import { adminPostStore } from './post.admin.store.ts'
import { summaryLength } from './post.rules.ts'
import { type Board, postStore, type StoredPost } from './post.store.ts'
import { summaryOf } from './post.summary.ts'

// A sitemap may name 50,000 addresses (sitemaps.org); half of that for each board.
const maxInSitemap = 20_000
const folders: Record<Board, string> = { NOTICE: '/notice', SUPPORT: '/support/board' }
const boards = Object.keys(folders) as Board[]

/**
 * The public contents besides the pages: the feeds, the sitemap and the attachments of the posts that are
 * public at the current time.
 */
export function postPublication({ db, clock }: { db: Db; clock: Clock }) {
  const store = postStore(db)

  const posts: PublicPosts = {
    async newestNotices(limit) {
      return (await store.newest({ board: 'NOTICE', now: clock.now() }, limit)).map(toFeedItem)
    },
    async addresses() {
      const now = clock.now()
      const found = await Promise.all(boards.map((board) => store.addresses({ board, now }, maxInSitemap)))
      return found.flat().map((post) => ({ path: pathOf(post), changedAt: changedAt(post) }))
    },
  }

  return {
    posts,
    /** The attachment with a file key, while its post is public. */
    async findFile(key: string): Promise<ServedFile | undefined> {
      return store.findAttachment(key, clock.now())
    },
    /** The attachment with a file key of a post that is not public, for the staff alone. */
    async findUnpublishedFile(key: string, identity: Identity): Promise<ServedFile | undefined> {
      if (refusalOf('staff', identity, ['PUBLISHES'])) return undefined
      const found = await adminPostStore(db).findAttachment(key)
      return found && { ...found, personal: true }
    },
  }
}

function toFeedItem(post: StoredPost): FeedItem {
  return {
    path: pathOf(post),
    title: post.title,
    summary: summaryOf(post.body, summaryLength),
    publishedAt: post.publishedAt,
    changedAt: changedAt(post),
  }
}

const pathOf = ({ board, id }: Pick<StoredPost, 'board' | 'id'>) => `${folders[board]}/${id}`

// Returns the time of the last change. A scheduled post that was not edited after it became visible counts as changed
// when it became visible.
function changedAt({ publishedAt, updatedAt }: Pick<StoredPost, 'publishedAt' | 'updatedAt'>): Date {
  return publishedAt > updatedAt ? publishedAt : updatedAt
}
