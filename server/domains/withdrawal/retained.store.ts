import { randomUUID } from 'node:crypto'
import { eq, inArray, lt, lte } from 'drizzle-orm'
import type { RetainedType } from '#domain/account/retention.ts'
import { kstDate, startOfDay } from '#domain/dates.ts'
import type { Tx } from '#server/db/once.ts'
import type { Expired } from '#server/db/remove-rows.ts'
import { billRefunds, bills } from '#server/db/schema/bill.ts'
import { counsels } from '#server/db/schema/counsel.ts'
import { inquiries, inquiryMessages } from '#server/db/schema/inquiry.ts'
import { signIns } from '#server/db/schema/session.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { keptRecords, withdrawalReasons } from '#server/db/schema/withdrawal.ts'
import { refundPurpose, voidPurpose } from '#server/db/sealed-bill.ts'
import type { SecretBox } from '#server/security/secret-box.ts'
import { counselsHeldOf, inquiriesOf, type LeavingMember, subscriptionsOf } from './leaver.store.ts'
import { eraseOn, firstRetainedMonth } from './withdrawal.rules.ts'

type RetainedRecord = { keptType: RetainedType; endedAt: Date; record: object }

const rowsAtOnce = 500
/** The purpose for which a retained record is sealed. */
export const retainedRecordPurpose = (id: string): string => `kept/${id}`
/** The purpose for which a former member's reason is sealed. */
export const withdrawalReasonPurpose = (id: string): string => `withdrawal-reason/${id}`

/** Seals the legally required records of a leaver into separate rows; returns the number of each kind. */
export async function storeRetainedRecords(
  tx: Tx,
  box: SecretBox,
  leaver: LeavingMember,
  now: Date,
): Promise<Record<RetainedType, number>> {
  const { email, name, phoneNumber, createdAt } = leaver
  const who = { email, name, phoneNumber, joinedAt: createdAt }
  const records = [
    ...(await contractsOf(tx, box, leaver)),
    ...(await complaintsOf(tx, leaver)),
    ...(await counselsOf(tx, leaver, now)),
    ...(await signInsOf(tx, leaver)),
  ]
  const rows = records.map(({ keptType, endedAt, record }) => {
    const id = randomUUID()
    return {
      id,
      keptType,
      recordBox: box.seal(JSON.stringify({ who, ...record }), retainedRecordPurpose(id)),
      eraseOn: eraseOn(keptType, endedAt),
    }
  })
  // In random order, so that the order of the rows does not reveal which belong together.
  const shuffledRows = rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  for (let at = 0; at < shuffledRows.length; at += rowsAtOnce)
    await tx.insert(keptRecords).values(shuffledRows.slice(at, at + rowsAtOnce))
  const countOf = (type: RetainedType) => records.filter(({ keptType }) => keptType === type).length
  return { CONTRACT: countOf('CONTRACT'), COMPLAINT: countOf('COMPLAINT'), SIGN_IN: countOf('SIGN_IN') }
}

/** The content of a sealed record, for showing it to an authority. */
export function openStored(
  box: SecretBox,
  { id, recordBox }: Pick<typeof keptRecords.$inferSelect, 'id' | 'recordBox'>,
): unknown {
  return JSON.parse(box.open(recordBox, retainedRecordPurpose(id)))
}

/** Stores the reason for a withdrawal, without the member's identity. */
export async function storeReason(
  tx: Tx,
  box: SecretBox,
  reason: { reasonCode: string | null; text: string | null },
  month: string,
): Promise<void> {
  const { reasonCode, text } = reason
  if (reasonCode === null && text === null) return
  const id = randomUUID()
  const textBox = text === null ? null : box.seal(text, withdrawalReasonPurpose(id))
  await tx.insert(withdrawalReasons).values({ id, month, reasonCode, textBox })
}

/** Records and reasons whose retention is over. */
export const expiredRecords = (now: Date): [Expired, Expired] => [
  { table: keptRecords, where: lte(keptRecords.eraseOn, kstDate(now)) },
  { table: withdrawalReasons, where: lt(withdrawalReasons.month, firstRetainedMonth(now)) },
]

/** The contract with its bills and refunds, without card and account numbers. */
async function contractsOf(tx: Tx, box: SecretBox, leaver: LeavingMember): Promise<RetainedRecord[]> {
  const contracts = await tx
    .select()
    .from(subscriptions)
    .where(await subscriptionsOf(tx, leaver))
  if (contracts.length === 0) return []
  const billed = await tx
    .select()
    .from(bills)
    .where(
      inArray(
        bills.subscriptionId,
        contracts.map(({ id }) => id),
      ),
    )
  const refunds = await tx
    .select()
    .from(billRefunds)
    .where(
      inArray(
        billRefunds.billId,
        billed.map(({ id }) => id),
      ),
    )
  const refundsOf = (billId: string) =>
    refunds
      .filter((refund) => refund.billId === billId)
      .map(({ id, amount, reasonBox, refundWay, refundState, startedAt, settledAt }) => ({
        amount,
        reason: box.open(reasonBox, refundPurpose(id)),
        refundWay,
        refundState,
        startedAt,
        settledAt,
      }))
  return contracts.map(
    ({ id, companyId: _c, memberId: _m, rnImgViewInfo: _r, ddlImgViewInfo: _d, ...contract }) => {
      const own = billed
        .filter(({ subscriptionId }) => subscriptionId === id)
        .map(({ id: billId, subscriptionId: _s, voidReasonBox, ...bill }) => ({
          ...bill,
          voidReason: voidReasonBox && box.open(voidReasonBox, voidPurpose(billId)),
          refunds: refundsOf(billId),
        }))
      const moments = [
        contract.requestedAt,
        ...days(contract.endDate),
        ...own.flatMap(({ paidAt, dueDate }) => [...days(dueDate), ...(paidAt ? [paidAt] : [])]),
      ]
      return {
        keptType: 'CONTRACT',
        endedAt: latest(moments),
        record: { contract: withoutBoxes(contract), bills: own },
      }
    },
  )
}

// The reference to the row that an inquiry is about would reveal which of the contracts belongs to the
// inquiry.
const withoutAbout = ({
  aboutBillId: _bill,
  aboutSubscriptionId: _subscription,
  aboutGrantId: _grant,
  aboutRequestId: _request,
  ...inquiry
}: Omit<typeof inquiries.$inferSelect, 'id' | 'memberId' | 'staffId'>) => inquiry

async function complaintsOf(tx: Tx, leaver: LeavingMember): Promise<RetainedRecord[]> {
  const writtenInquiries = await tx.select().from(inquiries).where(inquiriesOf(leaver))
  if (writtenInquiries.length === 0) return []
  const messages = await tx
    .select()
    .from(inquiryMessages)
    .where(
      inArray(
        inquiryMessages.inquiryId,
        writtenInquiries.map(({ id }) => id),
      ),
    )
  return writtenInquiries.map(({ id, memberId: _m, staffId: _s, ...row }) => {
    const inquiry = withoutAbout(row)
    const entries = messages
      .filter(({ inquiryId }) => inquiryId === id)
      .map(({ author, body, createdAt }) => ({ author, body, createdAt }))
    const endedAt = latest([
      inquiry.createdAt,
      ...entries.map(({ createdAt }) => createdAt),
      ...(inquiry.closedAt ? [inquiry.closedAt] : []),
    ])
    return { keptType: 'COMPLAINT', endedAt, record: { inquiry, messages: entries } }
  })
}

async function counselsOf(tx: Tx, leaver: LeavingMember, now: Date): Promise<RetainedRecord[]> {
  const held = await tx.select().from(counsels).where(counselsHeldOf(leaver, now))
  return held.map(({ id: _i, memberId: _m, ...counsel }) => ({
    keptType: 'COMPLAINT',
    endedAt: counsel.startAt,
    record: { counsel },
  }))
}

async function signInsOf(tx: Tx, leaver: LeavingMember): Promise<RetainedRecord[]> {
  const tries = await tx.select().from(signIns).where(eq(signIns.memberId, leaver.id))
  return tries.map(({ result, triedAt, device, address }) => ({
    keptType: 'SIGN_IN',
    endedAt: triedAt,
    record: { signIn: { result, triedAt, device, address } },
  }))
}

const latest = (moments: Date[]) => new Date(Math.max(...moments.map((moment) => moment.getTime())))
const days = (date: string | null) => (date === null ? [] : [startOfDay(date)])

/** Returns a copy of a row without its sealed fields. */
function withoutBoxes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutBoxes)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !name.endsWith('Box'))
      .map(([name, part]) => [name, withoutBoxes(part)]),
  )
}
