import type { Schema } from '#contract/operation.ts'
import { toWireTime } from '#domain/dates.ts'
import { maskEmail } from '#domain/email.ts'
import { maskName } from '#domain/masked-text.ts'
import type { ListedCompany, ListedMember } from './company-lists.store.ts'

/** The states of a business number in files. */
export const businessStateWords: Readonly<Record<Schema<'BusinessState'>, string>> = {
  UNCHECKED: '확인하지 않음',
  ACTIVE: '계속사업자',
  SUSPENDED: '휴업',
  CLOSED: '폐업',
  UNREGISTERED: '등록되지 않은 번호',
}

/** The state of a merged company in exported files. */
export const MERGED_WORD = '합친 회사'

/** A company in the list of the staff. */
export const toListedCompany = ({
  id,
  name,
  createdAt,
  isMerged,
  ...row
}: ListedCompany): Schema<'AdminCompanyListItem'> => ({
  companyId: id,
  companyName: name,
  ...row,
  createdAt: toWireTime(createdAt),
  mergedYn: isMerged ? 'Y' : 'N',
})

/** A member in the list of the staff: enough to recognise them, with name and address mostly hidden. */
export const toListedMember = (row: ListedMember): Schema<'AdminMemberListItem'> => ({
  memberId: row.id,
  name: maskName(row.name),
  email: maskEmail(row.email),
  companyId: row.companyId,
  companyName: row.companyName,
  accountState: row.isClosed ? 'CLOSED' : 'OPEN',
  createdAt: toWireTime(row.createdAt),
})
