import type { Currency } from '../money.ts'
import type { PlanCode, ServiceCode } from './choices.ts'

/** SPEC section 3: paid by the year or by the month. */
export type PaymentCycle = 'Y' | 'M'

/** One plan of a service. Prices are for one user and one month, without VAT, in the currency's smallest unit. */
export type Plan = { code: PlanCode; price: Record<Currency, number> }
export type Service = { code: ServiceCode; plans: readonly Plan[] }

const plan = (code: PlanCode, won: number, cents: number): Plan => ({ code, price: { KRW: won, USD: cents } })

/** The services on sale, in the order in which they are shown; the plans of each from small to large. */
export const services: readonly Service[] = [
  { code: 'SSO', plans: [plan('BASIC', 2_000, 200), plan('PRO', 4_500, 450), plan('ENT', 8_900, 890)] },
  { code: 'MFA', plans: [plan('BASIC', 1_000, 100), plan('PRO', 2_200, 220)] },
  { code: 'IGA', plans: [plan('PRO', 5_500, 550), plan('ENT', 9_800, 980)] },
  { code: 'UBA', plans: [plan('PRO', 3_300, 330), plan('ENT', 6_600, 660)] },
  { code: 'LOG', plans: [plan('Y1', 700, 70), plan('Y3', 1_500, 150)] },
]

/** The service of a code, or the first one. */
export function serviceOf(code: string | undefined): Service {
  return services.find((service) => service.code === code) ?? services[0]!
}

/** The plan of a code within a service, or its smallest one. */
export function planOf({ plans }: Service, code: string | undefined): Plan {
  return plans.find((each) => each.code === code) ?? plans[0]!
}
