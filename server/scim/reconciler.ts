import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { CORRECTION_DELAY_MS, reconciliationAfter } from '#domain/app/reconciliation.machine.ts'
import { type Drift, driftOf, needsRemovalApproval, removalsIn } from '#domain/app/scim-drift.ts'
import { HOUR_MS } from '#domain/durations.ts'
import type { Tx } from '#server/db/once.ts'
import { scimAccounts, scimReconciliations, scimTargets } from '#server/db/schema/app-scim.ts'
import { markChanged } from '#server/domains/access/scim/scim.changes.ts'
import { beginComparison } from '#server/domains/access/scim/scim.drift.store.ts'
import { levelsOf, peopleOf } from '#server/domains/access/scim/scim.truth.ts'
import { groupsAt } from './push-groups.ts'
import { groupIdsOf, type ScimQueueDeps } from './push-queue.ts'
import { readTarget } from './read-target.ts'
import { clientOf, type ScimClient, ScimFault } from './scim-client.ts'
import { pauseAfter, type ScimTarget, targetLeases } from './target-lease.ts'

type Reconciliation = typeof scimReconciliations.$inferSelect
type Deps = Omit<ScimQueueDeps, 'onFailed'> & {
  /** Called in the transaction of a comparison whose removals wait for an admin. */
  onHeld: (tx: Tx, appId: string) => Promise<void>
  /** Returns the last moment at which a nightly comparison was due. */
  lastNight: (now: Date) => Date
}

/**
 * Compares the accounts at the endpoints of apps with the permissions, every night and when an admin requests it.
 * Drift is shown, and corrected through the queue of accounts an hour later; too many removals wait for an admin.
 */
export function createReconciler({ db, box, clock, log, send, onHeld, lastNight }: Deps) {
  const leases = targetLeases({ db, clock })
  const rowOf = ({ appId, id }: Reconciliation) =>
    and(eq(scimReconciliations.appId, appId), eq(scimReconciliations.id, id))

  async function beginDue(): Promise<void> {
    const now = clock.now()
    const due = await db
      .select({ appId: scimTargets.appId })
      .from(scimTargets)
      .leftJoin(scimReconciliations, eq(scimReconciliations.appId, scimTargets.appId))
      .where(
        and(
          eq(scimTargets.enabled, true),
          or(
            and(isNull(scimReconciliations.appId), lt(scimTargets.createdAt, lastNight(now))),
            lt(scimReconciliations.startedAt, lastNight(now)),
            and(
              eq(scimReconciliations.state, 'FAILED'),
              lt(scimReconciliations.startedAt, new Date(now.getTime() - HOUR_MS)),
            ),
          ),
        ),
      )
    for (const { appId } of due) await beginComparison(db, appId, now)
  }

  async function compareTarget(target: ScimTarget, row: Reconciliation): Promise<void> {
    const { appId } = target
    const levels = await levelsOf(db, appId)
    const found = await readTarget(clientOf({ box, send, clock }, target), {
      settings: target,
      ids: groupIdsOf(db, appId),
      levels,
    })
    // The rows are read after the endpoint: an account that has changed since the endpoint was read waits to be
    // written, and is left out of the comparison.
    const accounts = await db.select().from(scimAccounts).where(eq(scimAccounts.appId, appId))
    const compared = driftOf(
      {
        people: await peopleOf(db, appId, clock.now()),
        accounts: accounts.map((each) => ({ ...each, isWaiting: each.state === 'WAITING' })),
        levels,
        settings: target,
      },
      found,
    )
    const removalCount = removalsIn(compared.drift)
    const state = reconciliationAfter(
      {
        state: 'WAITING',
        drift: compared.drift.length,
        isBraked: needsRemovalApproval({ removed: removalCount, accounts: compared.open }),
      },
      { type: 'COMPARED' },
    )!
    const now = clock.now()
    await db.transaction(async (tx) => {
      const changed = await tx
        .update(scimReconciliations)
        .set({
          state,
          comparedAt: now,
          correctAt: state === 'SHOWN' ? new Date(now.getTime() + CORRECTION_DELAY_MS) : null,
          accounts: compared.open,
          drift: compared.drift,
          fault: null,
          lastStatus: null,
        })
        .where(and(rowOf(row), eq(scimReconciliations.state, 'WAITING')))
        .returning({ appId: scimReconciliations.appId })
      if (state === 'HELD' && changed.length > 0) await onHeld(tx, appId)
    })
  }

  /** Closes the second account of a person, or takes an unknown account out of a group. */
  async function remove(
    target: ScimTarget,
    client: ScimClient,
    { kind, remoteId, levelId }: Drift,
  ): Promise<void> {
    const [known] = await db
      .select({ subject: scimAccounts.subject })
      .from(scimAccounts)
      .where(and(eq(scimAccounts.appId, target.appId), eq(scimAccounts.remoteId, remoteId!)))
    // Since the comparison, the account has been assigned to a person.
    if (known) return
    if (kind === 'DUPLICATE') {
      await client.patch('Users', remoteId!, [{ op: 'replace', path: 'active', value: false }])
      return
    }
    const groups = groupsAt(client, target, groupIdsOf(db, target.appId))
    const level = (await levelsOf(db, target.appId)).find(({ id }) => id === levelId)
    const group = level && (await groups.locatedOf(level))
    if (group) await groups.put(group, remoteId!, false)
  }

  async function correctDrift(target: ScimTarget, row: Reconciliation, leaseId: string): Promise<void> {
    const client = clientOf({ box, send, clock }, target)
    let fault: ScimFault | undefined
    for (const each of row.drift.filter(({ kind }) => kind === 'DUPLICATE' || kind === 'FOREIGN_MEMBER')) {
      if (!(await leases.holdOn(row.appId, leaseId))) return
      try {
        await remove(target, client, each)
      } catch (err) {
        if (!(err instanceof ScimFault) || pauseAfter(err) > 0) throw err
        fault = err
      }
    }
    const people = row.drift.flatMap(({ kind, subject }) =>
      subject === null || kind === 'DUPLICATE' ? [] : subject,
    )
    const state = reconciliationAfter({ state: 'APPROVED' }, { type: 'CORRECTED' })!
    await db.transaction(async (tx) => {
      await markChanged(tx, row.appId, people, clock.now())
      await tx
        .update(scimReconciliations)
        .set({ state, fault: fault?.fault ?? null, lastStatus: fault?.status ?? null })
        .where(and(rowOf(row), eq(scimReconciliations.state, 'APPROVED')))
    })
  }

  async function approveDue(): Promise<void> {
    const state = reconciliationAfter({ state: 'SHOWN' }, { type: 'TIME' })!
    await db
      .update(scimReconciliations)
      .set({ state })
      .where(and(eq(scimReconciliations.state, 'SHOWN'), lte(scimReconciliations.correctAt, clock.now())))
  }

  async function act(target: ScimTarget, leaseId: string): Promise<void> {
    const [row] = await db
      .select()
      .from(scimReconciliations)
      .where(
        and(
          eq(scimReconciliations.appId, target.appId),
          inArray(scimReconciliations.state, ['WAITING', 'APPROVED']),
        ),
      )
    try {
      if (row?.state === 'WAITING') await compareTarget(target, row)
      if (row?.state === 'APPROVED') await correctDrift(target, row, leaseId)
    } catch (err) {
      if (!(err instanceof ScimFault)) throw err
      log.warn({ err, app: target.appId }, 'the accounts of an app were not compared')
      await settleFault(row!, err)
    } finally {
      await leases.release(target.appId, leaseId)
    }
  }

  async function settleFault(row: Reconciliation, err: ScimFault): Promise<void> {
    const { fault, status: lastStatus } = err
    const now = clock.now()
    const state =
      row.state === 'WAITING' ? reconciliationAfter({ state: row.state }, { type: 'UNANSWERED' })! : row.state
    await db.transaction(async (tx) => {
      await tx
        .update(scimReconciliations)
        .set({ state, fault, lastStatus })
        .where(and(rowOf(row), eq(scimReconciliations.state, row.state)))
      const pause = pauseAfter(err)
      if (pause > 0)
        await tx
          .update(scimTargets)
          .set({ pausedUntil: new Date(now.getTime() + pause) })
          .where(eq(scimTargets.appId, row.appId))
    })
  }

  return {
    /** Begins the comparisons that are due, and continues those in progress; ends when the node stops. */
    async run(signal?: AbortSignal): Promise<void> {
      await beginDue()
      await approveDue()
      const leaseId = randomUUID()
      const waitingTargets = db
        .select({ appId: scimReconciliations.appId })
        .from(scimReconciliations)
        .where(inArray(scimReconciliations.state, ['WAITING', 'APPROVED']))
      if (signal?.aborted) return
      const targets = await leases.claim(leaseId, sql`${waitingTargets}`)
      const outcomes = await Promise.allSettled(targets.map((target) => act(target, leaseId)))
      for (const each of outcomes) if (each.status === 'rejected') throw each.reason
    },
  }
}
