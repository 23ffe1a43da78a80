import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Input } from '#contract/operation.ts'
import { billPayments } from '#server/db/schema/bill.ts'
import { billDeps } from '#server/testing/bill-deps.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { sharedPapers } from '#server/testing/shared-papers.ts'
import {
  calledByStaff,
  freelancer,
  me,
  stranger,
  subscriptionWorld,
} from '#server/testing/subscription-world.ts'
import { adminBillOperations } from './bill.admin.operations.ts'
import { exportBillOperations } from './bill.export.operations.ts'

const amountsOf = (totalAmount: number) => {
  const vatAmount = totalAmount / 11
  return { supplyAmount: totalAmount - vatAmount, vatAmount, totalAmount }
}

describeEngines('the figures of all bills', (engine) => {
  const world = subscriptionWorld(engine)
  const db = () => engine.database().db
  const staff = calledByStaff(stranger)
  const ops = () => adminBillOperations(billDeps(db(), world.now))
  const figures = () => ops().getAdminBillFigures({}, staff)
  const sumsOf = async (filter: Input<'listAdminBills'>) => (await ops().listAdminBills(filter, staff)).sums

  async function pay(billId: string, settledAt: Date, attempt = 1) {
    const payment = { paymentMethodCode: 'G', paymentState: 'PAID', startedAt: settledAt, settledAt } as const
    await db()
      .insert(billPayments)
      .values({ id: randomUUID(), billId, attempt, ...payment })
  }

  /** Stores bills in four states, two currencies and three months, of three customers. */
  async function putBills() {
    const [ours, freelance, dollars] = [
      world.subscriptionOf(me, { startDate: '2026-01-21' }),
      world.subscriptionOf(freelancer, { startDate: '2026-01-21' }),
      world.subscriptionOf(me, { startDate: '2026-01-21' }),
    ]
    for (const plain of [ours, freelance, dollars]) await world.put(plain)
    const november = { billDate: '2026-11-05', periodFrom: '2026-11-05', period: '2026-11' }
    const october = { billDate: '2026-10-05', periodFrom: '2026-10-05', period: '2026-10' }
    await world.bill(ours, { ...november, ...amountsOf(110_000), billState: 'OPEN' })
    await world.bill(freelance, { ...november, ...amountsOf(55_000), billState: 'FAILED' })
    await world.bill(ours, { ...october, ...amountsOf(220_000), billState: 'LATE' })
    await world.bill(dollars, { ...november, ...amountsOf(33_000), currency: 'USD', billState: 'LATE' })
    const paid = await world.bill(freelance, { ...october, ...amountsOf(77_000), billState: 'PAID' })
    const older = await world.bill(ours, {
      billDate: '2025-11-05',
      periodFrom: '2025-11-05',
      period: '2025-11',
      ...amountsOf(88_000),
      billState: 'PAID',
    })
    return { paid, older }
  }

  it('equal the sums of the list, by state and by month, in each currency', async () => {
    await putBills()
    const { period, states, months } = await figures()
    expect(period).toBe('2026-11')
    expect(states).toHaveLength(5)
    for (const { billState, ...figure } of states)
      expect(await sumsOf({ billState })).toContainEqual(expect.objectContaining(figure))
    expect(months.map((month) => [month.period, month.currency])).toEqual([
      ['2026-10', 'KRW'],
      ['2026-11', 'KRW'],
      ['2026-11', 'USD'],
    ])
    for (const { period: month, currency, totalAmount, unpaidAmount, lateAmount } of months) {
      expect(await sumsOf({ period: month })).toContainEqual(
        expect.objectContaining({ currency, totalAmount, unpaidAmount }),
      )
      const lateSums = await sumsOf({ period: month, billState: 'LATE' })
      expect(lateSums.find((sum) => sum.currency === currency)?.totalAmount ?? 0).toBe(lateAmount)
    }
  })

  it('contain the payments of this month in Korea, which are the rows of the book of payments', async () => {
    const { paid, older } = await putBills()
    await pay(paid, new Date('2026-10-31T15:00:00Z'))
    await pay(older, new Date('2026-10-31T14:59:59Z'))
    const { received } = await figures()
    expect(received).toEqual([{ currency: 'KRW', count: 1, totalAmount: 77_000 }])
    const books = exportBillOperations({ ...billDeps(db(), world.now), makeTable: sharedPapers.make })
    expect((await books.exportBooks({ book: 'PAYMENTS', period: '2026-11' }, staff)).rows).toBe(1)
  })
})
