import { problemNamed } from '#contract/problem-named.ts'
import { isLikeOperator } from '#domain/company/look-alikes.ts'
import { SERVICE } from './messages/texts.ts'
import type { Operator } from './operator.ts'

/**
 * Throws `company.nameReserved` for a company name that could be confused with the product or its operator.
 */
export type AdmitCompanyName = (companyName: string | null | undefined) => void

const brands = [SERVICE, 'Bitjang']

/** The rule for company names in a portal of an operator. */
export const companyNameRule =
  ({ operatorName }: Pick<Operator, 'operatorName'>): AdmitCompanyName =>
  (companyName) => {
    if (companyName && isLikeOperator(companyName, { brands, operatorName }))
      throw problemNamed('company.nameReserved')
  }
