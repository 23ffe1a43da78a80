import type { Faker } from '@faker-js/faker'
import { cycleBill, daysToPay, type IssuedBill, type PaymentCode } from '#domain/bill/bill.ts'
import { addDays, addMonths, kstDate } from '#domain/dates.ts'
import { vatOf } from '#domain/money.ts'
import type { bills } from '../schema.ts'
import type { PlainSubscription } from '../sealed-subscription.ts'

type Bill = typeof bills.$inferInsert

const months = 24
const lateBills = 2

/** The bills of the last 24 months for every subscription that ran, with users that grew in number. */
export function makeBills(faker: Faker, subscriptions: PlainSubscription[], now: Date): Bill[] {
  const today = kstDate(now)
  const since = addMonths(today, -months)
  const dated = subscriptions
    .flatMap((subscription) => {
      const dates = billDates(subscription, today).filter((date) => date > since)
      return dates.map((billDate, index) => ({ subscription, billDate, index, count: dates.length }))
    })
    .sort((left, right) => left.billDate.localeCompare(right.billDate, 'en'))

  return dated.map(({ subscription, billDate, index, count }, place): Bill => {
    const { userCount, unitPrice } = subscription.serviceInfo
    const users = Math.max(1, Math.round(userCount * (0.55 + (0.45 * (index + 1)) / count)))
    const supplyAmount = users * unitPrice
    const { serviceInfo: { serviceName, planName }, payment: { paymentMethodCode }, startDate, paymentCycle, currency, companyInfo } = subscription
    const billed = cycleBill({
      startDate: startDate!, paymentCycle, currency, supplyAmount, vatAmount: vatOf(supplyAmount), paymentMethodCode,
      hasBusinessNumber: companyInfo.rnno !== null, label: `${serviceName} ${planName} ${users}명`,
    }, billDate, [])
    const { paidOnIssue: _, ...bill } = billed
    const { billState, failure } = stateOf(subscription, bill, today, count - index)
    const paidAt = billState === 'PAID' ? payTime(faker, bill, paymentMethodCode, today) : null
    const isInvoiced = bill.taxInvoiceState === 'PENDING' && billState === 'PAID'
    return {
      ...bill,
      id: faker.string.uuid(),
      billNo: `B${billDate.slice(0, 4)}-${String(place + 1).padStart(6, '0')}`,
      subscriptionId: subscription.id,
      billState,
      currency,
      nextChargeOn: billState === 'OPEN' ? bill.nextChargeOn : null,
      failure,
      taxInvoiceState: isInvoiced ? 'ISSUED' : bill.taxInvoiceState,
      taxInvoiceNo: isInvoiced ? taxInvoiceNo(billDate, place) : null,
      paidAt,
    }
  })
}

/** The 24 signs of an approval number of the tax office: the day, eight for who issues it, eight that count. */
const taxInvoiceNo = (date: string, place: number) => `${date.replaceAll('-', '')}10000000${String(place + 1).padStart(8, '0')}`

function billDates({ startDate, endDate, paymentCycle }: PlainSubscription, today: string): string[] {
  if (!startDate) return []
  const step = paymentCycle === 'Y' ? 12 : 1
  const last = endDate && endDate < today ? endDate : today
  const dates: string[] = []
  for (let date = startDate; date <= last; date = addMonths(startDate, dates.length * step)) dates.push(date)
  return dates
}

/** Charges are paid on the day, but the last ones of who is past due. */
function stateOf(
  { subscriptionState, payment }: PlainSubscription,
  { billDate, dueDate }: Pick<IssuedBill, 'billDate' | 'dueDate'>,
  today: string,
  fromLast: number,
): Required<Pick<Bill, 'billState' | 'failure'>> {
  const isCharged = payment.paymentMethodCode !== 'G'
  if (subscriptionState === 'PAST_DUE' && fromLast <= lateBills) {
    return { billState: dueDate < today ? 'LATE' : isCharged ? 'FAILED' : 'OPEN', failure: isCharged ? 'INSUFFICIENT_FUNDS' : null }
  }
  const isOpen = isCharged ? billDate >= today : dueDate >= today
  return { billState: isOpen ? 'OPEN' : 'PAID', failure: null }
}

function payTime(faker: Faker, { billDate, dueDate }: Pick<IssuedBill, 'billDate' | 'dueDate'>, code: PaymentCode, today: string): Date {
  // Of a recent bill nothing is drawn, so that the rest of the world is the same whatever is paid how.
  const isRecent = addDays(billDate, daysToPay.G) >= today
  const waited = isRecent ? 0 : faker.number.int({ min: 1, max: daysToPay.G - 2 })
  const ms = isRecent ? 0 : faker.number.int({ max: 7 * 3_600_000 })
  const day = code === 'G' ? addDays(billDate, waited) : billDate
  return new Date(Date.parse(`${day <= dueDate ? day : dueDate}T10:00:00+09:00`) + ms)
}
