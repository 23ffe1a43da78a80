import type { Faker } from '@faker-js/faker'
import { type BillLine, cycleBill, finalBill, type IssuedBill } from '#domain/bill/bill.ts'
import { USUAL_RULES } from '#domain/bill/rules.ts'
import { addDays, addMonths, formatDate, kstDate } from '#domain/dates.ts'
import { HOUR_MS } from '#domain/durations.ts'
import { vatOf } from '#domain/money.ts'
import { planDifference } from '#domain/subscription/proration.ts'
import type { bills } from '../schema/bill.ts'
import type { PlainSubscription } from '../sealed-subscription.ts'
import { earlyEndOf } from './demo-cancellations.ts'

type Bill = typeof bills.$inferInsert
type IssuedBillTimes = Pick<IssuedBill, 'billDate' | 'dueDate' | 'paymentMethodCode'>

const months = 24
const lateBills = 2
const billsAStep = 3
const billsARetry = 11
const daysToChange = 11
const daysToRefund = 7

/**
 * Creates the bills of the last 24 months for every subscription that was in use in this time, with a growing number
 * of users, and the refund for a subscription that ended early. `before` is the number of existing bills.
 */
export function makeBills(faker: Faker, subscriptions: PlainSubscription[], now: Date, before = 0): Bill[] {
  const today = kstDate(now)
  const since = addMonths(today, -months)
  const dated = subscriptions
    .flatMap((subscription) => {
      const dates = billDates(subscription, today).filter((date) => date > since)
      const cycles = dates.map((billDate, index) => ({
        subscription,
        billDate,
        issued: billOfCycle(subscription, dates, index),
        fromLast: dates.length - index,
      }))
      const last = lastBillOf(subscription)
      return last && last.billDate > since
        ? [...cycles, { subscription, billDate: last.billDate, issued: last, fromLast: 0 }]
        : cycles
    })
    .sort((left, right) => left.billDate.localeCompare(right.billDate, 'en'))

  return dated.map(({ subscription, issued, fromLast }, place): Bill => {
    const { paidOnIssue: _, ...bill } = issued
    const { billDate, paymentMethodCode } = bill
    const { billState, failure } = stateOf(subscription, bill, today, fromLast)
    const wasRetried = place % billsARetry === 0 && paymentMethodCode !== 'G' && addDays(billDate, 1) < today
    const paidAt =
      billState === 'PAID'
        ? payTime(faker, bill, wasRetried, today)
        : billState === 'REFUNDED'
          ? refundTime(billDate)
          : null
    const isInvoiced = bill.taxInvoiceState === 'PENDING' && paidAt !== null
    return {
      ...bill,
      id: faker.string.uuid(),
      billNo: `B${billDate.slice(0, 4)}-${String(before + place + 1).padStart(6, '0')}`,
      subscriptionId: subscription.id,
      billState,
      currency: subscription.currency,
      nextChargeOn: billState === 'OPEN' ? bill.nextChargeOn : null,
      failure,
      taxInvoiceState: isInvoiced ? 'ISSUED' : bill.taxInvoiceState,
      taxInvoiceNo: isInvoiced ? taxInvoiceNo(billDate, place) : null,
      paidAt,
    }
  })
}

/** Returns the fields of a subscription on which its bills depend, for a number of users. */
function billedFor(
  {
    serviceInfo,
    payment: { paymentMethodCode },
    startDate,
    paymentCycle,
    currency,
    companyInfo,
  }: PlainSubscription,
  users: number,
) {
  const supplyAmount = users * serviceInfo.unitPrice
  const label = `${serviceInfo.serviceName} ${serviceInfo.planName} ${users}명`
  const hasBusinessNumber = companyInfo.rnno !== ''
  return {
    startDate: startDate!,
    paymentCycle,
    currency,
    supplyAmount,
    vatAmount: vatOf(supplyAmount),
    paymentMethodCode,
    hasBusinessNumber,
    label,
  }
}

/** Creates the bill of a cycle. Users added within the previous cycle are charged by day. */
function billOfCycle(subscription: PlainSubscription, dates: readonly string[], index: number): IssuedBill {
  const { userCount, planName } = subscription.serviceInfo
  const [billDate, before] = [dates[index]!, dates[index - 1]]
  const [users, usersBefore] = [
    usersAt(userCount, index, dates.length),
    usersAt(userCount, index - 1, dates.length),
  ]
  const billedAmounts = billedFor(subscription, users)
  if (before === undefined || users === usersBefore) return cycleBill(billedAmounts, billDate, [], []).bill
  const amounts = ({ supplyAmount: supply, vatAmount: vat }: typeof billedAmounts) => ({ supply, vat })
  const changedOn = addDays(before, daysToChange)
  const { rest, due } = planDifference(
    { ...billedAmounts, ...amounts(billedFor(subscription, usersBefore)), nextBillDate: billDate },
    amounts(billedAmounts),
    changedOn,
  )
  const label = `요금제 변경 차액 (${planName} ${users}명, ${formatDate(changedOn)}부터)`
  const difference: BillLine = {
    lineType: 'ADJUSTMENT',
    label,
    fromDate: rest.from,
    toDate: rest.to,
    supplyAmount: due.supply,
    vatAmount: due.vat,
  }
  return cycleBill(billedAmounts, billDate, [difference], []).bill
}

/**
 * Returns the number of users on a bill: fewer on older bills, increasing every few bills, and the current number of
 * users on the last bills.
 */
function usersAt(userCount: number, index: number, count: number): number {
  const ago = Math.floor((count - 1 - index) / billsAStep) * billsAStep
  return Math.max(1, Math.round(userCount * (1 - (0.45 * ago) / count)))
}

/** Creates the bill that refunds an advance payment, if a subscription ended within a period. */
function lastBillOf(subscription: PlainSubscription): IssuedBill | undefined {
  const early = earlyEndOf(subscription)
  if (!early) return undefined
  const {
    due: { supply: supplyAmount, vat: vatAmount },
    lastDate,
    period,
  } = early
  const line: BillLine = {
    lineType: 'ADJUSTMENT',
    label: '해지 환불',
    fromDate: addDays(lastDate, 1),
    toDate: period.to,
    supplyAmount,
    vatAmount,
  }
  return finalBill(billedFor(subscription, subscription.serviceInfo.userCount), lastDate, [line], [])?.bill
}

/**
 * The 24 characters of a tax office approval number: the day, eight for the issuer, and eight for a count.
 */
export const taxInvoiceNo = (date: string, place: number) =>
  `${date.replaceAll('-', '')}10000000${String(place + 1).padStart(8, '0')}`

function billDates({ startDate, endDate, paymentCycle }: PlainSubscription, today: string): string[] {
  if (!startDate) return []
  const step = paymentCycle === 'Y' ? 12 : 1
  const last = endDate && endDate < today ? endDate : today
  const dates: string[] = []
  for (let date = startDate; date <= last; date = addMonths(startDate, dates.length * step)) dates.push(date)
  return dates
}

/** The reason why a charge fails: a card has a limit, an account a balance, and an invoice is not charged. */
const failures = { G: null, C: 'LIMIT_EXCEEDED', A: 'INSUFFICIENT_FUNDS' } as const

/** The state of a bill. Charges succeed on the first day, except for the last bills of a past-due subscription. */
function stateOf(
  { subscriptionState, payment }: PlainSubscription,
  { billDate, dueDate, billKind }: Pick<IssuedBill, 'billDate' | 'dueDate' | 'billKind'>,
  today: string,
  fromLast: number,
): Required<Pick<Bill, 'billState' | 'failure'>> {
  if (billKind === 'FINAL')
    return { billState: addDays(billDate, daysToRefund) < today ? 'REFUNDED' : 'CREDIT', failure: null }
  const isCharged = payment.paymentMethodCode !== 'G'
  if (subscriptionState === 'PAST_DUE' && fromLast <= lateBills) {
    return {
      billState: dueDate < today ? 'LATE' : isCharged ? 'FAILED' : 'OPEN',
      failure: failures[payment.paymentMethodCode],
    }
  }
  const isOpen = isCharged ? billDate >= today : dueDate >= today
  return { billState: isOpen ? 'OPEN' : 'PAID', failure: null }
}

function payTime(
  faker: Faker,
  { billDate, dueDate, paymentMethodCode }: IssuedBillTimes,
  wasRetried: boolean,
  today: string,
): Date {
  // Recent bills use no random numbers, so that payments do not change the rest of the data.
  const isRecent = addDays(billDate, USUAL_RULES.transferDays) >= today
  const daysWaited = isRecent ? 0 : faker.number.int({ min: 1, max: USUAL_RULES.transferDays - 2 })
  const ms = isRecent ? 0 : faker.number.int({ max: 7 * HOUR_MS })
  const day = addDays(billDate, paymentMethodCode === 'G' ? daysWaited : wasRetried ? 1 : 0)
  return new Date(Date.parse(`${day <= dueDate ? day : dueDate}T10:00:00+09:00`) + ms)
}

const refundTime = (billDate: string) => new Date(`${addDays(billDate, daysToRefund)}T14:00:00+09:00`)
