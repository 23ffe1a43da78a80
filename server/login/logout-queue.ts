import { randomUUID } from 'node:crypto'
import {
  and,
  asc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  notExists,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import type { Clock } from '#domain/clock.ts'
import { MINUTE_MS, SECOND_MS } from '#domain/durations.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/once.ts'
import { appClients, appLogouts, loginRecords } from '#server/db/schema/app-client.ts'
import { sessions } from '#server/db/schema/session.ts'
import type { Log } from '#server/observability/log.ts'
import type { LoginProvider } from './provider.ts'

/** The time for which only one node notifies apps. */
const LEASE_MS = MINUTE_MS
const BATCH_SIZE = 20
/**
 * The pauses after each refused attempt. Tokens are valid for five minutes and are not refreshed: a notification only
 * ends the session earlier.
 */
const PAUSES_MS = [10 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS]

type EndedLogin = Pick<typeof loginRecords.$inferSelect, 'payload'>
/** The session as oidc-provider stores it: one part for each app. */
type SessionPayload = { accountId?: string; authorizations?: Record<string, { sid?: string }> }

/** Returns the sessions in apps that began with the ended sessions of the provider. */
const sidsOf = (ended: readonly EndedLogin[]) =>
  ended.flatMap(({ payload }) => {
    const { accountId, authorizations = {} } = payload as SessionPayload
    return accountId === undefined
      ? []
      : Object.entries(authorizations).flatMap(([appId, { sid }]) =>
          sid === undefined ? [] : [{ appId, subject: accountId, sid }],
        )
  })

async function queueNotifications(
  tx: Pick<Tx, 'select' | 'insert'>,
  ended: readonly EndedLogin[],
  now: Date,
  only?: string,
) {
  const sids = sidsOf(ended).filter(({ appId }) => only === undefined || appId === only)
  if (sids.length === 0) return
  const listening = await tx
    .select({ appId: appClients.appId })
    .from(appClients)
    .where(
      and(
        inArray(appClients.appId, [...new Set(sids.map(({ appId }) => appId))]),
        isNotNull(appClients.logoutUrl),
      ),
    )
  const notifiedSids = sids.filter(({ appId }) => listening.some((client) => client.appId === appId))
  if (notifiedSids.length > 0)
    await tx
      .insert(appLogouts)
      .values(notifiedSids.map((each) => ({ ...each, id: randomUUID(), nextTryAt: now })))
}

/**
 * Notifies an app that people are logged out because their permissions no longer open the app, if the transaction
 * commits. Takes the ids of the people, or a query of these ids. If another permission opens the app for a person,
 * the app receives the remaining groups with the next login.
 */
export async function endLoginsTo(
  tx: Pick<Tx, 'select' | 'insert'>,
  now: Date,
  appId: string,
  memberIds: string[] | SQLWrapper,
): Promise<void> {
  const open = await tx
    .select({ payload: loginRecords.payload })
    .from(loginRecords)
    .where(
      and(
        inArray(loginRecords.memberId, memberIds),
        eq(loginRecords.model, 'Session'),
        gt(loginRecords.expiresAt, now),
      ),
    )
  await queueNotifications(tx, open, now, appId)
}

/**
 * Creates the queue that notifies apps of ended logins (OpenID Connect Back-Channel Logout 1.0). A notification is
 * repeated a few times until the app accepts it.
 */
export function createLogoutQueue({
  db,
  clock,
  log,
  provider,
}: {
  db: Db
  clock: Clock
  log: Pick<Log, 'warn'>
  provider: LoginProvider
}) {
  /** Ends the provider's sessions whose login to the portal is over: logged out, ended from elsewhere, or too old. */
  async function endSessions(): Promise<void> {
    const now = clock.now()
    const openLogin = db
      .select({ one: sql`1` })
      .from(sessions)
      .where(
        and(eq(sessions.loginId, loginRecords.loginId), isNull(sessions.endedAt), gt(sessions.endsAt, now)),
      )
    await db.transaction(async (tx) => {
      const endedRows = await tx
        .delete(loginRecords)
        .where(and(eq(loginRecords.model, 'Session'), isNotNull(loginRecords.loginId), notExists(openLogin)))
        .returning({ payload: loginRecords.payload })
      await queueNotifications(tx, endedRows, now)
    })
  }

  async function claim() {
    const now = clock.now()
    const due = db
      .select({ id: appLogouts.id })
      .from(appLogouts)
      .where(lte(appLogouts.nextTryAt, now))
      .orderBy(asc(appLogouts.nextTryAt), asc(appLogouts.id))
      .limit(BATCH_SIZE)
      .for('update', { skipLocked: true })
    return db
      .update(appLogouts)
      .set({ nextTryAt: new Date(now.getTime() + LEASE_MS), tries: sql`${appLogouts.tries} + 1` })
      .where(and(sql`${appLogouts.id} in ${due}`, lte(appLogouts.nextTryAt, now)))
      .returning()
  }

  async function send({ id, appId, subject, sid, tries }: typeof appLogouts.$inferSelect): Promise<void> {
    try {
      const client = await (await provider.current()).Client.find(appId)
      // The library oidc-provider has this method, but its types do not.
      await (client as unknown as BackchannelClient | undefined)?.backchannelLogout(subject, sid)
    } catch (err) {
      const pause = PAUSES_MS[tries - 1]
      log.warn({ err, app: appId, isLast: pause === undefined }, 'an app was not notified of a logout')
      if (pause !== undefined) {
        const nextTryAt = new Date(clock.now().getTime() + pause)
        await db.update(appLogouts).set({ nextTryAt }).where(eq(appLogouts.id, id))
        return
      }
    }
    await db.delete(appLogouts).where(eq(appLogouts.id, id))
  }

  return {
    /** Removes expired sessions and notifies the apps; stops with the node. */
    async deliver(signal?: AbortSignal): Promise<void> {
      await endSessions()
      for (;;) {
        const due = await claim()
        await Promise.all(due.map(send))
        if (due.length < BATCH_SIZE || signal?.aborted) return
      }
    },
  }
}

type BackchannelClient = { backchannelLogout(subject: string, sid: string): Promise<void> }
