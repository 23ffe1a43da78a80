import { and, between, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { kstDate, startOfDay } from '#domain/dates.ts'
import type { OwnMoney } from '#domain/settlement/compare.ts'
import type { Db } from '#server/db/client.ts'
import { billPayments, billRefunds, bills } from '#server/db/schema/bill.ts'

type MoneyFilter = {
  from: string
  to: string
  dueUntil: string
  providerKeys: readonly string[]
  orderIds: readonly string[]
}

/** The charges and refunds by the payment service, as the bills record them. */
export const moneyOfBills = (db: Pick<Db, 'select'>) => ({
  /**
   * Charges and refunds that were settled between two days in Korea. Those with the given keys of the payment service
   * or order numbers are included whatever the day.
   */
  async moved({ from, to, dueUntil, providerKeys, orderIds }: MoneyFilter): Promise<OwnMoney[]> {
    const days = [startOfDay(from), new Date(`${to}T23:59:59.999+09:00`)] as const
    const isNamed = (column: typeof billPayments.providerKey | typeof billRefunds.providerKey): SQL =>
      sql`${column} = any(${sql.param([...providerKeys])})`
    const orderId = sql<string>`${bills.billNo} || '-' || ${billPayments.attempt}`
    const isOrdered = and(
      sql`${bills.billNo} = any(${sql.param(orderIds.map((id) => id.replace(/-\d+$/, '')))})`,
      sql`${orderId} = any(${sql.param([...orderIds])})`,
    )
    const charges = await db
      .select({
        id: billPayments.id,
        billId: bills.id,
        providerKey: billPayments.providerKey,
        orderId,
        amount: bills.totalAmount,
        state: billPayments.paymentState,
        startedAt: billPayments.startedAt,
        beganAt: billPayments.startedAt,
        settledAt: billPayments.settledAt,
      })
      .from(billPayments)
      .innerJoin(bills, eq(bills.id, billPayments.billId))
      .where(
        or(
          and(
            isNotNull(billPayments.providerKey),
            eq(billPayments.paymentState, 'PAID'),
            between(billPayments.settledAt, ...days),
          ),
          isNamed(billPayments.providerKey),
          isOrdered,
        ),
      )
    const refunds = await db
      .select({
        id: billRefunds.id,
        billId: bills.id,
        providerKey: billRefunds.providerKey,
        orderId: bills.billNo,
        amount: billRefunds.amount,
        state: billRefunds.refundState,
        startedAt: billRefunds.startedAt,
        beganAt: billPayments.startedAt,
        settledAt: billRefunds.settledAt,
      })
      .from(billRefunds)
      .innerJoin(bills, eq(bills.id, billRefunds.billId))
      .leftJoin(
        billPayments,
        and(
          eq(billPayments.billId, billRefunds.billId),
          eq(billPayments.providerKey, billRefunds.providerKey),
        ),
      )
      .where(
        and(
          isNotNull(billRefunds.providerKey),
          inArray(billRefunds.refundState, ['DONE', 'STARTED', 'FAILED']),
          or(
            and(eq(billRefunds.refundState, 'DONE'), between(billRefunds.settledAt, ...days)),
            isNamed(billRefunds.providerKey),
          ),
        ),
      )
    const toMoney =
      (moneyKind: OwnMoney['moneyKind'], done: string) =>
      ({
        state,
        startedAt,
        beganAt,
        settledAt,
        ...row
      }: (typeof charges | typeof refunds)[number]): OwnMoney => {
        const movedOn = kstDate(settledAt ?? startedAt)
        return {
          ...row,
          moneyKind,
          movedOn,
          beganOn: kstDate(beganAt ?? startedAt),
          isDone: state === done,
          isDue: movedOn >= from && movedOn <= dueUntil,
        }
      }
    return [...charges.map(toMoney('CHARGE', 'PAID')), ...refunds.map(toMoney('REFUND', 'DONE'))]
  },

  /** The bill numbers of the bills with the given ids, by bill id. */
  async numbers(billIds: readonly string[]): Promise<Map<string, string>> {
    if (billIds.length === 0) return new Map()
    const rows = await db
      .select({ id: bills.id, billNo: bills.billNo })
      .from(bills)
      .where(inArray(bills.id, [...billIds]))
    return new Map(rows.map(({ id, billNo }) => [id, billNo]))
  },
})
