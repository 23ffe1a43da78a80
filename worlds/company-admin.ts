import { randomUUID } from 'node:crypto'
import { kstDate } from '#domain/dates.ts'
import {
  accountClosings,
  companyCorrections,
  companyOpenings,
  memberOpenings,
} from '#server/db/schema/company-admin.ts'
import type { Inserts, RowInput } from './rows.ts'

/** Stores the closing of a member's account; the sessions of the member are not ended. */
export async function closeAccount(
  db: Inserts,
  wanted: RowInput<typeof accountClosings.$inferInsert, 'memberId' | 'closedAt'>,
): Promise<void> {
  const usual = { id: randomUUID(), reason: '본인이 아닌 사람이 로그인한 것으로 보입니다.' }
  await db.insert(accountClosings).values({ ...usual, ...wanted })
}

/** Stores the reason for which a member of the staff opened the page of a company on a day. */
export async function insertCompanyOpening(
  db: Inserts,
  wanted: RowInput<typeof companyOpenings.$inferInsert, 'companyId' | 'byId' | 'openedAt'> & {
    openedAt: Date
  },
): Promise<void> {
  const usual = { openedOn: kstDate(wanted.openedAt), reason: '문의 응대' }
  await db.insert(companyOpenings).values({ ...usual, ...wanted })
}

/** Stores the reason for which a member of the staff opened the page of a member on a day. */
export async function openMember(
  db: Inserts,
  wanted: RowInput<typeof memberOpenings.$inferInsert, 'memberId' | 'byId' | 'openedAt'> & { openedAt: Date },
): Promise<void> {
  const usual = { openedOn: kstDate(wanted.openedAt), reason: '문의 응대' }
  await db.insert(memberOpenings).values({ ...usual, ...wanted })
}

/** Stores the record of a corrected name; the row of the company is not changed. */
export async function insertCorrection(
  db: Inserts,
  wanted: RowInput<typeof companyCorrections.$inferInsert, 'companyId' | 'rnno' | 'correctedAt'>,
): Promise<void> {
  await db.insert(companyCorrections).values({
    formerName: '솔바람상회',
    name: '솔바람상회 주식회사',
    formerRnno: wanted.rnno,
    reason: '사업자등록증의 상호와 같게 고칩니다.',
    ...wanted,
    id: wanted.id ?? randomUUID(),
  })
}
