import { randomUUID } from 'node:crypto'
import { type AccessCaller, accessCallers } from '#contract/provider-states.ts'
import { todayOf } from '#domain/access/terms.ts'
import { addDays } from '#domain/dates.ts'
import { DAY_MS } from '#domain/durations.ts'
import { members } from '#server/db/schema/member.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import { sessions } from '#server/db/schema/session.ts'
import { sessionEnd } from '#server/domains/session/session.rules.ts'
import { insertAccessRequest, insertAppWithLevel, insertDelegation, insertGrant } from '#worlds/access.ts'
import { insertCompany } from '#worlds/company.ts'
import { memberRow, roleRow, sessionRow } from '#worlds/member.ts'
import type { StateBuilder, WorldDeps } from './world.ts'

type EverybodyState = 'a permission with everybody around it'

const roles: Partial<Record<AccessCaller, 'approver' | 'appAdmin' | 'securityAdmin'>> = {
  HOLDER: 'approver',
  APPROVER: 'approver',
  DELEGATE_OF_HOLDER: 'approver',
  APP_ADMIN: 'appAdmin',
  SECURITY_ADMIN: 'securityAdmin',
  OTHER_COMPANY: 'approver',
}

/**
 * Returns the builder of a provider state with data of its own. It changes no data of earlier states, so that several
 * such states can be used together.
 */
export function everybodyWorld({ db, clock, limits }: Pick<WorldDeps, 'db' | 'clock' | 'limits'>): {
  [State in EverybodyState]: StateBuilder<State>
} {
  return {
    'a permission with everybody around it': async (stated) => {
      const now = clock.now()
      const today = todayOf(now)
      const ids = Object.fromEntries(accessCallers.map((caller) => [caller, randomUUID()])) as Record<
        AccessCaller,
        string
      >
      const company = { name: '솔바람상회 주식회사', createdAt: now }
      const companyId = await insertCompany(db, company)
      const otherCompanyId = await insertCompany(db, company)
      await db.insert(members).values(
        accessCallers.map((caller) =>
          memberRow({
            id: ids[caller],
            companyId: caller === 'OTHER_COMPANY' ? otherCompanyId : companyId,
            mfaType: 'sms',
            createdAt: now,
          }),
        ),
      )
      await db.insert(memberRoles).values(
        accessCallers.flatMap((caller) => {
          const role = roles[caller]
          return role ? [roleRow(ids[caller], role)] : []
        }),
      )
      const days = { startDate: today, endDate: addDays(today, 3), createdAt: now }
      await insertDelegation(db, { ...days, memberId: ids.APPROVER, delegateId: ids.DELEGATE })
      await insertDelegation(db, { ...days, memberId: ids.HOLDER, delegateId: ids.DELEGATE_OF_HOLDER })
      await db.insert(sessions).values(
        accessCallers.map((caller) =>
          sessionRow({
            token: stated.sessions[caller],
            memberId: ids[caller],
            createdAt: now,
            endsAt: sessionEnd('member', now, limits),
            passwordCheckedAt: now,
          }),
        ),
      )
      await putAccess(stated, ids.HOLDER)
      return { today }
    },
  }

  async function putAccess(
    { appId, levelId, lastAdmin = false, grant, request }: Parameters<StateBuilder<EverybodyState>>[0],
    memberId: string,
  ): Promise<void> {
    const now = clock.now()
    await insertAppWithLevel(db, { appId, levelId, administers: lastAdmin })
    if (grant) {
      const { grantId, daysLeft, ...facts } = grant
      const startAt = new Date(now.getTime() - 100 * DAY_MS)
      const endDate = addDays(todayOf(now), daysLeft)
      await insertGrant(db, { ...facts, id: grantId, memberId, levelId, startAt, endDate, noticedDays: 1 })
    }
    if (request) {
      const { requestId, daysAgo, approvalType, approvalResult } = request
      const requestedAt = new Date(now.getTime() - daysAgo * DAY_MS)
      const isClosed = approvalResult !== 'WAITING'
      await insertAccessRequest(db, {
        id: requestId,
        memberId,
        levelId,
        grantId:
          approvalType === 'APPLY' && grant?.pauseOrigin !== 'SECURITY' ? null : (grant?.grantId ?? null),
        approvalType,
        approvalResult,
        closeReason: isClosed ? 'DECISION' : null,
        closedAt: isClosed ? now : null,
        requestedAt,
      })
    }
  }
}
