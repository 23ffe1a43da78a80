import { asc, eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { type BillRules, USUAL_RULES } from '#domain/bill/rules.ts'
import { saveRules } from '#server/bill-rules/bill-rules-store.ts'
import type { Database } from '#server/db/client.ts'
import { billReceivers, bills } from '#server/db/schema/bill.ts'
import { billRules } from '#server/db/schema/bill-rules.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { simulatedPayments } from '#server/payments/simulator.ts'
import { billBox, billDeps } from '#server/testing/bill-deps.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { me, subscriptionWorld } from '#server/testing/subscription-world.ts'
import { samplePayments } from '#worlds/subscription.ts'
import type { BillDeps } from './bill.deps.ts'
import { runBilling } from './bill.jobs.ts'
import { receiverPurpose } from './bill.notifications.ts'

const DAY_MS = 24 * 60 * 60 * 1000

describeEngines('the rules of bills', (engine) => {
  const world = subscriptionWorld(engine)
  const db = () => engine.database().db
  let notified: string[] = []
  let ways: [event: string, mail: boolean, phone: string | undefined][] = []
  let mailed: { to: string; subject: string; text: string }[] = []
  let charges = 0
  const depsOf = (node: Database = engine.database()): BillDeps => ({
    ...billDeps(node.db, world.now),
    gateway: {
      ...simulatedPayments,
      charge: async () => ((charges += 1), { failure: 'DECLINED' }),
    },
    mails: { put: async (_tx, mail) => void mailed.push(mail) },
    notices: {
      put: async (_tx, { eventKey, mail, phone }) => {
        const event = eventKey!.replace(/:.*/u, '')
        notified.push(event)
        ways.push([event, mail !== false, phone?.kind])
        return true
      },
    },
  })
  const setRules = async (rules: Partial<BillRules>) => {
    const version = (await db().$count(billRules)) + 1
    await saveRules(db(), {
      version,
      rules: { ...USUAL_RULES, ...rules },
      changedAt: world.now(),
      byId: null,
    })
  }
  async function subscribe(code: 'C' | 'G'): Promise<string> {
    const plainSubscription = world.subscriptionOf(me, {
      startDate: '2026-11-21',
      nextBillDate: '2026-12-21',
      paymentCycle: 'Y',
      endDate: null,
      payment: samplePayments[code],
    })
    await world.put(plainSubscription)
    await db()
      .insert(billReceivers)
      .values({
        subscriptionId: plainSubscription.id,
        position: 0,
        emailBox: billBox.seal('finance@solbaram.example', receiverPurpose(plainSubscription.id, 0)),
      })
    await runBilling(depsOf())
    return plainSubscription.id
  }
  /** Runs the billing job on each of the next `days` days. */
  async function pass(days: number) {
    for (let day = 0; day < days; day += 1) {
      world.later(DAY_MS)
      await runBilling(depsOf())
    }
  }
  const billsOf = (id: string) =>
    db().select().from(bills).where(eq(bills.subscriptionId, id)).orderBy(asc(bills.billDate))
  const stateOf = async (id: string) =>
    (await db().select().from(subscriptions).where(eq(subscriptions.id, id)))[0]!.subscriptionState

  beforeEach(async () => {
    await db().delete(billRules)
    ;[notified, ways, mailed, charges] = [[], [], [], 0]
  })

  it('decide the days on which a bill is charged again, late and past due', async () => {
    await setRules({ chargeDays: 4, retryDays: [2], graceDays: 1 })
    const id = await subscribe('C')
    expect(await billsOf(id)).toMatchObject([{ dueDate: '2026-11-25', retryDays: [2], graceDays: 1 }])
    await pass(4)
    expect(charges).toBe(2)
    expect(notified).not.toContain('bill-late')
    await pass(1)
    expect(notified).toContain('bill-late')
    expect(await stateOf(id)).toBe('ACTIVE')
    await pass(1)
    expect(await stateOf(id)).toBe('PAST_DUE')
  })

  it('apply to a bill as they were when it was issued, whatever is saved later', async () => {
    const id = await subscribe('G')
    await setRules({ transferDays: 1, graceDays: 0, copyYn: 'Y', reminderDays: null })
    expect(await billsOf(id)).toMatchObject([{ dueDate: '2026-12-05', graceDays: 7, isCopied: false }])
    const other = await subscribe('G')
    expect(await billsOf(other)).toMatchObject([{ dueDate: '2026-11-22', graceDays: 0, isCopied: true }])
    await pass(2)
    expect(await stateOf(other)).toBe('PAST_DUE')
    await pass(19)
    expect(await stateOf(id)).toBe('ACTIVE')
    await pass(1)
    expect(await stateOf(id)).toBe('PAST_DUE')
  })

  it('may leave a subscription in use despite a late bill', async () => {
    await setRules({ transferDays: 1, graceDays: null })
    const id = await subscribe('G')
    await pass(20)
    expect(await stateOf(id)).toBe('ACTIVE')
    expect(notified.filter((event) => event === 'bill-late')).toHaveLength(1)
    expect(notified).not.toContain('bill-past-due')
  })

  it('remind of an unpaid bill once, on several nodes, and mail the receivers where they are copied', async () => {
    await setRules({ transferDays: 5, reminderDays: 2, copyYn: 'Y' })
    await subscribe('G')
    await pass(2)
    expect(notified).not.toContain('bill-reminded')
    mailed = []
    world.later(DAY_MS)
    const nodes = [engine.database()]
    if (engine.name === 'postgresql') nodes.push(await engine.openAnother())
    await Promise.all([...nodes, ...nodes].map((node) => runBilling(depsOf(node))))
    await pass(1)
    expect(notified.filter((event) => event === 'bill-reminded')).toHaveLength(1)
    expect(mailed).toHaveLength(1)
    expect(mailed[0]!.to).toBe('finance@solbaram.example')
    expect(mailed[0]!.text).toContain('2026.11.26')
    await pass(2)
    expect(mailed).toHaveLength(2)
    expect(mailed[0]!.subject).toContain('청구서의 납부 기한이 다가옵니다')
    expect(mailed[1]!.subject).toContain('청구서의 납부 기한이 지났습니다')
  })

  it('remind of no paid bill, and send no copies to the receivers where the rules require none', async () => {
    await setRules({ transferDays: 5, reminderDays: 2 })
    const id = await subscribe('G')
    await db().update(bills).set({ billState: 'PAID' }).where(eq(bills.subscriptionId, id))
    const open = await subscribe('G')
    mailed = []
    await pass(7)
    expect(notified.filter((event) => event === 'bill-reminded')).toHaveLength(1)
    expect(mailed).toEqual([])
    expect(await billsOf(open)).toMatchObject([{ billState: 'LATE', isReminded: true }])
  })
  it('decide the channels by which each step is notified, also after the rules were changed', async () => {
    const [mail, phone, both, none] = (['YN', 'NY', 'YY', 'NN'] as const).map((letters) => ({
      mailYn: letters[0] as 'Y' | 'N',
      phoneYn: letters[1] as 'Y' | 'N',
    }))
    const channels = {
      issued: mail!,
      failed: none!,
      reminder: phone!,
      late: both!,
      pastDue: phone!,
      ending: phone!,
      ended: mail!,
    }
    await setRules({ chargeDays: 3, retryDays: [], reminderDays: 1, graceDays: 0, channels })
    const id = await subscribe('C')
    expect(await billsOf(id)).toMatchObject([{ channels }])
    await setRules({})
    await pass(4)
    expect(ways).toEqual([
      ['bill-issued', true, undefined],
      ['bill-failed-1', false, undefined],
      ['bill-reminded', false, 'BILL_REMINDER'],
      ['bill-late', true, 'BILL_LATE'],
      ['bill-past-due', false, 'BILL_PAST_DUE'],
    ])
  })
})
