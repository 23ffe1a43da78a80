import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import type { Input } from '#contract/operation.ts'
import { kstDate, monthsBefore } from '#domain/dates.ts'
import { billPayments, bills } from '#server/db/schema/bill.ts'
import { depositMatches, deposits } from '#server/db/schema/deposit.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { adminBillOperations } from '#server/domains/bill/bill.admin.operations.ts'
import { runBilling } from '#server/domains/bill/bill.jobs.ts'
import { billsOfDeposits } from '#server/domains/bill/bill.transfer.ts'
import { depositOperations } from '#server/domains/deposit/deposit.operations.ts'
import { createKeyedHash } from '#server/security/keyed-hash.ts'
import { billBox, billDeps } from '#server/testing/bill-deps.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { calledByStaff, me, otherFreelancer, subscriptionWorld } from '#server/testing/subscription-world.ts'
import { insertDeposit } from '#worlds/deposit.ts'
import { samplePayments, samplePrice } from '#worlds/subscription.ts'
import { runRemovals } from './housekeeping.ts'

const PRICE: number = samplePrice.totalAmount
const [key, laterKey] = [Buffer.alloc(32, 7), Buffer.alloc(32, 8)]
const byNumber = (one: number, other: number) => one - other
const codeOf = (run: Promise<unknown>) =>
  run.then(
    () => 200,
    (error: { code: number }) => error.code,
  )

describeEngines('deposits', (engine) => {
  const world = subscriptionWorld(engine)
  const staff = calledByStaff(otherFreelancer)
  const db = () => engine.database().db
  let notified: string[] = []
  const deps = () => ({
    ...billDeps(db(), world.now),
    notices: {
      put: async (_tx: unknown, { eventKey = '' }: { eventKey?: string }) => (notified.push(eventKey), true),
    },
  })
  const ops = (keyedHash = createKeyedHash(key)) =>
    depositOperations({ ...deps(), keyedHash, bills: billsOfDeposits(deps()) })
  const billOps = () => adminBillOperations(deps())
  const list = async () => (await ops().listDeposits({}, staff)).list
  const get = (depositId: string, search?: string) => ops().getDeposit({ depositId, search }, staff)

  beforeEach(async () => {
    notified = []
    await db().delete(deposits)
  })

  /** Issues a bill today; by default the bill is paid by transfer. */
  async function issueBill(companyName: string, payment: 'G' | 'C' = 'G') {
    const plainSubscription = world.subscriptionOf(me, {
      subscriptionState: 'ACTIVE',
      startDate: '2026-11-21',
      nextBillDate: '2026-12-21',
      paymentCycle: 'M',
      endDate: null,
      payment: samplePayments[payment],
    })
    await world.put({ ...plainSubscription, companyInfo: { ...plainSubscription.companyInfo, companyName } })
    await runBilling({ ...deps(), gateway: { ...deps().gateway, accepts: () => false } })
    return rowOf(eq(bills.subscriptionId, plainSubscription.id))
  }
  async function rowOf(where: ReturnType<typeof eq>) {
    const [row] = await db().select().from(bills).where(where)
    return row!
  }
  const billNow = (id: string) => rowOf(eq(bills.id, id))

  async function put(payer: string, amount = PRICE, more: Partial<typeof deposits.$inferInsert> = {}) {
    const row = await insertDeposit(db(), billBox, {
      payer,
      amount,
      depositedOn: '2026-11-21',
      importedAt: world.now(),
      ...more,
    })
    return row.id
  }
  async function depositVersionsOf(...ids: string[]) {
    const [first, ...others] = await Promise.all(
      ids.map(async (depositId) => ({ depositId, version: (await get(depositId)).version })),
    )
    return { ...first!, others }
  }
  async function confirm(billId: string, ...ids: string[]) {
    const { version } = await billNow(billId)
    return ops().confirmDeposit({ ...(await depositVersionsOf(...ids)), billId, billVersion: version }, staff)
  }
  const undoFirstMatch = async (depositId: string) => {
    const { version, matches } = await get(depositId)
    return ops().undoDeposit({ depositId, version, matchId: matches[0]!.matchId }, staff)
  }

  const statement = [
    '거래일시,보낸분,출금액,입금액,잔액',
    '2026-11-20 10:11:12,솔바람상회,0,"247,500","1,247,500"',
    '2026-11-20 10:11:12,이웃집,0,"10,000","1,257,500"',
    '2026-11-20 12:00:00,전기료,"50,000",0,"1,207,500"',
  ]
  const importText = (lines: string[], keyedHash?: ReturnType<typeof createKeyedHash>) =>
    ops(keyedHash).importDeposits({ statement: lines.join('\r\n') }, staff)

  it('are stored once, however often and in whatever order a bank statement is imported', async () => {
    expect(await importText(statement)).toMatchObject({ imported: 2, repeated: 0, withdrawals: 1 })
    expect(await importText(statement)).toMatchObject({ imported: 0, repeated: 2 })
    const reorderedStatement = statement.map((line) =>
      line
        .match(/("[^"]*"|[^,]+)/g)!
        .toReversed()
        .join(','),
    )
    expect(await importText(reorderedStatement)).toMatchObject({ imported: 0, repeated: 2 })
    const next = [...statement, '2026-11-21 09:00:00,솔바람상회,0,"247,500","1,455,000"']
    expect(await importText(next)).toMatchObject({ imported: 1, repeated: 2 })
    expect((await list()).map(({ payer }) => payer).toSorted()).toEqual([
      '솔바람상회',
      '솔바람상회',
      '이웃집',
    ])
  })

  it('are stored once by simultaneous imports, and after the key of the hash was changed', async () => {
    const counts = await Promise.all(Array.from({ length: 5 }, () => importText(statement)))
    expect(counts.reduce((sum, { imported }) => sum + imported, 0)).toBe(2)
    expect(await importText(statement, createKeyedHash(laterKey, [key]))).toMatchObject({ imported: 0 })
  })

  it('are stored without a readable name', async () => {
    await importText(statement)
    const storedText = JSON.stringify(await db().select().from(deposits))
    expect(storedText).not.toContain('솔바람')
  })

  it('that match one bill by payer and amount suggest this bill, and pay it once the staff confirm', async () => {
    const bill = await issueBill('솔바람상회 주식회사')
    const id = await put('㈜솔바람상회')
    expect(await list()).toMatchObject([{ suggested: { billNo: bill.billNo } }])
    expect(await get(id)).toMatchObject({ candidates: [{ billNo: bill.billNo, suggestedYn: 'Y' }] })
    expect(await confirm(bill.id, id)).toMatchObject({
      depositState: 'MATCHED',
      leftAmount: 0,
      matches: [{ billNo: bill.billNo, amount: PRICE, undoneAt: null }],
    })
    expect(await billOps().getAdminBill({ billId: bill.id }, staff)).toMatchObject({
      billState: 'PAID',
      payments: [{ attempt: 1, paymentMethodCode: 'G', paymentState: 'PAID' }],
    })
    expect(notified.filter((key) => key.startsWith('bill-paid'))).toHaveLength(1)
  })

  it('that match two bills suggest no bill, and neither do two deposits that match one bill', async () => {
    const [one, other] = [await issueBill('솔바람상회'), await issueBill('솔바람상회')]
    const id = await put('솔바람상회')
    expect(await list()).toMatchObject([{ suggested: null }])
    expect((await get(id)).candidates.map(({ suggestedYn }) => suggestedYn)).toEqual(['N', 'N'])
    await confirm(one.id, id)
    const [again, twice] = [await put('솔바람상회'), await put('솔바람상회')]
    expect(await get(again)).toMatchObject({ suggested: null, companions: [{ depositId: twice }] })
    await ops().setDepositAside({ depositId: twice, version: 1, asideYn: 'Y' }, staff)
    expect(await get(again)).toMatchObject({ suggested: { billId: other.id } })
  })

  it('whose payer has another name are matched by searching for their bill', async () => {
    const bill = await issueBill('솔바람상회')
    const id = await put('오하늘', PRICE + 1)
    expect((await get(id)).candidates).toEqual([])
    for (const search of ['솔바람', bill.billNo])
      expect((await get(id, search)).candidates).toMatchObject([
        { billId: bill.id, nameYn: 'N', amountYn: 'N' },
      ])
  })

  it('that are each smaller than a bill do not pay it alone, but pay it together', async () => {
    const bill = await issueBill('솔바람상회')
    const [part, rest] = [await put('솔바람상회', 100_000), await put('솔바람상회', PRICE - 100_000 + 500)]
    expect(await codeOf(confirm(bill.id, part))).toBe(3803)
    expect(await billNow(bill.id)).toMatchObject({ billState: 'OPEN', version: bill.version })
    expect(await get(part)).toMatchObject({ leftAmount: 100_000, matches: [] })
    expect(await confirm(bill.id, part, rest)).toMatchObject({ depositState: 'MATCHED' })
    expect(await get(rest)).toMatchObject({ depositState: 'PART', leftAmount: 500 })
    expect((await db().select().from(billPayments)).length).toBe(1)
    expect(await undoFirstMatch(rest)).toMatchObject({
      depositState: 'NEW',
      leftAmount: PRICE - 100_000 + 500,
    })
    expect(await get(part)).toMatchObject({ depositState: 'NEW', leftAmount: 100_000 })
  })

  it('that exceed a bill pay further bills, until the rest is set aside', async () => {
    const [one, other] = [await issueBill('솔바람상회'), await issueBill('솔바람상회')]
    const id = await put('솔바람상회', 2 * PRICE + 1_000)
    await confirm(one.id, id)
    expect(await confirm(other.id, id)).toMatchObject({ depositState: 'PART', leftAmount: 1_000 })
    const { version } = await get(id)
    const aside = await ops().setDepositAside({ depositId: id, version, asideYn: 'Y' }, staff)
    expect(aside).toMatchObject({ depositState: 'ASIDE', candidates: [] })
    expect(await codeOf(undoFirstMatch(id))).toBe(3802)
  })

  it('pay neither a bill that has been cancelled, nor a bill in dollars, nor a bill of the staff member who confirms', async () => {
    const bill = await issueBill('솔바람상회')
    const id = await put('솔바람상회')
    const confirmationInput = { ...(await depositVersionsOf(id)), billId: bill.id, billVersion: bill.version }
    await billOps().voidBill({ billId: bill.id, version: bill.version, reason: '중복' }, staff)
    expect(await codeOf(ops().confirmDeposit(confirmationInput, staff))).toBe(3302)
    expect(await codeOf(confirm(bill.id, id))).toBe(3303)
    const other = await issueBill('솔바람상회')
    await db().update(bills).set({ currency: 'USD' }).where(eq(bills.id, other.id))
    expect((await get(id)).candidates).toEqual([])
    expect(await codeOf(confirm(other.id, id))).toBe(3303)
    await db().update(bills).set({ currency: 'KRW' }).where(eq(bills.id, other.id))
    const order = { ...(await depositVersionsOf(id)), billId: other.id, billVersion: other.version }
    expect(await codeOf(ops().confirmDeposit(order, calledByStaff(me)))).toBe(5033)
    expect(await get(id)).toMatchObject({ leftAmount: PRICE })
  })

  it('that two of the staff confirm at once pay once', async () => {
    const [one, other] = [await issueBill('솔바람상회'), await issueBill('이웃집')]
    const id = await put('솔바람상회')
    const wanted = (bill: typeof one): Input<'confirmDeposit'> => ({
      depositId: id,
      version: 1,
      others: [],
      billId: bill.id,
      billVersion: bill.version,
    })
    const codes = await Promise.all(
      [one, other, one, other].map((bill) => codeOf(ops().confirmDeposit(wanted(bill), staff))),
    )
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    expect(codes.filter((code) => code !== 200).every((code) => code === 3802 || code === 3302)).toBe(true)
    expect(await db().$count(bills, eq(bills.billState, 'PAID'))).toBe(1)
    expect(await get(id)).toMatchObject({ leftAmount: 0, matches: [{ amount: PRICE }] })
  })

  it('that are confirmed for one bill at the same time pay it once', async () => {
    const bill = await issueBill('솔바람상회')
    const ids = [await put('솔바람상회'), await put('솔바람상회')]
    const codes = await Promise.all(ids.map((id) => codeOf(confirm(bill.id, id))))
    expect(codes.toSorted(byNumber)).toEqual([200, 3302])
    const leftAmounts = await Promise.all(ids.map(async (id) => (await get(id)).leftAmount))
    expect(leftAmounts.toSorted(byNumber)).toEqual([0, PRICE])
    expect(await db().$count(billPayments)).toBe(1)
  })

  it.each(['G', 'C'] as const)(
    'that are taken back leave the bill as it was: paid by %s',
    async (payment) => {
      const bill = await issueBill('솔바람상회', payment)
      await db()
        .update(bills)
        .set({
          billState: 'FAILED',
          failure: 'DECLINED',
          nextChargeOn: payment === 'C' ? '2026-11-25' : null,
        })
        .where(eq(bills.id, bill.id))
      const before = await billNow(bill.id)
      const id = await put('솔바람상회')
      await confirm(bill.id, id)
      notified = []
      expect(await undoFirstMatch(id)).toMatchObject({ depositState: 'NEW', leftAmount: PRICE })
      expect(await billNow(bill.id)).toEqual({ ...before, version: before.version + 2 })
      expect(await db().$count(billPayments, eq(billPayments.billId, bill.id))).toBe(0)
      expect(notified).toEqual([expect.stringMatching(/^bill-unpaid-/)])
      world.later(1_000)
      await confirm(bill.id, id)
      expect(notified.filter((key) => key.startsWith('bill-paid-'))).toHaveLength(1)
      expect((await get(id)).matches.map(({ undoneAt }) => undoneAt === null)).toEqual([true, false])
    },
  )

  it('that are taken back do not change a tax invoice that has been issued since the payment', async () => {
    const bill = await issueBill('솔바람상회')
    await db().update(bills).set({ taxInvoiceState: 'PENDING' }).where(eq(bills.id, bill.id))
    const id = await put('솔바람상회')
    await confirm(bill.id, id)
    await db().update(bills).set({ taxInvoiceState: 'ISSUED' }).where(eq(bills.id, bill.id))
    await undoFirstMatch(id)
    expect(await billNow(bill.id)).toMatchObject({ billState: 'OPEN', taxInvoiceState: 'ISSUED' })
  })

  it('that are taken back leave a bill waiting for a tax invoice if its former tax invoice has been rejected since the payment', async () => {
    const bill = await issueBill('솔바람상회')
    await db().update(bills).set({ taxInvoiceState: 'ISSUED' }).where(eq(bills.id, bill.id))
    const id = await put('솔바람상회')
    await confirm(bill.id, id)
    await db().update(bills).set({ taxInvoiceState: 'PENDING' }).where(eq(bills.id, bill.id))
    await undoFirstMatch(id)
    expect(await billNow(bill.id)).toMatchObject({ billState: 'OPEN', taxInvoiceState: 'PENDING' })
  })

  it('are not taken back from a bill with a refund, and are taken back only once by simultaneous calls', async () => {
    const [refunded, bill] = [await issueBill('솔바람상회'), await issueBill('이웃집')]
    const [partly, id] = [await put('솔바람상회'), await put('이웃집')]
    await confirm(refunded.id, partly)
    const { version } = await billNow(refunded.id)
    await billOps().refundBill({ billId: refunded.id, version, amount: 1_000, reason: '할인' }, staff)
    expect(await codeOf(undoFirstMatch(partly))).toBe(3804)
    await confirm(bill.id, id)
    const codes = await Promise.all(Array.from({ length: 4 }, () => codeOf(undoFirstMatch(id))))
    expect(codes.toSorted(byNumber)).toEqual([200, 3802, 3802, 3802])
    expect(await get(id)).toMatchObject({ leftAmount: PRICE })
  })

  it('that paid a late bill resume its subscription, which becomes past due again if they are taken back', async () => {
    const bill = await issueBill('솔바람상회')
    world.later(23 * 86_400_000)
    await runBilling(deps())
    const state = async () =>
      (await db().select().from(subscriptions).where(eq(subscriptions.id, bill.subscriptionId)))[0]!
        .subscriptionState
    expect(await state()).toBe('PAST_DUE')
    const id = await put('솔바람상회')
    await confirm(bill.id, id)
    expect(await state()).toBe('ACTIVE')
    await undoFirstMatch(id)
    expect(await billNow(bill.id)).toMatchObject({ billState: 'LATE' })
    await runBilling(deps())
    expect(await state()).toBe('PAST_DUE')
  })

  it('never pay more than their amount, in any order of confirmations and corrections', async () => {
    const owed = [await issueBill('솔바람상회'), await issueBill('솔바람상회'), await issueBill('이웃집')]
    const ids = [await put('솔바람상회', PRICE + 7), await put('이웃집', 3 * PRICE), await put('이웃집', 9)]
    let seed = 41
    const next = (most: number) => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % most
    }
    for (let step = 0; step < 40; step += 1) {
      const [id, other] = [ids[next(3)]!, ids[next(3)]!]
      const bill = owed[next(3)]!
      const isPaying = next(3) > 0
      const isUsed = (await get(id)).matches.some(({ undoneAt }) => undoneAt === null)
      if (isPaying) await codeOf(id === other ? confirm(bill.id, id) : confirm(bill.id, id, other))
      else if (isUsed) await codeOf(undoFirstMatch(id))
      const rows = await db().select().from(deposits)
      const live = await db().select().from(depositMatches).where(sql`${depositMatches.undoneAt} is null`)
      for (const { id: depositId, amount, leftAmount } of rows) {
        const usedMatches = live.filter((match) => match.depositId === depositId)
        expect(usedMatches.reduce((sum, match) => sum + match.amount, 0)).toBe(amount - leftAmount)
      }
      for (const { id: billId } of owed) {
        const paymentMatches = live.filter((match) => match.billId === billId)
        const { billState } = await billNow(billId)
        expect(paymentMatches.reduce((sum, match) => sum + match.amount, 0)).toBe(
          billState === 'PAID' ? PRICE : 0,
        )
      }
    }
  })

  it('are removed five years after they came in', async () => {
    const old = kstDate(monthsBefore(world.now(), 60))
    await put('솔바람상회', 1, { depositedOn: old })
    await put('이웃집', 1, {
      depositedOn: kstDate(new Date(monthsBefore(world.now(), 60).getTime() - 86_400_000)),
    })
    await runRemovals(db(), world.now())
    expect((await list()).map(({ payer }) => payer)).toEqual(['솔바람상회'])
  })

  it('are listed by state, page by page, the latest first', async () => {
    for (let day = 1; day <= 5; day += 1) await put(`회사${day}`, day, { depositedOn: `2026-11-0${day}` })
    const page = await ops().listDeposits({ depositState: 'NEW', limit: 2 }, staff)
    expect(page).toMatchObject({ total: 5, list: [{ payer: '회사5' }, { payer: '회사4' }] })
    const { list: after } = await ops().listDeposits({ limit: 3, cursor: page.nextCursor! }, staff)
    expect(after.map(({ payer }) => payer)).toEqual(['회사3', '회사2', '회사1'])
    expect(await ops().listDeposits({ depositState: 'MATCHED' }, staff)).toMatchObject({ total: 0, list: [] })
  })

  it('of one day are listed by the time that the bank gives, on every page, those without a time last', async () => {
    for (const depositedTime of ['09:10', '18:05', null, '11:00', '18:05', null])
      await put(depositedTime ?? '없음', 1_000, { depositedTime })
    let cursor: string | undefined
    const payers: string[] = []
    do {
      const page = await ops().listDeposits({ limit: 1, cursor }, staff)
      payers.push(...page.list.map(({ payer }) => payer))
      cursor = page.nextCursor ?? undefined
    } while (cursor !== undefined)
    expect(payers).toEqual(['18:05', '18:05', '11:00', '09:10', '없음', '없음'])
  })
})
