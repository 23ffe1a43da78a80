import { and, asc, between, eq } from 'drizzle-orm'
import type { Clock } from '#domain/clock.ts'
import { kstDate } from '#domain/dates.ts'
import type { Db } from '#server/db/client.ts'
import { simulatedTransactions } from '#server/db/schema/settlement.ts'
import type { PaymentGateway } from './gateway.ts'
import { behaviourIn, simulatedPayments } from './simulator.ts'

/**
 * The difference, in won, between a charge and its listed amount, for the test card whose charges are listed with a
 * wrong amount.
 */
const UNDERSTATED_WON = 1_000

/**
 * Returns the demo's payment service with a list of settlements: it stores its charges and refunds. The charges of
 * some cards are not listed, or are listed with another amount (docs/operations.md).
 */
export function storedSimulation({ db, clock }: { db: Db; clock: Clock }): PaymentGateway {
  const storeTransaction = async (row: Omit<typeof simulatedTransactions.$inferInsert, 'soldOn'>) => {
    await db
      .insert(simulatedTransactions)
      .values({ ...row, soldOn: kstDate(clock.now()) })
      .onConflictDoNothing()
  }
  return {
    ...simulatedPayments,

    async charge(charge) {
      const outcome = await simulatedPayments.charge(charge)
      const { idempotencyKey: transactionKey, orderId, billingKey } = charge
      const behaviour = behaviourIn(billingKey)
      const amount =
        behaviour === 'OTHER_AMOUNT' ? Math.max(0, charge.amount - UNDERSTATED_WON) : charge.amount
      if ('providerKey' in outcome && behaviour !== 'UNSETTLED')
        await storeTransaction({
          transactionKey,
          moneyKind: 'CHARGE',
          providerKey: outcome.providerKey,
          orderId,
          amount,
        })
      return outcome
    },

    async refund(refund) {
      const outcome = await simulatedPayments.refund(refund)
      const { idempotencyKey: transactionKey, providerKey, amount } = refund
      if (outcome !== 'DONE') return outcome
      const [charge] = await db
        .select({ orderId: simulatedTransactions.orderId })
        .from(simulatedTransactions)
        .where(
          and(
            eq(simulatedTransactions.providerKey, providerKey),
            eq(simulatedTransactions.moneyKind, 'CHARGE'),
          ),
        )
      const orderId = charge?.orderId ?? providerKey
      await storeTransaction({ transactionKey, moneyKind: 'REFUND', providerKey, orderId, amount })
      return outcome
    },

    async settlements(from, to) {
      const rows = await db
        .select()
        .from(simulatedTransactions)
        .where(between(simulatedTransactions.soldOn, from, to))
        .orderBy(asc(simulatedTransactions.soldOn), asc(simulatedTransactions.transactionKey))
      return rows.map((row) => ({ ...row, fee: feeOf(row.amount), payout: row.amount - feeOf(row.amount) }))
    },
  }
}

/** The fee of the simulated payment service: 2.9 percent of the amount, and VAT on the fee. */
const feeOf = (amount: number): number => Math.floor(amount * 0.0319)
