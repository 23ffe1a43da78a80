import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { SELF_NUMBER } from '#domain/cash-receipt/cash-receipt.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/durations.ts'
import { bills } from '#server/db/schema/bill.ts'
import { cashReceiptNumbers, cashReceipts } from '#server/db/schema/cash-receipt.ts'
import { deposits } from '#server/db/schema/deposit.ts'
import { adminBillOperations } from '#server/domains/bill/bill.admin.operations.ts'
import { runBilling } from '#server/domains/bill/bill.jobs.ts'
import { billsOfDeposits } from '#server/domains/bill/bill.transfer.ts'
import { runCashReceipts } from '#server/domains/bill/cash-receipt/cash-receipt.issue.ts'
import { cashReceiptOperations } from '#server/domains/bill/cash-receipt/cash-receipt.operations.ts'
import { planReceipts } from '#server/domains/bill/cash-receipt/cash-receipt.plan.ts'
import { runTaxInvoices } from '#server/domains/bill/tax-invoice/tax-invoice.jobs.ts'
import { depositOperations } from '#server/domains/deposit/deposit.operations.ts'
import { createKeyedHash } from '#server/security/keyed-hash.ts'
import { billBox, billDeps } from '#server/testing/bill-deps.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { testReceiptService } from '#server/testing/receipt-service.ts'
import { sampleIssuer } from '#server/testing/sample-bill.ts'
import {
  calledBy,
  calledByStaff,
  me,
  otherFreelancer,
  subscriptionWorld,
} from '#server/testing/subscription-world.ts'
import { ProcessStopped, testTaxService } from '#server/testing/tax-service.ts'
import { insertDeposit } from '#worlds/deposit.ts'
import { giveRole } from '#worlds/member.ts'
import { samplePayments, samplePrice } from '#worlds/subscription.ts'

const PRICE: number = samplePrice.totalAmount
const codeOf = (run: Promise<unknown>) =>
  run.then(
    () => 200,
    (error: { code: number }) => error.code,
  )

describeEngines('cash receipts', (engine) => {
  const world = subscriptionWorld(engine)
  const staff = calledByStaff(otherFreelancer)
  const payer = calledBy(me)
  const db = () => engine.database().db
  let office = testReceiptService()
  let notified: string[] = []
  const deps = () => ({
    ...billDeps(db(), world.now),
    notices: {
      put: async (_tx: unknown, { eventKey = '' }: { eventKey?: string }) => (notified.push(eventKey), true),
    },
    operator: sampleIssuer,
    receiptIssuer: { service: office.service, duty: 'ALL' as const },
  })
  const ops = () => cashReceiptOperations(deps())
  const depositOps = () =>
    depositOperations({
      ...deps(),
      keyedHash: createKeyedHash(Buffer.alloc(32, 7)),
      bills: billsOfDeposits(deps()),
    })
  const run = () => runCashReceipts(deps())
  const receipts = (billId: string) => ops().listCashReceipts({ billId }, staff)
  const give = (billId: string, number = '010-1234-5678', usage: 'DEDUCTION' | 'EXPENSE' = 'DEDUCTION') =>
    ops().setCashReceiptNumber({ billId, usage, number }, payer)
  async function billNow(id: string) {
    const [row] = await db().select().from(bills).where(eq(bills.id, id))
    return row!
  }

  beforeEach(async () => {
    notified = []
    office = testReceiptService()
    await db().delete(deposits)
  })

  /** Issues a bill to a payer with the given business number, by default without one. */
  async function issueBill(payment: 'G' | 'C' = 'G', rnno = '') {
    const plainSubscription = world.subscriptionOf(me, {
      subscriptionState: 'ACTIVE',
      startDate: '2026-11-21',
      nextBillDate: '2026-12-21',
      paymentCycle: 'M',
      endDate: null,
      payment: samplePayments[payment],
    })
    await world.put({ ...plainSubscription, companyInfo: { ...plainSubscription.companyInfo, rnno } })
    await runBilling({ ...deps(), gateway: { ...deps().gateway, accepts: () => payment === 'C' } })
    const [bill] = await db().select().from(bills).where(eq(bills.subscriptionId, plainSubscription.id))
    return bill!.id
  }
  async function pay(billId: string) {
    const { id } = await insertDeposit(db(), billBox, {
      payer: '오하늘',
      amount: PRICE,
      depositedOn: '2026-11-21',
      importedAt: world.now(),
    })
    const { version } = await billNow(billId)
    await depositOps().confirmDeposit(
      { depositId: id, version: 1, others: [], billId, billVersion: version },
      staff,
    )
    return id
  }
  async function paidBill() {
    const billId = await issueBill()
    await give(billId)
    return { billId, depositId: await pay(billId) }
  }
  async function refund(billId: string, amount: number) {
    const { version } = await billNow(billId)
    await adminBillOperations(deps()).refundBill({ billId, version, amount, reason: '할인' }, staff)
  }
  async function undo(depositId: string) {
    const { version, matches } = await depositOps().getDeposit({ depositId }, staff)
    await depositOps().undoDeposit({ depositId, version, matchId: matches[0]!.matchId }, staff)
  }

  it('are issued at once under the number that the payer gave, and checked until the tax office has received them', async () => {
    const { billId } = await paidBill()
    await run()
    expect(office.issued).toMatchObject([
      { number: '01012345678', usage: 'DEDUCTION', supplyAmount: 225_000, vatAmount: 22_500, cancels: null },
    ])
    expect(await ops().getCashReceipts({ billId }, payer)).toMatchObject({
      list: [{ receiptState: 'ISSUED', confirmNo: 'TB0000001', numberEnd: '5678', totalAmount: PRICE }],
    })
    office.judge('SENT')
    world.later(DAY_MS)
    await run()
    expect(await receipts(billId)).toMatchObject({ issueYn: 'N', list: [{ receiptState: 'SENT' }] })
    expect(JSON.stringify(await db().select().from(cashReceipts))).not.toContain('01012345678')
    expect(JSON.stringify(await db().select().from(cashReceiptNumbers))).not.toContain('01012345678')
  })

  it('are issued without a request, under the tax office’s own number, before the legal deadline', async () => {
    const billId = await issueBill()
    await pay(billId)
    await run()
    world.later(2 * DAY_MS)
    await run()
    expect(office.issued).toEqual([])
    expect(await receipts(billId)).toMatchObject({ lastDay: '2026-11-25', issueYn: 'Y' })
    world.later(DAY_MS)
    await run()
    expect(office.issued).toMatchObject([{ number: SELF_NUMBER, usage: 'SELF' }])
  })

  it('are issued only on request for a business without a duty to issue them, and not after five days', async () => {
    const billId = await issueBill()
    await pay(billId)
    const depsWithDutyOnRequest = {
      ...deps(),
      receiptIssuer: { service: office.service, duty: 'ASKED' as const },
    }
    world.later(4 * DAY_MS)
    await runCashReceipts(depsWithDutyOnRequest)
    expect(office.issued).toEqual([])
    await give(billId, '999-87-00017', 'EXPENSE')
    world.later(DAY_MS)
    await run()
    expect(office.issued).toEqual([])
    expect(await receipts(billId)).toMatchObject({ issueYn: 'N', usage: 'EXPENSE', numberEnd: '0017' })
  })

  it('are not issued for card payments, for payments of businesses, which get tax invoices, or for payments in dollars', async () => {
    const [card, business, dollars] = [
      await issueBill('C'),
      await issueBill('G', '9998700017'),
      await issueBill(),
    ]
    await pay(business)
    await pay(dollars)
    await db().update(bills).set({ currency: 'USD' }).where(eq(bills.id, dollars))
    const taxOffice = testTaxService()
    world.later(3 * DAY_MS)
    await run()
    await runTaxInvoices({ ...deps(), taxService: taxOffice.service })
    expect(office.issued).toEqual([])
    expect(taxOffice.issued.map(({ documentKey }) => documentKey)).toEqual([(await billNow(business)).billNo])
    for (const billId of [card, business, dollars]) {
      expect(await codeOf(give(billId))).toBe(3317)
      expect(await receipts(billId)).toMatchObject({ openYn: 'N', issueYn: 'N', list: [] })
    }
  })

  it('accept only a valid number for the chosen purpose, and only from the payer of the bill', async () => {
    const billId = await issueBill()
    expect(await codeOf(give(billId, '02-123-4567'))).toBe(3318)
    expect(await codeOf(give(billId, '010-1234-5678', 'EXPENSE'))).toBe(3318)
    const others = calledBy(otherFreelancer)
    expect(await codeOf(ops().getCashReceipts({ billId }, others))).toBe(3301)
    const order = { billId, usage: 'DEDUCTION', number: '010-1234-5678' } as const
    expect(await codeOf(ops().setCashReceiptNumber(order, others))).toBe(3301)
    expect(await db().$count(cashReceiptNumbers)).toBe(0)
  })

  it.each(['ISSUES_STOPS', 'STOPS', 'ISSUES_UNHEARD', 'UNHEARD'] as const)(
    'are issued once, whatever happens to the call: %s',
    async (mood) => {
      const { billId } = await paidBill()
      office.feel(mood)
      await run().catch((error: unknown) => expect(error).toBeInstanceOf(ProcessStopped))
      expect(await receipts(billId)).toMatchObject({ list: [{ receiptState: 'TRYING' }] })
      office.feel('ISSUES')
      world.later(3 * MINUTE_MS)
      await run()
      expect(office.issued).toHaveLength(1)
      expect(await receipts(billId)).toMatchObject({ list: [{ receiptState: 'ISSUED' }] })
    },
  )

  it('are issued once by nodes and staff at the same moment', async () => {
    const { billId } = await paidBill()
    const { version } = await billNow(billId)
    await Promise.all([
      run(),
      run(),
      codeOf(ops().issueCashReceipt({ billId, version }, staff)),
      run(),
      codeOf(ops().issueCashReceipt({ billId, version }, staff)),
    ])
    expect(office.issued).toHaveLength(1)
    expect(await receipts(billId)).toMatchObject({ list: [{ receiptState: 'ISSUED' }] })
  })

  it('that are refused name the reason, notify the staff once, and are issued again with another number', async () => {
    await giveRole(db(), otherFreelancer.memberId, 'staff')
    const { billId } = await paidBill()
    office.feel('REFUSES')
    await run()
    world.later(HOUR_MS)
    await run()
    expect(await receipts(billId)).toMatchObject({
      issueYn: 'Y',
      list: [{ receiptState: 'REFUSED', failure: 'CONTENT', failureCode: '-14000014' }],
    })
    expect(new Set(notified.filter((key) => key.startsWith('cash-receipt-refused'))).size).toBe(1)
    await give(billId, '010-9999-0000')
    office.feel('ISSUES')
    const { version } = await billNow(billId)
    expect(await ops().issueCashReceipt({ billId, version }, staff)).toMatchObject({
      issueYn: 'N',
      list: [{ receiptState: 'ISSUED', numberEnd: '0000' }],
    })
    expect(office.issued).toMatchObject([{ number: '01099990000' }])
  })

  it('that the tax office rejects are replaced by another document when the staff request it', async () => {
    const { billId } = await paidBill()
    await run()
    office.judge('REJECTED')
    world.later(DAY_MS)
    await run()
    expect(await receipts(billId)).toMatchObject({ list: [{ receiptState: 'UNSENT', failureCode: 'TS1' }] })
    await run()
    expect(office.issued).toHaveLength(1)
    office.judge(undefined)
    const { version } = await billNow(billId)
    expect(await codeOf(ops().issueCashReceipt({ billId, version: version + 1 }, staff))).toBe(3302)
    expect(await codeOf(ops().issueCashReceipt({ billId, version }, calledByStaff(me)))).toBe(5033)
    await ops().issueCashReceipt({ billId, version }, staff)
    expect(office.issued[1]!.documentKey).toBe(`${office.issued[0]!.documentKey}_2`)
  })

  it('are taken back by each refund, in parts that add up to the whole', async () => {
    const { billId } = await paidBill()
    await run()
    await refund(billId, 100_000)
    await run()
    await run()
    await refund(billId, PRICE - 100_000)
    await Promise.all([run(), run()])
    const [original, ...cancels] = office.issued
    expect(cancels.map(({ cancels: of }) => of)).toMatchObject([
      { confirmNo: 'TB0000001', isPart: true, reason: 'REFUND' },
      { confirmNo: 'TB0000001', isPart: true, reason: 'REFUND' },
    ])
    for (const amount of ['supplyAmount', 'vatAmount'] as const)
      expect(cancels.reduce((sum, each) => sum + each[amount], 0)).toBe(original![amount])
    expect((await receipts(billId)).list.map(({ receiptKind }) => receiptKind)).toEqual([
      'ORIGINAL',
      'CANCEL',
      'CANCEL',
    ])
  })

  it('are taken back as a whole with a payment that was confirmed by mistake, and issued for the next payment', async () => {
    const { billId, depositId } = await paidBill()
    await run()
    await undo(depositId)
    await run()
    await run()
    expect(office.issued.slice(1)).toMatchObject([
      { supplyAmount: 225_000, vatAmount: 22_500, cancels: { isPart: false, reason: 'MISTAKE' } },
    ])
    await pay(billId)
    await run()
    expect(office.issued.map(({ cancels }) => cancels === null)).toEqual([true, false, true])
    expect(new Set(office.issued.map(({ documentKey }) => documentKey)).size).toBe(3)
  })

  it('are not issued if the payment is taken back before they are issued', async () => {
    const { depositId } = await paidBill()
    await planReceipts(deps())
    expect(await db().$count(cashReceipts)).toBe(1)
    await undo(depositId)
    await run()
    expect(office.issued).toEqual([])
    expect(await db().$count(cashReceipts)).toBe(0)
  })

  it('that were refused are not issued again for a payment that has been taken back', async () => {
    const { depositId } = await paidBill()
    office.feel('REFUSES')
    await run()
    await undo(depositId)
    office.feel('ISSUES')
    world.later(DAY_MS)
    await run()
    expect(office.issued).toEqual([])
    expect(await db().$count(cashReceipts)).toBe(0)
  })

  it('are not issued without a service', async () => {
    const { billId } = await paidBill()
    const depsWithoutService = { ...deps(), receiptIssuer: undefined }
    await runCashReceipts(depsWithoutService)
    expect(await cashReceiptOperations(depsWithoutService).getCashReceipts({ billId }, payer)).toMatchObject({
      openYn: 'N',
    })
    expect(
      await codeOf(cashReceiptOperations(depsWithoutService).issueCashReceipt({ billId, version: 1 }, staff)),
    ).toBe(3317)
  })
})
