import { lt } from 'drizzle-orm'
import { retention } from '#domain/account/retention.ts'
import type { Clock } from '#domain/clock.ts'
import { kstDate, monthsBefore, yearsBefore } from '#domain/dates.ts'
import { DAY_MS } from '#domain/durations.ts'
import { auditRetainedSince, oldAuditRecords, removeAuditRecords } from './audit/audit-retention.ts'
import type { Db } from './db/client.ts'
import { oldKeys } from './db/once.ts'
import { countRows, type Expired, removeRows, type Stoppable } from './db/remove-rows.ts'
import { contactChanges, memberProofs } from './db/schema/member.ts'
import { mfaEnrolments, trustedDevices } from './db/schema/mfa.ts'
import { signIns } from './db/schema/session.ts'
import { subscriptionDrafts, subscriptionLinks } from './db/schema/subscription.ts'
import { throttles } from './db/schema/throttle.ts'
import { accountsOfNoMember } from './domains/access/scim/scim.store.ts'
import { deliveriesBefore } from './domains/access/webhooks/webhook.store.ts'
import { expiredDrafts } from './domains/account/draft.store.ts'
import { countUnmergedSums, foldSums } from './domains/bill/bill.sums.ts'
import { expiredSlots } from './domains/counsel/counsel.slots.ts'
import { pastCounsels } from './domains/counsel/counsel.store.ts'
import { depositsBefore } from './domains/deposit/deposit.store.ts'
import { FLOW_COUNTS_RETENTION_YEARS } from './domains/funnel/funnel.rules.ts'
import { flowCountsBefore } from './domains/funnel/funnel.store.ts'
import { expiredInquiries, removeInquiries } from './domains/inquiry/inquiry.forgetting.ts'
import { notificationsBefore } from './domains/notification/notification.store.ts'
import { expiredPasskeyChallenges } from './domains/passkey/passkey.store.ts'
import { sessionsEnded } from './domains/session/session.store.ts'
import { differencesBefore } from './domains/settlement/settlement.store.ts'
import { expiredStaffInvitations } from './domains/staff/staff.store.ts'
import { expiredCards } from './domains/subscription/card.store.ts'
import { expiredTriedServices } from './domains/trial/trial.store.ts'
import { removeUploads } from './domains/upload/upload.forgetting.ts'
import { waitsSince } from './domains/upload/upload.rules.ts'
import { unusedUploads } from './domains/upload/upload.store.ts'
import { expiredProofs } from './domains/withdrawal/proof.store.ts'
import { expiredRecords } from './domains/withdrawal/retained.store.ts'
import type { Files } from './files/files.ts'
import { expiredLoginRecords } from './login/login.store.ts'
import { mailRecordsBefore } from './messages/mail-queue.ts'
import { phoneMessagesBefore } from './messages/phone/phone-store.ts'
import type { Log } from './observability/log.ts'
import type { Metrics } from './observability/metrics.ts'
import { openedCompanies, openedMembers } from './staff/openings.ts'

const WEEK_MS = 7 * DAY_MS
/** The time for which the link of a used or expired staff invitation still shows the state of the invitation. */
const STAFF_INVITATION_RETENTION_MS = 30 * DAY_MS
const DELIVERY_RETENTION_MS = 30 * DAY_MS
const NOTIFICATION_RETENTION_MS = 365 * DAY_MS

/** One step of the housekeeping; `left` returns the number of rows that it still has to remove. */
type Step = { name: string; run: (stoppable: Stoppable) => Promise<unknown>; left: () => Promise<number> }
type HousekeepingDeps = {
  db: Db
  files: Files
  clock: Clock
  log: Pick<Log, 'warn'>
  metrics: Pick<Metrics, 'houseLeft'>
}

/**
 * Removes data whose period is over, and merges the rows of bill sums. At their expiry: drafts, links, proofs,
 * registered cards, passkey challenges, contact changes, enrolments of second factors and trusted devices. After a
 * day: counts of login attempts, and past counsel slots. After a week: ended sessions, whose token is answered as
 * expired until then. After 30 days: deliveries to apps, accounts of former members at apps, and staff invitations.
 * After a year: notifications, and the records of mails and of messages to phones. After two years: counts of visits
 * to wizards. After the periods of `retention`: inquiries, counsels, sign-ins, deposits, differences of settlements,
 * audit records and records of former members. A failed step does not stop the others; rejects at the end if a step
 * has failed. Stops between two batches when `signal` aborts.
 */
export async function runHousekeeping(
  { db, files, clock, log, metrics }: HousekeepingDeps,
  signal?: AbortSignal,
): Promise<void> {
  const now = clock.now()
  const errors: unknown[] = []
  for (const step of [...stepsOf(db, now), ...stepsWithFiles(db, files, now)]) {
    if (signal?.aborted) break
    await step.run({ signal }).catch((err: unknown) => {
      errors.push(err)
      log.warn({ err, step: step.name }, 'a step of the housekeeping failed')
    })
    // If the database does not answer, the metrics keep the last counts.
    await step.left().then(
      (rows) => metrics.houseLeft(step.name, rows),
      () => {},
    )
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} steps of the housekeeping failed`)
}

/** Runs the housekeeping steps that need only the database, as at the time `now`; throws for the first that fails. */
export async function runRemovals(db: Db, now: Date): Promise<void> {
  for (const step of stepsOf(db, now)) await step.run({})
}

function stepsOf(db: Db, now: Date): Step[] {
  const timeAgo = (ms: number) => new Date(now.getTime() - ms)
  const removalStep = (name: string, ...expired: Expired[]): Step => ({
    name,
    async run(stoppable) {
      for (const each of expired) await removeRows(db, each, stoppable)
    },
    async left() {
      const counts = await Promise.all(expired.map((each) => countRows(db, each)))
      return counts.reduce((sum, count) => sum + count, 0)
    },
  })
  return [
    removalStep('sessions', sessionsEnded(timeAgo(WEEK_MS))),
    removalStep('keys of submissions', oldKeys(now)),
    {
      name: 'audit records',
      run: (stoppable) => removeAuditRecords(db, now, stoppable),
      left: () => countRows(db, oldAuditRecords(now)),
    },
    removalStep('drafts of accounts', expiredDrafts(now)),
    removalStep('challenges of passkeys', expiredPasskeyChallenges(now)),
    removalStep('proofs of members', { table: memberProofs, where: lt(memberProofs.expiresAt, now) }),
    removalStep('changes of contacts', { table: contactChanges, where: lt(contactChanges.expiresAt, now) }),
    removalStep('sign-ins', {
      table: signIns,
      where: lt(signIns.triedAt, monthsBefore(now, retention.SIGN_IN.months)),
    }),
    removalStep('records of logins to apps', expiredLoginRecords(now)),
    removalStep('deliveries to apps', deliveriesBefore(timeAgo(DELIVERY_RETENTION_MS))),
    removalStep('accounts of no member', accountsOfNoMember(timeAgo(DELIVERY_RETENTION_MS))),
    removalStep('invitations to the staff', expiredStaffInvitations(timeAgo(STAFF_INVITATION_RETENTION_MS))),
    removalStep('notifications', notificationsBefore(timeAgo(NOTIFICATION_RETENTION_MS))),
    removalStep('records of mails', mailRecordsBefore(timeAgo(NOTIFICATION_RETENTION_MS))),
    removalStep('messages to phones', phoneMessagesBefore(timeAgo(NOTIFICATION_RETENTION_MS))),
    removalStep('slots of counsel', expiredSlots(timeAgo(DAY_MS))),
    removalStep('enrolments of second factors', {
      table: mfaEnrolments,
      where: lt(mfaEnrolments.expiresAt, now),
    }),
    removalStep('trusted devices', { table: trustedDevices, where: lt(trustedDevices.expiresAt, now) }),
    removalStep('counsels', pastCounsels(monthsBefore(now, retention.COMPLAINT.months))),
    removalStep('deposits', depositsBefore(kstDate(monthsBefore(now, retention.CONTRACT.months)))),
    removalStep(
      'reasons of openings',
      openedCompanies.before(auditRetainedSince(now)),
      openedMembers.before(auditRetainedSince(now)),
    ),
    removalStep(
      'differences of settlements',
      differencesBefore(monthsBefore(now, retention.CONTRACT.months)),
    ),
    removalStep('proofs of withdrawals', expiredProofs(now)),
    removalStep('records of members who left', ...expiredRecords(now)),
    removalStep('tried services', expiredTriedServices(kstDate(now))),
    removalStep('drafts of subscriptions', {
      table: subscriptionDrafts,
      where: lt(subscriptionDrafts.expiresAt, now),
    }),
    removalStep('registered cards', expiredCards(now)),
    removalStep('links to subscriptions', {
      table: subscriptionLinks,
      where: lt(subscriptionLinks.expiresAt, now),
    }),
    removalStep(
      'visits to wizards',
      flowCountsBefore(kstDate(yearsBefore(now, FLOW_COUNTS_RETENTION_YEARS))),
    ),
    { name: 'sums of bills', run: (stoppable) => foldSums(db, stoppable), left: () => countUnmergedSums(db) },
    removalStep('counts of guesses', {
      table: throttles,
      where: lt(throttles.windowEndsAt, timeAgo(DAY_MS)),
    }),
  ]
}

function stepsWithFiles(db: Db, files: Files, now: Date): Step[] {
  return [
    {
      name: 'files that no form named',
      run: (stoppable) => removeUploads(db, files, now, stoppable),
      left: () => countRows(db, unusedUploads(waitsSince(now))),
    },
    {
      name: 'inquiries',
      run: (stoppable) => removeInquiries(db, files, now, stoppable),
      left: () => countRows(db, expiredInquiries(now)),
    },
  ]
}
