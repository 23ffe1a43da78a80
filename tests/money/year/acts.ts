import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { isRefundOpen } from '#domain/bill/refund.machine.ts'
import { unpaidStates } from '#domain/bill/states.ts'
import { addDays } from '#domain/dates.ts'
import { planPreview } from '#domain/subscription/plan-change.ts'
import { billRefunds, bills } from '#server/db/schema/bill.ts'
import { depositMatches, deposits } from '#server/db/schema/deposit.ts'
import { noteEvent } from '#server/domains/bill/bill.events.ts'
import { paidBy } from '#server/testing/subscription-request.ts'
import { catalogue, isIn, type Year } from './company-year.ts'
import type { StepsLeft } from './killable-node.ts'

const unpaidCondition = isIn(unpaidStates)
const paidCondition = isIn(['PAID'])
const GARBAGE = [1, 10_000, 55_000]

/** The actions of members, staff, banks and the payment service on a day, with the weights of their frequency. */
export const weights = {
  subscribe: 2,
  change: 8,
  method: 3,
  end: 1,
  takeBack: 2,
  pay: 6,
  charge: 4,
  noteTransfer: 2,
  payOut: 4,
  void: 1,
  credit: 3,
  refund: 4,
  decide: 5,
  outside: 2,
  transfer: 10,
  importList: 8,
  match: 10,
  undo: 2,
  aside: 1,
  typeNumber: 1,
  issue: 2,
  forged: 1,
} as const
export type Act = keyof typeof weights

/** Performs an action on random data, on a node that may be killed. A refusal is thrown as a Problem. */
export async function act(year: Year, name: Act, steps: StepsLeft): Promise<void> {
  const { db, random, world, bank, payments, node } = year
  const { staff: ofStaff, member: ofMember, deposits: ofDeposits, tax } = node(steps)
  // An answer that is needed later is requested from a node that is never killed.
  const { staff: uninterrupted } = node()
  const staff = year.staff()
  const randomSubscription = () => random.oneOf(year.trackedSubscriptions)

  async function change(): Promise<void> {
    const subscription = randomSubscription()
    const ops = world.operations()
    const member = year.member(subscription)
    const detail = await ops.getSubscriptionDetail({ subscriptionId: subscription.id }, member)
    const { plans } = catalogue.services.find(
      ({ serviceCode }) => serviceCode === subscription.order.serviceCode,
    )!
    const wanted = { planCode: random.oneOf(plans).planCode, userCount: random.between(1, 200) }
    const preview = planPreview(catalogue, detail, wanted, world.now())
    if (!preview) return
    const { version } = detail.subscriptionInfo
    const plan = { ...wanted, totalAmount: preview.total, dueAmount: preview.dueAmount }
    const from = year.today()
    await ops.updateSubscription(
      { subscriptionId: subscription.id, version, adminInfo: null, memo: null, plan },
      member,
    )
    subscription.plans.push({ price: { supply: preview.supply, vat: preview.vat }, from })
  }

  async function method(): Promise<void> {
    const subscription = randomSubscription()
    const { version } = await year.rowOf(subscription)
    const code = random.oneOf(['G', 'C'] as const)
    const payment = paidBy(code, code === 'C' ? await world.card(subscription.owner) : {})
    const wanted = { subscriptionId: subscription.id, version, ...payment }
    await world.operations().changeSubscriptionPayment(wanted, year.member(subscription))
  }

  async function end(): Promise<void> {
    const subscription = randomSubscription()
    const ops = world.operations()
    const member = year.member(subscription)
    const { options } = await ops.estimateSubscriptionWithdrawal({ subscriptionId: subscription.id }, member)
    if (options.length === 0) return
    const { endOption, lastDate, dueAmount } = random.oneOf(options)
    await ops.withdrawSubscription(
      {
        subscriptionId: subscription.id,
        idempotencyKey: randomUUID(),
        endOption,
        lastDate,
        dueAmount,
        reasonCode: null,
      },
      member,
    )
  }

  async function takeBack(): Promise<void> {
    const subscription = (await year.endingSubscription()) ?? randomSubscription()
    const wanted = {
      subscriptionId: subscription.id,
      idempotencyKey: randomUUID(),
      change: 'WITHDRAW' as const,
    }
    await world
      .operations()
      .modifySubscriptionCancellation(
        { ...wanted, lastDate: null, dueAmount: null },
        year.member(subscription),
      )
  }

  async function refund(): Promise<void> {
    const bill = await year.bill(paidCondition)
    if (!bill) return
    const { refundableAmount, version } = await uninterrupted.getAdminBill({ billId: bill.id }, staff)
    const share = random.oneOf([1, 0.5, 0.1, 1.1])
    const amount = Math.max(1, Math.floor(refundableAmount * share))
    // For a refund by bank transfer, only the answer shows that the staff must transfer the money.
    const ops =
      bill.paymentMethodCode === 'C' &&
      payments.charges.some(({ orderId }) => orderId.startsWith(`${bill.billNo}-`))
        ? ofStaff
        : uninterrupted
    const { refunds } = await ops.refundBill({ billId: bill.id, version, amount, reason: '장애 보상' }, staff)
    const last = refunds.at(-1)
    if (last?.refundWay === 'TRANSFER' && last.refundState === 'DONE')
      bank.sent.push({ billId: bill.id, amount })
  }

  async function decide(): Promise<void> {
    const waitingRefunds = await db.select().from(billRefunds).where(eq(billRefunds.refundState, 'WAITING'))
    if (waitingRefunds.length === 0) return
    const { billId, attempt, amount, refundWay, requestedBy } = random.oneOf(waitingRefunds)
    const { version } = await uninterrupted.getAdminBill({ billId }, staff)
    const isFirst = requestedBy === staff.member!.memberId
    const decision = random.oneOf(['CONFIRM', 'CONFIRM', 'CONFIRM', 'DECLINE', 'WITHDRAW'] as const)
    const caller = year.staff((decision === 'WITHDRAW') === isFirst ? 0 : 1)
    const reason = decision === 'CONFIRM' ? null : '다시 확인'
    const ops = refundWay === 'TRANSFER' ? uninterrupted : ofStaff
    await ops.decideRefund({ billId, version, attempt, decision, reason }, caller)
    if (refundWay === 'TRANSFER' && decision === 'CONFIRM') bank.sent.push({ billId, amount })
  }

  async function outside(): Promise<void> {
    const bill = await year.bill(paidCondition)
    const charge = bill && payments.charges.find(({ orderId }) => orderId.startsWith(`${bill.billNo}-`))
    if (!charge) return
    const { refundableAmount, refunds } = await uninterrupted.getAdminBill({ billId: bill.id }, staff)
    if (refundableAmount === 0 || refunds.some(isRefundOpen)) return
    payments.giveBackOutside(charge, Math.max(1, Math.floor(refundableAmount * random.oneOf([1, 0.3]))))
  }

  async function credit(): Promise<void> {
    const bill = await year.bill(unpaidCondition)
    if (!bill) return
    const amount = Math.max(1, Math.floor(Math.abs(bill.totalAmount) * random.oneOf([0.1, 0.5, 0.9, 1.3])))
    const creditOn = random.oneOf(['BILL', 'NEXT_BILLS'] as const)
    const wanted = { billId: bill.id, version: bill.version, amount, reason: '장애 보상', creditOn }
    await uninterrupted.creditBill(wanted, staff)
    year.trackedSubscriptionOf(bill.subscriptionId).credits.push(amount)
  }

  /** Transfers the amount of a bill, as its company: exactly, in parts, too much, or a different amount. */
  async function transfer(): Promise<void> {
    const bill = await year.bill(and(unpaidCondition, eq(bills.currency, 'KRW')))
    const on = year.today()
    if (!bill || random.chance(0.1)) return bank.receive(on, '지나가는이', random.oneOf(GARBAGE))
    const { name: payer } = year.owners.find(({ companyId }) => companyId === bill.ownerId)!
    const part = Math.floor(bill.totalAmount / 3)
    const amounts = random.oneOf([[0], [0], [0], [part, part - bill.totalAmount], [5_000]])
    if (amounts.length === 2 && part > 0) {
      bank.receive(on, payer, part)
      bank.receive(on, payer, bill.totalAmount - part)
    } else bank.receive(on, payer, bill.totalAmount + Math.max(0, amounts[0]!))
  }

  async function match(): Promise<void> {
    const open = (await ofDeposits.listDeposits({ limit: 100 }, staff)).list.filter(
      ({ leftAmount }) => leftAmount > 0,
    )
    if (open.length === 0) return
    const { depositId, payer } = random.oneOf(open)
    const { version, leftAmount } = await ofDeposits.getDeposit({ depositId }, staff)
    const owner = year.owners.find(({ name: own }) => own === payer)
    const bill = owner && (await year.bill(and(unpaidCondition, eq(bills.ownerId, owner.companyId!))))
    if (!bill) return
    const others = open.filter((other) => other.payer === payer && other.depositId !== depositId)
    const needed = leftAmount < bill.totalAmount ? others.slice(0, 4) : []
    const versions = await Promise.all(needed.map((other) => ofDeposits.getDeposit(other, staff)))
    await ofDeposits.confirmDeposit(
      {
        depositId,
        version,
        others: versions.map((other) => ({ depositId: other.depositId, version: other.version })),
        billId: bill.id,
        billVersion: bill.version,
      },
      staff,
    )
  }

  async function undo(): Promise<void> {
    const matches = await db.select().from(depositMatches).where(isNull(depositMatches.undoneAt))
    if (matches.length === 0) return
    const { depositId, id: matchId } = random.oneOf(matches)
    const { version } = await ofDeposits.getDeposit({ depositId }, staff)
    await ofDeposits.undoDeposit({ depositId, version, matchId }, staff)
  }

  async function aside(): Promise<void> {
    const all = await db.select().from(deposits)
    if (all.length === 0) return
    const { id: depositId, version } = random.oneOf(all)
    await ofDeposits.setDepositAside(
      { depositId, version, asideYn: random.oneOf(['Y', 'N'] as const) },
      staff,
    )
  }

  async function handle(action: 'MARK_PAID' | 'MARK_REFUNDED' | 'MARK_INVOICED' | 'CHARGE'): Promise<void> {
    const bill = await year.bill(
      {
        MARK_PAID: unpaidCondition,
        CHARGE: unpaidCondition,
        MARK_REFUNDED: isIn(['CREDIT']),
        MARK_INVOICED: eq(bills.taxInvoiceState, 'PENDING'),
      }[action],
    )
    if (!bill) return
    const { id: billId, version, totalAmount: amount } = bill
    const taxInvoiceNo =
      action === 'MARK_INVOICED'
        ? `99${randomUUID().replaceAll(/\D/g, '')}`.padEnd(24, '0').slice(0, 24)
        : null
    const ops = action === 'CHARGE' ? ofStaff : uninterrupted
    const after = await ops.handleAdminBill({ billId, version, action, taxInvoiceNo }, staff)
    if (action === 'MARK_PAID') bank.noted.push({ billId, amount })
    if (action === 'MARK_REFUNDED') bank.sent.push({ billId, amount: after.refundedAmount })
  }

  async function pay(): Promise<void> {
    const bill = await year.bill(unpaidCondition)
    if (!bill) return
    const member = year.member(year.trackedSubscriptionOf(bill.subscriptionId))
    await ofMember.payBill({ billId: bill.id, version: bill.version }, member)
  }

  async function cancel(): Promise<void> {
    const bill = await year.bill(isIn([...unpaidStates, 'CREDIT']))
    if (bill)
      await uninterrupted.voidBill({ billId: bill.id, version: bill.version, reason: '중복 청구' }, staff)
  }

  async function issue(): Promise<void> {
    const bill = await year.bill(eq(bills.taxInvoiceState, 'PENDING'))
    if (bill) await tax.issueTaxInvoice({ billId: bill.id, version: bill.version }, staff)
  }

  const acts: Record<Act, () => Promise<unknown>> = {
    subscribe: year.subscribe,
    change,
    method,
    end,
    takeBack,
    pay,
    charge: () => handle('CHARGE'),
    noteTransfer: () => handle('MARK_PAID'),
    payOut: () => handle('MARK_REFUNDED'),
    void: cancel,
    credit,
    refund,
    decide,
    outside,
    transfer,
    // Each imported statement overlaps with the previous one.
    importList: () =>
      ofDeposits.importDeposits(
        { statement: bank.statement(addDays(year.today(), -random.between(3, 40))) },
        staff,
      ),
    match,
    undo,
    aside,
    typeNumber: () => handle('MARK_INVOICED'),
    issue,
    // Delivers a forged notification of an order that does not exist, or of an order for which the service also sends
    // a genuine notification.
    forged: () =>
      noteEvent(
        node(steps).deps,
        payments.charges.length > 0 && random.chance(0.7)
          ? random.oneOf(payments.charges).orderId
          : 'B2026-999999-1',
      ),
  }
  await acts[name]()
}
