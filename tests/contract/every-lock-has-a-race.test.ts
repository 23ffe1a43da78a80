import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { locks } from './locks.ts'

const d = 'server/domains'
/** Each lock with the test in which what it keeps apart comes at once: a file, and the beginning of the test's title. */
const races: Record<string, [file: string, title: string]> = {
  'server/audit/audit-heads.ts: signHead': [
    'server/audit/races.db.test.ts',
    'has one head of what has grown',
  ],
  'server/audit/audit-intents.ts: claimInterrupted': [
    'server/audit/races.db.test.ts',
    'has an interrupted change by the node that claimed it alone',
  ],
  'server/audit/seal-events.ts: sealSome': [
    'server/audit/races.db.test.ts',
    'has one seal of each event, in one chain',
  ],
  'server/db/client.ts: openPostgresql': [
    'server/db/migrate.db.test.ts',
    'are done once, however many nodes start together',
  ],
  'server/messages/mail-queue.ts: claim': [
    'server/messages/mail-queue.db.test.ts',
    'go out once, whichever nodes deliver',
  ],
  'server/security/company-hold.ts: shareCompany': [
    `${d}/company/writes.races.db.test.ts`,
    'a subscription of a company names no person who has left',
  ],
  'server/security/member-lock.ts: lockMember': [
    `${d}/session/races.db.test.ts`,
    'that is renewed while all others are ended ends with them',
  ],
  'server/security/member-lock.ts: holdMember': [
    `${d}/session/races.db.test.ts`,
    'that begins while a second factor is turned on waits for it',
  ],
  [`${d}/access/access.retired.ts: endRetired`]: [
    `${d}/access/policy/owner.db.test.ts`,
    'what was approved while it was being retired ends with the next sweep, once',
  ],
  [`${d}/access/access.sweeper.ts: endDelegations`]: [
    `${d}/access/time.db.test.ts`,
    'a delegation ends after its last day, once',
  ],
  [`${d}/account/draft.store.ts: changeWithin`]: [
    `${d}/account/codes.db.test.ts`,
    'in %s is accepted once, also by two at the same moment',
  ],
  [`${d}/bill/bill.account.ts: readAccount`]: [
    `${d}/bill/bill.races.db.test.ts`,
    'is seen as one that is being charged by what settles',
  ],
  [`${d}/bill/bill.late.ts: markLate`]: [
    `${d}/bill/bill.races.db.test.ts`,
    'is not late where it is paid while what is late is looked for',
  ],
  [`${d}/bill/bill.late.ts: markPastDue`]: [
    `${d}/bill/bill.races.db.test.ts`,
    'does not make its subscription past due where it is paid',
  ],
  [`${d}/bill/bill.payment.ts: followPayment`]: [
    `${d}/bill/bill.races.db.test.ts`,
    'follows no other payment method while its charge begins',
  ],
  [`${d}/bill/bill.run.ts: issueSome`]: [
    `${d}/bill/bill.races.db.test.ts`,
    'is not issued by a run while another node has its subscription',
  ],
  [`${d}/bill/bill.store.ts: holdSubscription`]: [
    `${d}/bill/bill.races.db.test.ts`,
    'is the last late one of two that are paid at once',
  ],
  [`${d}/company/company.store.ts: lock`]: [`${d}/company/races.db.test.ts`, 'two owners change places'],
  [`${d}/company/company.store.ts: lockWith`]: [
    `${d}/company/races.db.test.ts`,
    'two companies let one person in',
  ],
  [`${d}/company/inheritance.ts: inherit`]: [
    `${d}/company/writes.races.db.test.ts`,
    'a subscription that becomes active while its member leaves',
  ],
  [`${d}/company/join.store.ts: takeBackLateOf`]: [
    `${d}/company/asking.races.db.test.ts`,
    'a person who joins a company while asking another has no request left',
  ],
  [`${d}/company/offer.store.ts: expire`]: [
    `${d}/company/races.db.test.ts`,
    'an offer comes to its end while another is accepted',
  ],
  [`${d}/counsel/counsel.reminders.ts: remindOfTomorrow`]: [
    `${d}/counsel/counsel.reminders.db.test.ts`,
    'goes out from ten in the morning, once, however many nodes there are',
  ],
  [`${d}/counsel/counsel.slots.ts: lock`]: [
    `${d}/counsel/races.db.test.ts`,
    'a hold that is used twice makes one reservation',
  ],
  [`${d}/session/mfa.store.ts: challenge`]: [
    `${d}/session/mfa.db.test.ts`,
    'is sent once when it is asked for ten times at once',
  ],
  [`${d}/subscription/cancel.store.ts: lock`]: [
    `${d}/subscription/cancel.db.test.ts`,
    'happens once, however often and by however many it is asked for',
  ],
  [`${d}/subscription/draft.store.ts: change`]: [
    `${d}/subscription/request.db.test.ts`,
    'of fifty posts of one draft with a key each',
  ],
  [`${d}/subscription/subscription.admin.store.ts: end`]: [
    `${d}/subscription/decisions.db.test.ts`,
    'ends what was to end when its last day is over, once',
  ],
  [`${d}/trial/trial.store.ts: end`]: [
    `${d}/trial/trial.db.test.ts`,
    'remind a week and a day before the last day',
  ],
  [`${d}/trial/trial.store.ts: lockToRemind`]: [
    `${d}/trial/trial.db.test.ts`,
    'remind a week and a day before the last day',
  ],
  [`${d}/upload/upload.store.ts: attach`]: [
    `${d}/upload/upload.db.test.ts`,
    'by one of ten forms at the same moment, whatever the order',
  ],
  [`${d}/user/proof.store.ts: put`]: [
    `${d}/user/proof.store.db.test.ts`,
    'is there once more where it is asked for while it is proved',
  ],
  [`${d}/user/proof.store.ts: change`]: [
    `${d}/user/proof.store.db.test.ts`,
    'is changed by one after the other',
  ],
  [`${d}/withdrawal/leaver.store.ts: lockLeaver`]: [
    `${d}/withdrawal/last-admin.db.test.ts`,
    'is one of two who leave at the same moment',
  ],
  [`${d}/withdrawal/leaver.store.ts: lockSubscriptions`]: [
    `${d}/withdrawal/withdrawal.db.test.ts`,
    'or not by a subscription that becomes active in that moment',
  ],
  [`${d}/access/grants/grants.store.ts: lockLast`]: [
    `${d}/access/races.db.test.ts`,
    'an extension and a pause that are asked for at once',
  ],
  [`${d}/access/grants/grants.store.ts: lockAdmins`]: [
    `${d}/access/races.db.test.ts`,
    'two last administrators who give up at once: one stays',
  ],
  [`${d}/access/grants/grants.store.ts: lockOver`]: [
    `${d}/access/time.db.test.ts`,
    'a term ends after its last day, once',
  ],
  [`${d}/access/grants/grants.store.ts: lockEnding`]: [
    `${d}/access/time.db.test.ts`,
    'a term ends after its last day, once',
  ],
  [`${d}/access/grants/grants.store.ts: lockOf`]: [
    `${d}/access/races.db.test.ts`,
    'blocked by security while an approver ends a pause of its holder',
  ],
  [`${d}/access/policy/policy.changes.ts: policyChanges`]: [
    `${d}/access/policy/policy.db.test.ts`,
    'of changes at one moment one holds',
  ],
  [`${d}/access/requests/requests.store.ts: lockWaiting`]: [
    `${d}/access/policy/policy.db.test.ts`,
    'auto-approval gives one permission to who asks twenty times at once',
  ],
  [`${d}/access/requests/requests.store.ts: lock`]: [
    `${d}/access/races.db.test.ts`,
    'taken back and approved at once, it is one of the two',
  ],
  [`${d}/access/requests/requests.store.ts: lockLate`]: [
    `${d}/access/time.db.test.ts`,
    'a request waits for seven days',
  ],
}

it('is of a lock that is there, and no lock is without one', () => {
  expect(Object.keys(races).toSorted()).toEqual(locks().toSorted())
})

it.each(Object.entries(races))('%s', (_, [file, title]) => {
  const titles = [
    ...readFileSync(file, 'utf8').matchAll(/\b(?:it|test)(?:\.each\([^)]*\))?\(\s*(['`])(.*?)\1/gs),
  ]
  expect(titles.filter(([, , text]) => text!.startsWith(title)).map(([, , text]) => text)).toHaveLength(1)
})
