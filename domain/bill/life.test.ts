import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../dates.ts'
import { MAX_USERS } from '../plan/choices.ts'
import { demoCatalogue } from '../plan/demo-catalogue.ts'
import { quoteOf, type ServiceOrder } from '../subscription/billing.ts'
import { coolingOffUntil, settledInCoolingOff } from '../subscription/cooling-off.ts'
import { type Amounts, planDifference, settledAtEnd, settlementToday } from '../subscription/proration.ts'
import { accountOf, type BillLine, type IssuedBill } from './bill.ts'
import { dueBill } from './due-bill.ts'
import { type OpenAccount, settlementOf } from './settlement.ts'
import { type PlanFrom, proratedUse } from './testing/used-up.ts'

const catalogue = demoCatalogue('빗장')

type Step = { after: number; order?: ServiceOrder; end?: 'TODAY' | 'PERIOD_END' }
/**
 * A bill and its current state: `carried` means that another bill includes its amount, so no sum counts this bill.
 */
type RecordedBill = IssuedBill & { billNo: string; is: 'open' | 'paid' | 'carried' }
/**
 * The account of a subscription that has ended: the open amounts, the paid amounts less refunds, and the amount that
 * its settlement leaves to be paid or refunded.
 */
type SettledAccount = { account: OpenAccount; balance: number; left: RecordedBill[] }
/** Only the first subscription to a service has a cooling-off period. */
type Life = { startDate: string; order: ServiceOrder; steps: Step[]; isFirst: boolean }

/**
 * Simulates the billing of a subscription: each step happens a number of days after the previous step, before or
 * after the bills of that day.
 */
function liveSubscription(
  { startDate, order, steps, isFirst }: Life,
  billsFirst: boolean,
  isPaid: (index: number) => boolean = () => true,
): { bills: RecordedBill[]; used: Amounts; endDate: string; end: SettledAccount; isCoolingOff: boolean } {
  const priceOf = (wanted: ServiceOrder) => quoteOf(catalogue, wanted, startDate)!
  const { paymentCycle } = order
  const bills: RecordedBill[] = []
  const open = () => bills.filter(({ is }) => is === 'open')
  let [paid, givenBack] = [0, 0]
  let firstPaidOn: string | null = null
  let isCoolingOff = false
  let [today, nextBillDate, price, endDate] = [
    startDate,
    startDate as string | null,
    priceOf(order),
    undefined as string | undefined,
  ]
  let adjustments: BillLine[] = []
  const parts: PlanFrom[] = [{ price, from: startDate }]
  const billedSubscription = () => ({
    startDate,
    paymentCycle,
    currency: order.currency,
    supplyAmount: price.supply,
    vatAmount: price.vat,
    paymentMethodCode: 'G' as const,
    hasBusinessNumber: true,
    label: 'plan',
  })
  const issueNext = (until: string, isEnded = false): boolean => {
    const due = dueBill(
      billedSubscription(),
      {
        isEnded,
        nextBillDate,
        endDate: endDate ?? null,
        wasBilled: bills.length > 0,
        adjustments,
        open: open(),
        credits: [],
        isCharging: false,
      },
      until,
    )
    if (!due) return false
    for (const carried of due.carried) carried.is = 'carried'
    const { totalAmount } = due.bill
    // The staff make a refund only if no amount is owed.
    const isSettled =
      totalAmount === 0 ||
      (isPaid(bills.length) && (totalAmount > 0 || open().every((bill) => bill.totalAmount < 0)))
    if (isSettled && totalAmount > 0) {
      paid += totalAmount
      firstPaidOn ??= due.bill.billDate
    }
    if (isSettled && totalAmount < 0) givenBack -= totalAmount
    expect(givenBack).toBeLessThanOrEqual(paid)
    bills.push({ ...due.bill, billNo: `B2026-${bills.length}`, is: isSettled ? 'paid' : 'open' })
    nextBillDate = due.nextBillDate
    adjustments = []
    return true
  }
  const run = (until: string) => {
    while (issueNext(until));
  }
  const adjust = ({ supply, vat }: Amounts, fromDate: string, toDate: string) => {
    if (supply !== 0 || vat !== 0)
      adjustments.push({
        lineType: 'ADJUSTMENT',
        label: 'change',
        fromDate,
        toDate,
        supplyAmount: supply,
        vatAmount: vat,
      })
  }
  for (const { after, order: wanted, end } of steps) {
    run(addDays(today, after - 1))
    today = addDays(today, after)
    if (billsFirst) run(today)
    const billingState = { startDate, nextBillDate, paymentCycle, supply: price.supply, vat: price.vat }
    if (wanted) {
      const next = priceOf(wanted)
      const { due, rest } = planDifference(billingState, next, today)
      adjust(due, rest.from, rest.to)
      price = next
      parts.push({ price, from: today })
    }
    if (end) {
      isCoolingOff =
        isFirst && end === 'TODAY' && today <= coolingOffUntil({ startDate, paymentCycle }, firstPaidOn)
      const billedTotal = sumOf([...bills.filter(({ is }) => is !== 'carried'), ...adjustments])
      const { due, used, lastDate } = isCoolingOff
        ? settledInCoolingOff(billingState, billedTotal, today)
        : end === 'TODAY'
          ? settlementToday(billingState, today)
          : settledAtEnd(billingState, today, null)
      adjust(due, used.from, used.to)
      endDate = lastDate
      if (end === 'TODAY') nextBillDate = null
      break
    }
    run(today)
  }
  endDate ??= today
  run(endDate)
  const [before, account, balance] = [open(), accountOf(open(), adjustments), paid - givenBack]
  const isIssued = issueNext(addDays(endDate, 1), true)
  const unpaid = before.filter(({ is }) => is === 'open')
  const end = { account, balance, left: isIssued ? [...unpaid, bills.at(-1)!] : unpaid }
  const used = isCoolingOff ? { supply: 0, vat: 0 } : proratedUse(parts, { startDate, paymentCycle }, endDate)
  return { bills, used, endDate, end, isCoolingOff }
}

const plans = catalogue.services.flatMap(({ serviceCode, plans: own }) =>
  own.map(({ planCode }) => ({ serviceCode, planCode })),
)
const users = fc.oneof(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: MAX_USERS }))
const monthEnds = fc
  .record({
    year: fc.integer({ min: 2023, max: 2033 }),
    month: fc.integer({ min: 0, max: 11 }),
    back: fc.integer({ min: 0, max: 3 }),
  })
  .map(({ year, month, back }) =>
    addDays(new Date(Date.UTC(year, month + 1, 1)).toISOString().slice(0, 'YYYY-MM-DD'.length), -1 - back),
  )
const starts = fc.oneof(
  monthEnds,
  fc.integer({ min: 0, max: 3_650 }).map((count) => addDays('2024-01-01', count)),
)
const orders = fc
  .record({
    plan: fc.constantFrom(...plans),
    userCount: users,
    paymentCycle: fc.constantFrom('M' as const, 'Y' as const),
    currency: fc.constantFrom('KRW' as const, 'USD' as const),
  })
  .map(({ plan, ...rest }): ServiceOrder => ({ ...plan, ...rest }))
const monthsBetweenBills = (cycle: ServiceOrder['paymentCycle']) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: 0, max: cycle === 'M' ? 70 : 500 }) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 5 }) },
  )
const ends = fc.constantFrom('TODAY' as const, 'PERIOD_END' as const)
const lives = fc.tuple(starts, orders).chain(([startDate, order]) =>
  fc.record({
    startDate: fc.constant(startDate),
    order: fc.constant(order),
    isFirst: fc.boolean(),
    steps: fc
      .tuple(
        fc.array(
          fc.record({
            after: monthsBetweenBills(order.paymentCycle),
            order: fc
              .tuple(fc.constantFrom(...plans), users)
              .map(([plan, userCount]) => ({ ...order, ...plan, userCount })),
          }),
          { maxLength: 4 },
        ),
        fc.record({ after: monthsBetweenBills(order.paymentCycle), end: ends }),
      )
      .map(([changes, end]): Step[] => [...changes, end]),
  }),
)
const sumOf = (bills: readonly Pick<IssuedBill, 'supplyAmount' | 'vatAmount'>[]) =>
  bills.reduce(
    ({ supply, vat }, bill) => ({ supply: supply + bill.supplyAmount, vat: vat + bill.vatAmount }),
    { supply: 0, vat: 0 },
  )

describe('a subscription with bills calculated by hand', () => {
  const order: ServiceOrder = {
    serviceCode: 'SSO',
    planCode: 'PRO',
    userCount: 30,
    paymentCycle: 'M',
    currency: 'KRW',
  }

  // 148,500 on 31 January and 29 February. On 15 March 15 of 31 days are over: 267,000 − ⌊267,000 × 15 / 31⌋ =
  // 137,807 less 135,000 − ⌊135,000 × 15 / 31⌋ = 69,678 are 68,129, and 13,781 − 6,968 = 6,813 of VAT. The
  // subscription ends with 30 March.
  it('runs from the 31st of a month through 29 February, changes to a more expensive plan, and ends with its period', () => {
    const { bills, endDate } = liveSubscription(
      {
        startDate: '2028-01-31',
        order,
        isFirst: true,
        steps: [
          { after: 44, order: { ...order, planCode: 'ENT' } },
          { after: 2, end: 'PERIOD_END' },
        ],
      },
      true,
    )
    expect(endDate).toBe('2028-03-30')
    expect(
      bills.map(({ billDate: day, periodTo, supplyAmount, vatAmount }) => [
        day,
        periodTo,
        supplyAmount,
        vatAmount,
      ]),
    ).toEqual([
      ['2028-01-31', '2028-02-28', 135_000, 13_500],
      ['2028-02-29', '2028-03-30', 135_000, 13_500],
      ['2028-03-31', '2028-03-30', 68_129, 6_813],
    ])
  })

  // 7 users, paid yearly for ten months: 2.00 make 140.00 and 4.50 make 315.00. Of 366 days 305 have passed on 31
  // December: 315.00 − 262.50 less 140.00 − 116.66 are 29.16, and 5.25 − 2.34 = 2.91 of VAT. On 31 January 337 days
  // are used: ⌊31,500 × 337 / 366⌋ = 290.04, so 24.96 are refunded, and 31.50 − 29.00 = 2.50 of VAT.
  it('runs for a leap year in dollars, changes to a more expensive plan, and ends a day before the period does', () => {
    const yearlyOrder = {
      ...order,
      planCode: 'BASIC',
      userCount: 7,
      paymentCycle: 'Y',
      currency: 'USD',
    } as const
    const { bills, used } = liveSubscription(
      {
        startDate: '2027-03-01',
        order: yearlyOrder,
        isFirst: true,
        steps: [
          { after: 305, order: { ...yearlyOrder, planCode: 'PRO' } },
          { after: 31, end: 'TODAY' },
        ],
      },
      true,
    )
    expect(bills.map(({ supplyAmount, vatAmount }) => [supplyAmount, vatAmount])).toEqual([
      [14_000, 1_400],
      [2_916 - 2_496, 291 - 250],
    ])
    expect(bills.at(-1)!.lines.map(({ supplyAmount, vatAmount }) => [supplyAmount, vatAmount])).toEqual([
      [2_916, 291],
      [-2_496, -250],
    ])
    expect(used).toEqual({ supply: 14_420, vat: 1_441 })
  })

  // 4 users at 1,000 won from 30 December on; the subscription ends on the first of 31 days, so ⌊4,000 / 31⌋ = 129
  // are owed, and 12 of VAT.
  it('ends on the day on which it began, and was not the first subscription to its service', () => {
    const smallOrder = { ...order, serviceCode: 'MFA', planCode: 'BASIC', userCount: 4 } as const
    const life = { startDate: '2026-12-30', order: smallOrder, steps: [{ after: 0, end: 'TODAY' as const }] }
    expect(sumOf(liveSubscription({ ...life, isFirst: false }, true).bills)).toEqual({ supply: 129, vat: 12 })
  })

  // 135,000 and 13,500 of VAT are paid on the first day, and all of it is refunded up to seven days later. Eight days
  // later nine of 31 days are used: ⌊135,000 × 9 / 31⌋ = 39,193, and 3,919 of VAT. A subscription that is not the
  // first to its service has used ⌊135,000 × 8 / 31⌋ = 34,838 after seven days, and 3,483 of VAT.
  it.each([
    [7, true, [148_500, -148_500]],
    [8, true, [148_500, -105_388]],
    [7, false, [148_500, -110_179]],
  ])(
    'ends %i days after its first day, as the first subscription to its service: %s',
    (after, isFirst, totals) => {
      const steps = [{ after, end: 'TODAY' as const }]
      const { bills } = liveSubscription({ startDate: '2026-12-30', order, steps, isFirst }, true)
      expect(bills.map(({ totalAmount }) => totalAmount)).toEqual(totals)
    },
  )

  it('ends within its first days after a change to a more expensive plan, paid or not', () => {
    const steps = [
      { after: 2, order: { ...order, planCode: 'ENT' as const } },
      { after: 3, end: 'TODAY' as const },
    ]
    const life = { startDate: '2026-12-30', order, steps, isFirst: true }
    const [paid, unpaid] = [liveSubscription(life, true), liveSubscription(life, true, () => false)]
    expect(paid.bills.map(({ totalAmount }) => totalAmount)).toEqual([148_500, -148_500])
    expect(unpaid.bills.map(({ totalAmount, is }) => [totalAmount, is])).toEqual([
      [148_500, 'carried'],
      [0, 'paid'],
    ])
  })
})

describe('any subscription', () => {
  it('is billed for its use, to the last unit, whether the bills of a day come before or after a change', () => {
    fc.assert(
      fc.property(lives, fc.boolean(), (life, billsFirst) => {
        const { bills, used } = liveSubscription(life, billsFirst)
        expect(sumOf(bills)).toEqual(used)
        for (const { lines, supplyAmount, vatAmount, totalAmount } of bills) {
          expect(lines.reduce((sum, line) => sum + line.supplyAmount, 0)).toBe(supplyAmount)
          expect(lines.reduce((sum, line) => sum + line.vatAmount, 0)).toBe(vatAmount)
          expect(supplyAmount + vatAmount).toBe(totalAmount)
        }
      }),
      { numRuns: 400 },
    )
  })

  it('ends with one settlement, whatever was paid: only payments are refunded, and every won is billed once', () => {
    const total = (bills: readonly IssuedBill[]) =>
      bills.reduce((sum, { totalAmount }) => sum + totalAmount, 0)
    fc.assert(
      fc.property(lives, fc.boolean(), fc.array(fc.boolean(), { minLength: 1 }), (life, billsFirst, paid) => {
        const { bills, used, end } = liveSubscription(life, billsFirst, (index) => paid[index % paid.length]!)
        const { account, balance, left } = end
        expect(total(bills.filter(({ is }) => is !== 'carried'))).toBe(used.supply + used.vat)
        const { dueAmount, setOffAmount } = settlementOf(account)
        expect(dueAmount).toBe(total(left))
        expect(balance).toBeGreaterThanOrEqual(Math.max(0, -dueAmount))
        // A customer who pays the amount due, and receives the refund due, has paid exactly for the days of use.
        expect(balance + dueAmount).toBe(used.supply + used.vat)
        const signs = new Set(left.map(({ totalAmount }) => Math.sign(totalAmount)))
        expect(signs.has(1) && signs.has(-1)).toBe(false)
        expect(setOffAmount > 0 ? left.length : 1).toBe(1)
      }),
      { numRuns: 400 },
    )
  })

  it('that ends in its cooling-off period is refunded all payments and no more, and leaves nothing to pay', () => {
    let seen = 0
    const livesWithOneStep = lives.map((life) => ({ ...life, isFirst: true, steps: life.steps.slice(-1) }))
    const earlyEndings = fc
      .tuple(fc.oneof(lives, livesWithOneStep), fc.integer({ min: 0, max: 9 }))
      .map(([life, after]) => ({
        ...life,
        steps: [...life.steps.slice(0, -1), { after, end: 'TODAY' as const }],
      }))
    fc.assert(
      fc.property(
        earlyEndings,
        fc.boolean(),
        fc.array(fc.boolean(), { minLength: 1 }),
        (life, billsFirst, paid) => {
          const { end, isCoolingOff, endDate } = liveSubscription(
            life,
            billsFirst,
            (index) => paid[index % paid.length]!,
          )
          if (!isCoolingOff) return
          seen += 1
          expect(life.isFirst && endDate <= addDays(life.startDate, 7)).toBe(true)
          const { dueAmount } = settlementOf(end.account)
          expect(dueAmount).toBe(0 - end.balance)
          expect(end.left.reduce((sum, { totalAmount }) => sum + totalAmount, 0)).toBe(dueAmount)
        },
      ),
      { numRuns: 400 },
    )
    expect(seen).toBeGreaterThan(20)
  })

  it('has each day on exactly one bill, and no bill after its end', () => {
    fc.assert(
      fc.property(lives, (life) => {
        const { bills, endDate } = liveSubscription(life, true)
        const cycles = bills.filter(({ billKind }) => billKind === 'CYCLE')
        expect(cycles.map(({ periodFrom: from }) => from)).toEqual(
          cycles.map((_, n) => (n === 0 ? life.startDate : addDays(cycles[n - 1]!.periodTo, 1))),
        )
        expect(cycles.at(-1)!.periodFrom <= endDate && endDate <= cycles.at(-1)!.periodTo).toBe(true)
        expect(bills.filter(({ billKind }) => billKind === 'FINAL').length).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('without changes has the price of the order on each bill', () => {
    fc.assert(
      fc.property(starts, orders, fc.integer({ min: 0, max: 800 }), (startDate, order, after) => {
        const { supply, vat, total } = quoteOf(catalogue, order, startDate)!
        const life: Life = { startDate, order, steps: [{ after, end: 'PERIOD_END' }], isFirst: true }
        for (const bill of liveSubscription(life, true).bills) {
          expect([bill.supplyAmount, bill.vatAmount, bill.totalAmount]).toEqual([supply, vat, total])
        }
      }),
    )
  })

  it('ends with the bill that the estimate of its cancellation showed', () => {
    fc.assert(
      fc.property(starts, orders, fc.integer({ min: 0, max: 800 }), (startDate, order, after) => {
        const { supply, vat } = quoteOf(catalogue, order, startDate)!
        const today = addDays(startDate, after)
        const life: Life = { startDate, order, steps: [{ after, end: 'TODAY' }], isFirst: false }
        const { bills } = liveSubscription(life, true)
        const nextBillDate = addDays(bills.findLast(({ billKind }) => billKind === 'CYCLE')!.periodTo, 1)
        const { due } = settlementToday(
          { startDate, nextBillDate, paymentCycle: order.paymentCycle, supply, vat },
          today,
        )
        const final = bills.find(({ billKind }) => billKind === 'FINAL')
        expect([final?.supplyAmount ?? 0, final?.vatAmount ?? 0]).toEqual([due.supply, due.vat])
      }),
    )
  })
})
