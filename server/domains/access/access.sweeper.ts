import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm'
import { noticeDays } from '#domain/access/codes.ts'
import { todayOf } from '#domain/access/terms.ts'
import { addDays, toWireTime } from '#domain/dates.ts'
import { BATCH_ROWS, inBatches } from '#server/db/in-batches.ts'
import { accessDelegations } from '#server/db/schema/access-delegation.ts'
import { members } from '#server/db/schema/member.ts'
import { accessTexts } from '#server/messages/access-texts.ts'
import { announceClosings } from './access.closing-notices.ts'
import type { AccessDeps } from './access.deps.ts'
import { aboutOf, type ChangeContext, closeRequest, expireGrant } from './access.effects.ts'
import { notify, record } from './access.record.ts'
import { endRetired } from './access.retired.ts'
import { compareWithSubscriptions } from './access.subscriptions.ts'
import { grantStore } from './grants/grants.store.ts'
import { requestStore } from './requests/requests.store.ts'

type SweeperDeps = Pick<AccessDeps, 'db' | 'clock' | 'notices'>

/** The hour in Korea from which expiry notices are sent. */
const NOTICES_FROM = 'T09:00:00+09:00'

/**
 * Ends terms, requests and delegations whose time is over, and notifies holders whose term is about to end. Each row
 * is handled once: nodes skip rows that another node is handling, and a row is marked in the same transaction in
 * which its change is recorded.
 */
export async function sweepAccess({ db, clock, notices }: SweeperDeps): Promise<void> {
  for (const batch of [
    endTerms,
    endAppsRetired,
    endWaiting,
    endDelegations,
    notifyOfEnds,
    // This also finds permissions that began or were locked while a subscription ended.
    compareWithSubscriptions,
    announceClosings,
  ]) {
    const now = clock.now()
    await inBatches(db, (tx) => batch({ tx, now, today: todayOf(now), notices }))
  }
}

async function endTerms(at: ChangeContext): Promise<number> {
  const expiredGrants = await grantStore(at.tx).lockOver(at.today, BATCH_ROWS)
  for (const grant of expiredGrants) await expireGrant(at, grant)
  return expiredGrants.length
}

async function endWaiting(at: ChangeContext): Promise<number> {
  const lateRequests = await requestStore(at.tx).lockLate(at.now, BATCH_ROWS)
  for (const request of lateRequests) await closeRequest(at, request, { type: 'DEADLINE' }, { actorId: null })
  return lateRequests.length
}

/** Ends requests and grants that were created while their app was being retired. */
async function endAppsRetired(at: ChangeContext): Promise<number> {
  const { grants, requests } = await endRetired(at, { actorId: null, limit: BATCH_ROWS })
  return Math.max(grants, requests)
}

async function endDelegations({ tx, now, today, notices }: ChangeContext): Promise<number> {
  const over = and(isNull(accessDelegations.clearedAt), lt(accessDelegations.endDate, today))
  const rows = await tx
    .select({
      id: accessDelegations.id,
      memberId: accessDelegations.memberId,
      delegateId: accessDelegations.delegateId,
      name: members.name,
      endDate: accessDelegations.endDate,
    })
    .from(accessDelegations)
    .innerJoin(members, eq(members.id, accessDelegations.memberId))
    .where(over)
    .orderBy(asc(accessDelegations.endDate), asc(accessDelegations.id))
    .limit(BATCH_ROWS)
    .for('update', { of: accessDelegations, skipLocked: true })
  if (rows.length === 0) return 0
  await tx
    .update(accessDelegations)
    .set({ clearedAt: now })
    .where(
      inArray(
        accessDelegations.id,
        rows.map(({ id }) => id),
      ),
    )
  for (const { memberId, delegateId, name, endDate } of rows) {
    await record(tx, now, { event: 'delegate.cleared', memberId, actorId: null, endDate })
    await notify(notices, tx, {
      event: 'delegate.cleared',
      to: [delegateId],
      content: accessTexts.delegationEnded(name),
    })
  }
  return rows.length
}

async function notifyOfEnds(at: ChangeContext): Promise<number> {
  const { tx, now, today, notices } = at
  if (toWireTime(now).slice(today.length) < NOTICES_FROM) return 0
  let count = 0
  // The shortest notice first: a holder who is notified one day ahead is not also notified a fortnight ahead.
  for (const days of noticeDays.toReversed()) {
    const ending = await grantStore(tx).lockEnding(today, addDays(today, days), days, BATCH_ROWS)
    await grantStore(tx).setNoticed(
      ending.map(({ id }) => id),
      days,
    )
    for (const { id: grantId, memberId, endDate, level } of ending) {
      await record(tx, now, { event: 'grant.expiring', memberId, grantId, actorId: null, endDate })
      const content = accessTexts.expiring(aboutOf({ level, app: level.app }), endDate)
      await notify(notices, tx, { event: 'grant.expiring', to: [memberId], content })
    }
    count = Math.max(count, ending.length)
  }
  return count
}
