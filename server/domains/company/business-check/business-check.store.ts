import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import { ANSWER_VALIDITY_MS } from '#domain/company/business-check.ts'
import { runningStates } from '#domain/subscription/states.ts'
import { type ListedBusiness, NUMBERS_A_CALL } from '#server/business-registry/registry.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/once.ts'
import { businessChecks } from '#server/db/schema/business-check.ts'
import { companies } from '#server/db/schema/company.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { postponeCheck } from '../postpone-check.ts'

export type StoredBusinessCheck = typeof businessChecks.$inferSelect

/** The queries of the answers of the tax office about business numbers. */
export function businessCheckStore(db: Db | Tx) {
  return {
    /** The answer about the present number of a company. */
    async find(companyId: string, rnno: string): Promise<StoredBusinessCheck | undefined> {
      const [row] = await db
        .select()
        .from(businessChecks)
        .where(and(eq(businessChecks.companyId, companyId), eq(businessChecks.rnno, rnno)))
      return row
    },

    /**
     * Makes the check due for companies that appeared, or whose business number was corrected, since the last run.
     */
    async follow(now: Date): Promise<void> {
      const from = sql.param(now, businessChecks.nextAskAt)
      await db.execute(sql`
        insert into business_checks (company_id, rnno, next_ask_at)
        select companies.id, companies.rnno, ${from}::timestamptz from companies
        left join business_checks known on known.company_id = companies.id
        where companies.merged_into_id is null and companies.rnno ~ '^[0-9]{10}$' and known.rnno is distinct from companies.rnno
        on conflict (company_id) do update
        set rnno = excluded.rnno, state = null, tax_type = null, closed_on = null, checked_at = null,
          notified_state = null, attempts = 0, next_ask_at = excluded.next_ask_at
        where business_checks.rnno <> excluded.rnno`)
    },

    /**
     * Claims the companies for the next request to the tax office, the longest waiting first, and postpones
     * their next check.
     */
    async take(tx: Tx, now: Date): Promise<Pick<StoredBusinessCheck, 'companyId' | 'rnno'>[]> {
      const due = await tx
        .select()
        .from(businessChecks)
        .where(lte(businessChecks.nextAskAt, now))
        .orderBy(asc(businessChecks.nextAskAt), asc(businessChecks.companyId))
        .limit(NUMBERS_A_CALL)
        .for('update', { skipLocked: true })
      await postponeCheck(tx, businessChecks, due, now)
      return due
    },

    /**
     * Stores an answer, with the row locked until the transaction ends. Undefined if the company is gone or has
     * another business number by now.
     */
    async answer(
      tx: Tx,
      { companyId, rnno }: Pick<StoredBusinessCheck, 'companyId' | 'rnno'>,
      { state, taxType, closedOn }: ListedBusiness,
      now: Date,
    ): Promise<(StoredBusinessCheck & { companyName: string }) | undefined> {
      const [company] = await tx
        .select({ name: companies.name })
        .from(companies)
        .where(and(eq(companies.id, companyId), eq(companies.rnno, rnno)))
        .for('share')
      if (!company) return undefined
      const [row] = await tx
        .update(businessChecks)
        .set({
          state,
          taxType,
          closedOn,
          checkedAt: now,
          attempts: 0,
          nextAskAt: new Date(now.getTime() + ANSWER_VALIDITY_MS),
        })
        .where(and(eq(businessChecks.companyId, companyId), eq(businessChecks.rnno, rnno)))
        .returning()
      return row && { ...row, companyName: company.name }
    },

    /** Stores the state of the business of which the staff were notified; null for none. */
    async noteNotified(
      tx: Tx,
      companyId: string,
      notifiedState: StoredBusinessCheck['notifiedState'],
    ): Promise<void> {
      await tx.update(businessChecks).set({ notifiedState }).where(eq(businessChecks.companyId, companyId))
    },

    /** The number of subscriptions of a company that have been approved and have not ended. */
    runningCount: (tx: Tx, companyId: string): Promise<number> =>
      tx.$count(
        subscriptions,
        and(
          eq(subscriptions.companyId, companyId),
          inArray(subscriptions.subscriptionState, [...runningStates]),
        ),
      ),
  }
}
