import { randomUUID } from 'node:crypto'
import { and, asc, eq, lte, ne, sql } from 'drizzle-orm'
import { RETRY_PAUSES_MS } from '#domain/app/delivery.machine.ts'
import { pushAfter } from '#domain/app/push.machine.ts'
import type { Clock } from '#domain/clock.ts'
import { MINUTE_MS, SECOND_MS } from '#domain/durations.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/once.ts'
import { scimAccounts, scimGroups, scimTargets } from '#server/db/schema/app-scim.ts'
import { hashOf, levelsOf, peopleOf } from '#server/domains/access/scim/scim.truth.ts'
import type { Log } from '#server/observability/log.ts'
import type { SecretBox } from '#server/security/secret-box.ts'
import type { PublicFetch } from '#server/webhooks/public-fetch.ts'
import { accountsAt } from './push-account.ts'
import { groupsAt } from './push-groups.ts'
import { clientOf, ScimFault } from './scim-client.ts'
import { pauseAfter, type ScimTarget, targetLeases } from './target-lease.ts'

const MAX_ACCOUNT_MS = 2 * MINUTE_MS
/** The time after which a node continues with another endpoint. */
const MAX_RUN_MS = 30 * SECOND_MS

type Account = typeof scimAccounts.$inferSelect
export type ScimQueueDeps = {
  db: Db
  box: SecretBox
  clock: Clock
  log: Pick<Log, 'warn'>
  send: PublicFetch
  onFailed: (tx: Tx, appId: string) => Promise<void>
}

/** Returns the store for the ids of an app's groups. */
export const groupIdsOf = (db: Db, appId: string) => ({
  async get(levelId: string): Promise<string | undefined> {
    const [row] = await db
      .select({ remoteId: scimGroups.remoteId })
      .from(scimGroups)
      .where(and(eq(scimGroups.appId, appId), eq(scimGroups.levelId, levelId)))
    return row?.remoteId
  },
  async set(levelId: string, remoteId: string): Promise<void> {
    await db
      .insert(scimGroups)
      .values({ appId, levelId, remoteId })
      .onConflictDoUpdate({ target: [scimGroups.appId, scimGroups.levelId], set: { remoteId } })
  },
})

/**
 * Creates the queue that writes the accounts of apps by SCIM 2.0. Only one node at a time writes the accounts of an
 * app, in sequence. An account is written with the person's current permissions, and read again; an account that a
 * stopped node has written is found and not created twice. A refused account is tried again for more than a day;
 * `onFailed` is called in the transaction of the first account that is given up.
 */
export function createPushQueue({ db, box, clock, log, send, onFailed }: ScimQueueDeps) {
  const leases = targetLeases({ db, clock })
  const isDue = (now: Date) => and(eq(scimAccounts.state, 'WAITING'), lte(scimAccounts.nextTryAt, now))

  async function nextOf(appId: string): Promise<Account | undefined> {
    const [account] = await db
      .select()
      .from(scimAccounts)
      .where(and(eq(scimAccounts.appId, appId), isDue(clock.now())))
      .orderBy(asc(scimAccounts.nextTryAt), asc(scimAccounts.subject))
      .limit(1)
    return account
  }

  async function writeAccount(target: ScimTarget, account: Account): Promise<void> {
    const { appId, subject } = account
    const person = (await peopleOf(db, appId, clock.now(), [subject])).get(subject)
    const levels = await levelsOf(db, appId)
    const writtenHash = hashOf(person, target, levels)
    const client = clientOf({ box, send, clock }, target, AbortSignal.timeout(MAX_ACCOUNT_MS))
    try {
      const remoteId = await accountsAt(client, target).write(account, person)
      if (remoteId !== null)
        await groupsAt(client, target, groupIdsOf(db, appId)).place(remoteId, levels, person?.levelIds ?? [])
      await settleWritten(account, { remoteId, writtenHash })
    } catch (err) {
      if (!(err instanceof ScimFault)) throw err
      log.warn({ err, app: appId }, 'an account was not written')
      await settleFault(account, err, writtenHash)
    }
  }

  const rowOf = ({ appId, subject }: Account) =>
    and(eq(scimAccounts.appId, appId), eq(scimAccounts.subject, subject))

  async function settleWritten(
    account: Account,
    { remoteId, writtenHash }: { remoteId: string | null; writtenHash: string },
  ): Promise<void> {
    const state = pushAfter({ state: 'WAITING', tries: account.tries + 1 }, { type: 'WRITTEN' })!
    const now = clock.now()
    await db.transaction(async (tx) => {
      await tx.update(scimAccounts).set({ remoteId }).where(rowOf(account))
      // A person who has changed companies has another subject identifier but the same account.
      if (remoteId !== null)
        await tx
          .update(scimAccounts)
          .set({ remoteId: null })
          .where(
            and(
              eq(scimAccounts.appId, account.appId),
              eq(scimAccounts.remoteId, remoteId),
              ne(scimAccounts.subject, account.subject),
            ),
          )
      await tx
        .update(scimAccounts)
        .set({ state, writtenHash, tries: account.tries + 1, fault: null, lastStatus: null, differing: [] })
        .where(and(rowOf(account), eq(scimAccounts.revision, account.revision)))
      await tx.update(scimTargets).set({ lastPushAt: now }).where(eq(scimTargets.appId, account.appId))
    })
  }

  async function settleFault(account: Account, err: ScimFault, writtenHash: string): Promise<void> {
    const { fault, status, waitMs, differing } = err
    const isThrottled = fault === 'THROTTLED'
    const tries = account.tries + (isThrottled ? 0 : 1)
    const event = { type: isThrottled ? 'THROTTLED' : 'REFUSED' } as const
    const state = pushAfter({ state: 'WAITING', tries }, event)!
    const now = clock.now().getTime()
    const pause = Math.max(isThrottled ? 0 : (RETRY_PAUSES_MS[tries - 1] ?? 0), waitMs ?? 0)
    const targetPause = pauseAfter(err)
    await db.transaction(async (tx) => {
      if (targetPause > 0)
        await tx
          .update(scimTargets)
          .set({ pausedUntil: new Date(now + targetPause) })
          .where(eq(scimTargets.appId, account.appId))
      const settled = await tx
        .update(scimAccounts)
        .set({
          state,
          tries,
          fault,
          lastStatus: status,
          differing: differing.slice(0, 10),
          nextTryAt: new Date(now + pause),
          ...(state === 'FAILED' && { writtenHash }),
        })
        .where(and(rowOf(account), eq(scimAccounts.revision, account.revision)))
        .returning({ subject: scimAccounts.subject })
      if (settled.length === 0 || state !== 'FAILED') return
      const failed = await tx
        .select({ subject: scimAccounts.subject })
        .from(scimAccounts)
        .where(and(eq(scimAccounts.appId, account.appId), eq(scimAccounts.state, 'FAILED')))
        .limit(2)
      if (failed.length === 1) await onFailed(tx, account.appId)
    })
  }

  async function run(appId: string, leaseId: string, signal: AbortSignal | undefined): Promise<void> {
    const began = clock.now().getTime()
    try {
      for (;;) {
        if (signal?.aborted || clock.now().getTime() - began >= MAX_RUN_MS) return
        const target = await leases.holdOn(appId, leaseId)
        const account = target && (await nextOf(appId))
        if (!account) return
        await writeAccount(target, account)
      }
    } finally {
      await leases.release(appId, leaseId)
    }
  }

  return {
    /** Writes all accounts that are due; ends when the node stops. */
    async deliver(signal?: AbortSignal): Promise<void> {
      const leaseId = randomUUID()
      const appsWithWork = db
        .select({ appId: scimAccounts.appId })
        .from(scimAccounts)
        .where(isDue(clock.now()))
      const targets = await leases.claim(leaseId, sql`${appsWithWork}`)
      const outcomes = await Promise.allSettled(targets.map(({ appId }) => run(appId, leaseId, signal)))
      for (const each of outcomes) if (each.status === 'rejected') throw each.reason
    },
  }
}
