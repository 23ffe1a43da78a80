import { addDays, kstDate } from '#domain/dates.ts'
import { DAY_MS } from '#domain/durations.ts'
import type { billPayments, bills } from '../schema/bill.ts'
import type {
  settlementComparisons,
  settlementDifferences,
  simulatedTransactions,
} from '../schema/settlement.ts'
import { demoId } from './demo-numbers.ts'

type Bill = typeof bills.$inferInsert
type Payment = typeof billPayments.$inferInsert
type DemoDifference = Omit<typeof settlementDifferences.$inferInsert, 'noteBox'> & {
  id: string
  note: string | null
}

/** The number of days in the list of settlements; a comparison covers fewer days. */
const DAYS = 14
const UNDERSTATED_WON = 1_000
/** The amount by which the fee and the payout of a charge fall short of its amount. */
const FEE_DIFFERENCE = 330
const DONE_NOTE = '결제 서비스 고객센터에 확인했습니다. 다음 정산에 반영됩니다.'

/**
 * Creates the list of settlements of the last days, as the demo's payment service has it, and the differences that
 * earlier comparisons found: a charge that is not listed, a charge with another amount, a charge with an unexpected
 * fee, and, only yesterday, a charge without a bill. Uses no random numbers.
 */
export function makeSettlements(
  allBills: readonly Bill[],
  payments: readonly Payment[],
  now: Date,
): {
  simulatedTransactions: (typeof simulatedTransactions.$inferInsert)[]
  settlementComparisons: (typeof settlementComparisons.$inferInsert)[]
  settlementDifferences: DemoDifference[]
} {
  const billOf = new Map(allBills.map((bill) => [bill.id, bill]))
  const charges = payments.flatMap(({ id, billId, attempt, providerKey, settledAt }) => {
    const bill = billOf.get(billId)
    return bill && id && providerKey && settledAt ? [{ id, bill, attempt, providerKey, settledAt }] : []
  })
  const since = addDays(kstDate(now), -DAYS)
  const of = ({ bill, attempt }: (typeof charges)[number]) => `${bill.billNo}-${attempt}`
  const earlierCharges = charges
    .filter(({ settledAt, bill }) => kstDate(settledAt) < since && bill.currency === 'KRW')
    .toSorted((one, other) => other.settledAt.getTime() - one.settledAt.getTime())
  const [first, second, third] = earlierCharges
  const differenceOf = (
    index: number,
    each: Omit<DemoDifference, 'id' | 'foundAt' | 'moneyKind'>,
  ): DemoDifference => ({
    ...each,
    id: demoId('6a5d2c80', index),
    moneyKind: 'CHARGE',
    foundAt: new Date(now.getTime() - index * DAY_MS),
  })
  return {
    simulatedTransactions: charges
      .filter(({ settledAt }) => kstDate(settledAt) >= since)
      .map((each) => ({
        transactionKey: each.id,
        moneyKind: 'CHARGE',
        providerKey: each.providerKey,
        orderId: of(each),
        amount: each.bill.totalAmount,
        soldOn: kstDate(each.settledAt),
      })),
    settlementComparisons: [
      { id: 1, comparedOn: addDays(kstDate(now), -1), comparedAt: new Date(now.getTime() - DAY_MS) },
    ],
    settlementDifferences: [
      ...(first
        ? [
            differenceOf(1, {
              differenceKind: 'MISSING_THERE',
              transactionKey: first.id,
              providerKey: first.providerKey,
              orderId: of(first),
              billId: first.bill.id,
              ownAmount: first.bill.totalAmount,
              serviceAmount: null,
              movedOn: kstDate(first.settledAt),
              note: null,
            }),
          ]
        : []),
      ...(second
        ? [
            differenceOf(2, {
              differenceKind: 'AMOUNT',
              differenceState: 'NOTED',
              transactionKey: second.id,
              providerKey: second.providerKey,
              orderId: of(second),
              billId: second.bill.id,
              ownAmount: second.bill.totalAmount,
              serviceAmount: second.bill.totalAmount - UNDERSTATED_WON,
              movedOn: kstDate(second.settledAt),
              note: DONE_NOTE,
              notedAt: new Date(now.getTime() - DAY_MS),
            }),
          ]
        : []),
      ...(third
        ? [
            differenceOf(4, {
              differenceKind: 'FEE',
              transactionKey: third.id,
              providerKey: third.providerKey,
              orderId: of(third),
              billId: third.bill.id,
              ownAmount: third.bill.totalAmount,
              serviceAmount: third.bill.totalAmount - FEE_DIFFERENCE,
              movedOn: kstDate(third.settledAt),
              note: null,
            }),
          ]
        : []),
      differenceOf(3, {
        differenceKind: 'MISSING_HERE',
        differenceState: 'GONE',
        transactionKey: 'demo_other',
        providerKey: 'demo_other',
        orderId: 'B2026-000000-1',
        serviceAmount: 55_000,
        movedOn: addDays(since, -1),
        note: null,
      }),
    ],
  }
}
