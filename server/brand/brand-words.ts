import { admitCompanyNames } from '#server/company-names.ts'
import { serviceNamesOf } from '#server/domains/subscription/plan-names.ts'
import type { Operator, Party } from '#server/operator.ts'
import type { CurrentBrand } from './brand.ts'

/** What follows from the brand of an operator: who companies are not called like, what services are called, who terms name. */
export const brandWords = (operator: Operator, brand: CurrentBrand) => ({
  admitCompanyName: admitCompanyNames(operator, brand),
  serviceNames: () => serviceNamesOf(brand()),
  party: (): Party => ({ operatorName: operator.operatorName, brandName: brand().brandName }),
})
