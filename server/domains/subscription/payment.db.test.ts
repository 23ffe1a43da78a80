import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Input } from '#contract/operation.ts'
import { DAY_MS } from '#domain/durations.ts'
import { bills } from '#server/db/schema/bill.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { paidBy } from '#server/testing/subscription-request.ts'
import { calledBy, colleague, me, stranger, subscriptionWorld } from '#server/testing/subscription-world.ts'
import { insertBill } from '#worlds/bill.ts'
import { samplePayments } from '#worlds/subscription.ts'

describeEngines('the payment method of a subscription', (engine) => {
  const world = subscriptionWorld(engine)
  const db = () => engine.database().db
  const changePayment = (
    subscriptionId: string,
    code: 'G' | 'C' | 'A',
    more: Partial<Input<'changeSubscriptionPayment'>> = {},
    who = me,
  ) =>
    world
      .operations()
      .changeSubscriptionPayment({ subscriptionId, version: 1, ...paidBy(code), ...more }, calledBy(who))

  async function subscribe(more: Parameters<typeof world.subscriptionOf>[1] = {}) {
    const plainSubscription = world.subscriptionOf(me, more)
    await world.put(plainSubscription)
    return plainSubscription.id
  }
  async function bill(subscriptionId: string, more: Partial<typeof bills.$inferInsert> = {}) {
    const billDates = { billDate: '2026-11-01', dueDate: '2026-11-08', periodFrom: '2026-11-01' }
    const failedState = { billState: 'FAILED', failure: 'DECLINED' } as const
    return (await insertBill(db(), { subscriptionId, ...failedState, ...billDates, ...more })).id
  }
  const billOf = async (id: string) => (await db().select().from(bills).where(eq(bills.id, id)))[0]!

  it('is replaced, its numbers encrypted and masked, and the previous one removed', async () => {
    const id = await subscribe()
    const seen = await changePayment(id, 'A', {}, colleague)
    expect(seen).toMatchObject({
      subscriptionInfo: { version: 2 },
      paymentMethod: { paymentMethodCode: 'A', paymentAccount: { bankCode: '088' } },
    })
    expect(JSON.stringify(seen)).not.toContain('110000123456')
    const {
      row: { payment },
      sealed,
    } = await world.stored(id)
    expect(payment).not.toHaveProperty('paymentCard')
    expect(JSON.stringify(payment)).not.toContain('110000123456')
    expect(sealed.open('accountNumber', payment.paymentAccount!.accountNumberBox)).toBe('110000123456')
    const { paymentCard } = paidBy('C', await world.card())
    const card = await changePayment(id, 'C', { version: 2, paymentCard })
    expect(card.paymentMethod).toMatchObject({
      paymentMethodCode: 'C',
      paymentCard: { cardInfo: '솔바람카드' },
    })
    expect((await world.stored(id)).row.payment.paymentCard?.lastFour).toBe('1234')
    expect((await changePayment(id, 'G', { version: 3 })).paymentMethod).toMatchObject({
      paymentGiro: { billingTelNumber: '020001300' },
    })
  })

  it('can be another payment method of the company, with numbers encrypted for this subscription alone', async () => {
    const known = await subscribe({ payment: samplePayments.A })
    const id = await subscribe({ payment: samplePayments.G })
    const [nothing, before] = [{ paymentCard: null, secrets: paidBy('G').secrets }, await world.stored(known)]
    const seen = await changePayment(id, 'C', { ...nothing, paymentProfileId: known }, colleague)
    expect(seen).toMatchObject({
      subscriptionInfo: { version: 2 },
      paymentMethod: { paymentMethodCode: 'A', paymentAccount: { bankCode: '004' } },
    })
    const { row, sealed } = await world.stored(id)
    const [now, then] = [row.payment.paymentAccount!, before.row.payment.paymentAccount!]
    expect(sealed.open('accountNumber', now.accountNumberBox)).toBe('000012345678')
    expect(now.accountNumberBox).not.toBe(then.accountNumberBox)
    expect((await world.stored(known)).row).toEqual(before.row)
  })

  it('cannot be an expired or unknown payment method, or one of another company', async () => {
    const id = await subscribe()
    const foreignSubscription = world.subscriptionOf(stranger)
    await world.put(foreignSubscription)
    const switchTo = (paymentProfileId: string) => changePayment(id, 'A', { paymentProfileId })
    const over = await subscribe({ subscriptionState: 'ENDED' })
    for (const wrong of [foreignSubscription.id, over, crypto.randomUUID()])
      await expect(switchTo(wrong)).rejects.toMatchObject({ reason: 'profile.missing' })
    const known = await subscribe()
    world.later(4 * 366 * DAY_MS)
    await expect(switchTo(known)).rejects.toMatchObject({ reason: 'card.expired' })
    expect((await world.stored(id)).row).toMatchObject({ version: 1, payment: { paymentMethodCode: 'C' } })
  })

  it('is validated by the same rules as in a request', async () => {
    const id = await subscribe()
    const { secrets } = paidBy('A')
    const { paymentCard } = paidBy('C')
    for (const wrong of [{ paymentCard: { ...paymentCard!, cardId: '' } }, { paymentCard: null }])
      await expect(changePayment(id, 'C', wrong)).rejects.toMatchObject({ reason: 'request.invalid' })
    const withoutPayer = { secrets: { ...secrets, payerNo: null } }
    await expect(changePayment(id, 'A', withoutPayer)).rejects.toMatchObject({ reason: 'request.invalid' })
  })

  it('needs the consent to withdrawals for a card or an account, newly entered or already stored, and not for giro', async () => {
    const [id, known] = [await subscribe(), await subscribe()]
    for (const withdrawAgreeYn of ['N', undefined] as const) {
      const withoutConsent = { withdrawAgreeYn } as Partial<Input<'changeSubscriptionPayment'>>
      for (const code of ['C', 'A'] as const)
        await expect(changePayment(id, code, withoutConsent)).rejects.toMatchObject({
          reason: 'payment.unagreed',
        })
      await expect(
        changePayment(id, 'G', { ...withoutConsent, paymentProfileId: known }),
      ).rejects.toMatchObject({
        reason: 'payment.unagreed',
      })
    }
    expect((await world.stored(id)).row).toMatchObject({ version: 1 })
    await changePayment(id, 'G', { withdrawAgreeYn: 'N' })
    expect((await world.stored(id)).row).toMatchObject({ payment: { paymentMethodCode: 'G' } })
  })

  it.each(['REQUESTED', 'ACTIVE', 'PAST_DUE', 'CANCEL_SCHEDULED'] as const)(
    'changes while the subscription is %s, once per version',
    async (subscriptionState) => {
      const id = await subscribe({ subscriptionState })
      const ends = await Promise.allSettled(Array.from({ length: 6 }, () => changePayment(id, 'A')))
      expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      await expect(changePayment(id, 'A')).rejects.toMatchObject({ reason: 'subscription.changed' })
      expect((await world.stored(id)).row.subscriptionState).toBe(subscriptionState)
    },
  )

  it.each(['OPEN', 'FAILED', 'LATE'] as const)(
    'can change after the end of the subscription while one of its bills is %s, and then pays that bill',
    async (billState) => {
      const id = await subscribe({ subscriptionState: 'ENDED' })
      const owed = await bill(id, { billState })
      await changePayment(id, 'A')
      expect(await billOf(owed)).toMatchObject({ billState, nextChargeOn: '2026-11-21' })
      expect((await world.stored(id)).row).toMatchObject({
        subscriptionState: 'ENDED',
        payment: { paymentMethodCode: 'A' },
      })
      await db().update(bills).set({ billState: 'PAID' }).where(eq(bills.id, owed))
      await expect(changePayment(id, 'G', { version: 2 })).rejects.toMatchObject({
        reason: 'subscription.fixed',
      })
    },
  )

  it.each(['ENDED', 'REJECTED', 'CANCELED'] as const)(
    'cannot change while the subscription is %s and nothing is owed, nor by a member of another company',
    async (subscriptionState) => {
      const id = await subscribe({ subscriptionState })
      await bill(id, { billState: 'PAID' })
      await expect(changePayment(id, 'A')).rejects.toMatchObject({ reason: 'subscription.fixed' })
      await expect(changePayment(id, 'A', {}, stranger)).rejects.toMatchObject({
        reason: 'subscription.missing',
      })
    },
  )

  it('charges unpaid bills from today on', async () => {
    const id = await subscribe({ subscriptionState: 'PAST_DUE' })
    const [failed, late, open, paid] = [
      await bill(id),
      await bill(id, { billState: 'LATE', periodFrom: '2026-10-01' }),
      await bill(id, { billState: 'OPEN', periodFrom: '2026-12-01', billDate: '2026-12-01' }),
      await bill(id, { billState: 'PAID', periodFrom: '2026-09-01' }),
    ]
    await changePayment(id, 'A')
    expect(
      await Promise.all([failed, late, open, paid].map(async (each) => (await billOf(each)).nextChargeOn)),
    ).toEqual(['2026-11-21', '2026-11-21', '2026-12-01', null])
    await changePayment(id, 'G', { version: 2 })
    expect((await billOf(late)).nextChargeOn).toBeNull()
  })

  it('cannot change while a bill is being charged', async () => {
    const id = await subscribe()
    const charging = await bill(id, { chargingSince: world.now() })
    await expect(changePayment(id, 'A')).rejects.toMatchObject({ reason: 'payment.underWay' })
    expect((await world.stored(id)).row).toMatchObject({ version: 1, payment: { paymentMethodCode: 'C' } })
    expect(await billOf(charging)).toMatchObject({ version: 1, nextChargeOn: null })
  })
})
