import { randomUUID } from 'node:crypto'
import { asc, eq, lt } from 'drizzle-orm'
import { Problem } from '#contract/problem.ts'
import type { BillAction } from '#domain/bill/bill.machine.ts'
import { isRefundOpen } from '#domain/bill/refund.machine.ts'
import { isAllowedIn } from '#domain/bill/states.ts'
import type { PlanFrom } from '#domain/bill/testing/used-up.ts'
import { addDays, kstDate } from '#domain/dates.ts'
import { DAY_MS, MINUTE_MS } from '#domain/durations.ts'
import { demoCatalogue } from '#domain/plan/demo-catalogue.ts'
import { quoteOf } from '#domain/subscription/billing.ts'
import { planPreview } from '#domain/subscription/plan-change.ts'
import {
  billCredits,
  billCreditUses,
  billRefunds,
  bills,
  subscriptionAdjustments,
} from '#server/db/schema/bill.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { adminBillOperations } from '#server/domains/bill/bill.admin.operations.ts'
import type { BillDeps } from '#server/domains/bill/bill.deps.ts'
import { checkPayments, noteEvent } from '#server/domains/bill/bill.events.ts'
import { runBilling } from '#server/domains/bill/bill.jobs.ts'
import { memberBillOperations } from '#server/domains/bill/bill.operations.ts'
import { sweepSubscriptions } from '#server/domains/subscription/subscription.sweeper.ts'
import { createSecretBox } from '#server/security/secret-box.ts'
import { billCatalogue } from '#server/testing/bill-deps.ts'
import type { TestEngine } from '#server/testing/engines.ts'
import { sampleIssuer, samplePayee } from '#server/testing/sample-bill.ts'
import { paidBy } from '#server/testing/subscription-request.ts'
import {
  calledBy,
  calledByStaff,
  me,
  otherFreelancer,
  stranger,
  type subscriptionWorld,
} from '#server/testing/subscription-world.ts'
import { samplePayments } from '#worlds/subscription.ts'
import { paymentService } from './payment-service.ts'
import type { Life, Step } from './steps.ts'

const catalogue = demoCatalogue('빗장')

const box = createSecretBox([{ id: 'test', key: Buffer.alloc(32, 3) }])
const actionOf = { CHARGE: 'pay', MARK_PAID: 'markPaid', MARK_REFUNDED: 'markRefunded' } as const
const staff = calledByStaff(stranger)
const otherStaff = calledByStaff(otherFreelancer)
const member = calledBy(me)

/** Creates an approved subscription and a payment service with its own books. */
export async function begin(engine: TestEngine, world: ReturnType<typeof subscriptionWorld>, life: Life) {
  const { db } = engine.database()
  const clock = { now: world.now }
  const service = paymentService(life.mood)
  const deps: BillDeps = {
    db,
    box,
    clock,
    gateway: service.gateway,
    log: { warn: () => {} },
    site: 'http://localhost',
    payee: samplePayee,
    mails: { put: async () => {} },
    notices: { put: async () => true },
  }
  const own = memberBillOperations({
    ...deps,
    catalogue: billCatalogue,
    issuer: sampleIssuer,
    makePaper: () => Promise.reject(new Error('No paper is asked for.')),
  })
  const ofStaff = adminBillOperations({ ...deps, refundsAlone: { KRW: 100_000, USD: 10_000 } })
  const ops = world.operations()
  const today = () => kstDate(world.now())
  const { order, code, startsIn } = life
  const { supply, vat, total } = quoteOf(catalogue, order, today())!
  const plain = world.subscriptionOf(me, {
    subscriptionState: 'REQUESTED',
    startDate: null,
    nextBillDate: null,
    endDate: null,
    paymentCycle: order.paymentCycle,
    currency: order.currency,
    supplyAmount: supply,
    vatAmount: vat,
    totalAmount: total,
    payment: samplePayments[code],
  })
  await world.put({ ...plain, serviceInfo: { ...plain.serviceInfo, ...order } })
  const { id } = plain
  const startDate = addDays(today(), startsIn)
  await ops.approveSubscription({ subscriptionId: id, version: 1, startDate }, staff)
  const plans: PlanFrom[] = [{ price: { supply, vat }, from: startDate }]
  const given: { billId: string; amount: number }[] = []
  const voided: { amount: number; wasEnded: boolean }[] = []
  let firstPaymentDays: (string | undefined)[] = []
  const transferred: { billId: string; amount: number }[] = []

  /** Picks one of the bills on which an action is possible, or any bill if the action is possible on none. */
  async function pickBill(index: number, action: BillAction) {
    const all = await billsOf()
    const fit = all.filter(({ billState }) => isAllowedIn(action, billState))
    return fit.length > 0 ? fit[index % fit.length] : all[index % all.length]
  }
  const billsOf = () =>
    db
      .select()
      .from(bills)
      .where(eq(bills.subscriptionId, id))
      .orderBy(asc(bills.billDate), asc(bills.billNo))
  const row = async () => (await db.select().from(subscriptions).where(eq(subscriptions.id, id)))[0]!
  const estimateFor = async (endOption: 'TODAY' | 'PERIOD_END') => {
    const { options } = await ops.estimateSubscriptionWithdrawal({ subscriptionId: id }, member)
    const option = options.find((each) => each.endOption === endOption)
    return { subscriptionId: id, lastDate: option?.lastDate ?? null, dueAmount: option?.dueAmount ?? null }
  }

  /** Returns the day of the first payment, as far as it is known. */
  const firstPaidOn = async () =>
    (await billsOf())
      .filter(({ billState, totalAmount }) => billState === 'PAID' && totalAmount > 0)
      .map(({ paidAt }) => kstDate(paidAt!))
      .sort()[0]

  async function handle(index: number, action: 'CHARGE' | 'MARK_PAID' | 'MARK_REFUNDED') {
    const bill = await pickBill(index, actionOf[action])
    if (!bill) return
    const { id: billId, version, totalAmount: amount } = bill
    const after = await ofStaff.handleAdminBill({ billId, version, action, taxInvoiceNo: null }, staff)
    if (action === 'MARK_PAID') transferred.push({ billId, amount })
    if (action === 'MARK_REFUNDED') given.push({ billId, amount: after.refundedAmount })
  }

  async function voidBill(index: number) {
    const bill = await pickBill(index, 'voidBill')
    if (!bill) return
    const wasEnded = (await row()).subscriptionState === 'ENDED'
    await ofStaff.voidBill({ billId: bill.id, version: bill.version, reason: 'void' }, staff)
    voided.push({ amount: bill.totalAmount, wasEnded })
  }

  async function creditBill({ bill: index, share, on: creditOn }: Extract<Step, { does: 'credit' }>) {
    const bill = await pickBill(index, 'pay')
    if (!bill) return
    const amount = Math.max(1, Math.floor(Math.abs(bill.totalAmount) * share))
    const wanted = { billId: bill.id, version: bill.version, amount, reason: 'credit', creditOn }
    await ofStaff.creditBill(wanted, staff)
  }

  async function refund(index: number, share: number) {
    const paid = (await billsOf()).filter(({ billState }) => billState === 'PAID')
    const paidBill = paid[index % paid.length]
    if (!paidBill) return
    const { refundableAmount, version } = await ofStaff.getAdminBill({ billId: paidBill.id }, staff)
    const amount = Math.max(1, Math.floor(refundableAmount * share))
    const wanted = { billId: paidBill.id, version, amount, reason: 'refund' }
    const { refunds } = await ofStaff.refundBill(wanted, staff)
    const last = refunds.at(-1)
    if (last?.refundWay === 'TRANSFER' && last.refundState === 'DONE')
      given.push({ billId: paidBill.id, amount })
  }

  async function decide({ decision, by }: Extract<Step, { does: 'decide' }>) {
    const [waiting] = await db.select().from(billRefunds).where(eq(billRefunds.refundState, 'WAITING'))
    if (!waiting) return
    const { billId, attempt, amount } = waiting
    const { version } = await ofStaff.getAdminBill({ billId }, staff)
    const reason = decision === 'CONFIRM' ? null : 'decision'
    const caller = by === 'requester' ? staff : otherStaff
    const after = await ofStaff.decideRefund({ billId, version, attempt, decision, reason }, caller)
    const { refundWay, refundState } = after.refunds.find((each) => each.attempt === attempt)!
    if (refundWay === 'TRANSFER' && refundState === 'DONE') given.push({ billId, amount })
  }

  async function sendEvent(index: number) {
    const orders = [...service.orders.keys()]
    const orderId = orders[index % orders.length]
    if (orderId === undefined) return
    await noteEvent(deps, orderId)
    await checkPayments(deps)
  }

  async function refundOutside(index: number, share: number) {
    const paid = (await billsOf()).filter(({ billState }) => billState === 'PAID')
    const paidBill = paid[index % paid.length]
    const orderId = [...service.orders.keys()].find((order) => order.startsWith(`${paidBill?.billNo}-`))
    if (!paidBill || orderId === undefined) return
    const { refundableAmount, refunds } = await ofStaff.getAdminBill({ billId: paidBill.id }, staff)
    if (refundableAmount === 0 || refunds.some(isRefundOpen)) return
    service.returned.push({
      billId: paidBill.id,
      amount: Math.max(1, Math.floor(refundableAmount * Math.min(1, share))),
    })
    await noteEvent(deps, orderId)
    await checkPayments(deps)
  }

  async function changePlan(planCode: string, userCount: number) {
    const detail = await ops.getSubscriptionDetail({ subscriptionId: id }, member)
    const from = today()
    const preview = planPreview(catalogue, detail, { planCode, userCount }, world.now())!
    const { version } = detail.subscriptionInfo
    const plan = { planCode, userCount, totalAmount: preview.total, dueAmount: preview.dueAmount }
    await ops.updateSubscription({ subscriptionId: id, version, adminInfo: null, memo: null, plan }, member)
    plans.push({ price: { supply: preview.supply, vat: preview.vat }, from })
  }

  async function changeMethod(paymentMethodCode: 'G' | 'C') {
    const { version } = await row()
    const payment = paidBy(paymentMethodCode, paymentMethodCode === 'C' ? await world.card() : {})
    await ops.changeSubscriptionPayment({ subscriptionId: id, version, ...payment }, member)
  }

  async function runStep(step: Step): Promise<void> {
    const idempotencyKey = randomUUID()
    if (step.does === 'wait') {
      world.later(step.days * DAY_MS + 6 * MINUTE_MS)
      await Promise.all(
        Array.from({ length: step.nodes }, () => runBilling(deps).then(() => sweepSubscriptions(deps))),
      )
      return
    }
    if (step.does === 'feel') return service.feel(step.mood)
    if (step.does === 'round') return void (await runBilling(deps))
    if (step.does === 'sweep') return sweepSubscriptions(deps)
    if (step.does === 'method') return changeMethod(step.code)
    if (step.does === 'change') return changePlan(step.plan.planCode, step.plan.userCount)
    if (step.does === 'markPaid') return handle(step.bill, 'MARK_PAID')
    if (step.does === 'markRefunded') return handle(step.bill, 'MARK_REFUNDED')
    if (step.does === 'void') return voidBill(step.bill)
    if (step.does === 'credit') return creditBill(step)
    if (step.does === 'refund') return refund(step.bill, step.share)
    if (step.does === 'decide') return decide(step)
    if (step.does === 'event') return sendEvent(step.order)
    if (step.does === 'outside') return refundOutside(step.bill, step.share)
    if (step.does === 'charge') return handle(step.bill, 'CHARGE')
    if (step.does === 'pay') {
      const bill = await pickBill(step.bill, 'pay')
      if (bill) await own.payBill({ billId: bill.id, version: bill.version }, member)
      return
    }
    const paidBefore = await firstPaidOn()
    if (step.does === 'end') {
      const { endOption } = step
      const { subscriptionId, lastDate, dueAmount } = await estimateFor(endOption)
      const seen = { subscriptionId, lastDate: lastDate ?? today(), dueAmount: dueAmount ?? 0 }
      await ops.withdrawSubscription({ idempotencyKey, endOption, ...seen, reasonCode: null }, member)
      firstPaymentDays = [paidBefore, await firstPaidOn()]
      return
    }
    const seen =
      step.does === 'takeBack'
        ? { subscriptionId: id, lastDate: null, dueAmount: null }
        : await estimateFor('TODAY')
    await ops.modifySubscriptionCancellation(
      { idempotencyKey, change: step.does === 'takeBack' ? 'WITHDRAW' : 'TODAY', ...seen },
      member,
    )
    firstPaymentDays = [paidBefore, await firstPaidOn()]
  }

  return {
    plans,
    given: () => [...service.returned, ...given],
    voided,
    usedCredits: async () =>
      (await db.select({ amount: billCreditUses.amount }).from(billCreditUses)).reduce(
        (sum, { amount }) => sum + amount,
        0,
      ),
    leftCredits: async () => db.$count(billCredits, lt(billCredits.leftAmount, 0)),
    startDate,
    /** Whether a charge was ever in progress, during which the amount owed is unknown. */
    wasCharged: service.wasAsked,
    taken: () => [...service.taken, ...transferred],
    row,
    billsOf,
    /**
     * The possible days of the first payment before the cancellation. There are two if a payment was made at the same
     * time as the cancellation.
     */
    paidAtEnd: () => firstPaymentDays,
    endOption: async () =>
      (await ops.getSubscriptionDetail({ subscriptionId: id }, member)).cancellation?.endOption,
    openAdjustments: async () =>
      (
        await db.select().from(subscriptionAdjustments).where(eq(subscriptionAdjustments.subscriptionId, id))
      ).filter(({ billId }) => billId === null),
    /** Performs a step. Returns 'done', or the reason or code of the refusal, which is a valid answer. */
    async does(step: Step): Promise<string> {
      try {
        await runStep(step)
        return 'done'
      } catch (error) {
        if (error instanceof Problem) return error.reason ?? String(error.code)
        throw error
      }
    },
  }
}
