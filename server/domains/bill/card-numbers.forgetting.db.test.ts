import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { billingKeys, billPayments, bills } from '#server/db/schema/bill.ts'
import { type StoredPayment, subscriptions } from '#server/db/schema/subscription.ts'
import { sealedFields } from '#server/db/sealed-subscription.ts'
import { simulatedKey } from '#server/payments/simulator.ts'
import { billBox, billDeps } from '#server/testing/bill-deps.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { paidBy } from '#server/testing/subscription-request.ts'
import { calledBy, me, subscriptionWorld } from '#server/testing/subscription-world.ts'
import { samplePayments } from '#worlds/subscription.ts'
import { runBilling } from './bill.jobs.ts'
import { billingKeyPurpose } from './bill.keys.ts'
import { countCardNumbers, forgetCardNumbers } from './card-numbers.forgetting.ts'

const NUMBER = '4111111111111111'
const method = { code: 'C', cardNumber: NUMBER, cardExpiration: '11/29', identity: '9998700017' }

describeEngines('numbers of cards that an earlier release stored', (engine) => {
  const world = subscriptionWorld(engine)
  const db = () => engine.database().db
  const forget = () => forgetCardNumbers({ db: db(), box: billBox })
  beforeEach(async () => void (await db().delete(billingKeys)))

  /** Creates a subscription as the earlier release stored it, with a billing key for `keyFor`. */
  async function storeFormerCard(keyFor: object | undefined) {
    const plainSubscription = world.subscriptionOf(me, {
      startDate: '2026-11-21',
      nextBillDate: '2026-12-21',
      payment: samplePayments.C,
    })
    await world.put(plainSubscription)
    const seal = (field: 'cardNumber' | 'cardExpiration' | 'cardRnno', text: string) =>
      billBox.seal(text, `subscriptions/${plainSubscription.id}/${field}`)
    const { key: _key, cardExpiration: _expiration, ...shown } = samplePayments.C.paymentCard!
    const paymentCard = {
      ...shown,
      cardNumberBox: seal('cardNumber', NUMBER),
      cardExpirationBox: seal('cardExpiration', '11/29'),
      rnnoBox: seal('cardRnno', '9998700017'),
    }
    const payment = { ...samplePayments.C, paymentCard } as unknown as StoredPayment
    await db().update(subscriptions).set({ payment }).where(eq(subscriptions.id, plainSubscription.id))
    if (keyFor) {
      const key = { billingKey: simulatedKey('1111'), customerKey: 'c0ffee', method: keyFor }
      const keyBox = billBox.seal(JSON.stringify(key), billingKeyPurpose(plainSubscription.id))
      await db()
        .insert(billingKeys)
        .values({ subscriptionId: plainSubscription.id, keyBox, createdAt: world.now() })
    }
    return plainSubscription.id
  }
  const paymentOf = async (id: string) => {
    const [row] = await db().select().from(subscriptions).where(eq(subscriptions.id, id))
    return { stored: row!.payment.paymentCard!, plain: sealedFields(billBox, id).openPayment(row!.payment) }
  }
  async function charged(id: string) {
    await db().delete(billPayments)
    await db().delete(bills)
    await runBilling(billDeps(db(), world.now))
    const [bill] = await db().select().from(bills).where(eq(bills.subscriptionId, id))
    return [bill!.billState, bill!.failure]
  }

  it('are removed, with the copy next to the billing key; the card can be charged before and after', async () => {
    const id = await storeFormerCard(method)
    expect(await charged(id)).toEqual(['PAID', null])
    expect(await countCardNumbers(db())).toBe(1)
    await forget()
    expect(await countCardNumbers(db())).toBe(0)
    expect(Object.keys((await paymentOf(id)).stored).toSorted()).toEqual([
      'cardExpirationBox',
      'cardHolderName',
      'cardInfo',
      'keyBox',
      'lastFour',
      'withdrawAgreeYn',
    ])
    expect((await paymentOf(id)).plain.paymentCard).toMatchObject({
      lastFour: '1111',
      cardExpiration: null,
      key: { billingKey: simulatedKey('1111'), customerKey: 'c0ffee' },
    })
    expect(await db().$count(billingKeys)).toBe(0)
    expect(await charged(id)).toEqual(['PAID', null])
    await forget()
    expect((await paymentOf(id)).plain.paymentCard?.key).not.toBeNull()
  })

  it.each([
    ['without a key', undefined],
    ['with the key of another card', { ...method, cardNumber: '4000000000000002' }],
  ])('%s leave a card that has to be registered again', async (_, keyFor) => {
    const id = await storeFormerCard(keyFor)
    await forget()
    expect((await paymentOf(id)).plain.paymentCard).toMatchObject({ lastFour: '1111', key: null })
    expect(await db().$count(billingKeys)).toBe(0)
    expect(await charged(id)).toEqual(['FAILED', 'METHOD_INVALID'])
    const { payments } = await world.operations().listSubscriptionProfiles({}, calledBy(me))
    expect(payments).toEqual([])
  })

  it('are removed with an unused billing key of the card; a billing key of a bank account remains', async () => {
    const id = await storeFormerCard(method)
    await db()
      .update(subscriptions)
      .set({ payment: samplePayments.G as never })
      .where(eq(subscriptions.id, id))
    const account = world.subscriptionOf(me, {
      startDate: '2026-11-21',
      nextBillDate: '2026-12-21',
      payment: samplePayments.A,
    })
    await world.put(account)
    expect(await charged(account.id)).toEqual(['PAID', null])
    await forget()
    const keysLeft = await db().select().from(billingKeys)
    expect(keysLeft.map(({ subscriptionId }) => subscriptionId)).toEqual([account.id])
  })

  it('are removed from the card of that moment, also while it is replaced', async () => {
    for (let round = 0; round < 10; round += 1) {
      const id = await storeFormerCard(method)
      const payment = paidBy('C', await world.card(me, { lastFour: '4242' }))
      const changePayment = () =>
        world
          .operations()
          .changeSubscriptionPayment({ subscriptionId: id, version: 1, ...payment }, calledBy(me))
      await Promise.all(round % 2 === 0 ? [forget(), changePayment()] : [changePayment(), forget()])
      await forget()
      expect((await paymentOf(id)).plain.paymentCard).toMatchObject({
        lastFour: '4242',
        key: { customerKey: expect.not.stringMatching(/^c0ffee$/) },
      })
      expect(await countCardNumbers(db())).toBe(0)
    }
  })

  it('are no longer removed after the signal to stop', async () => {
    await storeFormerCard(method)
    await forgetCardNumbers({ db: db(), box: billBox }, { signal: AbortSignal.abort() })
    expect(await countCardNumbers(db())).toBe(1)
  })
})
