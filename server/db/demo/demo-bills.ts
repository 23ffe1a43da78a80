import type { Faker } from '@faker-js/faker'
import { addDays, addMonths, kstDate } from '#domain/dates.ts'
import { vatOf } from '#domain/money.ts'
import type { bills } from '../schema.ts'
import type { PlainSubscription } from '../sealed-subscription.ts'

type Bill = typeof bills.$inferInsert

const months = 24
const daysToPay = 14
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
    const dueDate = addDays(billDate, daysToPay)
    const billState = stateOf(subscription, dueDate, today, count - index)
    return {
      id: faker.string.uuid(),
      billNo: `B${billDate.slice(0, 4)}-${String(place + 1).padStart(6, '0')}`,
      subscriptionId: subscription.id,
      period: billDate.slice(0, 'YYYY-MM'.length),
      billState,
      currency: subscription.currency,
      supplyAmount,
      vatAmount: vatOf(supplyAmount),
      totalAmount: supplyAmount + vatOf(supplyAmount),
      billDate,
      dueDate,
      paidAt: billState === 'PAID' ? payTime(faker, billDate) : null,
    }
  })
}

function billDates({ startDate, endDate, paymentCycle }: PlainSubscription, today: string): string[] {
  if (!startDate) return []
  const step = paymentCycle === 'Y' ? 12 : 1
  const last = endDate && endDate < today ? endDate : today
  const dates: string[] = []
  for (let date = startDate; date <= last; date = addMonths(startDate, dates.length * step)) dates.push(date)
  return dates
}

function stateOf(
  { subscriptionState }: PlainSubscription,
  dueDate: string,
  today: string,
  fromLast: number,
): Bill['billState'] {
  if (subscriptionState === 'PAST_DUE' && fromLast <= lateBills) return dueDate < today ? 'LATE' : 'OPEN'
  return dueDate < today ? 'PAID' : 'OPEN'
}

function payTime(faker: Faker, billDate: string): Date {
  const day = addDays(billDate, faker.number.int({ min: 1, max: daysToPay - 2 }))
  return new Date(Date.parse(`${day}T10:00:00+09:00`) + faker.number.int({ max: 7 * 3_600_000 }))
}
