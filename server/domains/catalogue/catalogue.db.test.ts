import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Input } from '#contract/operation.ts'
import { addDays, kstDate } from '#domain/dates.ts'
import { demoCatalogue } from '#domain/plan/demo-catalogue.ts'
import { brandOfNames } from '#server/brand/brand.ts'
import { firstCatalogue } from '#server/catalogue/begin-catalogue.ts'
import { keepCatalogue } from '#server/catalogue/catalogue-store.ts'
import { serviceEditions } from '#server/db/schema/catalogue.ts'
import { trials } from '#server/db/schema/trial.ts'
import { mailTo } from '#server/testing/account-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { createPortal, type Portal } from '#server/testing/portal.ts'
import { insertEdition } from '#worlds/catalogue.ts'

const order: Input<'estimateSubscription'> = {
  serviceCode: 'SSO',
  planCode: 'PRO',
  userCount: 10,
  paymentCycle: 'M',
  currency: 'KRW',
}

describeEngines('the catalogue', (engine) => {
  let portal: Portal
  let session: string
  let email: string
  const db = () => engine.database().db
  const today = () => kstDate(portal.clock.now())
  const [sso] = demoCatalogue('빗장').services
  const { serviceCode: _, ...content } = sso!
  const raisedContent = {
    ...content,
    plans: content.plans.map((plan) => ({
      ...plan,
      price: { KRW: plan.price.KRW + 1_000, USD: plan.price.USD },
    })),
  }

  beforeAll(async () => {
    portal = createPortal(engine.database())
    await portal.app.ready()
    const member = await portal.addMember({ mfaType: 'none', factors: [] })
    email = member.email
    return () => portal.app.close()
  })
  beforeEach(async () => {
    await db().delete(serviceEditions)
    await db().delete(trials)
    await portal.catalogue.refresh()
    session = await portal.logInFully(email, { confirmed: true })
  })
  const edit = async (more: Partial<typeof serviceEditions.$inferInsert> = {}) => {
    await insertEdition(db(), {
      serviceCode: 'SSO',
      fromDate: today(),
      content,
      changedAt: portal.clock.now(),
      ...more,
    })
    await portal.catalogue.refresh()
  }
  const soldCodes = async (on = portal) =>
    (await on.call('getCatalogue', {})).data.services.map(({ serviceCode }) => serviceCode)
  const estimate = (more: Partial<typeof order> = {}) =>
    portal.call('estimateSubscription', { ...order, ...more }, { session })
  const tryIt = (serviceCode: string) =>
    portal.call('requestTrial', { idempotencyKey: randomUUID(), serviceCode }, { session })

  it('is the demo catalogue in demo mode', async () => {
    expect((await portal.call('getCatalogue', {})).data).toEqual(demoCatalogue('빗장'))
  })

  it('is empty in any other portal until its staff has entered services', async () => {
    const brand = () => brandOfNames({ brandName: '너른들', latinName: null })
    const initialCatalogue = () => firstCatalogue({ demo: false }, brand)
    const keeper = keepCatalogue({ db: db(), clock: portal.clock, fallback: initialCatalogue })
    expect(keeper.current()).toEqual({ services: [] })
    await edit({ serviceCode: 'VPN' })
    await keeper.refresh()
    expect(keeper.current()).toEqual({ services: [{ serviceCode: 'VPN', ...content }] })
  })

  describe('an edition of a service', () => {
    it('changes its price for estimates from its day on, and never before', async () => {
      const before = (await estimate()).data
      expect(before.unitPrice).toBe(4_500)
      await edit({ fromDate: addDays(today(), 1), content: raisedContent })
      expect((await estimate()).data.unitPrice).toBe(4_500)
      // The day begins in Korea, at 15:00 UTC of the day before.
      portal.clock.pass(
        (Date.parse(`${addDays(today(), 1)}T00:00:00+09:00`) - portal.clock.now().getTime()) / 1000 - 1,
      )
      session = await portal.logInFully(email, { confirmed: true })
      expect((await estimate()).data.unitPrice).toBe(4_500)
      portal.clock.pass(1)
      expect((await estimate()).data).toMatchObject({ unitPrice: 5_500, totalAmount: 60_500 })
    })

    it('is in force if it is the later one of two that begin on the same day', async () => {
      await edit({ content: raisedContent })
      await edit({ version: 2, content: { ...raisedContent, serviceName: '새 이름' } })
      expect((await portal.call('getCatalogue', {})).data.services[0]).toMatchObject({
        serviceName: '새 이름',
      })
    })

    it('is never in force after it was withdrawn', async () => {
      await edit({ content: raisedContent, takenBackAt: portal.clock.now() })
      expect((await estimate()).data.unitPrice).toBe(4_500)
    })

    it('reaches a node that did not save it, when that node reads the catalogue again', async () => {
      const otherPortal = createPortal(engine.database(), { clock: portal.clock })
      await otherPortal.app.ready()
      await edit({ content: { ...content, serviceName: '새 이름' } })
      const nameAt = () => otherPortal.catalogue.current().services[0]!.serviceName
      expect(nameAt()).toBe('빗장 통합 로그인')
      await otherPortal.catalogue.refresh()
      expect(nameAt()).toBe('새 이름')
      await otherPortal.app.close()
    })
  })

  describe('a service that is no longer sold', () => {
    it('can be neither seen nor requested; a trial of the service keeps its name', async () => {
      expect((await tryIt('SSO')).code).toBe(200)
      await edit({ isOnSale: false })
      expect(await soldCodes()).toEqual(['MFA', 'IGA', 'UBA', 'LOG'])
      expect((await estimate()).code).toBe(3104)
      const { list } = (await portal.call('listTrials', {}, { session })).data
      expect(list.at(-1)).toMatchObject({
        serviceCode: 'SSO',
        serviceName: '빗장 통합 로그인',
        trialDays: null,
        trial: { trialState: 'RUNNING', serviceName: '빗장 통합 로그인' },
      })
      expect(list.map(({ serviceCode }) => serviceCode)).toEqual(['MFA', 'IGA', 'UBA', 'LOG', 'SSO'])
    })

    it('cannot be tried', async () => {
      await edit({ isOnSale: false })
      expect((await tryIt('SSO')).code).toBe(3104)
      expect((await tryIt('NEVER_SOLD')).code).toBe(3104)
    })
  })

  describe('a plan that is not on sale', () => {
    it.each([{ planCode: 'NONE' }, { serviceCode: 'NONE' }, { serviceCode: 'MFA', planCode: 'ENT' }])(
      'has no price: %j',
      async (more) => {
        expect((await estimate(more)).code).toBe(3104)
      },
    )

    it('is refused if the format of its service code is invalid', async () => {
      for (const serviceCode of ['sso', 'S O', '', '1SSO', 'A'.repeat(21)])
        expect((await estimate({ serviceCode })).code).toBe(400)
    })
  })

  describe('the terms of a trial', () => {
    it('last as many days as the service sets', async () => {
      await edit({ content: { ...content, trialDays: 30 } })
      const trialAnswer = await tryIt('SSO')
      expect(trialAnswer.data.endDate).toBe(addDays(today(), 30))
      expect((await mailTo(portal, email))!.text).toContain('빗장 통합 로그인')
    })

    it('may exclude a service; no trial of that service is then offered', async () => {
      await edit({ content: { ...content, trialDays: null } })
      expect((await tryIt('SSO')).code).toBe(3104)
      const { list } = (await portal.call('listTrials', {}, { session })).data
      expect(list.map(({ serviceCode }) => serviceCode)).toEqual(['MFA', 'IGA', 'UBA', 'LOG'])
    })
  })
})
