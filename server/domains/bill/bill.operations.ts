import type { OperationsTagged } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { hasCreditNote } from '#domain/bill/credit-note.ts'
import { addMonths, kstDate } from '#domain/dates.ts'
import { isEmail, normalizeEmail } from '#domain/email.ts'
import { pageOf, readCursor } from '#server/db/cursor.ts'
import { type Caller, managerOf, memberOf } from '#server/http/calls/caller.ts'
import type { Operator } from '#server/operator.ts'
import { lockCompanyOf, presentCallerOf } from '#server/security/company-hold.ts'
import { chargeBill, isIdleIn } from './bill.charge.ts'
import type { BillDeps, MakePaper, ServiceIcons } from './bill.deps.ts'
import type { Viewer } from './bill.filter.ts'
import { receiverPurpose } from './bill.notifications.ts'
import { outlookOf } from './bill.outlook.ts'
import { billPosition, billStore, type ListedBill, setReceivers } from './bill.store.ts'
import { toBill, toListItem, toUnpaid } from './bill.views.ts'
import { paperWords } from './bill.words.ts'

const defaultLimit = 20
const monthsShown = 11
const maxExported = 5_000

type MemberOperations = Pick<
  OperationsTagged<'bill', Caller>,
  'listBills' | 'getBill' | 'payBill' | 'setBillReceivers' | 'downloadBill' | 'exportBills'
>

/**
 * The bills of the caller's company, or of a caller without a company, including those of ended
 * subscriptions.
 */
export function memberBillOperations(
  deps: BillDeps & { issuer: Operator; makePaper: MakePaper; catalogue: ServiceIcons },
): MemberOperations {
  const { db, box, clock, issuer, makePaper, catalogue } = deps
  const lineOf = (row: ListedBill) => toListItem(row, catalogue)
  const store = billStore(db)

  async function findBill(viewer: Viewer, billId: string) {
    const bill = await store.find(viewer, billId)
    if (!bill) throw problemNamed('bill.missing')
    return bill
  }

  return {
    async listBills({ billState, period, subscriptionId, cursor, limit = defaultLimit }, caller) {
      const viewer = memberOf(caller)
      const anyState = { viewer, period, subscriptionId }
      const filter = { ...anyState, billState }
      const after = cursor === undefined ? undefined : readCursor(cursor)
      const today = kstDate(clock.now())
      const firstMonth = addMonths(today, -monthsShown).slice(0, 'YYYY-MM'.length)
      const [rows, sums, states, months, billed, { unpaid, nextBill }] = await Promise.all([
        store.page(filter, { after, limit: limit + 1 }),
        store.sums(filter),
        store.states(anyState),
        store.months({ viewer, subscriptionId }, firstMonth),
        store.billed(viewer),
        outlookOf(db, viewer, today),
      ])
      const { shown, nextCursor } = pageOf(rows, limit, billPosition)
      return {
        billState: billState ?? null,
        period: period ?? null,
        subscriptionId: subscriptionId ?? null,
        total: sums.reduce((total, { count }) => total + count, 0),
        nextCursor,
        sums,
        states,
        months: months.slice(-24),
        subscriptions: billed.map(({ subscriptionId: id, serviceInfo: { serviceName, planName } }) => ({
          subscriptionId: id,
          serviceName,
          planName,
        })),
        unpaid: unpaid.map((bill) => toUnpaid(deps, bill)),
        nextBill,
        list: shown.map(lineOf),
      }
    },

    async getBill({ billId }, caller) {
      const viewer = memberOf(caller)
      return toBill(deps, await findBill(viewer, billId), viewer)
    },

    async payBill({ billId, version }, caller) {
      const viewer = managerOf(caller)
      const seen = toBill(deps, await findBill(viewer, billId), viewer)
      if (seen.version !== version) throw problemNamed('bill.changed')
      if (seen.payYn === 'N') throw problemNamed('bill.unpayable')
      if (!(await chargeBill(deps, billId, isIdleIn(version, deps)))) throw problemNamed('bill.changed')
      const payer = await presentCallerOf(db, viewer)
      return toBill(deps, await findBill(payer, billId), payer)
    },

    async setBillReceivers({ subscriptionId, receivers }, caller) {
      const viewer = managerOf(caller)
      const addresses = [...new Set(receivers.map(normalizeEmail))]
      if (!(await store.isVisible(viewer, subscriptionId))) throw problemNamed('subscription.missing')
      if (!addresses.every(isEmail)) throw problemNamed('request.invalid')
      const rows = addresses.map((email, position) => ({
        subscriptionId,
        position,
        emailBox: box.seal(email, receiverPurpose(subscriptionId, position)),
      }))
      await db.transaction(async (tx) => {
        if (!(await lockCompanyOf(tx, viewer))) throw problemNamed('subscription.missing')
        await setReceivers(tx, subscriptionId, rows)
      })
      return { receivers: addresses }
    },

    async downloadBill({ billId, billPaper = 'BILL' }, caller) {
      const viewer = memberOf(caller)
      const row = await findBill(viewer, billId)
      const bill = toBill(deps, row, viewer)
      if (billPaper === 'RECEIPT' && bill.billState !== 'PAID') throw problemNamed('receipt.premature')
      if (billPaper === 'CREDIT_NOTE' && !hasCreditNote(bill)) throw problemNamed('creditNote.premature')
      const { companyName, ownerName, rnno, address, addressDetail } = row.subscription.companyInfo
      const buyer = { companyName, ownerName, rnno, address, addressDetail }
      const today = kstDate(clock.now())
      const content = await makePaper({ paper: 'bill', billPaper, bill, buyer, issuer, today })
      return {
        fileName: `${paperWords[billPaper]}_${bill.billNo}.pdf`,
        contentType: 'application/pdf',
        content: content.toString('base64'),
      }
    },

    async exportBills({ billState, period, subscriptionId }, caller) {
      const rows = await store.page(
        { viewer: managerOf(caller), billState, period, subscriptionId },
        { limit: maxExported },
      )
      const content = await makePaper({ paper: 'bills', rows: rows.map(lineOf) })
      return {
        fileName: `청구서_${kstDate(clock.now())}.csv`,
        contentType: 'text/csv',
        content: content.toString('base64'),
      }
    },
  }
}
