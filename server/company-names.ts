import { problemNamed } from '#contract/problem-named.ts'
import { isConfusableWithOperator } from '#domain/company/look-alikes.ts'
import type { CurrentBrand } from './brand/brand.ts'
import type { Operator } from './operator.ts'

/**
 * Throws `company.nameReserved` for a company name that could be confused with the product or its operator.
 */
export type AdmitCompanyName = (companyName: string | null | undefined) => void

/** Throws `company.nameReserved` for the name of a person that could be confused with the product. */
export type AdmitPersonName = (name: string) => void

const brandsOf = ({ brandName, latinName }: ReturnType<CurrentBrand>) =>
  latinName === null ? [brandName] : [brandName, latinName]

/** The rule for names of companies in a portal that an operator runs under a brand. */
export const companyNameRule =
  ({ operatorName }: Pick<Operator, 'operatorName'>, brand: CurrentBrand): AdmitCompanyName =>
  (companyName) => {
    if (companyName && isConfusableWithOperator(companyName, { brands: brandsOf(brand()), operatorName }))
      throw problemNamed('company.nameReserved')
  }

/**
 * The rule for names of people, which strangers read in invitations and requests to join. The name of the operator is
 * not reserved, since an operator may have the name of a person.
 */
export const admitPersonNames =
  (brand: CurrentBrand): AdmitPersonName =>
  (name) => {
    if (isConfusableWithOperator(name, { brands: brandsOf(brand()), operatorName: brand().brandName }))
      throw problemNamed('company.nameReserved')
  }
