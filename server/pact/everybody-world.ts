import { randomUUID } from 'node:crypto'
import { type AccessCaller, accessCallers } from '#contract/provider-states.ts'
import { asksForTerm } from '#domain/access/codes.ts'
import { deadlineOf, todayOf } from '#domain/access/terms.ts'
import { addDays } from '#domain/dates.ts'
import { DAY_MS } from '#domain/durations.ts'
import { accessDelegations } from '#server/db/schema/access-delegation.ts'
import { accessGrants } from '#server/db/schema/access-grant.ts'
import { accessRequests } from '#server/db/schema/access-request.ts'
import { companies } from '#server/db/schema/company.ts'
import { members } from '#server/db/schema/member.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import { sessions } from '#server/db/schema/session.ts'
import { sessionEnd } from '#server/domains/session/session.rules.ts'
import { hashToken } from '#server/security/tokens.ts'
import { putSampleApp } from './sample-app.ts'
import type { StateBuilder, WorldDeps } from './world.ts'

type Everybody = 'a permission with everybody around it'

const roles: Partial<Record<AccessCaller, 'approver' | 'appAdmin' | 'securityAdmin'>> = {
  HOLDER: 'approver',
  APPROVER: 'approver',
  DELEGATE_OF_HOLDER: 'approver',
  APP_ADMIN: 'appAdmin',
  SECURITY_ADMIN: 'securityAdmin',
  OTHER_COMPANY: 'approver',
}

/** A world for itself: nothing of an earlier one is touched, so that several may be looked at together. */
export function everybodyWorld({ db, clock, limits }: Pick<WorldDeps, 'db' | 'clock' | 'limits'>): {
  [State in Everybody]: StateBuilder<State>
} {
  return {
    'a permission with everybody around it': async (stated) => {
      const now = clock.now()
      const today = todayOf(now)
      const ids = Object.fromEntries(accessCallers.map((caller) => [caller, randomUUID()])) as Record<
        AccessCaller,
        string
      >
      const [companyId, otherCompanyId] = [randomUUID(), randomUUID()]
      const company = { name: '솔바람상회 주식회사', rnno: '9998700017', createdAt: now }
      await db.insert(companies).values([
        { ...company, id: companyId },
        { ...company, id: otherCompanyId },
      ])
      await db.insert(members).values(
        accessCallers.map((caller) => ({
          id: ids[caller],
          email: `${ids[caller]}@solbaram.example`,
          companyId: caller === 'OTHER_COMPANY' ? otherCompanyId : companyId,
          name: '송나래',
          phoneNumber: '01000001234',
          passwordHash: '',
          mfaType: 'sms' as const,
          createdAt: now,
        })),
      )
      await db.insert(memberRoles).values(
        accessCallers.flatMap((caller) => {
          const role = roles[caller]
          return role ? [{ id: randomUUID(), memberId: ids[caller], role }] : []
        }),
      )
      const days = { startDate: today, endDate: addDays(today, 3), createdAt: now }
      await db.insert(accessDelegations).values([
        { ...days, id: randomUUID(), memberId: ids.APPROVER, delegateId: ids.DELEGATE },
        { ...days, id: randomUUID(), memberId: ids.HOLDER, delegateId: ids.DELEGATE_OF_HOLDER },
      ])
      await db.insert(sessions).values(
        accessCallers.map((caller) => ({
          id: randomUUID(),
          tokenHash: hashToken(stated.sessions[caller]),
          memberId: ids[caller],
          stage: 'member' as const,
          deviceId: randomUUID(),
          createdAt: now,
          lastSeenAt: now,
          endsAt: sessionEnd('member', now, limits),
          passwordCheckedAt: now,
        })),
      )
      await putAccess(stated, ids.HOLDER)
      return { today }
    },
  }

  async function putAccess(
    { appId, levelId, lastAdmin = false, grant, request }: Parameters<StateBuilder<Everybody>>[0],
    memberId: string,
  ): Promise<void> {
    const now = clock.now()
    await putSampleApp(db, { appId, levelId }, lastAdmin)
    if (grant) {
      const { grantId, daysLeft, ...facts } = grant
      const startAt = new Date(now.getTime() - 100 * DAY_MS)
      const endDate = addDays(todayOf(now), daysLeft)
      await db
        .insert(accessGrants)
        .values({ ...facts, id: grantId, memberId, levelId, startAt, endDate, noticedDays: 1 })
    }
    if (request) {
      const { requestId, daysAgo, approvalType, approvalResult } = request
      const requestedAt = new Date(now.getTime() - daysAgo * DAY_MS)
      const isClosed = approvalResult !== 'WAITING'
      await db.insert(accessRequests).values({
        id: requestId,
        memberId,
        levelId,
        grantId:
          approvalType === 'APPLY' && grant?.pauseOrigin !== 'SECURITY' ? null : (grant?.grantId ?? null),
        approvalType,
        approvalResult,
        closeReason: isClosed ? 'DECISION' : null,
        closedAt: isClosed ? now : null,
        reason: '월말 정산 기간에 필요합니다.',
        termDays: asksForTerm(approvalType) ? 30 : null,
        requestedAt,
        deadlineAt: deadlineOf(requestedAt),
      })
    }
  }
}
