import { lt } from 'drizzle-orm'
import type { Clock } from '#domain/clock.ts'
import type { Db } from './db/client.ts'
import { signIns, subscriptionLinks, throttles } from './db/schema.ts'
import { forgetKeys } from './db/once.ts'
import { forgetDrafts } from './domains/account/draft.store.ts'
import { sessionStore } from './domains/session/session.store.ts'
import type { Log } from './observability/log.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const WEEK_MS = 7 * DAY_MS
const SIGN_INS_KEPT_MS = 90 * DAY_MS

/**
 * Removes every hour what nobody needs any more: sessions a week after their end (until then their token is told that
 * it has expired), counts of guesses whose window closed a day ago, links whose time is over, and sign-ups and password
 * resets that nobody goes on with. Gives a function that stops it.
 */
export function startHousekeeping({ db, clock, log }: { db: Db; clock: Clock; log: Log }): () => void {
  const timer = setInterval(() => {
    tidyUp(db, clock.now()).catch((error: unknown) => log.warn({ err: error }, 'housekeeping failed'))
  }, HOUR_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/** One round of housekeeping at a moment. */
export async function tidyUp(db: Db, now: Date): Promise<void> {
  await sessionStore(db).forget(new Date(now.getTime() - WEEK_MS))
  await forgetKeys(db, now)
  await forgetDrafts(db, now)
  await db.delete(signIns).where(lt(signIns.triedAt, new Date(now.getTime() - SIGN_INS_KEPT_MS)))
  await db.delete(subscriptionLinks).where(lt(subscriptionLinks.expiresAt, now))
  await db.delete(throttles).where(lt(throttles.windowEndsAt, new Date(now.getTime() - DAY_MS)))
}
