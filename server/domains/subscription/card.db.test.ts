import { beforeEach, expect, it } from 'vitest'
import { DAY_MS } from '#domain/durations.ts'
import { registeredCards } from '#server/db/schema/subscription.ts'
import { simulatedAuthKey } from '#server/payments/simulated-card.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { paidBy } from '#server/testing/subscription-request.ts'
import { calledBy, colleague, me, stranger, subscriptionWorld } from '#server/testing/subscription-world.ts'

describeEngines('a card that a member registers', (engine) => {
  const world = subscriptionWorld(engine)
  const ownCaller = calledBy(me)
  const authKey = (lastFour: string) => simulatedAuthKey({ lastFour, cardExpiration: '11/29' })
  const open = (caller = ownCaller) => world.operations().openCardWindow({}, caller)
  const register = (customerKey: string, key: string, caller = ownCaller) =>
    world.operations().registerCard({ customerKey, authKey: key }, caller)
  const rows = () => engine.database().db.select().from(registeredCards)
  beforeEach(async () => void (await engine.database().db.delete(registeredCards)))

  it('is shown with its card company and last digits, and stored encrypted with its billing key', async () => {
    const { customerKey, scriptUrl } = await open()
    expect(scriptUrl).toBe('/demo/card-window.js')
    const key = authKey('1234')
    expect(await register(customerKey, key)).toEqual({
      cardId: expect.any(String),
      cardInfo: '솔바람카드',
      cardNumber: '**** **** **** 1234',
      cardExpiration: '**/**',
    })
    const storedText = JSON.stringify(await rows())
    for (const secret of ['sim_PAID', key, '1234"', '11/29']) expect(storedText).not.toContain(secret)
  })

  it('is registered once if the window’s answer arrives repeatedly and at the same time', async () => {
    const { customerKey } = await open()
    const key = authKey('1234')
    const answers = await Promise.all(Array.from({ length: 5 }, () => register(customerKey, key)))
    expect(new Set(answers.map(({ cardId }) => cardId)).size).toBe(1)
    expect(await register(customerKey, authKey('9995'))).toEqual(answers[0])
    expect(await rows()).toHaveLength(1)
  })

  it('can be used only by its member, for eight days', async () => {
    const { customerKey } = await open()
    const missingCard = { reason: 'card.missing' }
    for (const other of [colleague, stranger])
      await expect(register(customerKey, authKey('1234'), calledBy(other))).rejects.toMatchObject(missingCard)
    const { cardId } = await register(customerKey, authKey('1234'))
    const plain = world.subscriptionOf(me)
    await world.put(plain)
    const pay = (caller: typeof ownCaller) =>
      world
        .operations()
        .changeSubscriptionPayment(
          { subscriptionId: plain.id, version: 1, ...paidBy('C', { cardId }) },
          caller,
        )
    await expect(pay(calledBy(colleague))).rejects.toMatchObject(missingCard)
    world.later(8 * DAY_MS)
    await expect(pay(ownCaller)).rejects.toMatchObject(missingCard)
    await expect(register(customerKey, authKey('1234'))).rejects.toMatchObject(missingCard)
  })

  it('becomes the payment method with the data that the service returned, not with the data of the form', async () => {
    const { cardId } = await world.card()
    const plain = world.subscriptionOf(me)
    await world.put(plain)
    const forgedCard = { cardId, cardInfo: '다른카드', cardNumber: '**** **** **** 9999' }
    const { paymentMethod } = await world
      .operations()
      .changeSubscriptionPayment(
        { subscriptionId: plain.id, version: 1, ...paidBy('C', forgedCard) },
        ownCaller,
      )
    expect(paymentMethod.paymentCard).toEqual({
      cardHolderName: '별빛나루 주식회사',
      cardInfo: '솔바람카드',
      cardNumber: '**** **** **** 1234',
      cardExpiration: '**/**',
      withdrawAgreeYn: 'Y',
      rnno: null,
    })
  })

  it.each([
    ['0069', 'card.refused'],
    ['0127', 'card.unheard'],
  ])(
    'is not registered if the card window ends with %s (%s), but another card is, in the same window',
    async (lastFour, reason) => {
      const { customerKey } = await open()
      await expect(register(customerKey, authKey(lastFour))).rejects.toMatchObject({ reason })
      expect(await register(customerKey, authKey('1234'))).toMatchObject({
        cardNumber: '**** **** **** 1234',
      })
    },
  )

  it('replaces the oldest card of a member with ten cards', async () => {
    const first = await open()
    world.later(1)
    for (let n = 0; n < 10; n += 1) await open()
    expect(await rows()).toHaveLength(10)
    await expect(register(first.customerKey, authKey('1234'))).rejects.toMatchObject({
      reason: 'card.missing',
    })
  })
})
