import { randomUUID } from 'node:crypto'
import { eq, or } from 'drizzle-orm'
import type { ProviderStates } from '#contract/provider-states.ts'
import { todayOf } from '#domain/access/terms.ts'
import { addDays } from '#domain/dates.ts'
import { DAY_MS } from '#domain/durations.ts'
import { accessLevels } from '#server/db/schema/access-catalogue.ts'
import { accessEvents } from '#server/db/schema/access-event.ts'
import { accessGrants } from '#server/db/schema/access-grant.ts'
import { accessRequests } from '#server/db/schema/access-request.ts'
import { apps } from '#server/db/schema/app.ts'
import { idempotencyKeys } from '#server/db/schema/idempotency.ts'
import { members } from '#server/db/schema/member.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { trials } from '#server/db/schema/trial.ts'
import {
  closeLevel,
  grantRow,
  grantStarted,
  insertApp,
  insertAppClient,
  insertAppKey,
  insertAppService,
  insertAppWebhook,
  insertAppWithLevel,
  insertDelegation,
  insertLevel,
  insertReconciliation,
  insertScimTarget,
  levelRow,
  requestCreated,
  requestRow,
} from '#worlds/access.ts'
import { giveRole, insertColleague, insertMember, roleRow } from '#worlds/member.ts'
import { memberId, ourCompany, type StateBuilder, type WorldDeps, type worldBuilder } from './world.ts'

type AccessState =
  | 'a member of the access area'
  | 'a request for an approver'
  | 'a permission for an admin'
  | 'an app for its admin'
  | 'an approver with a colleague'
  | 'a delegation for an app admin'
type StatedMember = ProviderStates['a member of the access area']
type Grant = typeof accessGrants.$inferInsert

const mateId = '94d7c1e8-5a20-4b63-8f1d-6c3e0a97b254'
const otherMateId = '2b7e50c9-83fa-4d16-a4c7-f0916e5d38b2'
const otherAppId = '6e0d9b47-51c2-4f3a-8a76-e19c30b5d248'
const mateEmail = 'jiho.lee@solbaram.example'
const editLevel = { name: '편집', description: '내용을 고칩니다.', position: 1 }

/**
 * Returns builders of the provider states about access permissions. All apps, and all grants and requests of the
 * members of the pacts, are replaced.
 */
export function accessWorld(
  { db, box, clock }: WorldDeps,
  world: ReturnType<typeof worldBuilder>,
): { [State in AccessState]: StateBuilder<State> } {
  /** Stores the confirmed member of the pacts and a colleague in the same company. */
  async function putMemberAndColleague(session: string, email = mateEmail, id = mateId): Promise<void> {
    await world.putMember()
    await db.delete(members).where(or(eq(members.id, id), eq(members.email, email)))
    await insertColleague(db, { id, email, companyId: ourCompany.id, createdAt: clock.now() })
    await world.putSession(session, 'member', { passwordChecked: true })
  }

  async function putApp(app: { appId: string; levelId: string }, administers = false): Promise<void> {
    await db.delete(apps).where(eq(apps.id, app.appId))
    await insertAppWithLevel(db, { ...app, administers })
  }

  async function putGrant(
    { grantId, grant, levelId }: Pick<StatedMember, 'grantId' | 'grant' | 'levelId'>,
    more: Partial<Grant> = {},
  ): Promise<void> {
    if (grant === 'NONE') return
    const now = clock.now()
    const endDate = addDays(todayOf(now), { USED: 60, ENDING: 10, PAUSED: 60, OVER: -5, REVOKED: 60 }[grant])
    const grantStates = {
      USED: { useStatus: 'NORMAL' },
      ENDING: { useStatus: 'NORMAL' },
      PAUSED: { useStatus: 'PAUSE', pauseOrigin: 'USER' },
      OVER: { useStatus: 'EXPIRE', endReason: 'TERM' },
      REVOKED: { useStatus: 'EXPIRE', endReason: 'REVOKED' },
    } as const
    const startAt = new Date(now.getTime() - 10 * DAY_MS)
    const grantFields = { id: grantId, memberId, levelId, startAt, endDate }
    // The value of `noticedDays` prevents an expiry notice by the scheduled job while a pact is verified.
    const row = grantRow({ ...grantFields, noticedDays: 1, ...grantStates[grant], ...more })
    await db.insert(accessGrants).values(row)
    await recordEvent(grantStarted(row))
  }

  async function putRequest(
    wanted: Partial<typeof accessRequests.$inferInsert> & { levelId: string },
  ): Promise<void> {
    const row = requestRow({ memberId, requestedAt: clock.now(), ...wanted })
    await db.insert(accessRequests).values(row)
    await recordEvent(requestCreated(row))
  }

  /** Stores the colleague's grant in another app, and an earlier request that was rejected. */
  async function putPast(levelId: string): Promise<void> {
    const other = { appId: otherAppId, levelId: randomUUID() }
    await putApp(other)
    await putGrant({ grantId: randomUUID(), grant: 'USED', levelId: other.levelId }, { memberId: mateId })
    const requestedAt = new Date(clock.now().getTime() - 20 * DAY_MS)
    await putRequest({
      memberId: mateId,
      levelId,
      requestedAt,
      approvalResult: 'REJECTED',
      closeReason: 'DECISION',
      closedAt: requestedAt,
      deciderId: memberId,
      comment: '기간을 줄여 주세요.',
      version: 2,
    })
  }

  async function recordEvent(event: Omit<typeof accessEvents.$inferInsert, 'id'>): Promise<void> {
    await db.insert(accessEvents).values({ ...event, id: randomUUID(), actorId: mateId })
  }

  return {
    'a member of the access area': async ({
      session,
      waits,
      withoutApprover,
      lastAdmin,
      levelClosed,
      levelLocked,
      unsubscribed,
      usedKey,
      ...stated
    }) => {
      await db.delete(idempotencyKeys)
      await putMemberAndColleague(session)
      await putApp(stated, lastAdmin)
      if (!withoutApprover) await giveRole(db, mateId, 'approver')
      if (levelClosed || levelLocked)
        await closeLevel(db, {
          companyId: ourCompany.id,
          levelId: stated.levelId,
          useState: levelLocked ? 'L' : 'D',
          closedAt: clock.now(),
        })
      if (unsubscribed) {
        const { companyId } = subscriptions
        await db.update(subscriptions).set({ subscriptionState: 'ENDED' }).where(eq(companyId, ourCompany.id))
        await db.delete(trials).where(eq(trials.companyId, ourCompany.id))
        await insertAppService(db, { appId: stated.appId, serviceCode: 'SSO' })
      }
      await putGrant(stated)
      if (waits !== undefined) {
        const pauseFields = { grantId: stated.grantId, approvalType: 'SUSPEND' } as const
        await putRequest({ id: waits, levelId: stated.levelId, ...(stated.grant !== 'NONE' && pauseFields) })
      }
      if (usedKey) await world.useKey(usedKey.operation, usedKey.idempotencyKey)
    },

    'a request for an approver': async ({ session, requestId, request, ...app }) => {
      await putMemberAndColleague(session)
      await putApp(app)
      await giveRole(db, memberId, 'approver')
      if (request === 'WAITING') {
        await putPast(app.levelId)
        return putRequest({ id: requestId, memberId: mateId, levelId: app.levelId })
      }
      const decisionFields = {
        approvalResult: 'APPROVED',
        closeReason: 'DECISION',
        closedAt: clock.now(),
        deciderId: memberId,
      } as const
      if (request === 'APPROVED')
        return putRequest({ id: requestId, memberId: mateId, levelId: app.levelId, ...decisionFields })
      const grantId = randomUUID()
      await putGrant(
        { grantId, grant: 'PAUSED', levelId: app.levelId },
        { memberId: mateId, pauseOrigin: 'SECURITY' },
      )
      return putRequest({
        id: requestId,
        memberId: mateId,
        levelId: app.levelId,
        grantId,
        approvalType: 'RESUME',
      })
    },

    'a permission for an admin': async ({
      session,
      grant,
      grantId,
      requestId,
      lastAdmin,
      holderId = mateId,
      ...app
    }) => {
      await putMemberAndColleague(session, mateEmail, holderId)
      await putApp(app, lastAdmin)
      await giveRole(db, memberId, 'appAdmin')
      await giveRole(db, memberId, 'securityAdmin')
      const blockFields = { useStatus: 'PAUSE', pauseOrigin: 'SECURITY' } as const
      await putGrant(
        { grantId, grant: 'USED', levelId: app.levelId },
        { memberId: holderId, ...(grant === 'BLOCKED' && blockFields) },
      )
      if (requestId === undefined) return
      const levelId = await insertLevel(db, { ...editLevel, appId: app.appId })
      await putRequest({ id: requestId, memberId: holderId, levelId })
    },

    'an app for its admin': async ({
      session,
      managerId,
      ownId,
      managerEmail,
      levels = 1,
      ownLevelId,
      wholeCompany,
      otherApprover,
      ownApp,
      otherName,
      ownApps = 0,
      keyIds = [],
      webhook,
      scim,
      drift,
      client,
      usedKey,
      ...app
    }) => {
      await db.delete(idempotencyKeys)
      await putMemberAndColleague(session, managerEmail)
      await db.delete(apps).where(eq(apps.companyId, ourCompany.id))
      await putApp(app)
      if (ownApp) await db.update(apps).set({ companyId: ourCompany.id }).where(eq(apps.id, app.appId))
      for (const id of keyIds) await insertAppKey(db, { id, appId: app.appId, createdAt: clock.now() })
      if (webhook) await insertAppWebhook(db, box, { appId: app.appId, createdAt: clock.now() }, webhook)
      if (scim)
        await insertScimTarget(
          db,
          box,
          { appId: app.appId, createdAt: clock.now() },
          { state: scim, levelId: app.levelId },
        )
      if (drift) await insertReconciliation(db, { appId: app.appId, startedAt: clock.now() }, drift)
      if (client) await insertAppClient(db, { appId: app.appId, kind: client, createdAt: clock.now() })
      const names = Array.from({ length: ownApps }, (_, index) => `앱 ${index}`)
      for (const name of otherName === undefined ? names : [otherName])
        await insertApp(db, { name, companyId: ourCompany.id })
      const { appId } = app
      const more = Array.from({ length: levels - 1 }, (_, index) =>
        levelRow({ appId, name: `단계 ${index}`, position: index + 1 }),
      )
      if (more.length > 0) await db.insert(accessLevels).values(more)
      if (ownLevelId) await insertLevel(db, { ...editLevel, id: ownLevelId, appId, companyId: ourCompany.id })
      await db
        .insert(memberRoles)
        .values([
          { ...roleRow(memberId, 'appAdmin', appId), id: ownId },
          { ...roleRow(mateId, 'approver', wholeCompany ? null : appId), id: managerId },
          ...(otherApprover ? [roleRow(memberId, 'approver', appId)] : []),
        ])
      if (usedKey) await world.useKey(usedKey.operation, usedKey.idempotencyKey)
    },

    'a delegation for an app admin': async ({
      session,
      delegationId,
      holderEmail,
      delegateEmail,
      delegation,
      oneApp,
      usedKey,
      ...app
    }) => {
      await db.delete(idempotencyKeys)
      await putMemberAndColleague(session, holderEmail)
      await db.delete(members).where(or(eq(members.id, otherMateId), eq(members.email, delegateEmail)))
      const now = clock.now()
      const delegate = { name: '최하늘', phoneNumber: '01000004321', email: delegateEmail }
      await insertMember(db, { ...delegate, id: otherMateId, companyId: ourCompany.id, createdAt: now })
      await putApp(app)
      await giveRole(db, memberId, 'appAdmin', oneApp ? app.appId : null)
      await giveRole(db, mateId, 'approver')
      const today = todayOf(now)
      const days = { startDate: today, endDate: addDays(today, 4) }
      const storedDays =
        delegation === 'RUNNING' ? days : { startDate: addDays(today, -3), endDate: addDays(today, -1) }
      const row = {
        id: delegationId,
        memberId: mateId,
        delegateId: otherMateId,
        createdAt: now,
        ...storedDays,
      }
      if (delegation !== 'NONE') await insertDelegation(db, row)
      if (usedKey) await world.useKey('addAdminDelegation', usedKey)
      return days
    },

    'an approver with a colleague': async ({ session, delegateEmail, delegated, standsIn }) => {
      await putMemberAndColleague(session, delegateEmail)
      await giveRole(db, memberId, 'approver')
      const now = clock.now()
      const [startDate, endDate] = [todayOf(now), addDays(todayOf(now), 4)]
      const days = { startDate, endDate, createdAt: now }
      if (delegated) await insertDelegation(db, { ...days, memberId, delegateId: mateId })
      if (standsIn) {
        await giveRole(db, mateId, 'approver')
        await insertDelegation(db, { ...days, memberId: mateId, delegateId: memberId })
      }
      return { startDate, endDate }
    },
  }
}
