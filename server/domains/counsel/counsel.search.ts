import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { counsels, counselWords } from '#server/db/schema/counsel.ts'
import { matchesWords } from '#server/db/search.ts'
import type { FindHits } from '#server/db/search-hits.ts'

/** Finds counsels for the global search: a member's own, or all of them for the staff. */
export function counselSearch(db: Pick<Db, 'select'>) {
  const hits =
    (memberId?: string): FindHits =>
    async ({ words, limit }) => {
      const { id, counselNo, counselState, name, memo, startAt } = counsels
      const rows = await db
        .select({ id, counselNo, counselState, name, memo, startAt })
        .from(counsels)
        .where(
          and(
            matchesWords(words, counselWords(counsels)),
            memberId === undefined ? undefined : eq(counsels.memberId, memberId),
          ),
        )
        .orderBy(desc(startAt), desc(id))
        .limit(limit)
      return rows.map((row) => {
        const topic = row.memo.split('\n', 1)[0]!.slice(0, MAX_TOPIC_LENGTH).trim()
        const own =
          topic === '' ? { title: row.counselNo, detail: null } : { title: topic, detail: row.counselNo }
        return {
          hitId: row.id,
          ...(memberId === undefined ? { title: row.name, detail: row.counselNo } : own),
          state: row.counselState,
          at: row.startAt,
        }
      })
    }
  return { own: (memberId: string) => hits(memberId), ofStaff: hits() }
}

const MAX_TOPIC_LENGTH = 100
