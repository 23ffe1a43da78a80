import type { Schema } from '#contract/operation.ts'
import { type AbnormalFacts, abnormalActions, actionRefusal } from '#domain/abnormal/actions.ts'
import { toWireTime } from '#domain/dates.ts'
import type { abnormalStore, StoredEvent } from './abnormal.store.ts'

type Step = Awaited<ReturnType<ReturnType<typeof abnormalStore>['steps']>>[number]

export function toListItem(event: StoredEvent): Schema<'AbnormalEventListItem'> {
  const {
    id,
    version,
    abnormalState,
    detector,
    abnormalType,
    detectType,
    actionStatus,
    memberName,
    detectedAt,
    count,
    device,
    address,
    exclusionEndDate,
    lastAction,
  } = event
  return {
    abnormalEventId: id,
    version,
    abnormalState,
    detector,
    abnormalType,
    detectType,
    actionStatus,
    memberName,
    detectedAt: toWireTime(detectedAt),
    count,
    device,
    address,
    exclusionEndDate,
    lastAction,
  }
}

export function toAbnormalEvent(
  event: StoredEvent,
  { facts, steps, today }: { facts: AbnormalFacts; steps: Step[]; today: string },
): Schema<'AbnormalEvent'> {
  const { memberId, memberEmail, deptName, firstAt, evidence } = event
  const affectedCounts: Partial<Record<Schema<'AbnormalAction'>, number>> = {
    BLOCK_ACCESS: facts.grants,
    END_SESSION: facts.sessions,
  }
  return {
    ...toListItem(event),
    memberId,
    memberEmail,
    deptName,
    firstAt: toWireTime(firstAt),
    evidence: evidence.map(({ at, ...found }) => ({ ...found, at: toWireTime(new Date(at)) })),
    choices: abnormalActions.map((action) => ({
      action,
      reason: actionRefusal(action, facts, today),
      count: affectedCounts[action] ?? null,
    })),
    steps: steps.map(({ action, at, actorName, comment, endDate, count }) => ({
      action,
      at: toWireTime(at),
      actorName,
      comment,
      endDate,
      count,
    })),
  }
}
