import type { Schema } from '#contract/operation.ts'

/** Paid by the year (Y) or by the month (M), as in SPEC section 3. */
export type PaymentCycle = 'Y' | 'M'

/** The services on sale, in the order in which they are shown. */
export type Catalogue = Schema<'Catalogue'>
/** A service on sale; its plans from small to large. */
export type Service = Schema<'CatalogueService'>
/** One plan of a service. Prices are for one user and one month, without VAT, in the currency's smallest unit. */
export type Plan = Schema<'CataloguePlan'>

/** The service with a code; undefined if it is not on sale. */
export const serviceIn = ({ services }: Catalogue, code: string | undefined): Service | undefined =>
  services.find(({ serviceCode }) => serviceCode === code)

/** The plan with a code within a service; undefined if it is not on sale. */
export const planOfCode = ({ plans }: Pick<Service, 'plans'>, code: string | undefined): Plan | undefined =>
  plans.find(({ planCode }) => planCode === code)

/**
 * The service with a code, or the first service if there is none with the code; undefined if no service is on sale.
 */
export const serviceOf = (catalogue: Catalogue, code: string | undefined): Service | undefined =>
  serviceIn(catalogue, code) ?? catalogue.services[0]

/** The plan with a code within a service, or the smallest plan if there is none with the code. */
export const planOf = (service: Pick<Service, 'plans'>, code: string | undefined): Plan =>
  planOfCode(service, code) ?? service.plans[0]!

/** The lowest price of all plans in won, for one user and month; undefined if nothing is on sale. */
export function lowestPrice({ services }: Catalogue): number | undefined {
  const prices = services.flatMap(({ plans }) => plans.map(({ price }) => price.KRW))
  return prices.length > 0 ? Math.min(...prices) : undefined
}
