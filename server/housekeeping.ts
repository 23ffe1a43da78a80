import { lt } from 'drizzle-orm'
import type { Clock } from '#domain/clock.ts'
import type { Db } from './db/client.ts'
import { auditRecords, signIns, subscriptionLinks, throttles } from './db/schema.ts'
import { forgetKeys } from './db/once.ts'
import { forgetDrafts } from './domains/account/draft.store.ts'
import { slotStore } from './domains/counsel/counsel.slots.ts'
import { sessionStore } from './domains/session/session.store.ts'
import { forgetUploads } from './domains/upload/upload.forgetting.ts'
import type { Files } from './files/files.ts'
import type { Log } from './observability/log.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const WEEK_MS = 7 * DAY_MS
const SIGN_INS_KEPT_MS = 90 * DAY_MS
/** Two years (docs/security.md, "Records"), and a day so that the database's own clock agrees. */
const AUDIT_KEPT_MS = 732 * DAY_MS

/**
 * Removes every hour what nobody needs any more: sessions a week after their end (until then their token is told that
 * it has expired), counts of guesses whose window closed a day ago, links whose time is over, the slots of counsel of
 * before yesterday, files that no form has named, and sign-ups and password resets that nobody goes on with. Gives a
 * function that stops it.
 */
export function startHousekeeping({ db, files, clock, log }: { db: Db; files: Files; clock: Clock; log: Log }): () => void {
  const timer = setInterval(() => {
    const now = clock.now()
    Promise.all([tidyUp(db, now), forgetUploads(db, files, now)]).catch((error: unknown) => log.warn({ err: error }, 'housekeeping failed'))
  }, HOUR_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/** One round of housekeeping in the database at a moment. */
export async function tidyUp(db: Db, now: Date): Promise<void> {
  await sessionStore(db).forget(new Date(now.getTime() - WEEK_MS))
  await forgetKeys(db, now)
  await db.delete(auditRecords).where(lt(auditRecords.at, new Date(now.getTime() - AUDIT_KEPT_MS)))
  await forgetDrafts(db, now)
  await db.delete(signIns).where(lt(signIns.triedAt, new Date(now.getTime() - SIGN_INS_KEPT_MS)))
  await slotStore(db).forget(new Date(now.getTime() - DAY_MS))
  await db.delete(subscriptionLinks).where(lt(subscriptionLinks.expiresAt, now))
  await db.delete(throttles).where(lt(throttles.windowEndsAt, new Date(now.getTime() - DAY_MS)))
}
