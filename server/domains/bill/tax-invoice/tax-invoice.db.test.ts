import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/durations.ts'
import type { Db } from '#server/db/client.ts'
import { bills, subscriptionAdjustments } from '#server/db/schema/bill.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import { taxInvoices } from '#server/db/schema/tax-invoice.ts'
import { waitsFor } from '#server/db/waiting-bills.ts'
import { billDeps } from '#server/testing/bill-deps.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { sampleIssuer } from '#server/testing/sample-bill.ts'
import { calledByStaff, me, stranger, subscriptionWorld } from '#server/testing/subscription-world.ts'
import { ProcessStopped, testTaxService } from '#server/testing/tax-service.ts'
import { samplePayments } from '#worlds/subscription.ts'
import { adminBillOperations } from '../bill.admin.operations.ts'
import { runBilling } from '../bill.jobs.ts'
import type { TaxInvoiceDeps } from './tax-invoice.deps.ts'
import { runTaxInvoices } from './tax-invoice.jobs.ts'
import { taxInvoiceOperations } from './tax-invoice.operations.ts'

describeEngines('a tax invoice', (engine) => {
  const world = subscriptionWorld(engine)
  const db = (): Db => engine.database().db
  const staff = calledByStaff(stranger)
  let tax: ReturnType<typeof testTaxService>
  const notified = new Map<string, string>()
  const deps = () => ({
    ...billDeps(db(), world.now),
    notices: {
      put: async (_tx: unknown, { subject, eventKey }: { subject: string; eventKey?: string }) => {
        if (eventKey?.startsWith('tax-')) notified.set(eventKey.replace(/[0-9a-f-]{36}/, 'ID'), subject)
        return true
      },
    },
  })
  const taxDeps = (): TaxInvoiceDeps => ({
    ...deps(),
    taxService: tax.service,
    operator: sampleIssuer,
  })
  const run = () => runTaxInvoices(taxDeps())
  const ops = () => adminBillOperations(deps())
  const taxOps = () => taxInvoiceOperations(taxDeps())
  const list = async (billId: string) => (await taxOps().listTaxInvoices({ billId }, staff)).list
  const stored = async (billId: string) => (await db().select().from(bills).where(eq(bills.id, billId)))[0]!
  const act = async (
    billId: string,
    action: 'MARK_PAID' | 'MARK_INVOICED',
    taxInvoiceNo: string | null = null,
  ) => ops().handleAdminBill({ billId, version: (await stored(billId)).version, action, taxInvoiceNo }, staff)
  const cancel = async (billId: string) =>
    ops().voidBill({ billId, version: (await stored(billId)).version, reason: '중복 청구' }, staff)
  const refund = async (billId: string, amount: number) =>
    ops().refundBill({ billId, version: (await stored(billId)).version, amount, reason: '장애 보상' }, staff)

  beforeEach(async () => {
    tax = testTaxService()
    notified.clear()
    await db().delete(memberRoles)
    await db()
      .insert(memberRoles)
      .values({
        id: randomUUID(),
        memberId: stranger.memberId,
        role: 'staff',
        staffRoles: ['BILLS'],
        givenAt: world.now(),
      })
  })

  /** Creates a bill of a day ago and returns its id; by default the bill is paid by invoice. */
  async function createBill(code: 'G' | 'C' = 'G'): Promise<string> {
    const plainSubscription = world.subscriptionOf(me, {
      startDate: '2026-11-21',
      nextBillDate: '2026-12-21',
      paymentCycle: 'M',
      payment: samplePayments[code],
    })
    await world.put(plainSubscription)
    await runBilling(deps())
    const [bill] = await db().select().from(bills).where(eq(bills.subscriptionId, plainSubscription.id))
    world.later(DAY_MS)
    return bill!.id
  }

  /** Creates a bill with an issued tax invoice that the tax office has, and returns the id of the bill. */
  async function createSentInvoice(): Promise<string> {
    const billId = await createBill()
    await run()
    tax.judge('SENT')
    world.later(HOUR_MS)
    await run()
    return billId
  }

  it('is issued from the day after the bill, sent, and shown at the bill', async () => {
    const billId = await createBill()
    world.later(-DAY_MS)
    await run()
    expect(tax.issued).toEqual([])
    world.later(DAY_MS)
    await run()
    const bill = await stored(billId)
    expect(tax.issued).toMatchObject([
      {
        documentKey: bill.billNo,
        writtenOn: '2026-11-21',
        isPaid: false,
        supplyAmount: bill.supplyAmount,
        vatAmount: bill.vatAmount,
        buyer: { email: 'billing@solbaram.example' },
        correction: null,
      },
    ])
    const { taxInvoiceNo } = tax.issued[0]!
    expect(bill).toMatchObject({ taxInvoiceState: 'ISSUED', taxInvoiceNo })
    tax.judge('SENT')
    world.later(HOUR_MS)
    await run()
    expect(await list(billId)).toMatchObject([
      { invoiceKind: 'ORIGINAL', invoiceState: 'SENT', taxInvoiceNo, sentAt: '2026-11-23T09:00:00+09:00' },
    ])
    await run()
    expect(tax.issued).toHaveLength(1)
  })

  it('is not issued for a bill that is paid by card, in dollars, or past its deadline', async () => {
    await createBill('C')
    const inDollars = await createBill()
    await db().update(bills).set({ currency: 'USD' }).where(eq(bills.id, inDollars))
    const old = await createBill()
    await db().update(bills).set({ billDate: '2026-09-30' }).where(eq(bills.id, old))
    await run()
    expect(tax.issued).toEqual([])
    expect((await taxOps().listTaxInvoices({ billId: inDollars }, staff)).issueYn).toBe('N')
    const { version, issueYn } = await taxOps().listTaxInvoices({ billId: old }, staff)
    expect(issueYn).toBe('Y')
    await taxOps().issueTaxInvoice({ billId: old, version }, staff)
    expect(tax.issued).toMatchObject([{ writtenOn: '2026-09-30' }])
  })

  it.each(['UNHEARD', 'ISSUES_UNHEARD'] as const)('is issued once after %s', async (mood) => {
    const billId = await createBill()
    tax.feel(mood)
    await run()
    expect((await stored(billId)).taxInvoiceState).toBe('ISSUED')
    expect((await ops().getAdminBill({ billId }, staff)).taxInvoiceState).toBe('PENDING')
    tax.feel('READS_UNHEARD')
    world.later(MINUTE_MS)
    await run()
    expect(await list(billId)).toMatchObject([{ invoiceState: 'TRYING' }])
    tax.feel('ISSUES')
    await run()
    world.later(HOUR_MS)
    await run()
    expect(tax.issued).toHaveLength(1)
    expect(await stored(billId)).toMatchObject({ taxInvoiceNo: tax.issued[0]!.taxInvoiceNo })
  })

  it.each(['STOPS', 'ISSUES_STOPS'] as const)(
    'is issued once after the portal %s in the call',
    async (mood) => {
      const billId = await createBill()
      tax.feel(mood)
      await expect(run()).rejects.toBeInstanceOf(ProcessStopped)
      tax.feel('ISSUES')
      await run()
      // Another node may still be in the call.
      expect(await list(billId)).toMatchObject([{ invoiceState: 'TRYING' }])
      world.later(3 * MINUTE_MS)
      await run()
      expect(tax.issued).toHaveLength(1)
      expect(await stored(billId)).toMatchObject({ taxInvoiceNo: tax.issued[0]!.taxInvoiceNo })
    },
  )

  it('is issued by one node of several', async () => {
    await createBill()
    await Promise.all([run(), run(), run()])
    expect(tax.issued).toHaveLength(1)
  })

  it('is issued once by two of the staff at the same moment, and one of them sees that it has changed', async () => {
    const billId = await createBill()
    const { version } = await taxOps().listTaxInvoices({ billId }, staff)
    const ends = await Promise.allSettled(
      [1, 2].map(() => taxOps().issueTaxInvoice({ billId, version }, staff)),
    )
    expect(ends.some(({ status }) => status === 'fulfilled')).toBe(true)
    for (const end of ends)
      if (end.status === 'rejected') expect(end.reason).toMatchObject({ reason: 'bill.changed' })
    expect(tax.issued).toHaveLength(1)
  })

  it('that is refused waits with the reason, and can be retried automatically or by the staff', async () => {
    const billId = await createBill()
    tax.feel('REFUSES')
    await run()
    const [refused] = await list(billId)
    expect(refused).toMatchObject({
      invoiceState: 'REFUSED',
      failure: 'CONTENT',
      failureCode: '-11001014',
      nextTryAt: '2026-11-22T11:30:00+09:00',
    })
    expect(await stored(billId)).toMatchObject({ taxInvoiceState: 'PENDING', taxInvoiceNo: null })
    expect([...notified]).toContainEqual(['tax-invoice-refused:ID:1', '세금계산서를 발행하지 못했습니다'])
    await run()
    tax.feel('ISSUES')
    const { version, issueYn } = await taxOps().listTaxInvoices({ billId }, staff)
    expect(issueYn).toBe('Y')
    const after = await taxOps().issueTaxInvoice({ billId, version }, staff)
    expect(after).toMatchObject({ issueYn: 'N', list: [{ invoiceState: 'ISSUED', failure: null }] })
    expect(tax.issued).toHaveLength(1)
  })

  it('that the tax office rejects is replaced by another document when the staff ask for it', async () => {
    const billId = await createBill()
    await run()
    tax.judge('REJECTED')
    world.later(HOUR_MS)
    await run()
    expect(await list(billId)).toMatchObject([
      { invoiceState: 'UNSENT', failure: 'TAX_OFFICE', failureCode: 'ERR002' },
    ])
    expect(await stored(billId)).toMatchObject({ taxInvoiceState: 'PENDING', taxInvoiceNo: null })
    world.later(DAY_MS)
    await run()
    expect(tax.issued).toHaveLength(1)
    const { version } = await taxOps().listTaxInvoices({ billId }, staff)
    await taxOps().issueTaxInvoice({ billId, version }, staff)
    const { billNo } = await stored(billId)
    expect(tax.issued.map(({ documentKey }) => documentKey)).toEqual([billNo, `${billNo}_2`])
    expect(await stored(billId)).toMatchObject({ taxInvoiceNo: tax.issued[1]!.taxInvoiceNo })
  })

  it('with a number that the staff entered by hand is not issued', async () => {
    const enteredNumber = '9'.repeat(24)
    const before = await createBill()
    await act(before, 'MARK_INVOICED', enteredNumber)
    const refused = await createBill()
    tax.feel('REFUSES')
    await run()
    await act(refused, 'MARK_INVOICED', enteredNumber)
    tax.feel('ISSUES')
    world.later(2 * DAY_MS)
    await run()
    expect(tax.issued).toEqual([])
    for (const billId of [before, refused])
      expect(await list(billId)).toMatchObject([
        { invoiceState: 'BY_HAND', taxInvoiceNo: enteredNumber, failure: null },
      ])
  })

  it('with a number that the staff entered by hand has the amounts that its bill has after a credit', async () => {
    const billId = await createBill()
    tax.feel('REFUSES')
    await run()
    const { version } = await stored(billId)
    const credit = { amount: 11_000, reason: '장애 보상', creditOn: 'BILL' as const }
    await ops().creditBill({ billId, version, ...credit }, staff)
    await act(billId, 'MARK_INVOICED', '9'.repeat(24))
    const { supplyAmount, vatAmount } = await stored(billId)
    expect(await list(billId)).toMatchObject([{ invoiceState: 'BY_HAND', supplyAmount, vatAmount }])
  })

  it('cannot be recorded by hand while it is being issued', async () => {
    const billId = await createBill()
    tax.feel('UNHEARD')
    await run()
    await expect(act(billId, 'MARK_INVOICED', '9'.repeat(24))).rejects.toMatchObject({
      reason: 'bill.changed',
    })
  })

  it('is not issued for a bill that was cancelled before', async () => {
    const billId = await createBill()
    tax.feel('REFUSES')
    await run()
    await cancel(billId)
    tax.feel('ISSUES')
    world.later(DAY_MS)
    await run()
    expect(tax.issued).toEqual([])
    expect(await db().select().from(taxInvoices).where(eq(taxInvoices.billId, billId))).toEqual([])
  })

  describe('is corrected', () => {
    it('as a whole after its bill was cancelled', async () => {
      const billId = await createSentInvoice()
      const { taxInvoiceNo, supplyAmount, vatAmount, billNo } = await stored(billId)
      await cancel(billId)
      await run()
      await run()
      expect(tax.issued.slice(1)).toMatchObject([
        {
          documentKey: `${billNo}-V`,
          writtenOn: '2026-11-22',
          supplyAmount: -supplyAmount,
          vatAmount: -vatAmount,
          correction: { reason: 'CANCELLATION', originalNo: taxInvoiceNo, originalWrittenOn: '2026-11-21' },
        },
      ])
      expect((await list(billId)).map(({ invoiceKind }) => invoiceKind)).toEqual(['ORIGINAL', 'VOID'])
    })

    it('so that its bill lists the corrections that have a number, without the original', async () => {
      const billId = await createSentInvoice()
      const corrections = async () => (await ops().getAdminBill({ billId }, staff)).corrections
      await cancel(billId)
      expect(await corrections()).toEqual([])
      await run()
      const { totalAmount } = await stored(billId)
      const numbers = await db().select().from(taxInvoices).where(eq(taxInvoices.invoiceKind, 'VOID'))
      expect(numbers).toHaveLength(1)
      expect(await corrections()).toEqual([
        {
          invoiceKind: 'VOID',
          totalAmount: -totalAmount,
          writtenOn: '2026-11-22',
          taxInvoiceNo: numbers[0]!.taxInvoiceNo,
        },
      ])
    })

    /**
     * Creates the bill of the next month. The amount to give back exceeds the price of that month, so the new bill
     * includes this bill.
     */
    async function includedByNext(billId: string) {
      const { subscriptionId } = await stored(billId)
      await db().insert(subscriptionAdjustments).values({
        id: randomUUID(),
        subscriptionId,
        kind: 'PLAN_CHANGE',
        occurredOn: '2026-11-22',
        fromDate: '2026-11-22',
        toDate: '2026-12-20',
        label: '요금제 변경',
        currency: 'KRW',
        supplyAmount: -300_000,
        vatAmount: -30_000,
      })
      world.later(31 * DAY_MS)
      await runBilling(deps())
      const [last] = await db()
        .select()
        .from(bills)
        .where(eq(bills.subscriptionId, subscriptionId))
        .orderBy(desc(bills.billDate))
      return last!
    }

    it('as a whole after the bill that includes its bill was cancelled', async () => {
      const billId = await createSentInvoice()
      const firstBill = await stored(billId)
      const next = await includedByNext(billId)
      expect(await stored(billId)).toMatchObject({ billState: 'CARRIED' })
      await cancel(next.id)
      await run()
      await run()
      expect(tax.issued).toMatchObject([
        { documentKey: firstBill.billNo },
        {
          documentKey: `${firstBill.billNo}-V`,
          supplyAmount: -firstBill.supplyAmount,
          vatAmount: -firstBill.vatAmount,
        },
      ])
    })

    it('by a document that replaces a rejected correction, even if its bill is included in another bill by then', async () => {
      const billId = await createBill()
      await run()
      const next = await includedByNext(billId)
      tax.judge('REJECTED')
      await run()
      expect(await list(billId)).toMatchObject([{ invoiceState: 'UNSENT' }])
      expect(await stored(billId)).toMatchObject({ billState: 'CARRIED', taxInvoiceNo: null })
      const { version, issueYn } = await taxOps().listTaxInvoices({ billId }, staff)
      expect(issueYn).toBe('Y')
      const isWaiting = async () =>
        (await db().select({ id: bills.id }).from(bills).where(waitsFor.TAX_INVOICE)).some(
          ({ id }) => id === billId,
        )
      expect(await isWaiting()).toBe(true)
      await taxOps().issueTaxInvoice({ billId, version }, staff)
      expect(await isWaiting()).toBe(false)
      const { billNo, taxInvoiceNo } = await stored(billId)
      expect(tax.issued.map(({ documentKey }) => documentKey)).toEqual([billNo, `${billNo}_2`])
      expect(taxInvoiceNo).toBe(tax.issued[1]!.taxInvoiceNo)
      world.later(HOUR_MS)
      await run()
      await cancel(next.id)
      expect(await stored(billId)).toMatchObject({ taxInvoiceState: 'NONE', taxInvoiceNo: null })
      expect((await taxOps().listTaxInvoices({ billId }, staff)).issueYn).toBe('N')
    })

    it('by the last of several bills that each include the previous one, only for the amount that was not invoiced before', async () => {
      const billId = await createSentInvoice()
      const firstBill = await stored(billId)
      const { id: nextId } = await includedByNext(billId)
      const last = await includedByNext(nextId)
      expect(await stored(nextId)).toMatchObject({ billState: 'CARRIED', taxInvoiceState: 'NONE' })
      expect(last).toMatchObject({
        supplyAmount: 3 * firstBill.supplyAmount - 600_000,
        taxInvoiceState: 'PENDING',
      })
      world.later(DAY_MS)
      await run()
      expect(tax.issued).toHaveLength(1)
      await act(last.id, 'MARK_INVOICED', '9'.repeat(24))
      const supplyAmount = last.supplyAmount - firstBill.supplyAmount
      expect(await list(last.id)).toMatchObject([{ invoiceState: 'BY_HAND', supplyAmount }])
    })

    it('by each refund, and the corrections add up to the whole amount', async () => {
      const billId = await createSentInvoice()
      await act(billId, 'MARK_PAID')
      const { totalAmount, supplyAmount, vatAmount } = await stored(billId)
      await refund(billId, 70_000)
      await run()
      await refund(billId, totalAmount - 70_000)
      await run()
      const corrections = tax.issued.slice(1)
      expect(corrections).toMatchObject([
        { supplyAmount: -63_637, vatAmount: -6_363, correction: { reason: 'CHANGE' } },
        { correction: { reason: 'CHANGE' } },
      ])
      const sumOf = (field: 'supplyAmount' | 'vatAmount') =>
        corrections.reduce((sum, each) => sum + each[field], 0)
      expect([sumOf('supplyAmount'), sumOf('vatAmount')]).toEqual([-supplyAmount, -vatAmount])
    })

    it('once if the process stops during the call', async () => {
      const billId = await createSentInvoice()
      await cancel(billId)
      tax.feel('ISSUES_STOPS')
      await expect(run()).rejects.toBeInstanceOf(ProcessStopped)
      tax.feel('ISSUES')
      world.later(3 * MINUTE_MS)
      await run()
      expect(tax.issued).toHaveLength(2)
      expect(await list(billId)).toMatchObject([{}, { taxInvoiceNo: tax.issued[1]!.taxInvoiceNo }])
    })

    it('when the staff ask for it, if it was issued by hand', async () => {
      const billId = await createBill()
      await act(billId, 'MARK_INVOICED', '9'.repeat(24))
      await act(billId, 'MARK_PAID')
      await refund(billId, 70_000)
      await run()
      expect(tax.issued).toEqual([])
      const { version, correctYn } = await taxOps().listTaxInvoices({ billId }, staff)
      expect(correctYn).toBe('Y')
      const after = await taxOps().correctTaxInvoice({ billId, version }, staff)
      expect(after).toMatchObject({
        correctYn: 'N',
        list: [{}, { invoiceKind: 'REFUND', invoiceState: 'ISSUED' }],
      })
      expect(tax.issued).toMatchObject([{ correction: { originalNo: '9'.repeat(24) } }])
    })
  })

  it('that is not issued causes a warning from the seventh of the next month, and another warning on the last day, once each', async () => {
    const billId = await createBill()
    await createBill()
    await act(billId, 'MARK_INVOICED', '9'.repeat(24))
    const withoutService = () => runTaxInvoices({ ...taxDeps(), taxService: undefined })
    const advanceTo = (day: string) => world.later(Date.parse(`${day}T01:00:00Z`) - world.now().getTime())
    advanceTo('2026-12-06')
    await withoutService()
    expect(notified.size).toBe(0)
    advanceTo('2026-12-07')
    await withoutService()
    expect([...notified.keys()]).toEqual(['tax-invoices-due:2026-12-01'])
    advanceTo('2026-12-10')
    await withoutService()
    expect([...notified.keys()]).toEqual(['tax-invoices-due:2026-12-01', 'tax-invoices-due:2026-12-01:last'])
  })

  it('is issued elsewhere if no service is configured', async () => {
    const billId = await createBill()
    const opsWithoutService = taxInvoiceOperations({ ...taxDeps(), taxService: undefined })
    const { version, issueYn, lastDay } = await opsWithoutService.listTaxInvoices({ billId }, staff)
    expect({ issueYn, lastDay }).toEqual({ issueYn: 'N', lastDay: '2026-12-10' })
    await expect(opsWithoutService.issueTaxInvoice({ billId, version }, staff)).rejects.toMatchObject({
      reason: 'taxInvoice.unavailable',
    })
  })
})
