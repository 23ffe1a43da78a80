import { problemNamed } from '#contract/problem-named.ts'
import { isLikeOperator } from '#domain/company/look-alikes.ts'
import type { CurrentBrand } from './brand/brand.ts'
import type { Operator } from './operator.ts'

/**
 * Throws `company.nameReserved` for a company name that could be confused with the product or its operator.
 */
export type AdmitCompanyName = (companyName: string | null | undefined) => void

/** The rule for names of companies in a portal that an operator runs under a brand. */
export const admitCompanyNames =
  ({ operatorName }: Pick<Operator, 'operatorName'>, brand: CurrentBrand): AdmitCompanyName =>
  (companyName) => {
    const { brandName, latinName } = brand()
    const brands = latinName === null ? [brandName] : [brandName, latinName]
    if (companyName && isLikeOperator(companyName, { brands, operatorName }))
      throw problemNamed('company.nameReserved')
  }
