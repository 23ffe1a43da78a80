import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { billReceivers, bills } from '#server/db/schema/bill.ts'
import { companies } from '#server/db/schema/company.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { createPortal, type Portal } from '#server/testing/portal.ts'
import { withdrawalWorld } from '#server/testing/withdrawal-world.ts'
import { samplePayments } from '#worlds/subscription.ts'

describeEngines('a company that a member leaves', (engine) => {
  let portal: Portal
  const world = withdrawalWorld(
    () => portal,
    () => engine.database(),
  )
  beforeEach(() => {
    portal = createPortal(engine.database())
  })
  afterEach(() => portal.app.close())

  it('is removed with its last member, and its contracts become retained records', async () => {
    const companyId = await world.company()
    const member = await world.member({ companyId })
    await world.bill(await world.subscribe(member, 'ENDED'), 'PAID')
    expect((await world.leave(member.session)).data.kept).toMatchObject([
      { keptType: 'CONTRACT', count: 1 },
      { keptType: 'SIGN_IN' },
    ])
    expect(await engine.database().db.$count(companies, eq(companies.id, companyId))).toBe(0)
  })

  it('keeps its contracts under a colleague’s name, without data of the leaver', async () => {
    const companyId = await world.company()
    const member = await world.member({ companyId, name: '황보다솜', phoneNumber: '01000007777' })
    const colleague = await world.member({ companyId, name: '이우주', phoneNumber: '01000008888' })
    const contractFields = { accountEmail: member.email, name: member.name, phoneNumber: '010-0000-7777' }
    const id = await world.subscribe(member, 'ENDED', { memo: `담당 황보다솜 010-0000-7777` })
    const [before] = await engine.database().db.select().from(subscriptions).where(eq(subscriptions.id, id))
    await engine
      .database()
      .db.update(subscriptions)
      .set({
        subscriberInfo: { ...before!.subscriberInfo, ...contractFields },
        adminInfo: { ...before!.adminInfo, name: member.name, email: member.email },
      })
      .where(eq(subscriptions.id, id))
    const request = await world.subscribe(member, 'REQUESTED')
    await world.bill(id, 'PAID')
    const receiversInput = { subscriptionId: id, receivers: [member.email, colleague.email] }
    expect(
      await portal.call('setBillReceivers', receiversInput, { session: colleague.session }),
    ).toMatchObject({
      code: 200,
    })
    expect((await world.leave(member.session)).code).toBe(200)
    expect(await engine.database().db.$count(billReceivers, eq(billReceivers.subscriptionId, id))).toBe(1)

    const { data } = await portal.call(
      'getSubscriptionDetail',
      { subscriptionId: id },
      { session: colleague.session },
    )
    expect(data.subscriberInfo).toMatchObject({
      accountEmail: colleague.email,
      name: '이우주',
      phoneNumber: '010-****-8888',
    })
    expect(data.memo).toBe('담당 이우주 01000008888')
    const [row] = await engine.database().db.select().from(subscriptions).where(eq(subscriptions.id, id))
    expect(JSON.stringify(row)).not.toMatch(new RegExp(`황보다솜|${member.email}|${member.id}|0000.?7777`))
    expect(
      (
        await portal.call(
          'getSubscriptionDetail',
          { subscriptionId: request },
          { session: colleague.session },
        )
      ).data.subscriptionInfo.subscriptionState,
    ).toBe('CANCELED')
    expect(await engine.database().db.$count(bills, eq(bills.subscriptionId, id))).toBe(1)
  })

  it('loses only the card and the account in the name of the leaver', async () => {
    const { db } = engine.database()
    const companyId = await world.company()
    const member = await world.member({ companyId, name: '황보다솜' })
    await world.member({ companyId, name: '이우주' })
    const { C: card, A: account } = samplePayments
    const payments = {
      ownCard: { ...card, paymentCard: { ...card.paymentCard!, cardHolderName: '황보다솜' } },
      ownAccount: {
        ...account,
        paymentAccount: { ...account.paymentAccount!, accountHolderName: '황보다솜' },
      },
      otherCard: card,
      otherAccount: account,
    }
    const ids = new Map<string, string>()
    for (const [name, payment] of Object.entries(payments))
      ids.set(name, await world.subscribe(member, 'ENDED', { payment }))
    const read = async (name: keyof typeof payments) => {
      const [row] = await db
        .select()
        .from(subscriptions)
        .where(eq(subscriptions.id, ids.get(name)!))
      return row!.payment
    }
    const before = { otherCard: await read('otherCard'), otherAccount: await read('otherAccount') }
    const ownAccount = await read('ownAccount')
    expect((await world.leave(member.session)).code).toBe(200)

    expect((await read('ownCard')).paymentCard).toMatchObject({
      cardHolderName: '이우주',
      lastFour: '0000',
      keyBox: null,
      cardExpirationBox: null,
    })
    const left = (await read('ownAccount')).paymentAccount!
    expect(left.accountHolderName).toBe('이우주')
    expect(left.accountNumberBox).not.toBe(ownAccount.paymentAccount!.accountNumberBox)
    expect(left.rnnoBox).toBeNull()
    expect(await read('otherCard')).toEqual(before.otherCard)
    expect(await read('otherAccount')).toEqual(before.otherAccount)
  })

  it('completes a refund, and a colleague is notified', async () => {
    const companyId = await world.company()
    const member = await world.member({ companyId })
    const colleague = await world.member({ companyId })
    const billId = await world.bill(await world.subscribe(member, 'ENDED'), 'CREDIT')
    const own = await world.bill(await world.subscribe({ id: member.id }, 'ENDED'), 'CREDIT')
    const check = await portal.call('checkWithdrawal', {}, { session: member.session })
    expect(check.data.bills).toHaveLength(1)
    await engine.database().db.update(bills).set({ billState: 'REFUNDED' }).where(eq(bills.id, own))
    expect((await world.leave(member.session)).code).toBe(200)
    const bill = await portal.call('getBill', { billId }, { session: colleague.session })
    expect(bill.data.billState).toBe('CREDIT')
  })

  it('is removed if its last two members leave at the same moment', async () => {
    const companyId = await world.company()
    const [one, other] = [await world.member({ companyId }), await world.member({ companyId })]
    await world.subscribe(one, 'ENDED')
    await world.subscribe(other, 'ENDED')
    const keys = [await world.prove(one.session), await world.prove(other.session)]
    const left = await Promise.all(
      [one, other].map(({ session }, index) => world.leave(session, { proofKey: keys[index] })),
    )
    expect(left.map(({ code }) => code)).toEqual([200, 200])
    expect(await engine.database().db.$count(companies, eq(companies.id, companyId))).toBe(0)
    expect(await engine.database().db.$count(subscriptions, eq(subscriptions.companyId, companyId))).toBe(0)
  })
})
