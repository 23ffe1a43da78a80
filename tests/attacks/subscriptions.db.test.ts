import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { inquiries } from '#server/db/schema/inquiry.ts'
import { subscriptionLinks } from '#server/db/schema/subscription.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { inquiryOf, inquiryWorld } from '#server/testing/inquiry-world.ts'
import { paidBy } from '#server/testing/subscription-request.ts'
import { type AttackWorld, attackWorld } from './attack-world.ts'

/** A time after which a fresh proof is no longer valid. */
const STALE_SECONDS = 11 * 60

type Attack = (world: AttackWorld) => Promise<void>

const admin = {
  name: '나여울',
  deptName: '',
  telNumber: '',
  phoneNumber: '',
  email: 'yeoul@example.com',
}
const change = { adminInfo: null, memo: null, plan: null }

const attacks: Record<string, Attack> = {
  async 'only one of twenty simultaneous changes of the same version succeeds'({
    person,
    subscription,
    call,
    atOnce,
    successCount,
    rowOf,
  }) {
    const one = await person()
    const subscriptionId = await subscription(one)
    const { version } = await rowOf(subscriptionId)
    const answers = await atOnce(20, (index) =>
      call('updateSubscription', { subscriptionId, version, ...change, memo: `메모 ${index}` }, one),
    )
    expect(successCount(answers)).toBe(1)
    expect((await rowOf(subscriptionId)).version).toBe(version + 1)
  },

  async 'a member cannot approve a request or change its status otherwise'({
    person,
    subscription,
    call,
    refused,
    rowOf,
  }) {
    const one = await person()
    const subscriptionId = await subscription(one, { subscriptionState: 'REQUESTED', startDate: null })
    for (const subscriptionState of ['ACTIVE', 'REJECTED', 'PAST_DUE', 'ENDED'] as const)
      refused(await call('updateSubscriptionStatus', { subscriptionId, version: 1, subscriptionState }, one))
    refused(await call('approveSubscription', { subscriptionId, version: 1, startDate: '2026-11-21' }, one))
    expect((await rowOf(subscriptionId)).subscriptionState).toBe('REQUESTED')
  },

  async 'a change of the plan is refused if the price is not that of the server'({
    person,
    subscription,
    call,
    refused,
    rowOf,
  }) {
    const one = await person()
    const subscriptionId = await subscription(one)
    const before = await rowOf(subscriptionId)
    for (const totalAmount of [0, 1, -1, 9_000_000_000]) {
      const plan = { planCode: 'ENT' as const, userCount: 50, totalAmount, dueAmount: 0 }
      refused(await call('updateSubscription', { subscriptionId, version: 1, ...change, plan }, one))
    }
    expect(await rowOf(subscriptionId)).toEqual(before)
  },

  async 'every operation that ends a subscription requires a fresh proof'({
    portal,
    person,
    subscription,
    call,
    rowOf,
    refused,
  }) {
    const one = await person()
    const subscriptionId = await subscription(one)
    const { data } = await call('estimateSubscriptionWithdrawal', { subscriptionId }, one)
    const { endOption, lastDate, dueAmount } = data.options.find((each) => each.endOption === 'TODAY')!
    portal().clock.pass(STALE_SECONDS)
    const cancellationInput = {
      idempotencyKey: randomUUID(),
      subscriptionId,
      endOption,
      lastDate,
      dueAmount,
      reasonCode: null,
    }
    expect((await call('withdrawSubscription', cancellationInput, one)).code).toBe(2201)
    for (const subscriptionState of ['ENDED', 'CANCEL_SCHEDULED'] as const)
      refused(await call('updateSubscriptionStatus', { subscriptionId, version: 1, subscriptionState }, one))
    expect((await rowOf(subscriptionId)).subscriptionState).toBe('ACTIVE')
    await portal().verify(one.session)
    expect((await call('withdrawSubscription', cancellationInput, one)).code).toBe(200)
  },

  async 'ten simultaneous cancellations have one effect'({
    person,
    subscription,
    call,
    atOnce,
    successCount,
    rowOf,
  }) {
    const one = await person()
    const subscriptionId = await subscription(one)
    const { data } = await call('estimateSubscriptionWithdrawal', { subscriptionId }, one)
    const { endOption, lastDate, dueAmount } = data.options.find((each) => each.endOption === 'TODAY')!
    const answers = await atOnce(10, () =>
      call(
        'withdrawSubscription',
        { idempotencyKey: randomUUID(), subscriptionId, endOption, lastDate, dueAmount, reasonCode: null },
        one,
      ),
    )
    expect(successCount(answers)).toBe(1)
    expect((await rowOf(subscriptionId)).subscriptionState).toBe('ENDED')
  },

  async 'a cancellation and simultaneous changes leave a consistent subscription'({
    person,
    subscription,
    call,
    successCount,
    rowOf,
  }) {
    const one = await person()
    const subscriptionId = await subscription(one)
    const { data } = await call('estimateSubscriptionWithdrawal', { subscriptionId }, one)
    const { lastDate, dueAmount } = data.options.find((each) => each.endOption === 'TODAY')!
    const end = {
      idempotencyKey: randomUUID(),
      subscriptionId,
      endOption: 'TODAY' as const,
      lastDate,
      dueAmount,
    }
    const answers = await Promise.all([
      call('withdrawSubscription', { ...end, reasonCode: null }, one),
      call('updateSubscription', { subscriptionId, version: 1, ...change, memo: '바꿈' }, one),
      call('changeSubscriptionPayment', { subscriptionId, version: 1, ...paidBy('G') }, one),
    ])
    expect(successCount(answers)).toBeGreaterThan(0)
    const { subscriptionState, endDate } = await rowOf(subscriptionId)
    expect(subscriptionState === 'ENDED').toBe(answers[0].code === 200)
    expect(endDate !== null || subscriptionState === 'ACTIVE').toBe(true)
  },

  async 'an idempotency key is refused with a different body'({ person, call, refused }) {
    const one = await person()
    const idempotencyKey = randomUUID()
    expect((await call('requestTrial', { idempotencyKey, serviceCode: 'SSO' }, one)).code).toBe(200)
    refused(await call('requestTrial', { idempotencyKey, serviceCode: 'ACCESS' as never }, one))
  },

  async 'ten simultaneous requests for a trial of one service create one trial'({
    person,
    call,
    atOnce,
    successCount,
  }) {
    const one = await person()
    const wish = () => call('requestTrial', { idempotencyKey: randomUUID(), serviceCode: 'SSO' }, one)
    expect(successCount(await atOnce(10, wish))).toBe(1)
  },

  async 'a revoked link no longer opens the subscription, even if it was in use at that moment'({
    person,
    subscription,
    call,
    atOnce,
  }) {
    const one = await person()
    const subscriptionId = await subscription(one)
    const { data: link } = await call('createSubscriptionLink', { subscriptionId }, one)
    const { subscriptionNo, viewKey } = link
    const openByLink = () => call('getUnauthSubscriptionDetail', { subscriptionNo, viewKey })
    const { data } = await call('listSubscriptionLinks', { subscriptionId }, one)
    const { linkId } = data.list[0]!
    await Promise.all([atOnce(20, openByLink), call('endSubscriptionLink', { subscriptionId, linkId }, one)])
    expect((await openByLink()).code).toBe(3002)
  },

  async 'a link of another company can be neither seen nor revoked, with any subscription id'({
    person,
    subscription,
    otherCompany,
    call,
    refused,
    db,
  }) {
    const one = await person()
    const subscriptionId = await subscription(one)
    await call('createSubscriptionLink', { subscriptionId }, one)
    const { data } = await call('listSubscriptionLinks', { subscriptionId }, one)
    const { linkId } = data.list[0]!
    const companyId = await otherCompany()
    const foreign = await person({ companyId })
    const other = await subscription(foreign, {}, companyId)
    refused(await call('listSubscriptionLinks', { subscriptionId }, foreign))
    refused(await call('endSubscriptionLink', { subscriptionId, linkId }, foreign))
    await call('endSubscriptionLink', { subscriptionId: other, linkId }, foreign)
    expect(await db().select().from(subscriptionLinks).where(eq(subscriptionLinks.id, linkId))).toHaveLength(
      1,
    )
  },

  async 'an edit neither reveals a masked number nor stores the mask'({
    person,
    subscription,
    call,
    refused,
    rowOf,
  }) {
    const one = await person()
    const subscriptionId = await subscription(one)
    const { phoneNumber } = (await rowOf(subscriptionId)).adminInfo
    const saved = await call(
      'updateSubscription',
      { subscriptionId, version: 1, ...change, adminInfo: admin },
      one,
    )
    expect(saved.code).toBe(200)
    expect(saved.data.adminInfo.phoneNumber).toBe(`010-****-${phoneNumber.slice(-4)}`)
    const shownInfo = { ...admin, phoneNumber: saved.data.adminInfo.phoneNumber }
    refused(
      await call('updateSubscription', { subscriptionId, version: 2, ...change, adminInfo: shownInfo }, one),
    )
    expect((await rowOf(subscriptionId)).adminInfo.phoneNumber).toBe(phoneNumber)
  },

  async 'changing the receivers of bills requires a fresh proof'({
    portal,
    person,
    subscription,
    call,
    refused,
  }) {
    const one = await person()
    const subscriptionId = await subscription(one)
    portal().clock.pass(STALE_SECONDS)
    refused(await call('setBillReceivers', { subscriptionId, receivers: ['thief@example.com'] }, one))
  },

  async 'an unknown bill can be neither paid, downloaded nor marked as paid'({ person, call, refused }) {
    const one = await person()
    for (const billId of [randomUUID(), '00000000-0000-0000-0000-000000000000']) {
      refused(await call('payBill', { billId, version: 1 }, one))
      refused(await call('downloadBill', { billId }, one))
      refused(
        await call('handleAdminBill', { billId, version: 1, action: 'MARK_PAID', taxInvoiceNo: null }, one),
      )
    }
  },

  async 'a file can be used in only one form, even if several are sent at once'({
    portal,
    person,
    call,
    atOnce,
    successCount,
  }) {
    const { upload } = inquiryWorld(portal)
    const one = await person()
    const fileIds = [await upload('inquiry', one)]
    expect(successCount(await atOnce(6, () => call('writeInquiry', inquiryOf({ fileIds }), one)))).toBe(1)
  },

  async 'a document for a subscription cannot be attached to an inquiry, by its uploader or another member'({
    portal,
    person,
    call,
    refused,
  }) {
    const { upload } = inquiryWorld(portal)
    const [one, other] = [await person(), await person()]
    const paper = await upload('subscription', one)
    refused(await call('writeInquiry', inquiryOf({ fileIds: [paper] }), one))
    refused(await call('writeInquiry', inquiryOf({ fileIds: [paper] }), other))
  },

  async 'only one of ten simultaneous calls that assign an inquiry succeeds'({
    person,
    call,
    atOnce,
    successCount,
    db,
  }) {
    const staff = await atOnce(5, () => person({ roles: ['staff'] }))
    const { data } = await call('writeInquiry', inquiryOf(), await person())
    const inquiryId = data.inquiryId!
    const takeInquiry = (index: number) => call('takeInquiry', { inquiryId, version: 1 }, staff[index % 5]!)
    expect(successCount(await atOnce(10, takeInquiry))).toBe(1)
    const [row] = await db().select().from(inquiries).where(eq(inquiries.id, inquiryId))
    expect(row!.version).toBe(2)
  },

  async 'a held slot is reserved once, even if its key is used several times at once'({
    call,
    atOnce,
    successCount,
  }) {
    const { data: days } = await call('listCounselSlots', {} as never)
    const startAt = /"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+09:00)"/.exec(JSON.stringify(days))![1]!
    const { code, data } = await call('holdCounselSlot', { startAt })
    expect(code).toBe(200)
    const reserve = () =>
      call('reserveCounsel', {
        idempotencyKey: randomUUID(),
        holdKey: data.holdKey,
        counselMethod: 'PHONE',
        name: '송나래',
        email: 'narae@example.com',
        phoneNumber: '01000001234',
        companyName: null,
        memo: '',
        privacyAgreeYn: 'Y',
      })
    expect(successCount(await atOnce(8, reserve))).toBe(1)
  },
}

describeEngines('an attacker who manages subscriptions', (engine) => {
  const world = attackWorld(engine)
  it.each(Object.entries(attacks))('%s', (_, attempt) => attempt(world))
})
