import { randomUUID } from 'node:crypto'
import { OFFER_MS } from '#domain/company/offers.ts'
import { companies } from '#server/db/schema/company.ts'
import { companyOffers, companyRoles } from '#server/db/schema/company-people.ts'
import type { Inserts, RowInput } from './rows.ts'

type Company = typeof companies.$inferInsert
type Offer = typeof companyOffers.$inferInsert

/** Returns the row of a company, by default with a business number that all such rows share. */
export const companyRow = (wanted: RowInput<Company, 'createdAt'>): Company & { id: string } => ({
  name: '솔바람상회',
  rnno: '9998700017',
  ...wanted,
  id: wanted.id ?? randomUUID(),
})

export async function insertCompany(db: Inserts, wanted: RowInput<Company, 'createdAt'>): Promise<string> {
  const row = companyRow(wanted)
  await db.insert(companies).values(row)
  return row.id
}

/** Stores a member's role in their company. */
export async function giveCompanyRole(
  db: Inserts,
  memberId: string,
  role: (typeof companyRoles.$inferInsert)['role'],
): Promise<void> {
  await db.insert(companyRoles).values({ memberId, role })
}

/** Returns the row of an offer, by default with the usual deadline after its creation. */
export const offerRow = (
  wanted: RowInput<Offer, 'companyId' | 'offerKind' | 'offerState' | 'createdAt'>,
): Offer & { id: string } => ({
  roles: [],
  expiresAt: new Date(wanted.createdAt.getTime() + OFFER_MS),
  ...wanted,
  id: wanted.id ?? randomUUID(),
})
