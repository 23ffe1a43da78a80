import { admitPersonNames, companyNameRule } from '#server/company-names.ts'
import type { Operator, Party } from '#server/operator.ts'
import type { CurrentBrand } from './brand.ts'

/**
 * The rules and texts that depend on the brand of an operator: names that companies and people may not use, the names
 * of the portal, and the provider as the terms name it.
 */
export const brandWords = (operator: Operator, brand: CurrentBrand) => ({
  admitCompanyName: companyNameRule(operator, brand),
  admitPersonName: admitPersonNames(brand),
  portalNames: () => [brand().brandName, brand().latinName ?? ''],
  party: (): Party => ({ operatorName: operator.operatorName, brandName: brand().brandName }),
})
