import type { Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { approvalOf } from '#domain/access/rules.ts'
import { stricterOf } from '#domain/access/use-states.ts'
import { kstDate } from '#domain/dates.ts'
import type { Actor } from '../access.deps.ts'
import { toRequest } from '../access.views.ts'
import type { StoredRequest } from '../requests/requests.store.ts'

/**
 * A request as its deciders see it. `lastAdmin` means that the request would remove the last administrator of an app.
 */
export function toQueued(
  row: StoredRequest,
  actor: Actor,
  { today, lastAdmin }: { today: string; lastAdmin: boolean },
): Schema<'AdminAccessRequest'> {
  const { approvalType, termDays, grant, app, level } = row
  const approval = approvalOf(
    approvalType,
    {
      termDays,
      grant: grant ?? undefined,
      longestTermDays: app.longestTermDays,
      useState: stricterOf(app.useState, level.useState),
      lastAdmin,
    },
    today,
  )
  // A new permission does not continue an ended one.
  const current = approvalType === 'APPLY' ? null : grant
  return {
    request: toRequest(row, actor.memberId),
    deptName: row.requester.deptName,
    riskLevel: level.riskLevel,
    refusal: row.memberId === actor.memberId ? problemNamed('decision.own').message : null,
    possibleYn: approval ? 'Y' : 'N',
    previewEndDate: approval?.endDate ?? null,
    currentStartDate: current && kstDate(current.startAt),
    currentEndDate: current && current.endDate,
  }
}
