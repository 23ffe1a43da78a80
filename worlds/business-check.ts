import { eq } from 'drizzle-orm'
import { DAY_MS } from '#domain/durations.ts'
import type { Db } from '#server/db/client.ts'
import { businessChecks } from '#server/db/schema/business-check.ts'
import { companies } from '#server/db/schema/company.ts'
import { detailsChecks } from '#server/db/schema/details-check.ts'
import type { Inserts, RowInput } from './rows.ts'

type Row = typeof businessChecks.$inferInsert

/**
 * Stores the answer of the tax office about the business number of a company. The answer is requested again after
 * thirty days.
 */
export async function insertBusinessCheck(
  db: Inserts,
  wanted: RowInput<Row, 'companyId' | 'rnno' | 'checkedAt'> & { checkedAt: Date },
): Promise<void> {
  const nextAskAt = new Date(wanted.checkedAt.getTime() + 30 * DAY_MS)
  await db.insert(businessChecks).values({ state: 'ACTIVE', nextAskAt, ...wanted })
}

/** Stores the representative and the day of opening of a company, and the tax office's result of checking them. */
export async function insertDetailsCheck(
  db: Inserts & Pick<Db, 'update'>,
  wanted: RowInput<typeof detailsChecks.$inferInsert, 'companyId' | 'rnno' | 'checkedAt'> & {
    checkedAt: Date
  },
): Promise<void> {
  const values = { representative: '이지호', foundedOn: '2019-03-04' }
  const nextAskAt = new Date(wanted.checkedAt.getTime() + 30 * DAY_MS)
  const row = { ...values, match: 'MATCHES' as const, nextAskAt, ...wanted }
  await db
    .update(companies)
    .set({ representative: row.representative, foundedOn: row.foundedOn })
    .where(eq(companies.id, row.companyId))
  await db.insert(detailsChecks).values(row)
}
