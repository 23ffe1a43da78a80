import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { ProviderStates } from '#contract/provider-states.ts'
import { kstDate } from '#domain/dates.ts'
import { billPayments, bills } from '#server/db/schema/bill.ts'
import { depositFeeds, depositMatches, deposits } from '#server/db/schema/deposit.ts'
import { insertDeposit } from '#worlds/deposit.ts'
import type { WorldDeps } from './world.ts'

type StatedDeposit = ProviderStates['a deposit for the staff']
const SHORT = 1_000

/**
 * Returns builders of the provider states about deposits: exactly one deposit, in version 2, of the amount of the
 * only bill.
 */
export function depositWorld(
  { db, clock, box }: WorldDeps,
  putBill: (bill: ProviderStates['a bill for the staff']) => Promise<unknown>,
): Record<'a deposit for the staff', (params: StatedDeposit) => Promise<void>> {
  return {
    'a deposit for the staff': async ({
      depositId,
      depositState,
      matchId,
      companionId,
      shortYn,
      ...bill
    }) => {
      await db.delete(depositFeeds)
      await db.delete(deposits)
      await putBill(bill)
      const now = clock.now()
      const [{ totalAmount } = { totalAmount: 0 }] = await db
        .select({ totalAmount: bills.totalAmount })
        .from(bills)
        .where(eq(bills.id, bill.billId))
      const amount = shortYn === 'Y' ? totalAmount - SHORT : totalAmount
      await insertDeposit(db, box, {
        id: depositId,
        payer: '솔바람상회',
        depositedOn: kstDate(now),
        depositedTime: '09:12',
        amount,
        leftAmount: depositState === 'MATCHED' ? 0 : amount,
        depositState,
        importedAt: now,
        version: 2,
      })
      if (companionId !== undefined)
        await insertDeposit(db, box, {
          id: companionId,
          payer: '솔바람상회',
          depositedOn: kstDate(now),
          amount: SHORT,
          importedAt: now,
        })
      if (matchId === undefined) return
      const paymentId = randomUUID()
      await db.insert(billPayments).values({
        id: paymentId,
        billId: bill.billId,
        attempt: 1,
        paymentMethodCode: 'G',
        paymentState: 'PAID',
        startedAt: now,
        settledAt: now,
      })
      await db.insert(depositMatches).values({
        id: matchId,
        depositId,
        billId: bill.billId,
        paymentId,
        amount,
        before: { billState: 'OPEN', failure: null, nextChargeOn: null, taxInvoiceState: 'PENDING' },
        matchedAt: now,
      })
    },
  }
}
