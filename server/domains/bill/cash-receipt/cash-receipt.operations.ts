import type { OperationsTagged, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { cashReceiptAfter } from '#domain/cash-receipt/cash-receipt.machine.ts'
import {
  lastReceiptDay,
  mayHaveReceipt,
  receiptKey,
  receiptNumberOf,
} from '#domain/cash-receipt/cash-receipt.ts'
import { kstDate, toWireTime } from '#domain/dates.ts'
import { isOwn } from '#domain/subscription/parties.ts'
import type { Tx } from '#server/db/once.ts'
import { type Caller, managerOf, memberOf } from '#server/http/calls/caller.ts'
import { lockCompanyOf } from '#server/security/company-hold.ts'
import type { Viewer } from '../bill.filter.ts'
import { hasBusinessNumber, type StoredBill, type StoredSubscription } from '../bill.notifications.ts'
import { billStore } from '../bill.store.ts'
import { invoicedBill } from '../tax-invoice/tax-invoice.store.ts'
import type { CashReceiptDeps } from './cash-receipt.deps.ts'
import { processReceipt } from './cash-receipt.issue.ts'
import { isForReceipt, paidOnOf, planReceipt } from './cash-receipt.plan.ts'
import {
  moveReceipt,
  numberOf,
  paymentOf,
  receiptPurpose,
  receiptsOf,
  type StoredReceipt,
  setNumber,
} from './cash-receipt.store.ts'

type FoundBill = { bill: StoredBill; subscription: StoredSubscription }
const END = 4

/** The cash receipts of a bill, for its payer and for the staff with the role BILLS. */
export function cashReceiptOperations(deps: CashReceiptDeps): OperationsTagged<'cashReceipt', Caller> {
  const { db, box, clock, receiptIssuer } = deps
  const store = billStore(db)

  async function billOfMember(viewer: Viewer, billId: string): Promise<FoundBill> {
    if (!(await store.find(viewer, billId))) throw problemNamed('bill.missing')
    return billOfStaff(billId)
  }
  async function billOfStaff(billId: string, tx: Pick<Tx, 'select'> = db, hold = false): Promise<FoundBill> {
    const found = await invoicedBill(tx, billId, { hold })
    if (!found) throw problemNamed('bill.missing')
    return found
  }

  async function shown(
    { bill, subscription }: FoundBill,
    mayIssue: boolean,
    tx: Pick<Tx, 'select'> = db,
  ): Promise<Schema<'CashReceiptsOfBill'>> {
    const list = await receiptsOf(tx, bill.id)
    const storedNumber = await numberOf(tx, box, subscription.id)
    const paid = await paymentOf(tx, bill.id)
    const isOpen =
      receiptIssuer !== undefined &&
      mayHaveReceipt({
        ...bill,
        paymentCode: paid?.payment.paymentMethodCode ?? subscription.payment.paymentMethodCode,
        hasBusinessNumber: hasBusinessNumber(subscription),
      })
    const isMissing =
      isOpen &&
      paid !== undefined &&
      isForReceipt(paid) &&
      !list.some(({ partId }) => partId === paid.payment.id)
    const lastDay = isMissing ? lastReceiptDay(paidOnOf(paid)) : null
    const mayPlan = lastDay !== null && lastDay >= kstDate(clock.now())
    const isStuck = list.some(({ receiptState }) => 'to' in cashReceiptAfter(receiptState, 'issueNow'))
    return {
      billId: bill.id,
      version: bill.version,
      openYn: isOpen ? 'Y' : 'N',
      issueYn: mayIssue && receiptIssuer && (mayPlan || isStuck) ? 'Y' : 'N',
      lastDay,
      usage: isOpen && storedNumber ? storedNumber.usage : null,
      numberEnd: isOpen && storedNumber ? storedNumber.number.slice(-END) : null,
      list: list.map((receipt) => toReceipt(receipt, numberIn(receipt))),
    }
  }

  const numberIn = ({ id, numberBox }: StoredReceipt): string | null =>
    numberBox && box.open(numberBox, receiptPurpose(id))

  return {
    async getCashReceipts({ billId }, caller) {
      return shown(await billOfMember(memberOf(caller), billId), false)
    },

    async setCashReceiptNumber({ billId, usage, number }, caller) {
      const viewer = managerOf(caller)
      const found = await billOfMember(viewer, billId)
      if ((await shown(found, false)).openYn === 'N') throw problemNamed('cashReceipt.unavailable')
      const digits = receiptNumberOf(usage, number)
      if (digits === undefined) throw problemNamed('receiptNumber.unfit')
      await db.transaction(async (tx) => {
        if (!(await lockCompanyOf(tx, viewer))) throw problemNamed('bill.missing')
        await setNumber(tx, box, found.subscription.id, { usage, number: digits })
      })
      return shown(found, false)
    },

    async listCashReceipts({ billId }, caller) {
      const found = await billOfStaff(billId)
      return shown(found, !isOwn(found.subscription, memberOf(caller)))
    },

    async issueCashReceipt({ billId, version }, caller) {
      if (!receiptIssuer) throw problemNamed('cashReceipt.unavailable')
      await db.transaction(async (tx) => {
        const found = await billOfStaff(billId, tx, true)
        if (isOwn(found.subscription, memberOf(caller))) throw problemNamed('decision.own')
        if (found.bill.version !== version) throw problemNamed('bill.changed')
        if ((await shown(found, true, tx)).issueYn === 'N') throw problemNamed('cashReceipt.unavailable')
        const storedNumber = await numberOf(tx, box, found.subscription.id)
        await planReceipt(deps, tx, billId, storedNumber?.usage ?? 'SELF')
        for (const receipt of await receiptsOf(tx, billId)) await makeDue(deps, tx, found, receipt)
      })
      for (const receipt of await receiptsOf(db, billId))
        if ('to' in cashReceiptAfter(receipt.receiptState, 'TRY'))
          await processReceipt(deps, receiptIssuer, receipt)
      return shown(await billOfStaff(billId), true)
    },
  }
}

/**
 * Makes a receipt due now, with the cash receipt number that the payer gave last. A receipt that the tax office
 * rejected is replaced by a new one.
 */
async function makeDue(
  { box, clock }: CashReceiptDeps,
  tx: Tx,
  { bill, subscription }: FoundBill,
  receipt: StoredReceipt,
): Promise<void> {
  if (!('to' in cashReceiptAfter(receipt.receiptState, 'issueNow'))) return
  const storedNumber =
    receipt.receiptKind === 'ORIGINAL' ? await numberOf(tx, box, subscription.id) : undefined
  const number = storedNumber && {
    usage: storedNumber.usage,
    numberBox: box.seal(storedNumber.number, receiptPurpose(receipt.id)),
  }
  const due = { ...number, receiptState: 'WAITING' as const, nextLookAt: clock.now() }
  if (receipt.receiptState !== 'UNSENT') {
    await moveReceipt(tx, receipt, due)
    return
  }
  const edition = receipt.edition + 1
  await moveReceipt(tx, receipt, {
    ...due,
    edition,
    documentKey: receiptKey(bill.billNo, receipt.place, edition),
    attempts: 0,
    confirmNo: null,
    tradedOn: null,
    failure: null,
    failureCode: null,
    issuedAt: null,
  })
}

const timeOrNull = (time: Date | null) => time && toWireTime(time)

const toReceipt = (each: StoredReceipt, number: string | null): Schema<'CashReceipt'> => ({
  receiptKind: each.receiptKind,
  receiptState: each.receiptState,
  usage: each.usage,
  numberEnd: number === null ? null : number.slice(-END),
  totalAmount: each.supplyAmount + each.vatAmount,
  confirmNo: each.confirmNo,
  failure: each.failure,
  failureCode: each.failureCode,
  issuedAt: timeOrNull(each.issuedAt),
  sentAt: timeOrNull(each.sentAt),
})
