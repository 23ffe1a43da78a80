import { problemNamed } from '#contract/problem-named.ts'
import { isLikeOperator } from '#domain/company/look-alikes.ts'
import { SERVICE } from './messages/texts.ts'
import type { Operator } from './operator.ts'

/** Throws `company.nameReserved` for the name of a company that would be taken for the product or its operator. */
export type AdmitCompanyName = (companyName: string | null | undefined) => void

/** Throws `company.nameReserved` for the name of a person that would be taken for the product. */
export type AdmitPersonName = (name: string) => void

const brands = [SERVICE, 'Bitjang']

/** The rule for names of companies in a portal that an operator runs. */
export const admitCompanyNames =
  ({ operatorName }: Pick<Operator, 'operatorName'>): AdmitCompanyName =>
  (companyName) => {
    if (companyName && isLikeOperator(companyName, { brands, operatorName }))
      throw problemNamed('company.nameReserved')
  }

/** The rule for names of people: strangers read them in invitations and in requests to join. The operator may be called like a person. */
export const admitPersonName: AdmitPersonName = (name) => {
  if (isLikeOperator(name, { brands, operatorName: SERVICE })) throw problemNamed('company.nameReserved')
}
