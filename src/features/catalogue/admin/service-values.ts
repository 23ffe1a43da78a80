import type { Schema } from '#contract/operation.ts'
import { numberOf, typedMoney } from '#domain/money.ts'
import type { Plan, Service } from '#domain/plan/catalogue.ts'
import { isUserCount } from '#domain/plan/estimate.ts'
import { isBlank, typedLine } from '#domain/typed/typed-text.ts'
import { newId } from '#src/browser/new-id.ts'
import { isSameValue } from '#src/forms/use-changed-meanwhile.tsx'
import { comparisonOf, rowsOf, type TypedRow } from './service-comparison.ts'

/** A plan as values of the form: its prices in won and dollars, its contents one per line. */
export type TypedPlan = {
  key: string
  planCode: string
  planName: string
  won: string
  dollars: string
  /** The maximum number of users; empty if the plan has none. */
  users: string
  contents: string
}
/** A service in the fields of a form; the field for the days of a trial is empty if the service has no trial. */
export type ServiceValues = {
  serviceCode: string
  serviceName: string
  shortName: string
  summary: string
  audience: string
  icon: Schema<'ServiceIcon'>
  trialDays: string
  plans: readonly TypedPlan[]
  comparison: readonly TypedRow[]
  ends: boolean
  fromDate: string
}
export type PlanFault = 'planCode' | 'planTwice' | 'planName' | 'won' | 'dollars' | 'users' | 'contents'
/** The invalid fields of a plan, each with its error. */
export type PlanFaults = Partial<Record<Exclude<PlanFault, 'planTwice'>, PlanFault>>

export const MAX_LENGTHS = {
  code: 20,
  serviceName: 50,
  shortName: 20,
  text: 200,
  planName: 30,
  line: 100,
} as const
export const MAX_PLANS = 10
const [MAX_CONTENTS, MAX_PRICE] = [20, 10_000_000]
const [MIN_TRIAL_DAYS, MAX_TRIAL_DAYS] = [2, 90]
const codeShape = /^[A-Z][A-Z0-9_]{0,19}$/

/** Creates a plan without any text. */
export const emptyPlan = (): TypedPlan => ({
  key: newId(),
  planCode: '',
  planName: '',
  won: '',
  dollars: '',
  users: '',
  contents: '',
})

/** Returns the values of the form for a service, or for a new service if `service` is undefined. */
export const valuesOf = (service: Service | undefined): ServiceValues => ({
  serviceCode: service?.serviceCode ?? '',
  serviceName: service?.serviceName ?? '',
  shortName: service?.shortName ?? '',
  summary: service?.summary ?? '',
  audience: service?.audience ?? '',
  icon: service?.icon ?? 'DOOR',
  trialDays: String(service?.trialDays ?? ''),
  plans: service?.plans.map((plan) => ({ ...typedOf(plan), key: plan.planCode })) ?? [
    { ...emptyPlan(), key: 'first' },
  ],
  comparison: service ? rowsOf(service) : [],
  ends: false,
  fromDate: '',
})

const typedOf = ({ planCode, planName, price, maximumUsers, contents }: Plan): Omit<TypedPlan, 'key'> => ({
  planCode,
  planName,
  won: numberOf(price.KRW, 'KRW'),
  dollars: numberOf(price.USD, 'USD'),
  users: String(maximumUsers ?? ''),
  contents: contents.join('\n'),
})

const linesOf = (text: string) => text.split('\n').map(typedLine).filter(Boolean)
const numberLine = (text: string) => typedLine(text).replaceAll(',', '')
const codeOf = (text: string) => typedLine(text)

/** Returns the price of a typed plan in won and cents; zero for a text that is not a price. */
export const priceOf = ({ won, dollars }: Pick<TypedPlan, 'won' | 'dollars'>): Plan['price'] => ({
  KRW: typedMoney(won, 'KRW') ?? 0,
  USD: typedMoney(dollars, 'USD') ?? 0,
})

/** Returns the input of the operation for the values of the form. */
export const draftOf = (values: ServiceValues): Schema<'ServiceDraft'> => ({
  serviceName: typedLine(values.serviceName),
  shortName: typedLine(values.shortName),
  summary: typedLine(values.summary),
  audience: typedLine(values.audience),
  icon: values.icon,
  trialDays: isBlank(values.trialDays) ? null : Number(typedLine(values.trialDays)),
  plans: values.plans.map((plan) => ({
    planCode: codeOf(plan.planCode),
    planName: typedLine(plan.planName),
    price: priceOf(plan),
    maximumUsers: isBlank(plan.users) ? null : Number(numberLine(plan.users)),
    contents: linesOf(plan.contents),
  })),
  comparison: comparisonOf(values.comparison, values.plans),
})

/** Whether a text is a code of a service or of a plan. */
export const isCode = (text: string): boolean => codeShape.test(codeOf(text))

/** Whether a text is empty or a number of days of a trial. */
export function isTrialLength(text: string): boolean {
  const days = Number(typedLine(text))
  return isBlank(text) || (Number.isInteger(days) && days >= MIN_TRIAL_DAYS && days <= MAX_TRIAL_DAYS)
}

/** Returns the errors of each plan, in the order of the plans. */
export function faultsOf(plans: readonly TypedPlan[]): PlanFaults[] {
  const codes = plans.map(({ planCode }) => codeOf(planCode))
  const isPrice = (amount: number) => amount > 0 && amount <= MAX_PRICE
  return plans.map((plan, index) => {
    const { KRW, USD } = priceOf(plan)
    const lines = linesOf(plan.contents)
    const faults: PlanFaults = {}
    if (!isCode(plan.planCode)) faults.planCode = 'planCode'
    else if (codes.indexOf(codes[index]!) < index) faults.planCode = 'planTwice'
    if (isBlank(plan.planName)) faults.planName = 'planName'
    if (!isPrice(KRW)) faults.won = 'won'
    if (!isPrice(USD)) faults.dollars = 'dollars'
    if (!isBlank(plan.users) && !isUserCount(Number(numberLine(plan.users)))) faults.users = 'users'
    if (lines.length > MAX_CONTENTS || lines.some((line) => line.length > MAX_LENGTHS.line))
      faults.contents = 'contents'
    return faults
  })
}

/** The price of a plan before and after a change; null where the plan does not exist. */
export type PriceChange = {
  planCode: string
  planName: string
  before: Plan['price'] | null
  after: Plan['price'] | null
}
type PricedPlan = Pick<Plan, 'planCode' | 'planName' | 'price'>

/** Returns the prices of the plans of a service before and after a change, with the removed plans at the end. */
export function priceChanges(before: readonly PricedPlan[], after: readonly PricedPlan[]): PriceChange[] {
  const formerOf = (code: string) => before.find(({ planCode }) => planCode === code)
  const isStillThere = (code: string) => after.some(({ planCode }) => planCode === code)
  return [
    ...after.map(({ planCode, planName, price }) => ({
      planCode,
      planName,
      before: formerOf(planCode)?.price ?? null,
      after: price,
    })),
    ...before
      .filter(({ planCode }) => !isStillThere(planCode))
      .map(({ planCode, planName, price }) => ({ planCode, planName, before: price, after: null })),
  ]
}

/** Whether a price differs between before and after. */
export const isChanged = ({ before, after }: PriceChange): boolean =>
  before?.KRW !== after?.KRW || before?.USD !== after?.USD

/** Whether a plan is sold before and after a change, at another price. */
export const isRepriced = (change: PriceChange): boolean =>
  change.before !== null && change.after !== null && isChanged(change)

/** Whether a change raises a price of a plan that is sold. */
export const isRaised = ({ before, after }: PriceChange): boolean =>
  before !== null && after !== null && (after.KRW > before.KRW || after.USD > before.USD)

/** Returns the typed prices of the plans, without texts that are not numbers. */
export const typedPrices = (values: ServiceValues): Pick<Plan, 'planCode' | 'price'>[] =>
  draftOf(values)
    .plans.map(({ planCode, price }) => ({ planCode, price }))
    .filter(({ price }) => Number.isSafeInteger(price.KRW) && Number.isSafeInteger(price.USD))

const describedFields = [
  'serviceName',
  'trialDays',
  'shortName',
  'icon',
  'summary',
  'audience',
  'plans',
  'comparison',
  'ends',
] as const

/** Returns the fields that differ from those of the saved service, in the order of the form. */
export const changedFields = (
  before: ServiceValues,
  after: ServiceValues,
): (typeof describedFields)[number][] =>
  describedFields.filter((name) => !isSameValue(before[name], after[name]))
