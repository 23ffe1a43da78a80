import { beforeEach } from 'vitest'
import { MINUTE_MS } from '#domain/durations.ts'
import { postAttachments, posts } from '#server/db/schema/post.ts'
import { postOperations } from '#server/domains/post/post.operations.ts'
import type { TestEngine } from './engines.ts'

type Row = typeof posts.$inferInsert

export const start = new Date('2026-11-21T01:30:00Z')

/** Returns a published notice; a greater `minute` means that the notice is older. */
export function postOf({
  minute = 1,
  ...more
}: Partial<Row> & { minute?: number } = {}): Row & { publishedAt: Date } {
  const at = new Date(start.getTime() - minute * MINUTE_MS)
  return {
    id: crypto.randomUUID(),
    board: 'NOTICE',
    announcementType: 'service',
    title: '정기 점검 안내',
    body: '점검을 진행합니다.',
    pinned: false,
    state: 'PUBLISHED',
    createdAt: at,
    updatedAt: at,
    ...more,
    publishedAt: more.publishedAt ?? at,
  }
}

/**
 * Returns the operations on posts on an engine; before each test all posts are removed and the clock is set to
 * `start`.
 */
export function postWorld(engine: TestEngine) {
  let now = start
  const clear = async () => void (await engine.database().db.delete(posts))
  beforeEach(() => {
    now = start
    return clear()
  })
  return {
    clear,
    clock: { now: () => now },
    later(minutes: number) {
      now = new Date(now.getTime() + minutes * MINUTE_MS)
    },
    operations: () => postOperations({ db: engine.database().db, clock: { now: () => now } }),
    async put(...rows: Row[]) {
      if (rows.length > 0) await engine.database().db.insert(posts).values(rows)
    },
    async attach(postId: string, ...names: string[]) {
      await engine
        .database()
        .db.insert(postAttachments)
        .values(
          names.map((fileName, position) => ({
            postId,
            position,
            fileName,
            fileKey: `${postId}-${position}`,
            contentType: 'application/pdf' as const,
            size: 10 + position,
          })),
        )
    },
  }
}
