import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Input, OperationId } from '#contract/operation.ts'
import { workKinds } from '#domain/work/kinds.ts'
import { companies } from '#server/db/schema/company.ts'
import { members } from '#server/db/schema/member.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { companyWorld } from '#server/testing/company-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { createPortal } from '#server/testing/portal.ts'
import { amountsOf, insertBill } from '#worlds/bill.ts'
import { samplePrice } from '#worlds/subscription.ts'
import { unlimitedTries } from './attack-inputs.ts'
import { expectRefused } from './attack-world.ts'

type World = ReturnType<typeof companyWorld> & { database(): Parameters<typeof createPortal>[0] }
type Attack = (world: World) => Promise<void>

const bill = (world: World, subscriptionId: string, billState: 'OPEN' | 'PAID' | 'LATE' | 'CREDIT') =>
  insertBill(world.db(), {
    ...amountsOf(samplePrice, billState === 'CREDIT' ? -1 : 1),
    subscriptionId,
    billState,
    billDate: '2026-11-01',
    dueDate: '2026-11-15',
    paidAt: billState === 'PAID' ? new Date('2026-11-02T03:00:00Z') : null,
  })
const documentTypes = ['BILL', 'RECEIPT', 'STATEMENT'] as const

const attacks: Record<string, Attack> = {
  async 'only members of the company can download the documents of its bills, and only a paid bill has a receipt'(
    world,
  ) {
    const [one, mate] = [await world.person(), await world.person()]
    const stranger = await world.person({ companyId: await world.otherCompany() })
    const staff = await world.person({ roles: ['staff'], companyId: null })
    const subscriptionId = await world.subscribe(one)
    const rows = [
      await bill(world, subscriptionId, 'LATE'),
      await bill(world, await world.subscribe(one), 'PAID'),
      await bill(world, await world.subscribe(one), 'CREDIT'),
    ]
    for (const { id: billId, billState } of rows)
      for (const billPaper of documentTypes) {
        for (const who of [stranger, staff])
          expectRefused(await world.call('downloadBill', { billId, billPaper }, who))
        expectRefused(await world.portal().call('downloadBill', { billId, billPaper }))
        const { code } = await world.call('downloadBill', { billId, billPaper }, mate)
        expect(code === 200).toBe(billPaper !== 'RECEIPT' || billState === 'PAID')
      }
    await world.db().update(members).set({ companyId: null }).where(eq(members.id, mate.memberId))
    for (const { id: billId } of rows) expectRefused(await world.call('downloadBill', { billId }, mate))
    const unconfirmed = await world.portal().logInFully(one.email)
    expectRefused(
      await world.portal().call('downloadBill', { billId: rows[0]!.id }, { session: unconfirmed }),
    )
  },

  async 'the bills of another company’s subscription are in no list and no sum'(world) {
    const one = await world.person()
    const stranger = await world.person({ companyId: await world.otherCompany() })
    const subscriptionId = await world.subscribe(one)
    const { billNo } = await bill(world, subscriptionId, 'LATE')
    for (const filter of [
      { subscriptionId },
      { subscriptionId, period: '2026-11' },
      { subscriptionId, billState: 'LATE' as const },
    ]) {
      const { data, body } = await world.call('listBills', filter, stranger)
      expect([
        data.total,
        data.list.length,
        data.sums.length,
        data.subscriptions.length,
        data.unpaid.length,
      ]).toEqual([0, 0, 0, 0, 0])
      expect(body).not.toContain(billNo)
    }
    await world.db().update(companies).set({ everybodyMay: true })
    const { data } = await world.call('exportBills', { subscriptionId }, stranger)
    expect(Buffer.from(data.content, 'base64').toString('utf8')).not.toContain(billNo)
  },

  async 'an exported table of bills contains no formula, whatever the name of a service or plan is'(world) {
    const boss = await world.owner()
    const subscriptionId = await world.subscribe(boss)
    const [row] = await world.db().select().from(subscriptions).where(eq(subscriptions.id, subscriptionId))
    await world
      .db()
      .update(subscriptions)
      .set({
        serviceInfo: {
          ...row!.serviceInfo,
          serviceName: '=HYPERLINK("http://evil.example")',
          planName: '＝1+1',
        },
      })
      .where(eq(subscriptions.id, subscriptionId))
    await bill(world, subscriptionId, 'PAID')
    const { data } = await world.call('exportBills', {}, boss)
    const cells = Buffer.from(data.content, 'base64').toString('utf8')
    expect(cells).toContain('HYPERLINK')
    expect(cells).not.toMatch(/(?:^|,)"?\s*[=＝]/m)
  },

  async 'people see only the tasks of their own roles and their own company'(world) {
    const one = await world.person()
    await world.subscribe(one, 'REQUESTED')
    await world.ask(one)
    const otherId = await world.otherCompany()
    const people = [
      await world.person({ roles: ['approver'], companyId: otherId }),
      await world.person({ roles: ['securityAdmin'], companyId: otherId }),
      await world.person({ roles: ['appAdmin'], companyId: otherId }),
      await world.owner({ companyId: otherId }),
      await world.person({ roles: ['securityAdmin'] }),
      await world.owner(),
    ]
    for (const who of people)
      for (const workKind of workKinds) {
        const { data } = await world.call('listAdminWorkItems', { workKind }, who)
        expect(data?.list ?? [], workKind).toEqual([])
      }
  },

  async 'a cancellation with an estimate from before midnight is refused after midnight'(world) {
    const boss = await world.owner()
    await world.goTo('2027-01-31T23:59:30+09:00', boss)
    const subscriptionId = await world.subscribe(boss)
    const estimate = await world.call('estimateSubscriptionWithdrawal', { subscriptionId }, boss)
    expect(estimate.code, estimate.msg).toBe(200)
    const option =
      estimate.data.options.find(({ endOption }) => endOption === 'TODAY') ?? estimate.data.options[0]!
    const { endOption, lastDate, dueAmount } = option as unknown as Input<'withdrawSubscription'> & {
      lastDate: string
    }
    const cancellationInput = {
      idempotencyKey: randomUUID(),
      subscriptionId,
      endOption,
      reasonCode: null,
      lastDate,
      dueAmount,
    } as never
    world.portal().clock.pass(60)
    const lateAnswer = await world.call('withdrawSubscription', cancellationInput, boss)
    expectRefused(lateAnswer)
    const [row] = await world.db().select().from(subscriptions).where(eq(subscriptions.id, subscriptionId))
    expect(row!.subscriptionState).toBe('ACTIVE')
  },

  async 'a member who left a company finds nothing of that company, neither by search nor by id'(world) {
    const boss = await world.owner()
    const one = await world.person()
    const subscriptionId = await world.subscribe(boss)
    const [row] = await world.db().select().from(subscriptions).where(eq(subscriptions.id, subscriptionId))
    const { id: billId, billNo } = await bill(world, subscriptionId, 'LATE')
    const find = (search: string) => world.call('searchPortal', { search }, one)
    expect((await find(row!.subscriptionNo)).body).toContain(subscriptionId)
    expect((await world.leave(one)).code).toBe(200)
    for (const search of [row!.subscriptionNo, billNo, row!.subscriptionNo.slice(0, 6)])
      expect(
        (await find(search)).data.groups
          .flatMap(({ list }) => list)
          .filter(({ hitId }) => [subscriptionId, billId].includes(hitId!)),
      ).toEqual([])
    const wishes: [OperationId, object][] = [
      ['getSubscriptionDetail', { subscriptionId }],
      ['listSubscriptionLinks', { subscriptionId }],
      ['createSubscriptionLink', { subscriptionId }],
      ['estimateSubscriptionWithdrawal', { subscriptionId }],
      ['cancelSubscriptionRequest', { subscriptionId }],
      ['setBillReceivers', { subscriptionId, receivers: [one.email] }],
      ['getBill', { billId }],
      ['payBill', { billId, version: 1 }],
    ]
    for (const [id, input] of wishes) expectRefused(await world.call(id, input as never, one))
  },
}

describeEngines('an attacker who wants the bills of others', (engine) => {
  const world = companyWorld(engine, unlimitedTries)
  it.each(Object.entries(attacks))('%s', (_, attempt) => attempt({ ...world, database: engine.database }))
})
