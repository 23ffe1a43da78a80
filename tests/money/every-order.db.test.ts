import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { BillState } from '#domain/bill/state-names.ts'
import { unpaidStates } from '#domain/bill/states.ts'
import { proratedUse } from '#domain/bill/testing/used-up.ts'
import { addDays } from '#domain/dates.ts'
import { billDate } from '#domain/subscription/billing.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { subscriptionWorld } from '#server/testing/subscription-world.ts'
import { begin } from './live.ts'
import { type Life, lifecycles, type Step } from './steps.ts'

type Living = Awaited<ReturnType<typeof begin>>
const sum = (amounts: readonly { amount: number }[]) => amounts.reduce((all, { amount }) => all + amount, 0)
const runs = Number(process.env['PROPERTY_RUNS'] ?? 25)

/**
 * Returns 0 if there are neither unpaid bills nor open credits, 1 if there are only unpaid bills or only open
 * credits, and 2 if there are both.
 */
const openSideCount = (all: readonly { billState: BillState }[]) =>
  Number(all.some(({ billState }) => unpaidStates.includes(billState))) +
  Number(all.some(({ billState }) => billState === 'CREDIT'))

/** Checks the invariants that hold after every step. */
async function expectBalance({ billsOf, taken, given, wasCharged, leftCredits }: Living): Promise<void> {
  const all = await billsOf()
  expect(sum(given()), 'given back').toBeLessThanOrEqual(sum(taken()))
  expect(await leftCredits(), 'credits below 0').toBe(0)
  for (const { id, billNo, billState, totalAmount, refundedAmount, chargingSince } of all) {
    const refundedSum = sum(given().filter(({ billId }) => billId === id))
    expect(refundedSum, `given back of ${billNo}`).toBeLessThanOrEqual(refundedAmount)
    expect(refundedAmount, `reserved of ${billNo}`).toBeLessThanOrEqual(Math.abs(totalAmount))
    const paidSum = sum(taken().filter(({ billId }) => billId === id))
    const isUnheard = unpaidStates.includes(billState) && chargingSince !== null
    const expected = billState === 'PAID' ? [totalAmount] : isUnheard ? [0, totalAmount] : [0]
    expect(expected, `paid on ${billNo}, ${billState}`).toContain(paidSum)
    const carriers = all.filter(({ lines }) => lines.some(({ label }) => label.includes(billNo)))
    expect(carriers, `carriers of ${billNo}`).toHaveLength(billState === 'CARRIED' ? 1 : 0)
  }
  if (!wasCharged()) expect(openSideCount(all), 'open on both sides').toBeLessThanOrEqual(1)
  const cycles = all.filter(({ billKind }) => billKind === 'CYCLE')
  cycles.forEach(({ periodFrom }, index) => {
    if (index > 0) expect(periodFrom).toBe(addDays(cycles[index - 1]!.periodTo!, 1))
  })
  expect(all.length - cycles.length, 'final bills').toBeLessThanOrEqual(1)
}

/**
 * Whether a cancellation was in the first period and within seven days of the first day or the first payment,
 * whichever is later. The result contains both values if this is uncertain because a first payment was made at the
 * same time as the cancellation.
 */
async function mayBeTakenBack(living: Living, endDate: string): Promise<boolean[]> {
  if ((await living.endOption()) !== 'TODAY') return [false]
  const { startDate } = living
  const next = billDate(startDate, (await living.row()).paymentCycle, 1)
  const isWithin = (paidOn = startDate) =>
    endDate < next && endDate <= addDays(paidOn > startDate ? paidOn : startDate, 7)
  return [...new Set(living.paidAtEnd().map(isWithin))]
}

/** Ends the subscription, and pays or refunds everything that is open. */
async function endAndSettle(living: Living): Promise<void> {
  const steps: Step[] = [
    { does: 'feel', mood: 'PAYS' },
    { does: 'wait', days: 1, nodes: 1 },
    { does: 'end', endOption: 'TODAY' },
    { does: 'endScheduledToday' },
    { does: 'round' },
  ]
  for (const each of steps) await living.does(each)
  await living.does({ does: 'decide', decision: 'CONFIRM', by: 'other' })
  await expectBalance(living)
  const all = await living.billsOf()
  expect(openSideCount(all), 'open on both sides of an end').toBeLessThanOrEqual(1)
  for (const does of ['markPaid', 'markRefunded'] as const)
    for (const [bill] of all.entries()) {
      await living.does({ does, bill })
      await expectBalance(living)
    }
  // A credit that was already refunded is cancelled, so that it is not paid out twice.
  for (const { billState } of await living.billsOf())
    if (billState === 'CREDIT') await living.does({ does: 'void', bill: 0 })
  await expectBalance(living)
}

/**
 * Returns the totals of the bills at the end. `billed` is the sum of all bills as they were issued, including
 * cancelled bills. `forgiven` is the maximum amount that was never charged: credits and cancelled debts.
 */
async function booksOf({ billsOf, taken, given, voided, usedCredits }: Living) {
  const counted = (await billsOf()).filter(({ billState }) => billState !== 'CARRIED')
  const movedSum = counted.reduce((total, { billState, totalAmount, refundedAmount }) => {
    if (billState === 'PAID') return total + totalAmount - refundedAmount
    return billState === 'REFUNDED' ? total - refundedAmount : total
  }, 0)
  expect(movedSum, 'money that moved by the bills').toBe(sum(taken()) - sum(given()))
  const credits = await usedCredits()
  const debts = sum(voided.filter(({ amount }) => amount > 0))
  return {
    billed: counted.reduce((total, { totalAmount }) => total + totalAmount, 0),
    voidedBefore: sum(voided.filter(({ wasEnded }) => !wasEnded)),
    credits,
    debts,
  }
}

describeEngines('in any order of events', (engine) => {
  const world = subscriptionWorld(engine)
  const start = world.now().getTime()

  async function liveSubscription(life: Life): Promise<void> {
    world.later(start - world.now().getTime())
    await world.clear()
    const living = await begin(engine, world, life)
    for (const step of life.steps) {
      await ('atOnce' in step ? Promise.all(step.atOnce.map(living.does)) : living.does(step))
      await expectBalance(living)
    }
    await endAndSettle(living)
    const { subscriptionState, endDate, paymentCycle } = await living.row()
    expect(subscriptionState).toBe('ENDED')
    expect(await living.openAdjustments(), 'changes on no bill').toEqual([])
    const states = (await living.billsOf()).map(({ billState }) => billState)
    for (const state of states) expect(['PAID', 'REFUNDED', 'CARRIED', 'VOID']).toContain(state)
    const usedAmounts = proratedUse(living.plans, { startDate: living.startDate, paymentCycle }, endDate!)
    const isTakenBack = await mayBeTakenBack(living, endDate!)
    const { billed, voidedBefore, credits, debts } = await booksOf(living)
    const cost = usedAmounts.supply + usedAmounts.vat
    // A cancellation pays out no credit and no cancelled debt. The billed amount is therefore at least the cost minus
    // the credits, and at most the cost plus the cancelled debts.
    const isExplained = (isWhole: boolean) =>
      isWhole ? billed === voidedBefore : billed >= cost - credits && billed <= cost + debts
    expect(
      isTakenBack.some(isExplained),
      `billed ${billed} for a cost of ${cost}, ${credits} credited, ${debts} and ${voidedBefore} cancelled`,
    ).toBe(true)
  }

  it('each used period is paid once, and refunds never exceed payments', () =>
    fc.assert(fc.asyncProperty(lifecycles, liveSubscription), { numRuns: runs }))
})
