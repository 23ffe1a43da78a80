import { fallback, type InferOutput, integer, maxValue, minValue, number, object, optional, picklist, pipe } from 'valibot'
import { planOf, type PaymentCycle, serviceOf, services } from '#domain/plan/catalogue.ts'
import { MOST_USERS } from '#domain/plan/estimate.ts'
import type { Currency } from '#domain/money.ts'

const USERS = 30

/** What the address of the plan page may say; what is usual stays out of it, what is wrong is dropped. */
export const planSearch = object({
  service: fallback(optional(picklist(services.map(({ code }) => code))), undefined),
  plan: fallback(optional(picklist(['BASIC', 'PRO', 'ENT', 'Y1', 'Y3'])), undefined),
  cycle: fallback(optional(picklist(['Y'])), undefined),
  currency: fallback(optional(picklist(['USD'])), undefined),
  users: fallback(optional(pipe(number(), integer(), minValue(1), maxValue(MOST_USERS))), undefined),
})

export type PlanSearch = InferOutput<typeof planSearch>

/** What the page shows for an address. */
export function choiceOf(search: PlanSearch) {
  const service = serviceOf(search.service)
  const cycle: PaymentCycle = search.cycle ?? 'M'
  const currency: Currency = search.currency ?? 'KRW'
  return { service, plan: planOf(service, search.plan), cycle, currency, users: search.users ?? USERS }
}
export type PlanChoice = ReturnType<typeof choiceOf>
