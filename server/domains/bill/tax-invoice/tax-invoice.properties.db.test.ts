import { asc } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { HOUR_MS } from '#domain/durations.ts'
import { bills } from '#server/db/schema/bill.ts'
import { billDeps } from '#server/testing/bill-deps.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { sampleIssuer } from '#server/testing/sample-bill.ts'
import { calledByStaff, me, stranger, subscriptionWorld } from '#server/testing/subscription-world.ts'
import { ProcessStopped, type TaxMood, testTaxService } from '#server/testing/tax-service.ts'
import { samplePayments } from '#worlds/subscription.ts'
import { adminBillOperations } from '../bill.admin.operations.ts'
import { runBilling } from '../bill.jobs.ts'
import { runTaxInvoices } from './tax-invoice.jobs.ts'
import { taxInvoiceOperations } from './tax-invoice.operations.ts'

const runs = Number(process.env['PROPERTY_RUNS'] ?? 12)
const BILLS = 3
const START = Date.parse('2026-11-21T01:30:00Z')
const BY_HAND = '9'.repeat(24)
const moods = [
  'ISSUES',
  'REFUSES',
  'UNHEARD',
  'ISSUES_UNHEARD',
  'STOPS',
  'ISSUES_STOPS',
  'READS_UNHEARD',
] as const satisfies readonly TaxMood[]

type Step =
  | { does: 'feel'; mood: TaxMood; verdict: 'SENT' | 'REJECTED' | undefined }
  | { does: 'run'; nodes: number; minutes: number }
  | { does: 'pay' | 'note' | 'void' | 'refund' | 'issue' | 'correct'; bill: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    does: fc.constant('feel' as const),
    mood: fc.constantFrom(...moods),
    verdict: fc.constantFrom('SENT' as const, 'REJECTED' as const, undefined),
  }),
  fc.record({
    does: fc.constant('run' as const),
    nodes: fc.integer({ min: 1, max: 2 }),
    minutes: fc.constantFrom(0, 1, 3, 90, 1500),
  }),
  fc.record({
    does: fc.constantFrom('pay', 'note', 'void', 'refund', 'issue', 'correct'),
    bill: fc.nat(BILLS - 1),
  }),
)

describeEngines('tax invoices under failures', (engine) => {
  const world = subscriptionWorld(engine)
  const staff = calledByStaff(stranger)

  /** Ignores refusals of the portal and stops of its process, which are part of every test run. */
  async function ignoreRefusals(work: Promise<unknown>): Promise<void> {
    try {
      await work
    } catch (error) {
      if (!(error instanceof ProcessStopped) && !(error instanceof Error && 'reason' in error)) throw error
    }
  }

  async function begin() {
    await world.clear()
    world.later(START - world.now().getTime())
    const tax = testTaxService()
    const deps = billDeps(engine.database().db, world.now)
    const taxDeps = { ...deps, taxService: tax.service, operator: sampleIssuer }
    for (let n = 0; n < BILLS; n += 1)
      await world.put(
        world.subscriptionOf(me, {
          startDate: '2026-11-21',
          nextBillDate: '2027-11-21',
          paymentCycle: 'Y',
          payment: samplePayments.G,
        }),
      )
    await runBilling(deps)
    const [ops, taxOps] = [adminBillOperations(deps), taxInvoiceOperations(taxDeps)]
    const all = () => deps.db.select().from(bills).orderBy(asc(bills.billNo))
    return { tax, ops, taxOps, all, run: () => runTaxInvoices(taxDeps) }
  }
  type TestRun = Awaited<ReturnType<typeof begin>>

  async function take({ tax, ops, taxOps, all, run }: TestRun, each: Step): Promise<void> {
    if (each.does === 'feel') {
      tax.feel(each.mood)
      return tax.judge(each.verdict)
    }
    if (each.does === 'run') {
      world.later(each.minutes * 60_000)
      await Promise.all(Array.from({ length: each.nodes }, () => ignoreRefusals(run())))
      return
    }
    const { id: billId, version, totalAmount } = (await all())[each.bill]!
    const billRef = { billId, version }
    const handle = (action: 'MARK_PAID' | 'MARK_INVOICED', taxInvoiceNo: string | null) =>
      ops.handleAdminBill({ ...billRef, action, taxInvoiceNo }, staff)
    await ignoreRefusals(
      {
        pay: () => handle('MARK_PAID', null),
        note: () => handle('MARK_INVOICED', BY_HAND),
        void: () => ops.voidBill({ ...billRef, reason: '중복 청구' }, staff),
        refund: () =>
          ops.refundBill({ ...billRef, amount: Math.ceil(totalAmount / 3), reason: '장애 보상' }, staff),
        issue: () => taxOps.issueTaxInvoice(billRef, staff),
        correct: () => taxOps.correctTaxInvoice(billRef, staff),
      }[each.does](),
    )
  }

  /**
   * Checks that no two documents that the tax office did not reject declare the same supply, and that all of them
   * together add up to the bill.
   */
  async function expectAmountsDeclared({ tax, all }: TestRun): Promise<void> {
    const documentKeys = tax.issued.map(({ documentKey }) => documentKey)
    expect(new Set(documentKeys).size, 'documents with one key').toBe(documentKeys.length)
    const valid = tax.issued.filter(({ documentKey }) => !tax.isRejected(documentKey))
    for (const bill of await all()) {
      const own = valid.filter(({ documentKey }) => documentKey.startsWith(bill.billNo))
      const originals = own.filter(({ correction }) => correction === null)
      expect(originals.length, `originals of ${bill.billNo}`).toBeLessThanOrEqual(1)
      if (bill.taxInvoiceNo === BY_HAND) expect(originals, 'issued and typed').toEqual([])
      const correctionParts = own
        .filter(({ correction }) => correction !== null)
        .map(({ documentKey }) => documentKey.replace(/_\d+$/, ''))
      expect(new Set(correctionParts).size, `corrections of ${bill.billNo}`).toBe(correctionParts.length)
    }
  }

  async function settleRun(living: TestRun): Promise<void> {
    living.tax.feel('ISSUES')
    living.tax.judge('SENT')
    for (let n = 0; n < 6; n += 1) {
      for (const bill of [0, 1, 2]) await take(living, { does: 'issue', bill })
      for (const bill of [0, 1, 2]) await take(living, { does: 'correct', bill })
      world.later(26 * HOUR_MS)
      await living.run()
    }
    await expectAmountsDeclared(living)
    const valid = living.tax.issued.filter(({ documentKey }) => !living.tax.isRejected(documentKey))
    for (const bill of await living.all()) {
      const own = valid.filter(({ documentKey }) => documentKey.startsWith(bill.billNo))
      const declaredAmount =
        own.reduce((sum, { supplyAmount, vatAmount }) => sum + supplyAmount + vatAmount, 0) +
        (bill.taxInvoiceNo === BY_HAND ? bill.totalAmount : 0)
      const wasNeverIssued = bill.billState === 'VOID' && bill.taxInvoiceNo === null
      const expected =
        bill.billState === 'VOID' || wasNeverIssued ? 0 : bill.totalAmount - bill.refundedAmount
      expect(declaredAmount, `declared of ${bill.billNo}`).toBe(expected)
      if (bill.billState !== 'VOID')
        expect(bill.taxInvoiceNo, `number of ${bill.billNo}`).toBe(
          own.find(({ correction }) => correction === null)?.taxInvoiceNo ?? BY_HAND,
        )
    }
  }

  it('each is issued once, and in the end the declared amounts are those that each company pays', () =>
    fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const living = await begin()
        for (const each of steps) {
          await take(living, each)
          await expectAmountsDeclared(living)
        }
        await settleRun(living)
      }),
      { numRuns: runs },
    ))
})
