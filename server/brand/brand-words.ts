import { admitPersonNames, companyNameRule } from '#server/company-names.ts'
import type { Operator, Party } from '#server/operator.ts'
import type { CurrentBrand } from './brand.ts'

/**
 * The values that follow from the brand of an operator: reserved names of companies, people and passwords, the party
 * of the terms.
 */
export const brandWords = (operator: Operator, brand: CurrentBrand) => ({
  admitCompanyName: companyNameRule(operator, brand),
  admitPersonName: admitPersonNames(brand),
  portalNames: () => [brand().brandName, brand().latinName ?? ''],
  party: (): Party => ({ operatorName: operator.operatorName, brandName: brand().brandName }),
})
