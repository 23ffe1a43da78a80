import type { Currency } from '#domain/money.ts'
import { type PaymentCycle, planOfCode } from '#domain/plan/catalogue.ts'
import { estimateOf } from '#domain/plan/estimate.ts'
import { riseDate } from '#domain/subscription/price-consents.ts'
import { inForce, type ServiceEdition } from './catalogue-store.ts'

/** The fields of a running subscription that decide whether its price rises. */
export type RunningSubscription = {
  startDate: string | null
  endDate: string | null
  nextBillDate: string | null
  paymentCycle: PaymentCycle
  currency: Currency
  supplyAmount: number
  serviceInfo: { serviceCode: string; planCode: string; userCount: number }
}
/** A raised price per payment cycle, and the first day of the first period at this price. */
export type Rise = { risesOn: string; supplyAmount: number; vatAmount: number; totalAmount: number }

/** The code of the plan of a running subscription, as the catalogue names it. */
export const planCodeOf = ({
  serviceCode,
  planCode,
}: Pick<RunningSubscription['serviceInfo'], 'serviceCode' | 'planCode'>): string =>
  planCode.replace(`${serviceCode}-`, '')

/** The price of one user a month in an edition; undefined if the edition does not sell the plan. */
const priceIn = (edition: ServiceEdition | undefined, planCode: string, currency: Currency) =>
  edition?.isOnSale ? planOfCode(edition.content, planCode)?.price[currency] : undefined

/**
 * Returns whether an edition raises the price of a plan in a currency, compared with the edition that was in force
 * before it.
 */
function priceRiseCheck(editions: readonly ServiceEdition[], edition: ServiceEdition) {
  const otherEditions = editions.filter(
    (each) => each.serviceCode === edition.serviceCode && each !== edition,
  )
  const [before] = inForce(
    otherEditions.filter(({ version }) => version < edition.version),
    edition.fromDate,
  )
  return (planCode: string, currency: Currency): boolean => {
    const [now, then] = [priceIn(edition, planCode, currency), priceIn(before, planCode, currency)]
    return now !== undefined && then !== undefined && now > then
  }
}

/** Whether an edition raises any price. */
export const hasPriceRise = (editions: readonly ServiceEdition[], edition: ServiceEdition): boolean => {
  const isPriceRaised = priceRiseCheck(editions, edition)
  return edition.content.plans.some(
    ({ planCode }) => isPriceRaised(planCode, 'KRW') || isPriceRaised(planCode, 'USD'),
  )
}

/**
 * Returns the raised price of a running subscription and the first day of this price, by the editions of its service
 * that ask for consent; undefined if the price does not rise. With `risesOn`, only a rise on that day counts. `today`
 * is a day in Korea.
 */
export function riseOf(
  editions: readonly ServiceEdition[],
  subscription: RunningSubscription,
  today: string,
  risesOn?: string,
): Rise | undefined {
  const { startDate, nextBillDate, endDate, paymentCycle, currency, serviceInfo, supplyAmount } = subscription
  if (startDate === null || nextBillDate === null) return undefined
  const { serviceCode, userCount: users } = serviceInfo
  const planCode = planCodeOf(serviceInfo)
  const own = editions.filter((edition) => edition.serviceCode === serviceCode)
  const consentEditions = own
    .filter((edition) => edition.asksConsent && priceRiseCheck(own, edition)(planCode, currency))
    .toSorted((one, other) => one.fromDate.localeCompare(other.fromDate))
  for (const { fromDate } of consentEditions) {
    const day = risesOn ?? riseDate({ startDate, nextBillDate, paymentCycle }, fromDate, today)
    if (day < fromDate || (endDate !== null && endDate < day)) continue
    const [held] = inForce(own, day)
    const soldPlan = held?.isOnSale ? planOfCode(held.content, planCode) : undefined
    if (!soldPlan) continue
    const { supply, vat, total } = estimateOf(soldPlan, { currency, cycle: paymentCycle, users })
    if (supply > supplyAmount)
      return { risesOn: day, supplyAmount: supply, vatAmount: vat, totalAmount: total }
  }
  return undefined
}
