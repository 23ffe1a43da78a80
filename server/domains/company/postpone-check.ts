import { inArray } from 'drizzle-orm'
import { pauseAfter } from '#domain/company/business-check.ts'
import type { Tx } from '#server/db/once.ts'
import type { businessChecks } from '#server/db/schema/business-check.ts'
import type { detailsChecks } from '#server/db/schema/details-check.ts'

type TakenCheck = { companyId: string; attempts: number }

/**
 * Schedules the next check of companies as if the present request to the tax office got no answer, so that no
 * other node sends it now, and another node repeats it if this node stops.
 */
export async function postponeCheck(
  tx: Tx,
  table: typeof businessChecks | typeof detailsChecks,
  taken: readonly TakenCheck[],
  now: Date,
): Promise<void> {
  for (const made of new Set(taken.map(({ attempts }) => attempts))) {
    const attempts = made + 1
    const companyIds = taken.filter((row) => row.attempts === made).map(({ companyId }) => companyId)
    await tx
      .update(table)
      .set({ attempts, nextAskAt: new Date(now.getTime() + pauseAfter(attempts)) })
      .where(inArray(table.companyId, companyIds))
  }
}
