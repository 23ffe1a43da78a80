import { randomUUID } from 'node:crypto'
import { eq, or } from 'drizzle-orm'
import type { ProviderStates } from '#contract/provider-states.ts'
import { firstStates, OFFER_MS, type OfferKind, openStates } from '#domain/company/offers.ts'
import type { CompanyRole } from '#domain/company/roles.ts'
import { addDays, kstDate } from '#domain/dates.ts'
import { DAY_MS, MINUTE_MS } from '#domain/durations.ts'
import { trialDaysFrom } from '#domain/trial/rules.ts'
import { createOnce } from '#server/db/once.ts'
import { accessGrants } from '#server/db/schema/access-grant.ts'
import { apps } from '#server/db/schema/app.ts'
import { companies } from '#server/db/schema/company.ts'
import { companyOffers, companyRoles } from '#server/db/schema/company-people.ts'
import { idempotencyKeys } from '#server/db/schema/idempotency.ts'
import { members } from '#server/db/schema/member.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import { trials } from '#server/db/schema/trial.ts'
import { companyStore } from '#server/domains/company/company.store.ts'
import { MOST_OPEN } from '#server/domains/company/offer.rules.ts'
import { holderOf } from '#server/domains/trial/trial.store.ts'
import { putSampleApp } from './sample-app.ts'
import {
  memberId,
  ours,
  colleagueId as outsiderId,
  type StateBuilder,
  type WorldDeps,
  type worldBuilder,
} from './world.ts'

type CompanyState = 'a member of a company' | 'a member without a company'
type StatedOffers = Pick<ProviderStates['a member without a company'], 'offers' | 'full' | 'usedKey'>
/** Whom an offer of each kind is about, and who made it. */
type Parties = Partial<
  Record<OfferKind, Pick<typeof companyOffers.$inferInsert, 'memberId' | 'name' | 'email' | 'rnno' | 'byId'>>
>

const memberEmail = 'narae.song@solbaram.example'
const mateEmail = 'jiho.lee@solbaram.example'
const mate = { name: '이지호', email: mateEmail }
const ourMember = { name: '송나래', email: memberEmail }
const outsiderEmail = 'iut@iutjip.example'
const appId = '4c7e92b0-18d5-4f36-a9c1-d60b3e8f7a25'

/** Worlds of members, the people of their company and what is offered to them. */
export function companyWorld(
  { db, clock, box }: WorldDeps,
  world: ReturnType<typeof worldBuilder>,
): { [State in CompanyState]: StateBuilder<State> } {
  /** Our member, confirmed, and a colleague who has been one for longer. */
  async function people(session: string, mateId: string): Promise<void> {
    await world.putMember({ email: memberEmail })
    await world.putSession(session, 'member', { passwordChecked: true })
    await db.delete(members).where(or(eq(members.id, mateId), eq(members.email, mateEmail)))
    await db.insert(members).values({
      id: mateId,
      companyId: ours.id,
      email: mateEmail,
      name: '이지호',
      phoneNumber: '01000005678',
      passwordHash: '',
      mfaType: 'none',
      deptName: '재무팀',
      createdAt: new Date(clock.now().getTime() - DAY_MS),
    })
  }

  async function giveRoles(ofMember: string, roles: readonly CompanyRole[]): Promise<void> {
    if (roles.includes('OWNER')) await db.insert(companyRoles).values({ memberId: ofMember, role: 'owner' })
    await companyStore(db).setRoles(ofMember, roles)
  }

  /** An app that one member alone administers, by the role in it unless they have that of the company, and another may use. */
  async function putLastApp(adminId: string, roles: readonly CompanyRole[], userId: string): Promise<void> {
    const [now, levelId] = [clock.now(), randomUUID()]
    await db.delete(apps).where(eq(apps.id, appId))
    await putSampleApp(db, { appId, levelId })
    if (!roles.includes('APP_ADMIN'))
      await db.insert(memberRoles).values({ id: randomUUID(), memberId: adminId, role: 'appAdmin', appId })
    await db.insert(accessGrants).values({
      id: randomUUID(),
      memberId: userId,
      levelId,
      startAt: now,
      endDate: addDays(kstDate(now), 60),
      noticedDays: 1,
      useStatus: 'NORMAL',
    })
  }

  async function putOffers({ offers = [], full, usedKey }: StatedOffers, parties: Parties): Promise<void> {
    const now = clock.now()
    const madeAt = (createdAt: Date) => ({ createdAt, expiresAt: new Date(createdAt.getTime() + OFFER_MS) })
    const rows = offers.map(({ offerId, offerKind, offerState, daysAgo = 1 }, index) => ({
      id: offerId,
      companyId: ours.id,
      offerKind,
      offerState,
      roles: offerKind === 'INVITATION' ? ['BILLING_MANAGER' as const] : [],
      ...madeAt(new Date(now.getTime() - daysAgo * DAY_MS - index * MINUTE_MS)),
      closedAt: openStates.includes(offerState) ? null : now,
      ...(offerKind === 'JOIN' && { rnno: ours.rnno, deliveredAt: now }),
      ...parties[offerKind],
    }))
    const others = Array.from({ length: full ? MOST_OPEN : 0 }, (_, index) => ({
      id: randomUUID(),
      companyId: ours.id,
      offerKind: 'INVITATION' as const,
      offerState: firstStates.INVITATION,
      roles: [],
      ...madeAt(now),
      email: `colleague${index}@solbaram.example`,
    }))
    const all = [...rows, ...others]
    if (all.length > 0) await db.insert(companyOffers).values(all)
    await db.delete(idempotencyKeys)
    if (usedKey)
      await createOnce({ db, box, clock })(
        usedKey.operation,
        { member: { memberId } },
        { idempotencyKey: usedKey.idempotencyKey },
        () => Promise.resolve({}),
      )
  }

  return {
    'a member of a company': async ({ session, roles, colleagueId: mateId, colleagueRoles, ...stated }) => {
      const { everybodyYn = 'Y', email, lastAdmin } = stated
      await people(session, mateId)
      await db.delete(members).where(eq(members.email, email))
      const everybodyMay = everybodyYn === 'Y'
      await db.update(companies).set({ everybodyMay }).where(eq(companies.id, ours.id))
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

    'a member without a company': async ({ session, rnno, bound, ...stated }) => {
      const ownerId = randomUUID()
      await people(session, ownerId)
      await db.update(members).set({ companyId: null }).where(eq(members.id, memberId))
      await db.update(companies).set({ rnno }).where(eq(companies.id, ours.id))
      await giveRoles(ownerId, ['OWNER'])
      const now = clock.now()
      if (bound)
        await db.insert(trials).values({
          id: randomUUID(),
          ...holderOf({ memberId, companyId: null }),
          requesterId: memberId,
          serviceCode: 'SSO',
          trialState: 'RUNNING',
          ...trialDaysFrom(kstDate(now)),
          requestedAt: now,
        })
      await putOffers(stated, {
        INVITATION: { email: memberEmail, byId: ownerId },
        JOIN: { memberId, ...ourMember, rnno, byId: memberId },
      })
    },
  }
}
