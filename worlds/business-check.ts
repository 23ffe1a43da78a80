import { DAY_MS } from '#domain/durations.ts'
import { businessChecks } from '#server/db/schema/business-check.ts'
import type { Inserts, Wanted } from './rows.ts'

type Row = typeof businessChecks.$inferInsert

/** What the tax office answered about a company, asked again after a month. */
export async function insertBusinessCheck(
  db: Inserts,
  wanted: Wanted<Row, 'companyId' | 'rnno' | 'checkedAt'> & { checkedAt: Date },
): Promise<void> {
  const nextAskAt = new Date(wanted.checkedAt.getTime() + 30 * DAY_MS)
  await db.insert(businessChecks).values({ state: 'ACTIVE', nextAskAt, ...wanted })
}
