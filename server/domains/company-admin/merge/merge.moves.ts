import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '#server/db/once.ts'
import { accessLevels } from '#server/db/schema/access-catalogue.ts'
import { apps } from '#server/db/schema/app.ts'
import { companies } from '#server/db/schema/company.ts'
import { companyOffers, companyRoles } from '#server/db/schema/company-people.ts'
import { members } from '#server/db/schema/member.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { combineSettings, type MergedPair } from './merge.settings.ts'

/**
 * Moves everything of a company to another one, as listed in `companyColumns`. The caller has locked both companies,
 * and the contracts and bills of the first. Rows are written in the order of every write of a company: offers,
 * contracts, members.
 */
export async function moveCompany(tx: Tx, pair: MergedPair): Promise<void> {
  const { fromId, intoId, now } = pair
  await moveOffers(tx, pair)
  await tx.update(subscriptions).set({ companyId: intoId }).where(eq(subscriptions.companyId, fromId))
  await combineSettings(tx, pair)
  await tx.update(apps).set({ companyId: intoId }).where(eq(apps.companyId, fromId))
  await tx.update(accessLevels).set({ companyId: intoId }).where(eq(accessLevels.companyId, fromId))
  await moveMembers(tx, pair)
  await moveDetails(tx, pair)
  const next = sql`${companies.version} + 1`
  await tx.update(companies).set({ version: next }).where(eq(companies.id, intoId))
  await tx
    .update(companies)
    .set({ mergedIntoId: intoId, mergedAt: now, version: next })
    .where(eq(companies.id, fromId))
  // Companies that were merged into the one that ends.
  await tx.update(companies).set({ mergedIntoId: intoId }).where(eq(companies.mergedIntoId, fromId))
}

/**
 * Copies the representative and the day of opening to the remaining company, if it has neither and both companies
 * have the same business number.
 */
const moveDetails = (tx: Tx, { fromId, intoId }: MergedPair) =>
  tx.execute(sql`
    update companies held set representative = gone.representative, founded_on = gone.founded_on
    from companies gone where held.id = ${intoId} and gone.id = ${fromId} and held.rnno = gone.rnno
      and held.representative is null and held.founded_on is null`)

/**
 * Withdraws the offers that only the former owner could make, and the offers that the merge fulfils. Other people's
 * requests to join wait for the owner of the remaining company.
 */
async function moveOffers(tx: Tx, { fromId, intoId, now }: MergedPair): Promise<void> {
  await tx.execute(sql`
    update company_offers set offer_state = 'TAKEN_BACK', closed_at = ${now.toISOString()}::timestamptz
    where closed_at is null and (
      (company_id = ${fromId} and offer_kind <> 'JOIN')
      or (company_id in (${fromId}, ${intoId}) and offer_kind = 'JOIN'
        and member_id in (select id from members where company_id in (${fromId}, ${intoId})))
      or (company_id = ${intoId} and offer_kind = 'INVITATION'
        and email in (select email from members where company_id = ${fromId})))`)
  await tx.update(companyOffers).set({ companyId: intoId }).where(eq(companyOffers.companyId, fromId))
}

/**
 * Moves the people with their roles, and with the subject identifiers by which apps know them. The owner of the
 * remaining company stays its only owner.
 */
async function moveMembers(tx: Tx, { fromId, intoId }: MergedPair): Promise<void> {
  const membersOfCompany = (id: string) =>
    tx.select({ id: members.id }).from(members).where(eq(members.companyId, id)).orderBy(asc(members.id))
  const movedIds = (await membersOfCompany(fromId).for('update')).map(({ id }) => id)
  const isOwner = eq(companyRoles.role, 'owner')
  const owners = (id: string) =>
    tx.$count(companyRoles, and(isOwner, inArray(companyRoles.memberId, membersOfCompany(id))))
  if ((await owners(intoId)) > 0) {
    const former = await tx
      .delete(companyRoles)
      .where(and(isOwner, inArray(companyRoles.memberId, membersOfCompany(fromId))))
      .returning({ memberId: companyRoles.memberId })
    if (former.length > 0)
      await tx
        .insert(companyRoles)
        .values(former.map(({ memberId }) => ({ memberId, role: 'billingManager' as const })))
        .onConflictDoNothing()
  }
  if (movedIds.length === 0) return
  await tx
    .update(members)
    .set({ companyId: intoId, subjectCompanyId: sql`coalesce(${members.subjectCompanyId}, ${fromId}::uuid)` })
    .where(eq(members.companyId, fromId))
}
