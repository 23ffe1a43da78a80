import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { locks } from './locks.ts'

const d = 'server/domains'
type Race = [file: string, title: string, row?: string]
/** Returns the race in a row of a table of tests: another node has locked the rows that a job would handle. */
const skippedRace = (row: string): Race => [
  'server/db/held-rows-are-skipped.db.test.ts',
  'is skipped: %s',
  row,
]
/** Returns the race in a row of a table of tests: another transaction changes the rows before they are locked. */
const waitingLock = (row: string): Race => [
  'server/db/held-rows-are-awaited.db.test.ts',
  'waits for that transaction and sees its change: %s',
  row,
]
/**
 * Each lock with the test of its race: the test file, the beginning of the test's title, and the row of the test if
 * the test is a table.
 */
const races: Record<string, Race> = {
  'server/audit/audit-heads.ts: signHead': [
    'server/audit/races.db.test.ts',
    'has one audit head each time the chains have grown',
  ],
  'server/audit/audit-intents.ts: claimInterrupted skips': [
    'server/audit/races.db.test.ts',
    'has an interrupted change only from the node that claimed it',
  ],
  'server/audit/seal-events.ts: sealBatch': [
    'server/audit/races.db.test.ts',
    'has one seal for each event, in one chain',
  ],
  'server/db/client.ts: openPostgresql': [
    'server/db/migrate.db.test.ts',
    'run once, however many nodes start together',
  ],
  'server/domains/inquiry/inquiry.about.ts: holdAbout holds': [
    'server/inquiry-about.db.test.ts',
    'by its writer who leaves at the same moment',
  ],
  'server/inquiry-about.ts: findBills': [
    'server/inquiry-about.db.test.ts',
    'while the inquiry is sent, refuses the inquiry: $name',
  ],
  'server/inquiry-about.ts: findSubscriptions': [
    'server/inquiry-about.db.test.ts',
    'while the inquiry is sent, refuses the inquiry: $name',
  ],
  'server/inquiry-about.ts: findInAccess': [
    'server/inquiry-about.db.test.ts',
    'while the inquiry is sent, refuses the inquiry: $name',
  ],
  'server/messages/mail-queue.ts: claim skips': skippedRace('a mail that is due'),
  'server/messages/phone/phone-queue.ts: claim skips': [
    'server/messages/phone/phone-queue.db.test.ts',
    'arrive once with several nodes',
  ],
  'server/holidays/opening-hours.ts: lockCalendar': [
    `${d}/site/opening-hours.db.test.ts`,
    'that are saved while a visitor reserves either count the reservation or make it fail',
  ],
  'server/holidays/opening-hours.ts: shareCalendar': [
    `${d}/site/opening-hours.db.test.ts`,
    'that are saved while a visitor reserves either count the reservation or make it fail',
  ],
  'server/login/logout-queue.ts: claim skips': [
    'server/login/logins.db.test.ts',
    'one of two nodes notifies an app',
  ],
  'server/webhooks/webhook-queue.ts: claim skips': [
    'server/webhooks/webhooks.db.test.ts',
    'one of two nodes sends a delivery',
  ],
  'server/scim/target-lease.ts: targetLeases skips': [
    'server/scim/push-queue.db.test.ts',
    'are written to an endpoint by one of two nodes',
  ],
  [`${d}/access/webhooks/webhook.store.ts: lockDelivery`]: [
    'server/webhooks/webhooks.db.test.ts',
    'one of two concurrent repetitions of a delivery is sent',
  ],
  'server/security/company-hold.ts: shareCompany': [
    `${d}/company/writes.races.db.test.ts`,
    'a subscription of a company names no person who has left',
  ],
  'server/security/member-lock.ts: lockMember': [
    `${d}/session/races.db.test.ts`,
    'that is renewed while all other sessions are ended is ended as well',
  ],
  'server/security/member-lock.ts: holdMember': [
    `${d}/session/races.db.test.ts`,
    'that begins while a second factor is turned on waits for it',
  ],
  [`${d}/access/access.subscriptions.ts: report skips`]: [
    'server/subscribed-apps.db.test.ts',
    'of two nodes and the sweep one reports it',
  ],
  [`${d}/access/access.retired.ts: endRetired skips`]: [
    `${d}/access/policy/owner.db.test.ts`,
    'a request approved while its app was being retired ends with the next sweep, once',
  ],
  [`${d}/company-admin/merge/merge.store.ts: lock`]: [
    `${d}/company-admin/merge/merge.db.test.ts`,
    'happens once if two members of the staff request it at the same moment, in either direction',
  ],
  [`${d}/company-admin/merge/merge.store.ts: lockContracts`]: [
    `${d}/company-admin/merge/merge.races.db.test.ts`,
    'a bill is paid once, and belongs to the remaining company',
  ],
  [`${d}/company-admin/merge/merge.moves.ts: moveMembers`]: [
    `${d}/company-admin/merge/merge.races.db.test.ts`,
    'a person who joins is in the remaining company, and a person who leaves is in no company',
  ],
  [`${d}/access/access.sweeper.ts: endDelegations skips`]: skippedRace('a delegation whose last day is over'),
  [`${d}/account/draft.store.ts: changeWithin`]: [
    `${d}/account/codes.db.test.ts`,
    'in %s is accepted once, also by two simultaneous calls',
  ],
  [`${d}/bill/bill.events.store.ts: claimChecks skips`]: [
    `${d}/bill/bill.events.db.test.ts`,
    'corrects a charge that was %s, once',
  ],
  [`${d}/bill/bill.refund.store.ts: claimUnansweredRefunds skips`]: [
    `${d}/bill/bill.refund.db.test.ts`,
    'is requested again with the same key until the service answers',
  ],
  [`${d}/bill/card-numbers.forgetting.ts: forgetIn`]: [
    `${d}/bill/card-numbers.forgetting.db.test.ts`,
    'are removed from the card of that moment, also while it is replaced',
  ],
  [`${d}/bill/bill.account.ts: readAccount`]: [
    `${d}/bill/bill.races.db.test.ts`,
    'counts as being charged when its subscription is settled',
  ],
  [`${d}/bill/bill.late.ts: markLate skips`]: [
    `${d}/bill/bill.races.db.test.ts`,
    'is not late if it is paid during the search for late bills',
  ],
  [`${d}/bill/bill.late.ts: remindOfBills skips`]: [
    `${d}/bill/bill.rules.db.test.ts`,
    'remind of an unpaid bill once, on several nodes, and mail the receivers where they are copied',
  ],
  [`${d}/bill/bill.late.ts: markPastDue skips`]: [
    `${d}/bill/bill.races.db.test.ts`,
    'does not make its subscription past due if it is paid',
  ],
  [`${d}/bill/bill.ending.ts: giveLastNotices skips`]: [
    'server/unpaid-ends.db.test.ts',
    'is announced once by several nodes',
  ],
  [`${d}/subscription/unpaid-end.sweeper.ts: lockOverdue skips`]: [
    'server/unpaid-ends.db.test.ts',
    'does not end if its bill is paid at that moment',
  ],
  [`${d}/bill/bill.payment.ts: followPayment`]: [
    `${d}/bill/bill.races.db.test.ts`,
    'does not change its payment method while its charge begins',
  ],
  [`${d}/bill/bill.run.ts: issueSome skips`]: [
    `${d}/bill/bill.races.db.test.ts`,
    'is not issued by a run while another node has locked its subscription',
  ],
  [`${d}/bill/bill.run.ts: issueDue holds`]: [
    `${d}/bill/bill.races.db.test.ts`,
    'counts as being charged when its subscription is settled',
  ],
  [`${d}/bill/bill.store.ts: lockSubscription`]: [
    `${d}/bill/bill.races.db.test.ts`,
    'is the last late one of two that are paid at once',
  ],
  [`${d}/company-admin/company-admin.store.ts: lockCompany`]: [
    `${d}/company-admin/company-admin.db.test.ts`,
    'accepts one of two simultaneous corrections',
  ],
  [`${d}/bill/cash-receipt/cash-receipt.issue.ts: claim`]: [
    'server/cash-receipts.db.test.ts',
    'are issued once by nodes and staff at the same moment',
  ],
  [`${d}/bill/cash-receipt/cash-receipt.issue.ts: claim holds`]: [
    'server/cash-receipts.db.test.ts',
    'are issued once by nodes and staff at the same moment',
  ],
  [`${d}/bill/cash-receipt/cash-receipt.plan.ts: planReceipt holds`]: [
    'server/cash-receipts.db.test.ts',
    'are issued once by nodes and staff at the same moment',
  ],
  [`${d}/bill/cash-receipt/cash-receipt.plan.ts: planCancels holds`]: [
    'server/cash-receipts.db.test.ts',
    'are taken back by each refund, in parts that add up to the whole',
  ],
  [`${d}/bill/cash-receipt/cash-receipt.store.ts: paymentOf`]: [
    'server/cash-receipts.db.test.ts',
    'are issued once by nodes and staff at the same moment',
  ],
  [`${d}/bill/tax-invoice/tax-invoice.issue.ts: claim`]: [
    `${d}/bill/tax-invoice/tax-invoice.db.test.ts`,
    'is issued by one node of several',
  ],
  [`${d}/bill/tax-invoice/tax-invoice.issue.ts: claim holds`]: [
    `${d}/bill/tax-invoice/tax-invoice.db.test.ts`,
    'is issued by one node of several',
  ],
  [`${d}/bill/tax-invoice/tax-invoice.issue.ts: acceptInvoice holds`]: [
    `${d}/bill/tax-invoice/tax-invoice.races.db.test.ts`,
    'waits for that transaction when it is %s',
  ],
  [`${d}/bill/tax-invoice/tax-invoice.issue.ts: refuse holds`]: [
    `${d}/bill/tax-invoice/tax-invoice.races.db.test.ts`,
    'waits for that transaction when it is %s',
  ],
  [`${d}/bill/tax-invoice/tax-invoice.jobs.ts: reject holds`]: [
    `${d}/bill/tax-invoice/tax-invoice.races.db.test.ts`,
    'waits for that transaction when it is %s',
  ],
  [`${d}/bill/tax-invoice/tax-invoice.store.ts: invoicedBill`]: [
    `${d}/bill/tax-invoice/tax-invoice.db.test.ts`,
    'is issued once by two of the staff at the same moment',
  ],
  [`${d}/company/company.store.ts: lock`]: waitingLock('a company'),
  [`${d}/company/company.store.ts: lockWith`]: waitingLock('a company and that of a member'),
  [`${d}/company/inheritance.ts: transferContracts`]: [
    `${d}/company/writes.races.db.test.ts`,
    'a subscription that becomes active while its member leaves',
  ],
  [`${d}/company/join.store.ts: takeBackLateOf skips`]: skippedRace('a request to join that is taken back'),
  [`${d}/company/offer.store.ts: expire skips`]: skippedRace('an offer that is over'),
  [`${d}/counsel/counsel.reminders.ts: remindOfTomorrow skips`]: skippedRace('a counsel of tomorrow'),
  [`${d}/counsel/counsel.slots.ts: lock`]: waitingLock('a slot of a counsel'),
  [`${d}/deposit/deposit.store.ts: lockDeposits`]: [
    'server/deposits.db.test.ts',
    'that two of the staff confirm at once pay once',
  ],
  [`${d}/deposit/deposit.store.ts: takeTurn`]: [
    'server/deposit-feed.db.test.ts',
    'of a list and the service at the same moment are stored once',
  ],
  [`${d}/session/mfa.store.ts: challenge`]: [
    `${d}/session/mfa.db.test.ts`,
    'is sent once when requested ten times at once',
  ],
  [`${d}/settlement/settlement.store.ts: storeDifferences`]: [
    'server/settlements.db.test.ts',
    'that keep a note which is written while a comparison finds them again',
  ],
  [`${d}/staff/staff.store.ts: lockStaff`]: waitingLock('the staff'),
  [`${d}/subscription/cancel.store.ts: lock`]: waitingLock('a subscription'),
  [`${d}/subscription/draft.store.ts: change`]: waitingLock('a draft'),
  [`${d}/subscription/price-consent.store.ts: candidates skips`]: [
    'server/price-consents.db.test.ts',
    'is requested once, within the 30 days before the rise',
  ],
  [`${d}/subscription/price-consent.store.ts: lock`]: [
    'server/price-consents.db.test.ts',
    'accepts one of two simultaneous answers',
  ],
  [`${d}/subscription/price-consent.store.ts: unagreed skips`]: [
    'server/price-consents.db.test.ts',
    'without an answer has one reminder',
  ],
  [`${d}/subscription/subscription.admin.store.ts: end skips`]: skippedRace(
    'a subscription whose last day is over',
  ),
  [`${d}/trial/trial.store.ts: end skips`]: skippedRace('a trial whose last day is over'),
  [`${d}/trial/trial.store.ts: lockToRemind skips`]: skippedRace('a trial of which a reminder is due'),
  [`${d}/company/business-check/business-check.store.ts: take skips`]: skippedRace(
    'a number of a company to be checked',
  ),
  [`${d}/company/business-check/business-check.store.ts: answer`]: [
    `${d}/company/business-check/business-check.db.test.ts`,
    'again if the number is corrected during the query',
  ],
  [`${d}/company/details-check/details-check.store.ts: take skips`]: skippedRace(
    'details of a company to be checked',
  ),
  [`${d}/company/details-check/details-check.store.ts: answer`]: [
    `${d}/company/details-check/details-check.db.test.ts`,
    'again if a value is corrected during the query',
  ],
  [`${d}/upload/upload.store.ts: attach`]: [
    'server/db/held-rows-are-awaited.db.test.ts',
    'locks files in a fixed order',
  ],
  [`${d}/user/proof.store.ts: put`]: [
    `${d}/user/proof.store.db.test.ts`,
    'still exists if it is requested again while it is checked',
  ],
  [`${d}/user/proof.store.ts: change`]: [
    `${d}/user/proof.store.db.test.ts`,
    'is changed by one request after the other',
  ],
  [`${d}/withdrawal/leaver.store.ts: lockLeaver`]: waitingLock('a member who leaves'),
  [`${d}/withdrawal/leaver.store.ts: lockSubscriptions`]: waitingLock(
    'the subscription of a member who leaves',
  ),
  [`${d}/access/grants/grants.store.ts: lockLast`]: waitingLock('the last permission for a level'),
  [`${d}/access/grants/grants.store.ts: lockAdmins`]: waitingLock('the administrators of an app'),
  [`${d}/access/grants/grants.store.ts: lockOver skips`]: skippedRace('a permission whose term is over'),
  [`${d}/access/grants/grants.store.ts: lockEnding skips`]: skippedRace('a permission that ends soon'),
  [`${d}/access/grants/grants.store.ts: lockOf`]: waitingLock('a permission'),
  [`${d}/access/policy/policy.changes.ts: policyChanges`]: waitingLock('the company of an app’s settings'),
  [`${d}/access/requests/requests.store.ts: lockWaiting`]: waitingLock('a request that is being made'),
  [`${d}/access/requests/requests.store.ts: lock`]: waitingLock('a request'),
  [`${d}/access/requests/requests.store.ts: lockLate skips`]: skippedRace('a request whose deadline is over'),
}

it('the list of races contains every lock, and only existing locks', () => {
  expect(Object.keys(races).toSorted()).toEqual(locks().toSorted())
})

it.each(Object.entries(races))('the race of %s is tested by the listed test', (_, [file, title, row]) => {
  const test = readFileSync(file, 'utf8')
  const titles = [...test.matchAll(/\b(?:it|test)(?:\.each\([^)]*\))?\(\s*(['`])(.*?)\1/gs)]
  expect(titles.filter(([, , text]) => text!.startsWith(title)).map(([, , text]) => text)).toHaveLength(1)
  if (row !== undefined) expect(test.split(`\n    '${row}': {\n`)).toHaveLength(2)
})
