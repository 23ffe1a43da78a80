import { asc, eq } from 'drizzle-orm'
import type { BillStep } from '#domain/bill/rules.ts'
import { inChannels } from '#server/bill-rules/bill-channels.ts'
import type { Tx } from '#server/db/once.ts'
import { billReceivers, type bills } from '#server/db/schema/bill.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { type BillAbout, billCopyMail, billTexts } from '#server/messages/bill-texts.ts'
import type { NoticeContent } from '#server/messages/notices.ts'
import type { BillDeps } from './bill.deps.ts'
import { payeeFor } from './bill.payee.ts'

export type StoredBill = typeof bills.$inferSelect
export type StoredSubscription = typeof subscriptions.$inferSelect

/** The name of a subscription in bills: service, plan and users. */
export const labelOf = ({
  serviceInfo: { serviceName, planName, userCount },
}: Pick<StoredSubscription, 'serviceInfo'>): string => `${serviceName} ${planName} ${userCount}명`

/** Whether the customer has a business number for a tax invoice. */
export const hasBusinessNumber = ({ companyInfo }: Pick<StoredSubscription, 'companyInfo'>): boolean =>
  companyInfo.rnno !== ''

export const aboutOf = (
  { billNo, billKind, currency, totalAmount, dueDate }: StoredBill,
  subscription: StoredSubscription,
): BillAbout => ({ billNo, billKind, label: labelOf(subscription), currency, totalAmount, dueDate })

/** The purpose for which the mail address of a receiver is sealed, by the position of the receiver in the list. */
export const receiverPurpose = (subscriptionId: string, position: number): string =>
  `bill_receivers/${subscriptionId}/${position}`

/**
 * Notifies the requester of a subscription of one of its bills, once for each event. A notification of a `step` uses
 * the channels that the rules of the bill name; any other notification is a mail.
 */
export async function notifyOf(
  notices: BillDeps['notices'],
  tx: Tx,
  bill: StoredBill,
  { memberId }: StoredSubscription,
  event: string,
  content: NoticeContent,
  step?: BillStep,
): Promise<void> {
  await notices.put(tx, {
    memberId,
    label: 'service',
    ...inChannels(bill, step, content),
    path: `/my/bill/detail?billId=${bill.id}`,
    billId: bill.id,
    eventKey: `bill-${event}:${bill.id}`,
  })
}

/** Announces a new bill: to the member by a notification, to the additional receivers by mail. */
export async function notifyOfIssue(
  deps: Pick<BillDeps, 'notices' | 'mails' | 'box' | 'gateway' | 'payee'>,
  tx: Tx,
  bill: StoredBill,
  subscription: StoredSubscription,
): Promise<void> {
  const { notices, mails, box } = deps
  const noticeData = { ...aboutOf(bill, subscription), payee: payeeFor(deps, bill, subscription) }
  const isCharged = bill.nextChargeOn !== null
  await notifyOf(notices, tx, bill, subscription, 'issued', billTexts.issued(noticeData, isCharged), 'issued')
  await mailReceivers({ mails, box }, tx, bill, billTexts.issued(noticeData, isCharged))
}

/**
 * Mails a notification of a bill to its additional receivers, if the rules under which the bill was issued require
 * it.
 */
export async function copyTo(
  deps: Pick<BillDeps, 'mails' | 'box'>,
  tx: Tx,
  bill: StoredBill,
  content: NoticeContent,
): Promise<void> {
  if (bill.isCopied) await mailReceivers(deps, tx, bill, content)
}

async function mailReceivers(
  { mails, box }: Pick<BillDeps, 'mails' | 'box'>,
  tx: Tx,
  { billNo, subscriptionId }: StoredBill,
  content: NoticeContent,
): Promise<void> {
  const { position, emailBox } = billReceivers
  const receivers = await tx
    .select({ position, emailBox, memberId: subscriptions.memberId })
    .from(billReceivers)
    .innerJoin(subscriptions, eq(subscriptions.id, billReceivers.subscriptionId))
    .where(eq(billReceivers.subscriptionId, subscriptionId))
    .orderBy(asc(position))
  for (const { memberId, ...receiver } of receivers) {
    const to = box.open(receiver.emailBox, receiverPurpose(subscriptionId, receiver.position))
    await mails.put(tx, billCopyMail(to, billNo, content), { memberId, label: 'service' })
  }
}
