import { randomUUID } from 'node:crypto'
import type { Input } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { creditLine } from '#domain/bill/credit.ts'
import { isAllowedIn } from '#domain/bill/states.ts'
import { isRunning } from '#domain/subscription/states.ts'
import type { Tx } from '#server/db/once.ts'
import { creditPurpose, voidPurpose } from '#server/db/sealed-bill.ts'
import { billTexts } from '#server/messages/bill-texts.ts'
import { setIncludedVoid, setVoid } from './bill.admin.store.ts'
import { resume } from './bill.charge.ts'
import { addCredit, addLine, noteCredit, returnCredits, useCredits } from './bill.credit.store.ts'
import type { BillDeps } from './bill.deps.ts'
import { aboutOf, notifyOf } from './bill.notifications.ts'
import { type FoundBill, lockSubscription } from './bill.store.ts'
import { linesOf } from './bill.views.ts'

type CreditInput = Omit<Input<'creditBill'>, 'billId'>

/**
 * Cancels an unpaid bill or a credit note. The credits that the bill used become available for later bills. Throws
 * `bill.settled` if the bill is settled, `bill.charging` during a charge, whose outcome is unknown, and
 * `bill.changed` for an outdated version.
 */
export async function voidBill(
  { db, box, clock, notices }: BillDeps,
  { bill, subscription }: FoundBill,
  { version, reason }: { version: number; reason: string },
): Promise<void> {
  checkSeen(bill, version)
  if (!isAllowedIn('voidBill', bill.billState)) throw problemNamed('bill.settled')
  if (bill.chargingSince) throw problemNamed('bill.charging')
  await db.transaction(async (tx) => {
    await lockSubscription(tx, subscription.id)
    const voidReasonBox = box.seal(reason, voidPurpose(bill.id))
    const gone = await setVoid(tx, bill.id, { version, now: clock.now(), voidReasonBox })
    if (!gone) throw problemNamed('bill.changed')
    await setIncludedVoid(tx, gone)
    await returnCredits(tx, bill.id)
    await notifyOf(notices, tx, gone, subscription, 'void', billTexts.voided(aboutOf(gone, subscription)))
    await resume({ notices }, tx, gone, subscription)
  })
}

/**
 * Takes an amount off a bill that is owed, or off the next bills of its subscription. Throws `bill.settled` and
 * `bill.charging` as `voidBill` does, and `bill.changed` for an outdated version. Throws `bill.invoiced` for a bill
 * with a tax invoice, `credit.excessive` for an amount that is not less than that of the bill, and
 * `credit.unavailable` if no bill follows.
 */
export async function creditBill(deps: BillDeps, found: FoundBill, wanted: CreditInput): Promise<void> {
  const { bill, subscription } = found
  checkSeen(bill, wanted.version)
  if (wanted.creditOn === 'BILL') {
    if (!isAllowedIn('pay', bill.billState)) throw problemNamed('bill.settled')
    if (bill.chargingSince) throw problemNamed('bill.charging')
    if (bill.taxInvoiceState === 'ISSUED') throw problemNamed('bill.invoiced')
    if (wanted.amount >= bill.totalAmount) throw problemNamed('credit.excessive')
  } else if (!isRunning(subscription.subscriptionState) || subscription.nextBillDate === null)
    throw problemNamed('credit.unavailable')
  await deps.db.transaction((tx) => credit(deps, tx, found, wanted))
}

async function credit(
  { box, clock, notices }: BillDeps,
  tx: Tx,
  { bill, subscription }: FoundBill,
  { amount, reason, creditOn }: CreditInput,
): Promise<void> {
  await lockSubscription(tx, subscription.id)
  const [id, creditedAt] = [randomUUID(), clock.now()]
  await addCredit(tx, {
    id,
    subscriptionId: subscription.id,
    creditOn,
    amount,
    leftAmount: amount,
    reasonBox: box.seal(reason, creditPurpose(id)),
    creditedAt,
  })
  let shown: FoundBill['bill'] | undefined
  if (creditOn === 'BILL') {
    const days = { fromDate: bill.periodFrom ?? bill.billDate, toDate: bill.periodTo ?? bill.billDate }
    const lines = linesOf(bill, subscription)
    shown = await addLine(tx, { ...bill, lines }, creditLine(lines, { amount, ...days }))
  } else shown = await noteCredit(tx, bill)
  // A form that is sent twice creates one credit.
  if (!shown) throw problemNamed('bill.changed')
  if (creditOn === 'BILL') await useCredits(tx, bill.id, [{ id, amount }])
  const content = billTexts.credited(aboutOf(shown, subscription), amount, creditOn)
  await notifyOf(notices, tx, shown, subscription, `credited-${id}`, content)
}

function checkSeen(bill: FoundBill['bill'], version: number): void {
  if (bill.version !== version) throw problemNamed('bill.changed')
}
