import { eq, inArray } from 'drizzle-orm'
import { expect } from 'vitest'
import { Problem } from '#contract/problem.ts'
import { addDays, kstDate } from '#domain/dates.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/durations.ts'
import { billRefunds, bills } from '#server/db/schema/bill.ts'
import { taxInvoices } from '#server/db/schema/tax-invoice.ts'
import { noteEvent } from '#server/domains/bill/bill.events.ts'
import { runBilling } from '#server/domains/bill/bill.jobs.ts'
import { moneyOfBills } from '#server/domains/bill/bill.money.ts'
import { runTaxInvoices } from '#server/domains/bill/tax-invoice/tax-invoice.jobs.ts'
import { compareSettlements } from '#server/domains/settlement/settlement.compare.ts'
import { sweepSubscriptions } from '#server/domains/subscription/subscription.sweeper.ts'
import type { TestEngine } from '#server/testing/engines.ts'
import type { subscriptionWorld } from '#server/testing/subscription-world.ts'
import { type Act, act, weights } from './acts.ts'
import { booksOf } from './books.ts'
import { companyYear, type Year } from './company-year.ts'
import { NodeKilled, type StepsLeft, unlimitedSteps } from './killable-node.ts'
import { createRandom } from './random.ts'

/** The number of times that each event and job ended with each result, to verify that a year covers all of them. */
export type Tally = Map<string, number>
const taxAnswers = [
  'ISSUES',
  'ISSUES',
  'ISSUES',
  'REFUSES',
  'UNHEARD',
  'ISSUES_UNHEARD',
  'READS_UNHEARD',
] as const
const FIRST_SUBSCRIPTIONS = 5
const COMPARED_AT_HOUR = 7

/**
 * Simulates some months of an operator with random events, and compares the books at the end of each month. `pause`
 * is the maximum number of days between two days with events. Concurrent work on several nodes ends in any order, so
 * a repeated seed may have different events.
 */
export async function runYear(
  engine: TestEngine,
  world: ReturnType<typeof subscriptionWorld>,
  { seed, months, pause }: { seed: number; months: number; pause: number },
): Promise<Tally> {
  const random = createRandom(seed)
  const year = await companyYear(engine, world, random)
  const tally: Tally = new Map()
  const countResult = (name: string) => tally.set(name, (tally.get(name) ?? 0) + 1)
  for (let first = 0; first < FIRST_SUBSCRIPTIONS; first += 1) await year.subscribe()
  const chooseTaxAnswer = () => year.tax.feel(random.oneOf(taxAnswers))

  /**
   * Runs a part of a day on a node; returns false if the node was killed during this part. A refusal is a valid
   * answer.
   */
  async function attempt(name: string, work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work()
      countResult(name)
    } catch (error) {
      if (error instanceof NodeKilled) {
        countResult(`${name} killed`)
        return false
      }
      if (!(error instanceof Problem)) throw error
      countResult(`${name} ${error.reason ?? error.code}`)
    }
    return true
  }
  const randomSteps = (share: number): StepsLeft =>
    random.chance(share) ? { left: random.below(60) } : unlimitedSteps()
  const once = () => {
    const name = random.weighted<Act>(weights)
    return attempt(name, () => act(year, name, randomSteps(0.1)))
  }
  const jobs = (steps: StepsLeft) =>
    attempt('jobs', async () => {
      const { deps, taxDeps } = year.node(steps)
      await runBilling(deps)
      await sweepSubscriptions(deps)
      await runTaxInvoices(taxDeps)
    })

  async function runDay(): Promise<void> {
    year.payments.dayBegins(year.today())
    chooseTaxAnswer()
    year.tax.judge(random.oneOf(['SENT', 'SENT', 'SENT', 'REJECTED', undefined]))
    for (let left = random.below(4); left > 0; left -= 1)
      await (random.chance(0.2) ? Promise.all([once(), once()]) : once())
    for (const orderId of year.payments.notifications()) await noteEvent(year.node().deps, orderId)
    const nodes = random.chance(0.3) ? [randomSteps(0.3), randomSteps(0.3)] : [randomSteps(0.2)]
    const outcomes = await Promise.all([...nodes.map(jobs), ...(random.chance(0.2) ? [once()] : [])])
    if (outcomes.every(Boolean)) return
    world.later(6 * MINUTE_MS)
    await jobs(unlimitedSteps())
  }

  for (let month = 1; month <= months; month += 1) {
    const end = addDays(year.today(), 30)
    while (year.today() < end) {
      world.later(random.between(1, pause) * DAY_MS)
      await runDay()
    }
    await closeMonth(year, jobs)
    expect(await booksOf(year), `the books of seed ${seed} after month ${month}`).toEqual([])
  }
  return tally
}

/**
 * Ends a month: all services answer, each notification arrives, the jobs run, and the staff issue or correct each
 * waiting tax invoice.
 */
async function closeMonth(year: Year, jobs: (steps: StepsLeft) => Promise<boolean>): Promise<void> {
  const { world, payments, tax, db } = year
  payments.calm(true)
  tax.feel('ISSUES')
  tax.judge('SENT')
  world.later(25 * HOUR_MS)
  payments.dayBegins(year.today())
  await jobs(unlimitedSteps())
  for (const orderId of payments.notifications(true)) await noteEvent(year.node().deps, orderId)
  world.later(6 * MINUTE_MS)
  await jobs(unlimitedSteps())
  while ((await db.$count(billRefunds, eq(billRefunds.refundState, 'WAITING'))) > 0)
    await act(year, 'decide', unlimitedSteps())
  world.later(6 * MINUTE_MS)
  await jobs(unlimitedSteps())
  // By now the settlements of the previous day are available.
  world.later(timeUntilHour(world.now(), COMPARED_AT_HOUR))
  payments.dayBegins(year.today())
  const { deps, tax: ofTax } = year.node()
  const compared = await compareSettlements({ ...deps, money: moneyOfBills(db) })
  expect(compared, 'the number of differences from the list of settlements').toBeDefined()
  await jobs(unlimitedSteps())
  const rows = await db.select({ billId: taxInvoices.billId }).from(taxInvoices)
  const waiting = await db
    .select({ billId: bills.id })
    .from(bills)
    .where(inArray(bills.taxInvoiceState, ['PENDING']))
  for (const billId of new Set([...rows, ...waiting].map((each) => each.billId))) {
    const invoicesOfBill = await ofTax.listTaxInvoices({ billId }, year.staff())
    if (invoicesOfBill.issueYn === 'Y')
      await ofTax.issueTaxInvoice({ billId, version: invoicesOfBill.version }, year.staff())
    else await typeNumber(year, billId)
    const after = await ofTax.listTaxInvoices({ billId }, year.staff())
    if (after.correctYn === 'Y')
      await ofTax.correctTaxInvoice({ billId, version: after.version }, year.staff())
  }
  // An original must have reached the tax office before it is corrected.
  for (let hour = 0; hour < 2; hour += 1) {
    world.later(HOUR_MS)
    await jobs(unlimitedSteps())
  }
  payments.calm(false)
}

/** Returns the time until an hour of the next day in Korea, in milliseconds. */
const timeUntilHour = (now: Date, hour: number): number =>
  new Date(`${addDays(kstDate(now), 1)}T00:00:00+09:00`).getTime() + hour * HOUR_MS - now.getTime()

/**
 * Enters the number of a tax invoice that the staff issued elsewhere because the portal cannot issue it, such as that
 * of a negative bill.
 */
async function typeNumber({ node, db, today, staff }: Year, billId: string): Promise<void> {
  const [bill] = await db.select().from(bills).where(eq(bills.id, billId))
  if (bill?.taxInvoiceState !== 'PENDING' || bill.billDate >= today()) return
  const taxInvoiceNo = bill.billNo.replaceAll(/\D/g, '').padEnd(24, '0')
  const wanted = { billId, version: bill.version, action: 'MARK_INVOICED' as const, taxInvoiceNo }
  await node().staff.handleAdminBill(wanted, staff())
}
