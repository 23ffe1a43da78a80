import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { USUAL_RULES } from '#domain/bill/rules.ts'
import { nextBusinessDay, slotsOf } from '#domain/counsel/calendar.ts'
import { USUAL_HOURS } from '#domain/counsel/opening-hours.ts'
import { addDays, kstDate } from '#domain/dates.ts'
import { HOUR_MS, MINUTE_MS } from '#domain/durations.ts'
import { demoCatalogue } from '#domain/plan/demo-catalogue.ts'
import { MAX_STAFF, STAFF_INVITATION_MS } from '#domain/staff/invitations.ts'
import { FIRST } from '#server/audit/audit-seals.ts'
import { demoBrand } from '#server/brand/demo-brand.ts'
import { accessReviews } from '#server/db/schema/access-review.ts'
import { apps } from '#server/db/schema/app.ts'
import { auditRecords } from '#server/db/schema/audit.ts'
import { billRules } from '#server/db/schema/bill-rules.ts'
import { brands } from '#server/db/schema/brand.ts'
import { serviceEditions } from '#server/db/schema/catalogue.ts'
import { companyOpenings, memberOpenings } from '#server/db/schema/company-admin.ts'
import { connectionStates } from '#server/db/schema/connection.ts'
import { counsels } from '#server/db/schema/counsel.ts'
import { companyHolidays } from '#server/db/schema/holiday.ts'
import { idempotencyKeys } from '#server/db/schema/idempotency.ts'
import { openingHours } from '#server/db/schema/opening-hours.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import { siteEditions } from '#server/db/schema/site-edition.ts'
import { staffInvitations } from '#server/db/schema/staff.ts'
import { priceConsents } from '#server/db/schema/subscription.ts'
import { termsEditions } from '#server/db/schema/terms.ts'
import { throttles } from '#server/db/schema/throttle.ts'
import { MAX_SERVICES } from '#server/domains/catalogue/editions.rules.ts'
import { throttleKey } from '#server/security/throttle.ts'
import { insertAppService, insertAppWithLevel, insertGrant } from '#worlds/access.ts'
import { brandRow } from '#worlds/brand.ts'
import { insertEdition, remoteAccess } from '#worlds/catalogue.ts'
import { insertCompanyOpening, openMember } from '#worlds/company-admin.ts'
import { insertCounsel } from '#worlds/counsel.ts'
import { giveRole } from '#worlds/member.ts'
import { staffInvitationRow } from '#worlds/staff.ts'
import { insertPriceConsent, sampleSubscription } from '#worlds/subscription.ts'
import { termsEditionRow } from '#worlds/terms.ts'
import {
  colleagueId,
  memberId,
  ourCompany,
  type StateBuilder,
  type WorldDeps,
  type worldBuilder,
} from './world.ts'

type StaffState =
  | 'an invitation to the staff'
  | 'the staff'
  | 'a brand that was edited'
  | 'the privacy policy as the staff writes it'
  | 'services as the staff sells them'
  | 'rules of bills that were edited'
  | 'opening hours that were edited'
  | 'texts of the site that were edited'
  | 'days on which the operator is closed'
  | 'a service that does not answer'
  | 'a month of the staff on record'
type Builders = { [State in StaffState]: StateBuilder<State> }
const loopback = ['127.0.0.1', '::ffff:127.0.0.1', '::1']

/**
 * Returns builders of the provider states about the staff and its invitations. Counts of failed look-ups are reset
 * first.
 */
export function staffPeopleWorld(
  { db, clock, keyedHash, limits, seals, siteTexts }: WorldDeps,
  world: ReturnType<typeof worldBuilder>,
): Builders {
  async function clearGuesses(key: string, isPaused: boolean) {
    const number = throttleKey(keyedHash, { name: 'lookup-number' }, key)
    const addresses = loopback.map((address) => throttleKey(keyedHash, { name: 'lookup-address' }, address))
    await db.delete(throttles).where(inArray(throttles.key, [number, ...addresses]))
    if (!isPaused) return
    const windowEndsAt = new Date(clock.now().getTime() + limits.lookupWindowSeconds * 1000)
    await db.insert(throttles).values({ key: number, count: limits.lookups, windowEndsAt })
  }

  return {
    'an invitation to the staff': async ({ session, key, invitationState, email, mfaType, pausedYn }) => {
      const { email: own } = await world.putMember({ mfaType: mfaType ?? 'totp' })
      await world.putFactors(mfaType ?? 'totp')
      await world.putSession(session, 'member', { passwordChecked: true })
      await clearGuesses(key, pausedYn === 'Y')
      await db.delete(staffInvitations)
      const now = clock.now()
      const createdAt =
        invitationState === 'OVER' ? new Date(now.getTime() - STAFF_INVITATION_MS - HOUR_MS) : now
      const useFields = invitationState === 'USED' ? { acceptedAt: now, memberId: colleagueId } : {}
      await db
        .insert(staffInvitations)
        .values(staffInvitationRow({ key, email: email ?? own, createdAt, ...useFields }))
    },

    'a month of the staff on record': async ({ session, month, recordYn, signedYn }) => {
      await world.putStaff()
      await world.putSession(session, 'member', { passwordChecked: true })
      await db.delete(accessReviews)
      await db.delete(companyOpenings)
      await db.delete(memberOpenings)
      if (recordYn === 'Y') {
        const openedAt = new Date(`${month}-05T03:00:00Z`)
        await insertCompanyOpening(db, { companyId: ourCompany.id, byId: memberId, openedAt })
        const minuteLater = new Date(openedAt.getTime() + MINUTE_MS)
        await openMember(db, { memberId, byId: memberId, openedAt: minuteLater })
        const record = {
          chain: randomUUID(),
          position: 1,
          at: new Date(`${month}-05T03:00:00Z`),
          memberId,
          companyId: null,
          stage: 'member',
          address: '203.0.113.7',
          operation: 'getAdminInquiry',
          subject: 'inquiryId=5f1c',
          keyId: seals.keyId,
          previousHash: FIRST,
        }
        await db.insert(auditRecords).values({ ...record, hash: seals.ofRecord(record)! })
      }
      if (signedYn === 'Y')
        await db
          .insert(accessReviews)
          .values({ month, total: 0, finding: '이상 없음', signedAt: clock.now(), byId: memberId })
    },

    'a brand that was edited': async ({ session, version }) => {
      await world.putStaff()
      await world.putSession(session, 'member', { passwordChecked: true })
      await db.delete(brands)
      const own = { ...demoBrand, senderName: `${demoBrand.brandName} 알림`, supportHours: null }
      await db.insert(brands).values(brandRow({ ...own, version, changedAt: clock.now(), byId: memberId }))
    },

    'a service that does not answer': async ({ session, failure }) => {
      await world.putStaff()
      await world.putSession(session, 'member', { passwordChecked: true })
      await db.delete(connectionStates)
      const now = clock.now()
      const lastSuccessAt = new Date(now.getTime() - HOUR_MS)
      const failureFields = { failingSince: now, lastFailureAt: now, lastFailure: failure }
      await db.insert(connectionStates).values({ connection: 'REGISTRY', lastSuccessAt, ...failureFields })
    },

    'days on which the operator is closed': async ({ session, closedYn }) => {
      await world.putStaff()
      await world.putSession(session, 'member', { passwordChecked: true })
      await db.delete(companyHolidays)
      const date = nextBusinessDay(addDays(kstDate(clock.now()), 40))
      const row = { date, name: '창립기념일', createdAt: clock.now(), byId: memberId }
      if (closedYn === 'Y') await db.insert(companyHolidays).values(row)
      return { date }
    },

    'rules of bills that were edited': async ({ session, version }) => {
      await world.putStaff()
      await world.putSession(session, 'member', { passwordChecked: true })
      await db.delete(billRules)
      await db
        .insert(billRules)
        .values({ version, rules: USUAL_RULES, changedAt: clock.now(), byId: memberId })
    },

    'texts of the site that were edited': async ({ session, version, askedYn }) => {
      await world.putStaff()
      await world.putSession(session, 'member', { passwordChecked: true })
      await db.delete(siteEditions)
      const question = { title: '체험이 끝나면 어떻게 되나요?', text: '청구하지 않습니다.' }
      const texts = {
        texts: [{ key: 'questions.title', text: '자주 묻는 질문' }],
        questions: askedYn === 'Y' ? [question] : null,
      }
      const row = { version, page: 'home', texts, changedAt: clock.now(), byId: memberId } as const
      await db.insert(siteEditions).values(row)
      await siteTexts.refresh()
    },

    'opening hours that were edited': async ({ session, version }) => {
      await world.putStaff()
      await world.putSession(session, 'member', { passwordChecked: true })
      await db.delete(openingHours)
      await db
        .insert(openingHours)
        .values({ version, hours: USUAL_HOURS, changedAt: clock.now(), byId: memberId })
      await db.delete(counsels).where(eq(counsels.counselNo, 'C2099-000007'))
      await insertCounsel(db, {
        counselNo: 'C2099-000007',
        // The slot is later than every offered slot, so that no calendar of another provider state shows it.
        startAt: slotsOf(nextBusinessDay(addDays(kstDate(clock.now()), 300))).at(-1)!,
        createdAt: clock.now(),
      })
    },

    'the privacy policy as the staff writes it': async ({ session, edition }) => {
      await world.putStaff()
      await world.putSession(session, 'member', { passwordChecked: true })
      await db.delete(termsEditions)
      if (edition)
        await db
          .insert(termsEditions)
          .values(
            termsEditionRow({ ...edition, documentCode: 'POLICY', createdAt: clock.now(), byId: memberId }),
          )
    },

    'services as the staff sells them': async ({ session, nextDate, fullYn, consent, waiting, app }) => {
      await db.delete(memberRoles).where(eq(memberRoles.role, 'staff'))
      await world.putStaff()
      if (waiting !== undefined) await giveRole(db, colleagueId, 'staff')
      await world.putSession(session, 'member', { passwordChecked: true })
      await db.delete(serviceEditions)
      const own = { serviceCode: 'VPN', changedAt: clock.now(), position: 99 }
      await insertEdition(db, { ...own, fromDate: '2026-01-01', content: remoteAccess(3_000) })
      if (nextDate !== undefined)
        await insertEdition(db, {
          ...own,
          version: 2,
          fromDate: nextDate,
          content: remoteAccess(3_500),
          byId: waiting === 'OTHER' ? colleagueId : memberId,
          approvalState: waiting === undefined ? null : 'WAITING',
        })
      const soldCount = demoCatalogue('').services.length + 1
      const serviceCount = fullYn === 'Y' ? MAX_SERVICES : soldCount
      for (let number = soldCount; number < serviceCount; number += 1)
        await insertEdition(db, {
          ...own,
          serviceCode: `MORE_${number}`,
          fromDate: '2026-01-01',
          content: remoteAccess(3_000),
        })
      if (consent) {
        const now = clock.now()
        const { consentId, subscriptionId: id } = consent
        const wanted = { id, subscriptionNo: 'S2099-000001', companyId: ourCompany.id, memberId, now }
        const plain = sampleSubscription(wanted)
        const risesOn = addDays(kstDate(now), 20)
        await db.delete(priceConsents)
        const vpn = {
          ...plain,
          endDate: null,
          nextBillDate: risesOn,
          supplyAmount: 30_000,
          vatAmount: 3_000,
          totalAmount: 33_000,
          serviceInfo: {
            ...plain.serviceInfo,
            serviceCode: 'VPN',
            planCode: 'BASIC',
            planName: '베이직',
            userCount: 10,
            unitPrice: 3_000,
          },
        }
        await world.putSubscriptions(vpn)
        await insertPriceConsent(db, vpn, { id: consentId, risesOn, askedAt: now, supplyAmount: 35_000 })
      }
      if (app) {
        await db.delete(apps)
        const levelId = randomUUID()
        await insertAppWithLevel(db, { appId: app.appId, levelId })
        const now = clock.now()
        await insertGrant(db, {
          memberId: colleagueId,
          levelId,
          startAt: now,
          endDate: addDays(kstDate(now), 30),
        })
        if (app.includedYn === 'Y') await insertAppService(db, { appId: app.appId, serviceCode: 'VPN' })
      }
      return { fromDate: kstDate(clock.now()) }
    },

    'the staff': async ({ session, invitation, aloneYn, fullYn }) => {
      await db.delete(memberRoles).where(eq(memberRoles.role, 'staff'))
      await db.delete(idempotencyKeys)
      await world.putStaff()
      const givenAt = clock.now()
      await db.update(memberRoles).set({ givenAt }).where(eq(memberRoles.memberId, memberId))
      if (aloneYn !== 'Y') await giveRole(db, colleagueId, 'staff')
      await world.putSession(session, 'member', { passwordChecked: true })
      await world.putSignIn('LOGGED_IN')
      await db.delete(staffInvitations)
      const row = { byId: memberId, createdAt: givenAt }
      const { invitationId: id, email } = invitation
      await db.insert(staffInvitations).values(staffInvitationRow({ ...row, id, email }))
      if (fullYn === 'Y')
        await db
          .insert(staffInvitations)
          .values(
            Array.from({ length: MAX_STAFF - 3 }, () =>
              staffInvitationRow({ ...row, email: `${randomUUID()}@bitjang.example` }),
            ),
          )
    },
  }
}
