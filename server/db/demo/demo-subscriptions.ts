import type { Faker } from '@faker-js/faker'
import type { Schema } from '#contract/operation.ts'
import { addDays, addMonths, kstDate, toWireTime } from '#domain/dates.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/durations.ts'
import { vatOf } from '#domain/money.ts'
import { periodOf } from '#domain/subscription/proration.ts'
import type { PlainSubscription } from '../sealed-subscription.ts'
import type { DemoCompany } from './demo-companies.ts'
import type { DemoMember } from './demo-members.ts'
import type { NumberMaker } from './demo-numbers.ts'
import { makePayment, type PaymentCode } from './demo-payments.ts'
import { dollarPlans, memos, monthsPaidAYear, wonPlans } from './demo-services.ts'
import { makeSubscriber, type Subscriber } from './demo-subscribers.ts'

type State = Schema<'SubscriptionState'>
type World = {
  faker: Faker
  numbers: NumberMaker
  companies: DemoCompany[]
  members: DemoMember[]
  now: Date
}
type SubscriberOf = (member: DemoMember, company: DemoCompany | null) => Subscriber

/**
 * The number of subscriptions of each company in each state; the first company has more than a page, and all
 * seven states. The last row is for people without a company.
 */
const shares: Record<State, number>[] = [
  { ACTIVE: 11, REQUESTED: 3, PAST_DUE: 2, CANCEL_SCHEDULED: 2, ENDED: 3, CANCELED: 2, REJECTED: 2 },
  { ACTIVE: 5, REQUESTED: 1, PAST_DUE: 1, CANCEL_SCHEDULED: 1, ENDED: 1, CANCELED: 1, REJECTED: 0 },
  { ACTIVE: 3, REQUESTED: 1, PAST_DUE: 1, CANCEL_SCHEDULED: 0, ENDED: 1, CANCELED: 0, REJECTED: 1 },
  { ACTIVE: 2, REQUESTED: 1, PAST_DUE: 0, CANCEL_SCHEDULED: 0, ENDED: 1, CANCELED: 0, REJECTED: 0 },
]
const paymentCodes: PaymentCode[] = ['G', 'C', 'A']
const PAYMENTS_OF_A_KIND = 2
const longestMonths = 30
const daysBetweenEnds = 9
/** The number of ended subscriptions of the first company, as in the shares above. */
const firstEnded = 18

/** Creates all subscriptions of the demo, oldest request first, with all field groups of SPEC section 3. */
export function makeSubscriptions(world: World): PlainSubscription[] {
  const plans = [...world.companies, null].flatMap((company, index) =>
    Object.entries(shares[index]!).flatMap(([state, count]) =>
      Array.from({ length: count }, () => ({ company, state: state as State })),
    ),
  )
  const alone = new Map(
    world.members
      .filter(({ companyId }) => companyId === null)
      .map((member, index) => [member.id, makeSubscriber(world, member, null, index)]),
  )
  const subscriberOf: SubscriberOf = (member, company) =>
    alone.get(member.id) ?? makeSubscriber(world, member, company)
  const made = plans.map(({ company, state }, index) =>
    makeSubscription(world, subscriberOf, company, state, index),
  )
  return paidByFew(made)
    .sort((left, right) => left.requestedAt.getTime() - right.requestedAt.getTime())
    .map(withNumbers)
}

/**
 * Replaces the payment methods of the subscriptions, so that each company and each person has at most two of a kind,
 * shared by their subscriptions.
 */
function paidByFew(subscriptions: readonly PlainSubscription[]): PlainSubscription[] {
  const paymentsOf = new Map<string, PlainSubscription['payment'][]>()
  return subscriptions.map((subscription, index) => {
    const { companyId, memberId, payment } = subscription
    const key = `${companyId ?? memberId} ${payment.paymentMethodCode}`
    const methods = paymentsOf.get(key) ?? []
    if (methods.length < PAYMENTS_OF_A_KIND) paymentsOf.set(key, [...methods, payment])
    return { ...subscription, payment: methods[index % PAYMENTS_OF_A_KIND] ?? payment }
  })
}

/**
 * Creates the subscription of a person without a company, in a state. `place` is the index of the subscription among
 * all subscriptions, and decides its payment method and duration.
 */
export function makeOwnSubscription(
  world: Omit<World, 'companies' | 'members'>,
  member: DemoMember,
  state: State,
  place: number,
): PlainSubscription {
  const alone = { ...world, companies: [], members: [member] }
  const made = makeSubscription(alone, (one) => makeSubscriber(alone, one, null), null, state, place)
  return withNumbers(made, place)
}

function withNumbers(subscription: PlainSubscription, index: number): PlainSubscription {
  const tail = `${kstDate(subscription.requestedAt).slice(0, 4)}-${String(index + 101).padStart(6, '0')}`
  const ran = subscription.startDate !== null
  return { ...subscription, subscriptionNo: `S${tail}`, contractNo: ran ? `C${tail}` : null }
}

function makeSubscription(
  world: World,
  subscriberOf: SubscriberOf,
  company: DemoCompany | null,
  state: State,
  index: number,
): PlainSubscription {
  const { faker, numbers, members, now } = world
  const today = kstDate(now)
  const alone = members.filter(({ companyId }) => companyId === null)
  const member = company
    ? faker.helpers.arrayElement(members.filter(({ companyId }) => companyId === company.id))
    : alone[alone.length > 1 ? index % 2 : 0]!
  const people = company ? members.filter(({ companyId }) => companyId === company.id) : [member]
  const paymentCycle = faker.helpers.weightedArrayElement([
    { weight: 3, value: 'M' },
    { weight: 1, value: 'Y' },
  ] as const)
  const term = makeTerm(faker, state, paymentCycle, today, index)
  const plan = faker.helpers.arrayElement(index % 9 === 4 ? dollarPlans : wonPlans)
  const unitPrice = plan.monthlyPrice * (paymentCycle === 'Y' ? monthsPaidAYear : 1)
  const userCount = company
    ? faker.number.int({ min: 5, max: Math.min(company.size * 12, plan.maximumUsers ?? Infinity) })
    : faker.number.int({ min: 1, max: 3 })
  const supplyAmount = unitPrice * userCount
  const requestedAt = new Date(
    Date.parse(`${term.requestedOn}T09:00:00+09:00`) + faker.number.int({ max: 9 * HOUR_MS - 1 }),
  )
  const { info, subscriber } = subscriberOf(member, company)
  const admin = faker.helpers.arrayElement(people)
  const uploadedAt = toWireTime(
    new Date(requestedAt.getTime() - faker.number.int({ min: MINUTE_MS, max: 900_000 })),
  )
  const document = (kind: string, contentType: Schema<'DocumentInfo'>['contentType'], ending: string) => ({
    fileName: `${kind}_${info.companyName}.${ending}`.normalize('NFC'),
    contentType,
    size: faker.number.int({ min: 80_000, max: 4_000_000 }),
    uploadedAt,
  })

  return {
    id: faker.string.uuid(),
    subscriptionNo: '',
    companyId: company?.id ?? null,
    memberId: member.id,
    subscriptionState: state,
    requestedAt,
    startDate: term.startDate,
    endDate: term.endDate,
    nextBillDate: term.nextBillDate,
    contractNo: null,
    paymentCycle,
    currency: plan.currency,
    supplyAmount,
    vatAmount: vatOf(supplyAmount),
    totalAmount: supplyAmount + vatOf(supplyAmount),
    serviceInfo: {
      serviceCode: plan.serviceCode,
      serviceName: plan.serviceName,
      planCode: plan.planCode,
      planName: plan.planName,
      userCount,
      unitPrice,
      currency: plan.currency,
    },
    companyInfo: info,
    subscriberInfo: subscriber,
    adminInfo: {
      name: admin.name,
      deptName: admin.deptName ?? null,
      telNumber: company ? info.phoneNumber : null,
      phoneNumber: admin.phoneNumber,
      email: admin.email,
    },
    payment: makePayment(faker, numbers, paymentCodes[index % paymentCodes.length]!, today, {
      ...info,
      member: admin,
      rnno: subscriber.secNo ?? info.rnno,
    }),
    rnImgViewInfo: info.rnno ? document('사업자등록증', 'application/pdf', 'pdf') : null,
    ddlImgViewInfo:
      company && faker.datatype.boolean(0.7) ? document('위임장', 'application/pdf', 'pdf') : null,
    ...(state === 'REJECTED' && {
      decidedAt: new Date(requestedAt.getTime() + DAY_MS),
      rejectReason: rejectReasons[index % rejectReasons.length]!,
    }),
    memo: company ? faker.helpers.arrayElement(memos) : null,
  }
}

const rejectReasons = [
  '사업자등록증의 상호와 신청한 회사 이름이 다릅니다. 서류를 확인해 다시 신청해 주세요.',
  '올려 주신 사업자등록증을 알아볼 수 없습니다. 글자가 보이는 파일로 다시 올려 주세요.',
]

type Term = {
  requestedOn: string
  startDate: string | null
  endDate: string | null
  nextBillDate: string | null
}

/** Creates the request date and the term of a subscription, so that its state is correct today. */
function makeTerm(faker: Faker, state: State, cycle: 'M' | 'Y', today: string, index: number): Term {
  const noDates = { startDate: null, endDate: null, nextBillDate: null }
  if (state === 'REQUESTED')
    return { requestedOn: addDays(today, -faker.number.int({ min: 1, max: 5 })), ...noDates }
  if (state === 'REJECTED' || state === 'CANCELED') {
    return { requestedOn: addDays(today, -faker.number.int({ min: 6, max: 500 })), ...noDates }
  }
  const monthsAgo = index % 4 === 0 ? longestMonths : faker.number.int({ min: 3, max: longestMonths })
  const startDate = addDays(addMonths(today, -monthsAgo), -faker.number.int({ max: 27 }))
  const requestedOn = addDays(startDate, -faker.number.int({ min: 1, max: 5 }))
  const step = cycle === 'Y' ? 12 : 1
  let cycles = 1
  while (addMonths(startDate, cycles * step) <= today) cycles += 1
  const nextBillDate = addMonths(startDate, cycles * step)
  if (state === 'ENDED') {
    // The number of completed cycles, at least one.
    const ran = faker.number.int({ min: 1, max: Math.max(1, cycles - 1) })
    const endDate = addDays(addMonths(startDate, ran * step), -1)
    // Every third subscription ended on a day other than the last of a period, the first of these recently.
    const wantedEnd = addDays(today, -4 - daysBetweenEnds * Math.max(0, index - firstEnded))
    const ownDay =
      periodOf({ startDate, paymentCycle: cycle }, wantedEnd).to === wantedEnd
        ? addDays(wantedEnd, -1)
        : wantedEnd
    const isOnOwnDay = index % 3 === 0 && ownDay > addDays(startDate, daysBetweenEnds)
    return {
      requestedOn,
      startDate,
      endDate: isOnOwnDay ? ownDay : endDate < today ? endDate : addDays(today, -1),
      nextBillDate: null,
    }
  }
  if (state === 'CANCEL_SCHEDULED')
    return { requestedOn, startDate, endDate: addDays(nextBillDate, -1), nextBillDate: null }
  return { requestedOn, startDate, endDate: null, nextBillDate }
}
