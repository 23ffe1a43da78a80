import { and, desc } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { inquiries, inquiryWords } from '#server/db/schema/inquiry.ts'
import { matchesWords } from '#server/db/search.ts'
import type { FindHits } from '#server/db/search-hits.ts'
import { type Bound, within } from './inquiry.store.ts'

/** Finds inquiries for the global search: a member's own, or all of them for the staff. */
export function inquirySearch(db: Pick<Db, 'select'>) {
  const hits =
    (bound: Bound): FindHits =>
    async ({ words, limit }) => {
      const { id, inquiryNo, inquiryState, subject, name, createdAt } = inquiries
      const rows = await db
        .select({ id, inquiryNo, inquiryState, subject, name, createdAt })
        .from(inquiries)
        .where(and(matchesWords(words, inquiryWords(inquiries)), within(bound)))
        .orderBy(desc(createdAt), desc(id))
        .limit(limit)
      return rows.map((row) => ({
        hitId: row.id,
        title: row.subject,
        detail: bound === 'staff' ? `${row.name} · ${row.inquiryNo}` : row.inquiryNo,
        state: row.inquiryState,
        at: row.createdAt,
      }))
    }
  return { own: (memberId: string) => hits({ memberId }), ofStaff: hits('staff') }
}
