import type { Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { accountRefusal } from '#domain/company-admin/account.machine.ts'
import { toWireTime } from '#domain/dates.ts'
import type { StoredCompany, StoredCorrection, StoredPerson } from './company-admin.store.ts'

/** A company with the corrections by the staff. */
export const toCorrections = (
  { id, version, name, rnno }: StoredCompany,
  corrections: readonly StoredCorrection[],
): Schema<'CompanyCorrections'> => ({
  companyId: id,
  version,
  companyName: name,
  rnno,
  list: corrections.map((row) => ({
    correctedAt: toWireTime(row.correctedAt),
    byName: row.byName,
    reason: row.reason,
    formerName: row.formerName,
    formerRnno: row.formerRnno,
    companyName: row.name,
    rnno: row.rnno,
    mergedId: row.mergedId,
  })),
})

export const accountStateOf = ({ closing }: Pick<StoredPerson, 'closing'>): Schema<'AccountState'> =>
  closing ? 'CLOSED' : 'OPEN'

/**
 * A member of a company with the state of their account; the refusal field holds the reason for which `closeAccount`
 * would refuse.
 */
export function toPerson(person: StoredPerson): Schema<'AdminCompanyPerson'> {
  const { id, name, email, deptName, closing, byName, isStaff } = person
  const accountState = accountStateOf(person)
  const refusal =
    accountState === 'OPEN' ? accountRefusal(accountState, 'closeAccount', { isStaff }) : undefined
  return {
    memberId: id,
    name,
    email,
    deptName,
    accountState,
    closing: closing && { closedAt: toWireTime(closing.closedAt), byName, reason: closing.reason },
    refusal: refusal ? problemNamed(refusal).message : null,
  }
}
