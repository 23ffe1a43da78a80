import { isDeepStrictEqual } from 'node:util'
import type { Input, Schema } from '#contract/operation.ts'
import type { ProblemName } from '#contract/problem.ts'
import { daysBetween } from '#domain/dates.ts'
import { planOfCode, type Service } from '#domain/plan/catalogue.ts'
import { userLimitOf } from '#domain/plan/user-limit.ts'
import { typedLine } from '#domain/typed/typed-text.ts'
import { type CatalogueFault, catalogueFault } from '#server/catalogue/catalogue-edit.ts'
import { catalogueOn, inForce, type ServiceEdition } from '#server/catalogue/catalogue-store.ts'
import { hasPriceRise, type RunningSubscription, riseOf } from '#server/catalogue/price-rises.ts'

export type RequestedEdition = { service: Service; isOnSale: boolean; fromDate: string }
type KnownEditions = { today: string; editions: readonly ServiceEdition[] }

/**
 * The maximum number of services that are sold on one day; the contract has the same limit for the answer of
 * `getCatalogue`.
 */
export const MAX_SERVICES = 30

const problemOf = {
  past: 'service.untimely',
  far: 'service.untimely',
  empty: 'service.planless',
  twice: 'plan.twice',
  uneven: 'comparison.uneven',
  scheduled: 'service.scheduled',
} as const satisfies Record<CatalogueFault, ProblemName>

/**
 * A service in its stored form: its texts normalized. A text without a visible character becomes empty. A plan without
 * a typed limit keeps the limit in `before`, the content that was written last.
 */
export function cleanService(
  serviceCode: string,
  draft: Schema<'ServiceDraft'>,
  before: Pick<Service, 'plans'> | undefined,
): Service {
  const limitBefore = (planCode: string) => {
    const plan = before && planOfCode(before, planCode)
    return plan ? userLimitOf(plan) : null
  }
  return {
    serviceCode,
    serviceName: typedLine(draft.serviceName),
    shortName: typedLine(draft.shortName),
    summary: typedLine(draft.summary),
    audience: typedLine(draft.audience),
    icon: draft.icon,
    trialDays: draft.trialDays,
    plans: draft.plans.map(({ planCode, planName, price, maximumUsers, contents }) => ({
      planCode,
      planName: typedLine(planName),
      price: { KRW: price.KRW, USD: price.USD },
      maximumUsers: maximumUsers === undefined ? limitBefore(planCode) : maximumUsers,
      contents: contents.map(typedLine),
    })),
    comparison: draft.comparison.map(({ label, values }) => ({
      label: typedLine(label),
      values: values.map(typedLine),
    })),
  }
}

/** The service of an edition. */
export const serviceOf = ({
  serviceCode,
  content,
}: Pick<ServiceEdition, 'serviceCode' | 'content'>): Service => ({ ...content, serviceCode })

/** Whether a text of a service that must not be empty is empty. */
const lacksText = ({ serviceName, shortName, summary, plans, comparison }: Service) =>
  [
    serviceName,
    shortName,
    summary,
    ...plans.flatMap(({ planName, contents }) => [planName, ...contents]),
    ...comparison.flatMap(({ label, values }) => [label, ...values]),
  ].includes('')

/** The reason why an edition of a service cannot be scheduled, as a problem of the contract; undefined if it can. */
export function editionProblem(
  wanted: RequestedEdition,
  { today, editions }: KnownEditions,
): ProblemName | undefined {
  const { service, isOnSale, fromDate } = wanted
  const { serviceCode } = service
  const own = editions.filter((edition) => edition.serviceCode === serviceCode)
  if (lacksText(service) || (own.length === 0 && !isOnSale)) return 'request.invalid'
  if (own.some((edition) => edition.fromDate > today)) return 'service.scheduled'
  if (service.plans.some(({ price }) => price.KRW <= 0 || price.USD <= 0)) return 'price.unfit'
  const [held] = inForce(own, today)
  const { serviceCode: _, ...content } = service
  if (held && held.isOnSale === isOnSale && isDeepStrictEqual(held.content, content)) return 'service.same'
  if (isOnSale && isFull(serviceCode, { fromDate, editions })) return 'service.tooMany'
  const fault = catalogueFault({ services: [service] }, { fromDate, today, editions: own })
  return fault && problemOf[fault]
}

/** Whether the catalogue is full on the first day of a service, or on a later day on which another service begins. */
function isFull(
  serviceCode: string,
  { fromDate, editions }: { fromDate: string; editions: readonly ServiceEdition[] },
): boolean {
  const days = editions.map((edition) => edition.fromDate).filter((day) => day > fromDate)
  return [fromDate, ...days].some((day) => {
    const otherServices = catalogueOn(editions, day).services.filter(
      (sold) => sold.serviceCode !== serviceCode,
    )
    return otherServices.length >= MAX_SERVICES
  })
}

/** The position of a service in the catalogue: its current one, or the last one for a new service. */
export function positionOf(serviceCode: string, editions: readonly ServiceEdition[]): number {
  const own = editions.findLast((edition) => edition.serviceCode === serviceCode)
  return own?.position ?? Math.max(-1, ...editions.map(({ position }) => position)) + 1
}

type PreviewInput = Omit<Input<'previewServiceEdition'>, 'serviceCode'> & {
  held: ServiceEdition
  own: readonly ServiceEdition[]
  today: string
}

/** Returns the effect of new prices from a day on: the running subscriptions of the service whose price rises. */
export function previewOf(
  { fromDate, prices, held, own, today }: PreviewInput,
  running: readonly RunningSubscription[],
): Schema<'RisePreview'> {
  const priceOf = new Map(prices.map(({ planCode, price }) => [planCode, price]))
  const plans = held.content.plans.flatMap((plan) => {
    const price = priceOf.get(plan.planCode)
    return price ? [{ ...plan, price }] : []
  })
  const edition = {
    ...held,
    version: Math.max(...own.map(({ version }) => version)) + 1,
    fromDate,
    asksConsent: true,
    content: { ...held.content, plans },
  }
  const editions = [...own.filter((each) => each.fromDate <= today), edition]
  const raisedSubscriptions = running.flatMap((each) => {
    const priceRise = riseOf(editions, each, today)
    return priceRise ? [{ ...each, risesOn: priceRise.risesOn }] : []
  })
  return {
    raisedYn: held.isOnSale && hasPriceRise(editions, edition) ? 'Y' : 'N',
    subscriptionCount: raisedSubscriptions.length,
    answerDays: Math.max(0, daysBetween(today, fromDate)),
    laterCount: raisedSubscriptions.filter(
      ({ nextBillDate, risesOn }) => fromDate <= nextBillDate! && nextBillDate! < risesOn,
    ).length,
  }
}
