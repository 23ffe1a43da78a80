import { periodFrom } from '../bill/bill.ts'
import { addDays } from '../dates.ts'
import { closedReason, snapshotAfter } from '../lifecycle.ts'
import type { PaymentCycle } from '../plan/catalogue.ts'
import {
  type PriceConsentEvent,
  type PriceConsentRefusal,
  type PriceConsentState,
  priceConsentMachine,
} from './price-consent.machine.ts'

/**
 * The law accepts a consent only if it is given within the 30 days before the rise (Enforcement Decree of the Act on
 * Consumer Protection in Electronic Commerce, for article 13(6) of the Act), so members are not asked earlier.
 */
export const CONSENT_DAYS = 30
/**
 * The minimum number of days that members have for an answer; with fewer days left, the price rises one period later.
 * The law does not require this number; the portal chose it.
 */
export const MIN_ANSWER_DAYS = 14
/** The number of days before the rise at which members who have not answered are reminded. */
export const REMINDER_DAYS = 7

export const priceConsentStates = [
  'ASKED',
  'REMINDED',
  'AGREED',
  'REFUSED',
  'RAISED',
  'ENDED',
  'WITHDRAWN',
] as const satisfies readonly PriceConsentState[]

/** The facts of a consent that its lifecycle needs; `risesOn` is the first day at the new price. */
type Facts = { consentState: PriceConsentState; risesOn: string }

const lifeOf = ({ consentState, risesOn }: Facts, today: string) =>
  priceConsentMachine.resolveState({ value: consentState, context: { risesOn, today } })

/** The state after an event on a day, YYYY-MM-DD in Korea, or undefined if the event is refused. */
export const priceConsentAfter = (
  facts: Facts,
  event: PriceConsentEvent,
  today: string,
): PriceConsentState | undefined =>
  snapshotAfter(lifeOf(facts, today), event)?.value as PriceConsentState | undefined

/** The reason why an event is refused on a day, or undefined. */
export const priceConsentRefusal = (
  facts: Facts,
  event: PriceConsentEvent,
  today: string,
): PriceConsentRefusal | undefined =>
  (closedReason(lifeOf(facts, today), event) ?? undefined) as PriceConsentRefusal | undefined

/** The states of a consent in which the answer decides the price that is billed from the day of the rise on. */
export const decisiveStates = priceConsentStates.filter((consentState) =>
  lifeOf({ consentState, risesOn: '' }, '').hasTag('standing'),
)

/**
 * Whether a subscription in this state of the consent ends before the day of the rise unless its members answer
 * otherwise.
 */
export const endsWithoutConsent = (consentState: PriceConsentState): boolean =>
  priceConsentAfter({ consentState, risesOn: '' }, { type: 'DAY_REACHED' }, '') === 'ENDED'

/**
 * Returns the day on which a price rises for a running subscription: the first day of the first period that begins
 * when the new price is already in force and the members have had time to answer. Days are YYYY-MM-DD in Korea.
 */
export function riseDate(
  {
    startDate,
    nextBillDate,
    paymentCycle,
  }: { startDate: string; nextBillDate: string; paymentCycle: PaymentCycle },
  fromDate: string,
  today: string,
): string {
  const soonest = addDays(today, MIN_ANSWER_DAYS)
  const earliest = fromDate > soonest ? fromDate : soonest
  let day = nextBillDate
  while (day < earliest) day = periodFrom(startDate, paymentCycle, day).nextDate
  return day
}

/** The price of a subscription from a day on, per payment cycle; billed only if the members agreed. */
export type PriceRise = {
  risesOn: string
  isAgreed: boolean
  supplyAmount: number
  vatAmount: number
  totalAmount: number
}
type PricedSubscription = {
  priceRise: PriceRise | null
  supplyAmount: number
  vatAmount: number
  totalAmount: number
  serviceInfo: { userCount: number; unitPrice: number }
}

/**
 * Returns a subscription with the price of the period that begins on a day: the old price until the day of an agreed
 * rise.
 */
export function withPriceOn<One extends PricedSubscription>(subscription: One, from: string): One {
  const { priceRise, serviceInfo } = subscription
  if (!priceRise?.isAgreed || from < priceRise.risesOn) return subscription
  const { supplyAmount, vatAmount, totalAmount } = priceRise
  return {
    ...subscription,
    priceRise: null,
    supplyAmount,
    vatAmount,
    totalAmount,
    serviceInfo: { ...serviceInfo, unitPrice: supplyAmount / serviceInfo.userCount },
  }
}

/**
 * Returns the last day until which a subscription is billed: today, or the day before a price rise that has begun
 * without the members' agreement.
 */
export function billedUntil({ priceRise }: Pick<PricedSubscription, 'priceRise'>, today: string): string {
  if (priceRise === null || priceRise.isAgreed || today < priceRise.risesOn) return today
  return addDays(priceRise.risesOn, -1)
}
