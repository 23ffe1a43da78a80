import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { ANSWER_VALIDITY_MS } from '#domain/company/business-check.ts'
import type { KnownDetailsMatch } from '#domain/company/details.ts'
import { type DetailsQuestion, NUMBERS_A_CALL } from '#server/business-registry/registry.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/once.ts'
import { companies } from '#server/db/schema/company.ts'
import { detailsChecks } from '#server/db/schema/details-check.ts'
import { postponeCheck } from '../postpone-check.ts'

export type StoredDetailsCheck = typeof detailsChecks.$inferSelect
export type AskedDetails = DetailsQuestion & { companyId: string }

/** The condition for rows of companies or of checks with the values that the tax office was asked about. */
const hasValues = (
  table: typeof detailsChecks | typeof companies,
  { rnno, representative, foundedOn }: DetailsQuestion,
) => and(eq(table.rnno, rnno), eq(table.representative, representative), eq(table.foundedOn, foundedOn))

/** Queries of the check of representatives and days of opening. */
export function detailsCheckStore(db: Pick<Db, 'select'>) {
  return {
    /** Returns the answer about the present values of a company; undefined without a row. */
    async find({ companyId, ...values }: AskedDetails): Promise<StoredDetailsCheck | undefined> {
      const [row] = await db
        .select()
        .from(detailsChecks)
        .where(and(eq(detailsChecks.companyId, companyId), hasValues(detailsChecks, values)))
      return row
    },

    /**
     * Makes the check due for companies with new or corrected values, and removes the rows of companies that were
     * merged or lack a value.
     */
    async follow(tx: Pick<Db, 'execute'>, now: Date): Promise<void> {
      const from = sql.param(now, detailsChecks.nextAskAt)
      await tx.execute(sql`
        delete from details_checks using companies
        where companies.id = details_checks.company_id
          and (companies.merged_into_id is not null or companies.representative is null or companies.founded_on is null or companies.rnno !~ '^[0-9]{10}$')`)
      await tx.execute(sql`
        insert into details_checks (company_id, rnno, representative, founded_on, next_ask_at)
        select companies.id, companies.rnno, companies.representative, companies.founded_on, ${from}::timestamptz
        from companies left join details_checks known on known.company_id = companies.id
        where companies.merged_into_id is null and companies.rnno ~ '^[0-9]{10}$'
          and companies.representative is not null and companies.founded_on is not null
          and (known.rnno, known.representative, known.founded_on)
            is distinct from (companies.rnno, companies.representative, companies.founded_on)
        on conflict (company_id) do update
        set rnno = excluded.rnno, representative = excluded.representative, founded_on = excluded.founded_on,
          match = null, checked_at = null, is_notified = false, attempts = 0, next_ask_at = excluded.next_ask_at
        where (details_checks.rnno, details_checks.representative, details_checks.founded_on)
          is distinct from (excluded.rnno, excluded.representative, excluded.founded_on)`)
    },

    /**
     * Claims the companies for the next request to the tax office, the longest waiting first and each
     * business number once, and postpones their next check.
     */
    async take(tx: Tx, now: Date): Promise<AskedDetails[]> {
      const due = await tx
        .select()
        .from(detailsChecks)
        .where(lte(detailsChecks.nextAskAt, now))
        .orderBy(asc(detailsChecks.nextAskAt), asc(detailsChecks.companyId))
        .limit(NUMBERS_A_CALL)
        .for('update', { skipLocked: true })
      const takenRows = [...new Map(due.toReversed().map((row) => [row.rnno, row])).values()]
      await postponeCheck(tx, detailsChecks, takenRows, now)
      return takenRows
    },

    /**
     * Stores an answer, and locks the row until the transaction ends. Returns undefined if the company is gone or its
     * values were corrected.
     */
    async answer(
      tx: Tx,
      { companyId, ...values }: AskedDetails,
      match: KnownDetailsMatch,
      now: Date,
    ): Promise<(StoredDetailsCheck & { companyName: string }) | undefined> {
      const [company] = await tx
        .select({ name: companies.name })
        .from(companies)
        .where(and(eq(companies.id, companyId), hasValues(companies, values)))
        .for('share')
      if (!company) return undefined
      const [row] = await tx
        .update(detailsChecks)
        .set({ match, checkedAt: now, attempts: 0, nextAskAt: new Date(now.getTime() + ANSWER_VALIDITY_MS) })
        .where(and(eq(detailsChecks.companyId, companyId), hasValues(detailsChecks, values)))
        .returning()
      return row && { ...row, companyName: company.name }
    },

    /** Stores whether the staff were notified of a difference. */
    async noteNotified(tx: Tx, companyId: string, isNotified: boolean): Promise<void> {
      await tx.update(detailsChecks).set({ isNotified }).where(eq(detailsChecks.companyId, companyId))
    },
  }
}
