import { lt } from 'drizzle-orm'
import { retention } from '#domain/account/retention.ts'
import type { Clock } from '#domain/clock.ts'
import { kstDate, monthsBefore, yearsBefore } from '#domain/dates.ts'
import { DAY_MS } from '#domain/durations.ts'
import { forgetAuditRecords } from './audit/audit-retention.ts'
import type { Db } from './db/client.ts'
import { forgetKeys } from './db/once.ts'
import { contactChanges, memberProofs } from './db/schema/member.ts'
import { mfaEnrolments, trustedDevices } from './db/schema/mfa.ts'
import { signIns } from './db/schema/session.ts'
import { subscriptionDrafts, subscriptionLinks } from './db/schema/subscription.ts'
import { throttles } from './db/schema/throttle.ts'
import { forgetDrafts } from './domains/account/draft.store.ts'
import { foldSums } from './domains/bill/bill.sums.ts'
import { slotStore } from './domains/counsel/counsel.slots.ts'
import { counselStore } from './domains/counsel/counsel.store.ts'
import { FLOW_COUNTS_KEPT_YEARS } from './domains/funnel/funnel.rules.ts'
import { funnelStore } from './domains/funnel/funnel.store.ts'
import { forgetInquiries } from './domains/inquiry/inquiry.forgetting.ts'
import { forgetNotifications } from './domains/notification/notification.store.ts'
import { forgetPasskeyChallenges } from './domains/passkey/passkey.store.ts'
import { sessionStore } from './domains/session/session.store.ts'
import { triedStore } from './domains/trial/trial.store.ts'
import { forgetUploads } from './domains/upload/upload.forgetting.ts'
import { proofStore } from './domains/withdrawal/proof.store.ts'
import { forgetStored } from './domains/withdrawal/retained.store.ts'
import type { Files } from './files/files.ts'

const WEEK_MS = 7 * DAY_MS
const NOTIFICATIONS_KEPT_MS = 365 * DAY_MS

/**
 * Removes what nobody needs any more: sessions a week after their end (until then their token is told that
 * it has expired), counts of guesses whose window closed a day ago, links whose time is over, the slots of counsel of
 * before yesterday, files that no form has named, sign-ups and password resets that nobody goes on with, changes of a mail
 * address or mobile number that nobody proved or that nobody can take back any more, drafts of subscriptions whose week is over, challenges of passkeys that nobody
 * answered, what members were told a year ago, and counts of visits to wizards after two years; and what may not be kept any longer: inquiries and counsels after three
 * years, what law has kept of those who left, and which services they had tried. Makes one of many sums of bills.
 */
export async function keepHouse({ db, files, clock }: { db: Db; files: Files; clock: Clock }): Promise<void> {
  const now = clock.now()
  await Promise.all([tidyUp(db, now), forgetUploads(db, files, now), forgetInquiries(db, files, now)])
}

/** The part of it in the database, at a moment. */
export async function tidyUp(db: Db, now: Date): Promise<void> {
  await sessionStore(db).forget(new Date(now.getTime() - WEEK_MS))
  await forgetKeys(db, now)
  await forgetAuditRecords(db, now)
  await forgetDrafts(db, now)
  await forgetPasskeyChallenges(db, now)
  await db.delete(memberProofs).where(lt(memberProofs.expiresAt, now))
  await db.delete(contactChanges).where(lt(contactChanges.expiresAt, now))
  await db.delete(signIns).where(lt(signIns.triedAt, monthsBefore(now, retention.SIGN_IN.months)))
  await forgetNotifications(db, new Date(now.getTime() - NOTIFICATIONS_KEPT_MS))
  await slotStore(db).forget(new Date(now.getTime() - DAY_MS))
  await db.delete(mfaEnrolments).where(lt(mfaEnrolments.expiresAt, now))
  await db.delete(trustedDevices).where(lt(trustedDevices.expiresAt, now))
  await counselStore(db).forget(monthsBefore(now, retention.COMPLAINT.months))
  await proofStore(db).forget(now)
  await forgetStored(db, now)
  await triedStore(db).forget(kstDate(now))
  await db.delete(subscriptionDrafts).where(lt(subscriptionDrafts.expiresAt, now))
  await db.delete(subscriptionLinks).where(lt(subscriptionLinks.expiresAt, now))
  await funnelStore(db).forget(kstDate(yearsBefore(now, FLOW_COUNTS_KEPT_YEARS)))
  await foldSums(db)
  await db.delete(throttles).where(lt(throttles.windowEndsAt, new Date(now.getTime() - DAY_MS)))
}
