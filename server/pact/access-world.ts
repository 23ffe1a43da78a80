import { randomUUID } from 'node:crypto'
import { eq, inArray, or } from 'drizzle-orm'
import type { OperationId } from '#contract/operation.ts'
import type { ProviderStates } from '#contract/provider-states.ts'
import { deadlineOf, todayOf } from '#domain/access/terms.ts'
import { addDays } from '#domain/dates.ts'
import { DAY_MS } from '#domain/durations.ts'
import { createOnce } from '#server/db/once.ts'
import { accessLevelClosings, accessLevels } from '#server/db/schema/access-catalogue.ts'
import { accessDelegations } from '#server/db/schema/access-delegation.ts'
import { accessEvents } from '#server/db/schema/access-event.ts'
import { accessGrants } from '#server/db/schema/access-grant.ts'
import { accessRequests } from '#server/db/schema/access-request.ts'
import { apps } from '#server/db/schema/app.ts'
import { idempotencyKeys } from '#server/db/schema/idempotency.ts'
import { members } from '#server/db/schema/member.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import { putSampleApp } from './sample-app.ts'
import { memberId, ours, type StateBuilder, type WorldDeps, type worldBuilder } from './world.ts'

type AccessState =
  | 'a member of the access area'
  | 'a request for an approver'
  | 'a permission for an admin'
  | 'an app for its admin'
  | 'an approver with a colleague'
  | 'a delegation for an app admin'
type Stated = ProviderStates['a member of the access area']
type Grant = typeof accessGrants.$inferInsert

const mateId = '94d7c1e8-5a20-4b63-8f1d-6c3e0a97b254'
const otherMateId = '2b7e50c9-83fa-4d16-a4c7-f0916e5d38b2'
const otherAppId = '6e0d9b47-51c2-4f3a-8a76-e19c30b5d248'
const mateEmail = 'jiho.lee@solbaram.example'
const termDays = 30

/** Worlds of access permissions. Apps, and whatever our members held and asked for, are replaced. */
export function accessWorld(
  { db, clock, box }: WorldDeps,
  world: ReturnType<typeof worldBuilder>,
): { [State in AccessState]: StateBuilder<State> } {
  /** Our member, confirmed, and a colleague in the same company. */
  async function people(session: string, email = mateEmail): Promise<void> {
    await world.putMember()
    await db.delete(members).where(or(eq(members.id, mateId), eq(members.email, email)))
    const person = {
      name: '이지호',
      phoneNumber: '01000005678',
      passwordHash: '',
      mfaType: 'none',
      deptName: '재무팀',
      createdAt: clock.now(),
    } as const
    await db.insert(members).values({ ...person, id: mateId, email, companyId: ours.id })
    await world.putSession(session, 'member', { passwordChecked: true })
  }

  const putRole = (ofMember: string, role: 'approver' | 'appAdmin' | 'securityAdmin' = 'approver') =>
    db.insert(memberRoles).values({ id: randomUUID(), memberId: ofMember, role })

  async function putApp(app: { appId: string; levelId: string }, administers = false): Promise<void> {
    await db.delete(apps).where(inArray(apps.id, [app.appId]))
    await putSampleApp(db, app, administers)
  }

  async function putGrant(
    { grantId, grant, levelId }: Pick<Stated, 'grantId' | 'grant' | 'levelId'>,
    more: Partial<Grant> = {},
  ): Promise<void> {
    if (grant === 'NONE') return
    const now = clock.now()
    const endDate = addDays(todayOf(now), { USED: 60, ENDING: 10, PAUSED: 60, OVER: -5, REVOKED: 60 }[grant])
    const states = {
      USED: { useStatus: 'NORMAL' },
      ENDING: { useStatus: 'NORMAL' },
      PAUSED: { useStatus: 'PAUSE', pauseOrigin: 'USER' },
      OVER: { useStatus: 'EXPIRE', endReason: 'TERM' },
      REVOKED: { useStatus: 'EXPIRE', endReason: 'REVOKED' },
    } as const
    const startAt = new Date(now.getTime() - 10 * DAY_MS)
    // Nothing is told by the clock while a pact is looked at.
    await db
      .insert(accessGrants)
      .values({ id: grantId, memberId, levelId, startAt, endDate, noticedDays: 1, ...states[grant], ...more })
    await happen({ event: 'grant.started', grantId, at: startAt, toState: 'NORMAL', endDate })
  }

  async function putRequest(
    more: Partial<typeof accessRequests.$inferInsert> & { id: string; levelId: string },
  ): Promise<void> {
    const now = clock.now()
    await db.insert(accessRequests).values({
      memberId,
      approvalType: 'APPLY',
      approvalResult: 'WAITING',
      reason: '월말 정산 기간에 필요합니다.',
      termDays,
      requestedAt: now,
      deadlineAt: deadlineOf(now),
      ...more,
    })
    await happen({
      event: 'request.created',
      requestId: more.id,
      memberId: more.memberId ?? memberId,
      at: now,
      toState: 'WAITING',
      text: '월말 정산 기간에 필요합니다.',
    })
  }

  /** What the colleague holds in another app, and what they asked for before and did not get. */
  async function putPast(levelId: string): Promise<void> {
    const other = { appId: otherAppId, levelId: randomUUID() }
    await putApp(other)
    await putGrant({ grantId: randomUUID(), grant: 'USED', levelId: other.levelId }, { memberId: mateId })
    const requestedAt = new Date(clock.now().getTime() - 20 * DAY_MS)
    await putRequest({
      id: randomUUID(),
      memberId: mateId,
      levelId,
      requestedAt,
      deadlineAt: deadlineOf(requestedAt),
      approvalResult: 'REJECTED',
      closeReason: 'DECISION',
      closedAt: requestedAt,
      deciderId: memberId,
      comment: '기간을 줄여 주세요.',
      version: 2,
    })
  }

  async function happen(
    event: Partial<typeof accessEvents.$inferInsert> & Pick<typeof accessEvents.$inferInsert, 'event' | 'at'>,
  ): Promise<void> {
    await db.insert(accessEvents).values({ id: randomUUID(), memberId, actorId: mateId, ...event })
  }

  async function useKey({
    operation,
    idempotencyKey,
  }: {
    operation: OperationId
    idempotencyKey: string
  }): Promise<void> {
    await createOnce({ db, box, clock })(
      operation,
      { member: { memberId } },
      { idempotencyKey },
      async () => ({}),
    )
  }

  return {
    'a member of the access area': async ({
      session,
      waits,
      withoutApprover,
      lastAdmin,
      levelClosed,
      levelLocked,
      usedKey,
      ...stated
    }) => {
      await db.delete(idempotencyKeys)
      await people(session)
      await putApp(stated, lastAdmin)
      if (!withoutApprover) await putRole(mateId)
      if (levelClosed || levelLocked)
        await db.insert(accessLevelClosings).values({
          companyId: ours.id,
          levelId: stated.levelId,
          useState: levelLocked ? 'L' : 'D',
          closedAt: clock.now(),
        })
      await putGrant(stated)
      if (waits !== undefined) {
        const pause = { grantId: stated.grantId, approvalType: 'SUSPEND', termDays: null } as const
        await putRequest({ id: waits, levelId: stated.levelId, ...(stated.grant !== 'NONE' && pause) })
      }
      if (usedKey) await useKey(usedKey)
    },

    'a request for an approver': async ({ session, requestId, request, ...app }) => {
      await people(session)
      await putApp(app)
      await putRole(memberId)
      if (request === 'WAITING') {
        await putPast(app.levelId)
        return putRequest({ id: requestId, memberId: mateId, levelId: app.levelId })
      }
      const decided = {
        approvalResult: 'APPROVED',
        closeReason: 'DECISION',
        closedAt: clock.now(),
        deciderId: memberId,
      } as const
      if (request === 'APPROVED')
        return putRequest({ id: requestId, memberId: mateId, levelId: app.levelId, ...decided })
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
        termDays: null,
      })
    },

    'a permission for an admin': async ({ session, grant, grantId, requestId, lastAdmin, ...app }) => {
      await people(session)
      await putApp(app, lastAdmin)
      await putRole(memberId, 'appAdmin')
      await putRole(memberId, 'securityAdmin')
      const blocked = { useStatus: 'PAUSE', pauseOrigin: 'SECURITY' } as const
      await putGrant(
        { grantId, grant: 'USED', levelId: app.levelId },
        { memberId: mateId, ...(grant === 'BLOCKED' && blocked) },
      )
      if (requestId === undefined) return
      const levelId = randomUUID()
      await db.insert(accessLevels).values({
        id: levelId,
        appId: app.appId,
        name: '편집',
        description: '내용을 고칩니다.',
        administers: false,
        position: 1,
      })
      await putRequest({ id: requestId, memberId: mateId, levelId })
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
      usedKey,
      ...app
    }) => {
      await db.delete(idempotencyKeys)
      await people(session, managerEmail)
      await putApp(app)
      const { appId } = app
      const more = Array.from({ length: levels - 1 }, (_, index) => ({
        id: randomUUID(),
        appId,
        name: `단계 ${index}`,
        description: '내용을 봅니다.',
        administers: false,
        position: index + 1,
      }))
      if (more.length > 0) await db.insert(accessLevels).values(more)
      const own = {
        appId,
        companyId: ours.id,
        name: '편집',
        description: '내용을 고칩니다.',
        administers: false,
        position: 1,
      }
      if (ownLevelId) await db.insert(accessLevels).values({ id: ownLevelId, ...own })
      await db
        .insert(memberRoles)
        .values([
          { id: ownId, memberId, role: 'appAdmin', appId },
          { id: managerId, memberId: mateId, role: 'approver', appId: wholeCompany ? null : appId },
          ...(otherApprover ? [{ id: randomUUID(), memberId, role: 'approver' as const, appId }] : []),
        ])
      if (usedKey) await useKey(usedKey)
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
      await people(session, holderEmail)
      await db.delete(members).where(or(eq(members.id, otherMateId), eq(members.email, delegateEmail)))
      const person = {
        name: '최하늘',
        phoneNumber: '01000004321',
        passwordHash: '',
        mfaType: 'none',
        createdAt: clock.now(),
      } as const
      await db
        .insert(members)
        .values({ ...person, id: otherMateId, email: delegateEmail, companyId: ours.id })
      await putApp(app)
      await db
        .insert(memberRoles)
        .values({ id: randomUUID(), memberId, role: 'appAdmin', appId: oneApp ? app.appId : null })
      await putRole(mateId)
      const now = clock.now()
      const today = todayOf(now)
      const days = { startDate: today, endDate: addDays(today, 4) }
      const stored =
        delegation === 'RUNNING' ? days : { startDate: addDays(today, -3), endDate: addDays(today, -1) }
      const row = { id: delegationId, memberId: mateId, delegateId: otherMateId, createdAt: now, ...stored }
      if (delegation !== 'NONE') await db.insert(accessDelegations).values(row)
      if (usedKey) await useKey({ operation: 'addAdminDelegation', idempotencyKey: usedKey })
      return days
    },

    'an approver with a colleague': async ({ session, delegateEmail, delegated, standsIn }) => {
      await people(session, delegateEmail)
      await putRole(memberId)
      const now = clock.now()
      const [startDate, endDate] = [todayOf(now), addDays(todayOf(now), 4)]
      const delegation = {
        id: randomUUID(),
        memberId,
        delegateId: mateId,
        startDate,
        endDate,
        createdAt: now,
      }
      if (delegated) await db.insert(accessDelegations).values(delegation)
      if (standsIn) {
        await putRole(mateId)
        const other = { id: randomUUID(), memberId: mateId, delegateId: memberId }
        await db.insert(accessDelegations).values({ ...delegation, ...other })
      }
      return { startDate, endDate }
    },
  }
}
