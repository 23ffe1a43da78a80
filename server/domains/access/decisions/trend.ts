import type { Schema } from '#contract/operation.ts'
import { codeWord } from '#domain/abnormal/codes.ts'
import type { RoleAssignment } from '#domain/access/role-assignments.ts'
import { toWireTime } from '#domain/dates.ts'
import type { TrendScope, trendStore } from './trend.store.ts'

type Done = Schema<'AdminAccessDone'>

/** Returns the work that a person with roles looks after. */
export function scopeOf(
  assignments: readonly RoleAssignment[],
  person: Pick<TrendScope, 'memberId' | 'companyId' | 'appIds'>,
): TrendScope {
  const isSecurityRole = ({ role }: RoleAssignment) => role === 'securityAdmin'
  return {
    ...person,
    isSecurity: assignments.some((each) => isSecurityRole(each) && each.appId === null),
    isSecurityOnly: assignments.every(isSecurityRole),
  }
}

/** The latest decisions on requests and actions on abnormal behaviour, the latest first. */
export async function latestDone(
  store: ReturnType<typeof trendStore>,
  scope: TrendScope,
  { from, today, limit }: { from: Date; today: string; limit: number },
): Promise<Done[]> {
  const [decided, handled] = await Promise.all([
    store.decided(scope, from, limit),
    store.handled(scope, from, limit, today),
  ])
  const found: { at: Date; done: Omit<Done, 'doneAt'> }[] = [
    ...decided.map(({ app, level, result, doneAt, ...row }) => ({
      at: doneAt!,
      done: {
        ...row,
        topic: `${app} ${level}`,
        detector: null,
        decision: result === 'APPROVED' ? ('APPROVE' as const) : ('REJECT' as const),
        action: null,
      },
    })),
    ...handled.map(({ detectType, action, doneAt, ...row }) => ({
      at: doneAt,
      done: {
        ...row,
        // Another system reports its findings as codes.
        topic: row.detector === 'EXTERNAL' && detectType ? codeWord('detectType', detectType) : null,
        approvalType: null,
        decision: null,
        action: action === 'ADMIN_REVIEW' ? null : action,
      },
    })),
  ]
  return found
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, limit)
    .map(({ at, done }) => ({ ...done, doneAt: toWireTime(at) }))
}
