import { eq, isNull } from 'drizzle-orm'
import { proratedUse } from '#domain/bill/testing/used-up.ts'
import { addDays } from '#domain/dates.ts'
import { billDate } from '#domain/subscription/billing.ts'
import {
  billCredits,
  billCreditUses,
  billPayments,
  billRefunds,
  bills,
  subscriptionAdjustments,
} from '#server/db/schema/bill.ts'
import { depositMatches, deposits } from '#server/db/schema/deposit.ts'
import { paymentChecks } from '#server/db/schema/payment-check.ts'
import { settlementDifferences } from '#server/db/schema/settlement.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import type { TrackedSubscription, Year } from './company-year.ts'
import { type Bill, type Compare, sumOf } from './comparison.ts'
import { invoicesOf } from './invoice-books.ts'
import { sumsOf } from './sum-books.ts'

/**
 * Compares the portal with the books of the simulators and with a model of the used services, to the won: per bill,
 * per company and in total. Returns descriptions of the differences.
 */
export async function booksOf(year: Year): Promise<string[]> {
  const found: string[] = []
  const compare: Compare = (what, portal, own) => {
    if (portal !== own) found.push(`${what}: ${portal} in the portal, ${own} in the books`)
  }
  const all = await year.db.select().from(bills)
  await compareMoney(year, all, compare)
  await compareDeposits(year, compare)
  await compareUse(year, all, compare)
  await sumsOf(year, all, compare)
  await invoicesOf(year, all, compare)
  const differences = await year.db
    .select()
    .from(settlementDifferences)
    .where(eq(settlementDifferences.differenceState, 'OPEN'))
  compare(
    `differences ${differences.map((each) => `${each.differenceKind} ${each.orderId}`).join()}`,
    differences.length,
    0,
  )
  // The portal and the service never disagree about an amount or confuse two payments.
  for (const difference of ['AMOUNT', 'OTHER_PAYMENT', 'NOT_OWED', 'PAID_AFTER_ALL'])
    compare(`notified of ${difference}`, year.differences.filter((each) => each === difference).length, 0)
  return [...found, ...(await detailsOf(year, all, found.join()))]
}

/**
 * Returns details of the bills that a text names, from the portal and the payment service. They are printed with a
 * failure, since a year cannot be repeated exactly.
 */
async function detailsOf({ db, payments, bank }: Year, all: Bill[], text: string): Promise<string[]> {
  const namedBills = all.filter(({ billNo }) => text.includes(billNo))
  if (namedBills.length === 0) return []
  const [paid, refunds, checks] = await Promise.all([
    db.select().from(billPayments),
    db.select().from(billRefunds),
    db.select().from(paymentChecks),
  ])
  return namedBills.map((bill) => {
    const of = ({ billId }: { billId: string }) => billId === bill.id
    const ofOrder = ({ orderId }: { orderId: string }) => orderId.startsWith(`${bill.billNo}-`)
    const own = paid.filter(of)
    return JSON.stringify({
      bill: { ...bill, lines: bill.lines.map(({ label, ...line }) => [label, totalOf([line])]) },
      payments: own,
      refunds: refunds.filter(of),
      checks: checks.filter(({ paymentId }) => own.some(({ id }) => id === paymentId)),
      service: [payments.charges.filter(ofOrder), payments.refunds.filter(ofOrder)],
      bank: [bank.noted.filter(of), bank.sent.filter(of)],
    })
  })
}

/**
 * Compares the bills with the money that the payment service and the bank moved: for each bill, for each company and in
 * total.
 */
async function compareMoney(
  { db, payments, bank, trackedSubscriptions, owners }: Year,
  all: Bill[],
  compare: Compare,
) {
  const [paymentRows, refundRows, matches] = await Promise.all([
    db.select().from(billPayments),
    db.select().from(billRefunds),
    db.select().from(depositMatches).where(isNull(depositMatches.undoneAt)),
  ])
  const ofOrder = (billNo: string) => (each: { orderId: string }) => each.orderId.startsWith(`${billNo}-`)
  const booksByOwner = new Map<string, { portal: number; own: number }>()
  for (const bill of all) {
    const { id, billNo, billState, totalAmount, refundedAmount } = bill
    const of = ({ billId }: { billId: string }) => billId === id
    const charged = sumOf(payments.charges.filter(ofOrder(billNo)))
    const receivedSum = charged + sumOf(bank.noted.filter(of)) + sumOf(matches.filter(of))
    compare(`paid on ${billNo}, ${billState}`, billState === 'PAID' ? totalAmount : 0, receivedSum)
    const paid = paymentRows.filter((each) => of(each) && each.paymentState === 'PAID')
    compare(`payments of ${billNo}`, paid.length, billState === 'PAID' && totalAmount > 0 ? 1 : 0)
    compare(
      `charged by ${billNo}`,
      paid.some(({ providerKey }) => providerKey !== null) ? totalAmount : 0,
      charged,
    )
    const refunds = refundRows.filter(of)
    const completedRefunds = refunds.filter(({ refundState }) => refundState === 'DONE')
    const serviced = sumOf(completedRefunds.filter(({ refundWay }) => refundWay === 'SERVICE'))
    const returned = sumOf(payments.refunds.filter(ofOrder(billNo)))
    compare(`given back of ${billNo} by the service`, serviced, returned)
    const sentAmount = sumOf(bank.sent.filter(of))
    const transferred = sumOf(completedRefunds) - serviced + (billState === 'REFUNDED' ? refundedAmount : 0)
    compare(`sent back of ${billNo}`, transferred, sentAmount)
    compare(
      `refunds without an end of ${billNo}`,
      refunds.filter(({ refundState }) => refundState === 'STARTED').length,
      0,
    )
    const reserved = sumOf(
      refunds.filter(({ refundState }) => refundState === 'DONE' || refundState === 'WAITING'),
    )
    if (billState === 'PAID') compare(`reserved of ${billNo}`, refundedAmount, reserved)
    const retained =
      billState === 'PAID'
        ? totalAmount - sumOf(completedRefunds)
        : billState === 'REFUNDED'
          ? -refundedAmount
          : 0
    const owner = trackedSubscriptions.find((each) => each.id === bill.subscriptionId)!.owner.companyId!
    const books = booksByOwner.get(owner) ?? { portal: 0, own: 0 }
    booksByOwner.set(owner, {
      portal: books.portal + retained,
      own: books.own + receivedSum - returned - sentAmount,
    })
  }
  for (const { companyId, name } of owners) {
    const { portal, own } = booksByOwner.get(companyId!) ?? { portal: 0, own: 0 }
    compare(`retained of ${name}`, portal, own)
  }
  const cash =
    sumOf(payments.charges) - sumOf(payments.refunds) + sumOf(bank.noted) + sumOf(matches) - sumOf(bank.sent)
  const retained = [...booksByOwner.values()].reduce((sum, { portal }) => sum + portal, 0)
  compare('retained in all', retained, cash)
}

/**
 * Compares the bank statement with the deposits: each line is one deposit, and its unmatched rest is the amount that
 * paid no bill.
 */
async function compareDeposits({ db, bank }: Year, compare: Compare) {
  const [rows, matches] = await Promise.all([
    db.select().from(deposits),
    db.select().from(depositMatches).where(isNull(depositMatches.undoneAt)),
  ])
  for (const { id, amount, leftAmount } of rows) {
    const usedAmount = sumOf(matches.filter(({ depositId }) => depositId === id))
    compare(`left of deposit ${id}`, leftAmount, amount - usedAmount)
  }
  const amounts = (list: readonly { amount: number }[]) =>
    list.map(({ amount }) => amount).sort((one, other) => one - other)
  const [stored, sent] = [amounts(rows), amounts(bank.lines)]
  compare('deposits of the list', stored.filter((amount) => !take(sent, amount)).length, 0)
}

function take(list: number[], amount: number): boolean {
  const at = list.indexOf(amount)
  if (at >= 0) list.splice(at, 1)
  return at >= 0
}

const isCredit = (label: string) => label.startsWith('요금 할인')
const isCarried = (label: string) => /^(미결제|환불 예정) 청구서 /.test(label)

/** For each subscription, compares the used plans and days, and the credits, with the lines of the bills. */
async function compareUse(year: Year, all: Bill[], compare: Compare) {
  const { db, trackedSubscriptions } = year
  const [rows, adjustments, credits, uses] = await Promise.all([
    db.select().from(subscriptions),
    db.select().from(subscriptionAdjustments).where(isNull(subscriptionAdjustments.billId)),
    db.select().from(billCredits),
    db.select().from(billCreditUses),
  ])
  for (const each of trackedSubscriptions) {
    const { id } = each
    const row = rows.find((one) => one.id === id)!
    const own = all.filter(({ subscriptionId }) => subscriptionId === id)
    const lines = own.flatMap((bill) => bill.lines)
    const used = [
      ...lines.filter(({ label }) => !isCredit(label) && !isCarried(label)),
      ...adjustments.filter(({ subscriptionId }) => subscriptionId === id),
    ]
    const credited = lines.filter(({ label }) => isCredit(label))
    const givenCredits = credits.filter(({ subscriptionId }) => subscriptionId === id)
    compare(
      `credits of ${id}`,
      sumOf(givenCredits),
      each.credits.reduce((sum, amount) => sum + amount, 0),
    )
    const usedCredits = uses.filter(({ creditId }) => givenCredits.some((credit) => credit.id === creditId))
    compare(`taken off bills of ${id}`, -totalOf(credited), sumOf(usedCredits))
    compareCost(each, { row, own, used: used, allowance: sumOf(usedCredits) }, compare)
  }
}

const totalOf = (lines: readonly { supplyAmount: number; vatAmount: number }[]) =>
  lines.reduce((sum, { supplyAmount, vatAmount }) => sum + supplyAmount + vatAmount, 0)

type Used = {
  row: typeof subscriptions.$inferSelect
  own: Bill[]
  used: { supplyAmount: number; vatAmount: number }[]
  allowance: number
}

function compareCost(
  { id, plans, startDate, order }: TrackedSubscription,
  { row, own, used, allowance }: Used,
  compare: Compare,
) {
  const cycles = own.filter(({ billKind }) => billKind === 'CYCLE')
  if (cycles.length === 0) return
  const until = cycles
    .map(({ periodTo }) => periodTo!)
    .sort()
    .at(-1)!
  const isOver = row.subscriptionState === 'ENDED' || (row.endDate !== null && row.endDate < until)
  const cost = proratedUse(
    plans,
    { startDate, paymentCycle: order.paymentCycle },
    isOver ? row.endDate! : until,
  )
  const billed = totalOf(used)
  const wholeCost = cost.supply + cost.vat
  if (!isOver) return compare(`used by ${id} until ${until}`, billed, wholeCost)
  // A cancellation refunds neither credits nor cancelled bills; within seven days it refunds the whole first period.
  const cancelled = own
    .filter(({ billState }) => billState === 'VOID')
    .reduce((sum, { totalAmount }) => sum + Math.max(0, totalAmount), 0)
  const isShort =
    row.endDate! < billDate(startDate, order.paymentCycle, 1) && row.endDate! <= addDays(startDate, 60)
  const most = wholeCost + allowance + cancelled
  const isRight =
    (billed >= wholeCost && billed <= most) || (isShort && billed >= 0 && billed <= allowance + cancelled)
  compare(`used by ${id}, ended ${row.endDate}: ${wholeCost} to ${most}`, isRight ? 0 : billed, 0)
}
