import { type Plan, planOfCode } from '#domain/plan/catalogue.ts'
import type { ServiceEdition } from './catalogue-store.ts'

/** A plan with the price at which it was last sold, and its changed price. */
export type ChangedPrice = Pick<Plan, 'planCode' | 'planName'> & {
  before: Plan['price']
  after: Plan['price']
}

/**
 * Returns the plans of an edition whose price differs from the price at which they were last sold; none if the
 * edition ends the sale. A plan that was removed, or whose sale had ended, is compared as well, so that two edits in
 * sequence cannot avoid the approval of a second person.
 */
export function changedPrices(
  editions: readonly ServiceEdition[],
  { serviceCode, version, isOnSale, content }: ServiceEdition,
): ChangedPrice[] {
  if (!isOnSale) return []
  const soldEditions = editions
    .filter((each) => each.serviceCode === serviceCode && each.isOnSale && each.version < version)
    .toSorted((one, other) => other.version - one.version)
  return content.plans.flatMap(({ planCode, planName, price: after }) => {
    const lastEdition = soldEditions.find((edition) => planOfCode(edition.content, planCode))
    const before = lastEdition && planOfCode(lastEdition.content, planCode)?.price
    const isChanged = before && (before.KRW !== after.KRW || before.USD !== after.USD)
    return isChanged ? [{ planCode, planName, before, after }] : []
  })
}
