import type { Input, OperationsTagged } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { type AloneLimits, USUAL_ALONE } from '#domain/bill/refund.machine.ts'
import { payableOf } from '#domain/bill/refund.ts'
import { isAllowedIn } from '#domain/bill/states.ts'
import { kstDate } from '#domain/dates.ts'
import { containsResidentNumber } from '#domain/korean/resident-number.ts'
import { billActionNeeds, hasAnyRole } from '#domain/staff/roles.ts'
import { isOwn, type Party } from '#domain/subscription/parties.ts'
import { isBlank, typedText } from '#domain/typed/typed-text.ts'
import { pageOf, readCursor } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/once.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'
import { billTexts } from '#server/messages/bill-texts.ts'
import { countDue, isNotCharging, isOwing, setInvoiced, setRefunded } from './bill.admin.store.ts'
import { chargeBill, isIdle, isIdleIn } from './bill.charge.ts'
import { creditBill, voidBill } from './bill.credit.ts'
import type { BillDeps } from './bill.deps.ts'
import { billFigures } from './bill.figures.ts'
import { runBilling } from './bill.jobs.ts'
import { aboutOf, notifyOf } from './bill.notifications.ts'
import { moneyMoved } from './bill.refund.store.ts'
import { decideRefund, refundBill } from './bill.refund.ts'
import { plannedRun } from './bill.run.ts'
import { billPosition, billStore, type FoundBill, lockSubscription } from './bill.store.ts'
import { tasksOf } from './bill.tasks.ts'
import { recordTransfer } from './bill.transfer.ts'
import { toAdminListItem, toBill, toStaffBill } from './bill.views.ts'
import { wantedBills } from './bill.wanted.ts'
import { noteByHand } from './tax-invoice/tax-invoice.by-hand.ts'

type StaffOperations = Pick<
  OperationsTagged<'bill', Caller>,
  | 'listAdminBills'
  | 'getAdminBillFigures'
  | 'getAdminBill'
  | 'handleAdminBill'
  | 'refundBill'
  | 'decideRefund'
  | 'voidBill'
  | 'creditBill'
  | 'previewBillRun'
  | 'runBills'
>
const decisionOf = { CONFIRM: 'confirm', DECLINE: 'decline', WITHDRAW: 'withdraw' } as const
type HandleInput = Input<'handleAdminBill'>

const defaultLimit = 20

/** The actions of the staff on all bills. A change based on another version is refused. */
export function adminBillOperations({
  refundsAlone: alone = USUAL_ALONE,
  ...deps
}: BillDeps & { refundsAlone?: AloneLimits }): StaffOperations {
  const { db, clock, notices } = deps
  const store = billStore(db)

  async function findBill(billId: string) {
    const bill = await store.find('staff', billId)
    if (!bill) throw problemNamed('bill.missing')
    return bill
  }

  async function markRefunded(tx: Tx, { bill, subscription }: FoundBill, version: number): Promise<boolean> {
    await lockSubscription(tx, subscription.id)
    if (isAllowedIn('markRefunded', bill.billState) && (await isOwing(tx, subscription.id)))
      throw problemNamed('refund.premature')
    const amount = payableOf(bill.totalAmount, await moneyMoved(tx, subscription.id))
    if (isAllowedIn('markRefunded', bill.billState) && amount === 0) throw problemNamed('refund.excessive')
    const condition = isNotCharging(version)
    const refunded = await setRefunded(tx, bill.id, { now: clock.now(), amount, condition })
    if (refunded)
      await notifyOf(
        notices,
        tx,
        refunded,
        subscription,
        'refunded',
        billTexts.refunded(aboutOf(refunded, subscription), amount),
      )
    return refunded !== undefined
  }

  async function markInvoiced(
    tx: Tx,
    { bill }: FoundBill,
    { taxInvoiceNo, version }: { taxInvoiceNo: string; version: number },
  ): Promise<boolean> {
    const condition = isIdleIn(version, deps)
    if (!(await setInvoiced(tx, bill.id, { taxInvoiceNo, condition }))) return false
    await noteByHand(tx, bill, taxInvoiceNo, clock.now())
    return true
  }

  async function handle(
    { action, taxInvoiceNo, version }: HandleInput,
    seen: FoundBill,
    staff: Party,
  ): Promise<boolean> {
    if (isOwn(seen.subscription, staff)) throw problemNamed('decision.own')
    if (seen.bill.version !== version) throw problemNamed('bill.changed')
    if (action === 'CHARGE') {
      if (toBill(deps, seen, staff).payYn === 'N') throw problemNamed('bill.unpayable')
      return (await chargeBill(deps, seen.bill.id, isIdleIn(version, deps))) !== undefined
    }
    return db.transaction(async (tx) => {
      if (action === 'MARK_PAID') return (await recordTransfer(deps, tx, seen, { version })) !== undefined
      if (action === 'MARK_REFUNDED') return markRefunded(tx, seen, version)
      if (taxInvoiceNo === null) throw problemNamed('request.invalid')
      return markInvoiced(tx, seen, { taxInvoiceNo, version })
    })
  }

  /** Changes a bill of another company, for a reason that the company reads. Returns the bill afterwards. */
  async function changeBill(
    billId: string,
    reason: string,
    caller: Caller,
    change: (seen: FoundBill, reason: string, staff: Party) => Promise<void>,
  ) {
    const staff = memberOf(caller)
    const currentBill = await findBill(billId)
    if (isOwn(currentBill.subscription, staff)) throw problemNamed('decision.own')
    if (isBlank(reason) || containsResidentNumber(reason)) throw problemNamed('request.invalid')
    await change(currentBill, typedText(reason), staff)
    return toStaffBill(deps, await findBill(billId), staff)
  }

  return {
    async listAdminBills({ companyId, memberId, cursor, limit = defaultLimit, ...asked }, caller) {
      // A company's bills are those that its members see; a person without a company has bills of their own.
      const viewer =
        companyId !== undefined
          ? { memberId: companyId, companyId }
          : memberId === undefined
            ? ('staff' as const)
            : { memberId, companyId: null }
      const staff = memberOf(caller)
      const { filter, order } = wantedBills(asked, { viewer, staff })
      const { billState, period, words } = filter
      const after = cursor === undefined ? undefined : readCursor(cursor)
      const [rows, sums] = await Promise.all([
        store.page(filter, { after, limit: limit + 1, order }),
        store.sums(filter),
      ])
      const { shown, nextCursor } = pageOf(rows, limit, billPosition)
      const tasks = await tasksOf(
        db,
        shown.map(({ bill }) => bill.id),
        staff,
      )
      return {
        billState: billState ?? null,
        period: period ?? null,
        waitingFor: asked.waitingFor ?? null,
        search: words.join(' ') || null,
        total: sums.reduce((total, { count }) => total + count, 0),
        nextCursor,
        sums,
        list: shown.map((row) => toAdminListItem(deps, { ...row, tasks: tasks(row.bill.id) }, staff)),
      }
    },

    getAdminBillFigures: () => billFigures(deps),

    getAdminBill: async ({ billId }, caller) => toStaffBill(deps, await findBill(billId), memberOf(caller)),

    async handleAdminBill(input, caller) {
      const staff = memberOf(caller)
      if (!hasAnyRole(staff.staffRoles, billActionNeeds[input.action])) throw problemNamed('role.missing')
      if (!(await handle(input, await findBill(input.billId), staff))) throw problemNamed('bill.changed')
      return toStaffBill(deps, await findBill(input.billId), staff)
    },

    refundBill: ({ billId, version, amount, reason }, caller) =>
      changeBill(billId, reason, caller, (seen, why, { memberId }) =>
        refundBill({ ...deps, alone }, seen, { version, amount, reason: why, requestedBy: memberId }),
      ),

    async decideRefund({ billId, version, attempt, decision, reason }, caller) {
      const isConfirmed = decision === 'CONFIRM'
      if (isConfirmed !== (reason === null)) throw problemNamed('request.invalid')
      return changeBill(billId, reason ?? decision, caller, (seen, why, { memberId }) =>
        decideRefund(deps, seen, {
          version,
          attempt,
          decision: decisionOf[decision],
          reason: isConfirmed ? null : why,
          by: memberId,
        }),
      )
    },

    voidBill: ({ billId, version, reason }, caller) =>
      changeBill(billId, reason, caller, (seen, why) => voidBill(deps, seen, { version, reason: why })),

    creditBill: ({ billId, reason, ...wanted }, caller) =>
      changeBill(billId, reason, caller, (seen, why) => creditBill(deps, seen, { ...wanted, reason: why })),

    async previewBillRun() {
      const today = kstDate(clock.now())
      const [list, { charges, late }] = await Promise.all([
        plannedRun(deps),
        countDue(db, { today, isIdle: isIdle(deps) }),
      ])
      return {
        today,
        bills: list.length,
        charges: charges + list.filter(({ isCharged }) => isCharged).length,
        late,
        list: list.slice(0, 100).map(({ bill }) => bill),
      }
    },

    runBills: () => runBilling(deps),
  }
}
