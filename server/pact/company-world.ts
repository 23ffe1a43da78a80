import { randomUUID } from 'node:crypto'
import { eq, inArray, or } from 'drizzle-orm'
import type { ProviderStates } from '#contract/provider-states.ts'
import { firstStates, type OfferKind, openStates } from '#domain/company/offers.ts'
import type { CompanyRole } from '#domain/company/roles.ts'
import { addDays, kstDate } from '#domain/dates.ts'
import { DAY_MS, MINUTE_MS } from '#domain/durations.ts'
import { trialDaysFrom } from '#domain/trial/rules.ts'
import { apps } from '#server/db/schema/app.ts'
import { bills } from '#server/db/schema/bill.ts'
import { companies } from '#server/db/schema/company.ts'
import { companyOpenings, memberOpenings } from '#server/db/schema/company-admin.ts'
import { companyOffers } from '#server/db/schema/company-people.ts'
import { idempotencyKeys } from '#server/db/schema/idempotency.ts'
import { members } from '#server/db/schema/member.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { trials } from '#server/db/schema/trial.ts'
import { companyStore } from '#server/domains/company/company.store.ts'
import { MAX_OPEN } from '#server/domains/company/offer.rules.ts'
import { holderOf } from '#server/domains/trial/trial.store.ts'
import { insertAppWithLevel, insertGrant } from '#worlds/access.ts'
import { insertBill } from '#worlds/bill.ts'
import { insertBusinessCheck, insertDetailsCheck } from '#worlds/business-check.ts'
import { giveCompanyRole, insertCompany, offerRow } from '#worlds/company.ts'
import { closeAccount, insertCompanyOpening, insertCorrection, openMember } from '#worlds/company-admin.ts'
import { giveRole, insertColleague } from '#worlds/member.ts'
import { insertSubscription } from '#worlds/subscription.ts'
import { useCompany } from './used-company.ts'
import {
  memberId,
  ourCompany,
  colleagueId as outsiderId,
  type StateBuilder,
  type WorldDeps,
  type worldBuilder,
} from './world.ts'

type CompanyState = 'a member of a company' | 'a member without a company' | 'a company for the staff'
type StatedOffers = Pick<ProviderStates['a member without a company'], 'offers' | 'full' | 'usedKey'>
/** The member that an offer of each kind is about, and the member who makes the offer. */
type Parties = Partial<
  Record<OfferKind, Pick<typeof companyOffers.$inferInsert, 'memberId' | 'name' | 'email' | 'rnno' | 'byId'>>
>

const memberEmail = 'narae.song@solbaram.example'
const mateEmail = 'jiho.lee@solbaram.example'
const mate = { name: '이지호', email: mateEmail }
const ourMember = { name: '송나래', email: memberEmail }
const outsiderEmail = 'iut@iutjip.example'
const twinName = '솔바람상회 부산'
const appId = '4c7e92b0-18d5-4f36-a9c1-d60b3e8f7a25'

/** Returns builders of the provider states about members, the people of their company, and its offers. */
export function companyWorld(
  deps: WorldDeps,
  world: ReturnType<typeof worldBuilder>,
): { [State in CompanyState]: StateBuilder<State> } {
  const { db, clock, box } = deps

  /** Stores the confirmed member of the pacts, and a colleague who joined earlier. */
  async function putMemberAndColleague(session: string, mateId: string): Promise<void> {
    await world.putMember({ email: memberEmail })
    await world.putSession(session, 'member', { passwordChecked: true })
    await db.delete(members).where(or(eq(members.id, mateId), eq(members.email, mateEmail)))
    const createdAt = new Date(clock.now().getTime() - DAY_MS)
    await insertColleague(db, { id: mateId, companyId: ourCompany.id, email: mateEmail, createdAt })
  }

  async function giveRoles(ofMember: string, roles: readonly CompanyRole[]): Promise<void> {
    if (roles.includes('OWNER')) await giveCompanyRole(db, ofMember, 'owner')
    await companyStore(db).setRoles(ofMember, roles)
  }

  /**
   * Stores an app that `userId` may use and whose only admin is `adminId`. The admin has the role for this app,
   * unless the admin has the company-wide role.
   */
  async function putLastApp(adminId: string, roles: readonly CompanyRole[], userId: string): Promise<void> {
    const now = clock.now()
    await db.delete(apps).where(eq(apps.id, appId))
    const { levelId } = await insertAppWithLevel(db, { appId })
    if (!roles.includes('APP_ADMIN')) await giveRole(db, adminId, 'appAdmin', appId)
    const endDate = addDays(kstDate(now), 60)
    await insertGrant(db, { memberId: userId, levelId, startAt: now, endDate, noticedDays: 1 })
  }

  async function putOffers({ offers = [], full, usedKey }: StatedOffers, parties: Parties): Promise<void> {
    const now = clock.now()
    const rows = offers.map(({ offerId, offerKind, offerState, daysAgo = 1 }, index) =>
      offerRow({
        id: offerId,
        companyId: ourCompany.id,
        offerKind,
        offerState,
        roles: offerKind === 'INVITATION' ? ['BILLING_MANAGER'] : [],
        createdAt: new Date(now.getTime() - daysAgo * DAY_MS - index * MINUTE_MS),
        closedAt: openStates.includes(offerState) ? null : now,
        ...(offerKind === 'JOIN' && { rnno: ourCompany.rnno, deliveredAt: now }),
        ...parties[offerKind],
      }),
    )
    const others = Array.from({ length: full ? MAX_OPEN : 0 }, (_, index) =>
      offerRow({
        companyId: ourCompany.id,
        offerKind: 'INVITATION',
        offerState: firstStates.INVITATION,
        createdAt: now,
        email: `colleague${index}@solbaram.example`,
      }),
    )
    const all = [...rows, ...others]
    if (all.length > 0) await db.insert(companyOffers).values(all)
    await db.delete(idempotencyKeys)
    if (usedKey) await world.useKey(usedKey.operation, usedKey.idempotencyKey)
  }

  async function removeTwin(): Promise<void> {
    const twinCompanies = db.select({ id: companies.id }).from(companies).where(eq(companies.name, twinName))
    const contracts = db
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .where(inArray(subscriptions.companyId, twinCompanies))
    await db.delete(bills).where(inArray(bills.subscriptionId, contracts))
    await db.delete(subscriptions).where(inArray(subscriptions.companyId, twinCompanies))
    await db.delete(companies).where(eq(companies.name, twinName))
  }

  async function putTwin(
    twin: NonNullable<ProviderStates['a company for the staff']['twin']>,
    { id, rnno, createdAt }: { id: string; rnno: string; createdAt: Date },
    ownerId: string,
  ): Promise<void> {
    const { companyId, rnno: other = rnno, mergedYn, chargedYn } = twin
    const mergeFields = mergedYn === 'Y' ? { mergedIntoId: id, mergedAt: createdAt } : {}
    await insertCompany(db, { id: companyId, name: twinName, rnno: other, createdAt, ...mergeFields })
    if (mergedYn === 'Y' || chargedYn === 'Y')
      await insertCompanyOpening(db, { companyId, byId: memberId, openedAt: createdAt })
    if (chargedYn !== 'Y') return
    const subscription = await insertSubscription(db, box, { companyId, memberId: ownerId, now: createdAt })
    const billDate = kstDate(createdAt)
    await insertBill(db, {
      subscriptionId: subscription.id,
      billState: 'OPEN',
      billDate,
      dueDate: addDays(billDate, 7),
      chargingSince: createdAt,
    })
  }

  return {
    'a member of a company': async ({ session, roles, colleagueId: mateId, colleagueRoles, ...stated }) => {
      const { everybodyYn = 'Y', email, lastAdmin } = stated
      await putMemberAndColleague(session, mateId)
      await db.delete(members).where(eq(members.email, email))
      const everybodyMay = everybodyYn === 'Y'
      await db.update(companies).set({ everybodyMay }).where(eq(companies.id, ourCompany.id))
      await giveRoles(memberId, roles)
      await giveRoles(mateId, colleagueRoles)
      if (lastAdmin === 'MEMBER') await putLastApp(memberId, roles, mateId)
      if (lastAdmin === 'COLLEAGUE') await putLastApp(mateId, colleagueRoles, memberId)
      const [ownerId, otherId] = roles.includes('OWNER') ? [memberId, mateId] : [mateId, memberId]
      await putOffers(stated, {
        INVITATION: { email, byId: ownerId },
        JOIN: { memberId: outsiderId, name: '이우주', email: outsiderEmail, byId: outsiderId },
        OWNERSHIP: { memberId: otherId, ...(otherId === memberId ? ourMember : mate), byId: ownerId },
      })
    },

    'a company for the staff': async (params) => {
      const { session, companyId, ownerId, correctedYn, closedYn, closedOn, unopenedYn, twin, usedYn } =
        params
      const { detailsMatch } = params
      await world.putStaff()
      await world.putSession(session, 'member', { passwordChecked: true })
      // The members join later than the member of the staff, who is in the list of members as well.
      const createdAt = clock.now()
      await db.delete(members).where(or(eq(members.companyId, companyId), eq(members.email, mateEmail)))
      await removeTwin()
      await db.delete(companies).where(eq(companies.id, companyId))
      await db.delete(companyOpenings)
      await db.delete(memberOpenings)
      if (unopenedYn !== 'Y') {
        const opening = { byId: memberId, openedAt: createdAt }
        await insertCompanyOpening(db, { companyId, ...opening })
        await openMember(db, { memberId: ownerId, ...opening })
      }
      const company = { id: companyId, rnno: '9998700036', createdAt }
      if (correctedYn === 'Y') {
        await insertCompany(db, { ...company, name: '솔바람상회 주식회사', version: 2 })
        await insertCorrection(db, { companyId, byId: memberId, rnno: company.rnno, correctedAt: createdAt })
      } else await insertCompany(db, company)
      if (closedOn !== undefined)
        await insertBusinessCheck(db, {
          companyId,
          rnno: company.rnno,
          state: 'CLOSED',
          closedOn,
          checkedAt: createdAt,
        })
      if (detailsMatch)
        await insertDetailsCheck(db, {
          companyId,
          rnno: company.rnno,
          match: detailsMatch,
          checkedAt: createdAt,
        })
      await insertColleague(db, { id: ownerId, companyId, email: mateEmail, createdAt })
      const joinedAt = new Date(createdAt.getTime() + MINUTE_MS)
      await insertColleague(db, {
        companyId,
        email: 'jiyun.han@solbaram.example',
        name: '한지윤',
        createdAt: joinedAt,
      })
      await giveCompanyRole(db, ownerId, 'owner')
      // Later than the correction, so that the history of the company has one order.
      if (closedYn === 'Y') await closeAccount(db, { memberId: ownerId, byId: memberId, closedAt: joinedAt })
      if (twin) await putTwin(twin, company, ownerId)
      if (usedYn === 'Y') await useCompany(deps, { companyId, memberId: ownerId, at: createdAt })
    },

    'a member without a company': async ({ session, rnno, bound, ...stated }) => {
      const ownerId = randomUUID()
      await putMemberAndColleague(session, ownerId)
      await db.update(members).set({ companyId: null }).where(eq(members.id, memberId))
      await db.update(companies).set({ rnno }).where(eq(companies.id, ourCompany.id))
      await giveRoles(ownerId, ['OWNER'])
      const now = clock.now()
      if (bound)
        await db.insert(trials).values({
          id: randomUUID(),
          ...holderOf({ memberId, companyId: null }),
          requesterId: memberId,
          serviceCode: 'SSO',
          trialState: 'RUNNING',
          ...trialDaysFrom(kstDate(now), 14),
          requestedAt: now,
        })
      await putOffers(stated, {
        INVITATION: { email: memberEmail, byId: ownerId },
        JOIN: { memberId, ...ourMember, rnno, byId: memberId },
      })
    },
  }
}
