import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Input } from '#contract/operation.ts'
import { addDays, kstDate } from '#domain/dates.ts'
import { firstCatalogue } from '#server/catalogue/begin-catalogue.ts'
import { serviceEditions } from '#server/db/schema/catalogue.ts'
import { members } from '#server/db/schema/member.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { createSecretBox } from '#server/security/secret-box.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { createPortal, type Portal } from '#server/testing/portal.ts'
import { insertEdition, remoteAccess } from '#worlds/catalogue.ts'
import { insertSubscription } from '#worlds/subscription.ts'

type Schedule = Input<'scheduleServiceEdition'>

describeEngines('the editions of a service', (engine) => {
  let portal: Portal
  let session: string
  const db = () => engine.database().db
  const today = () => kstDate(portal.clock.now())
  const inDays = (days: number) => addDays(today(), days)

  beforeAll(async () => {
    portal = createPortal(engine.database())
    await portal.app.ready()
    return () => portal.app.close()
  })
  beforeEach(async () => {
    await db().delete(serviceEditions)
    await db().delete(members)
    await portal.catalogue.refresh()
    const { email } = await portal.addMember({ staff: true, name: '송나래' })
    session = await portal.logInFully(email, { confirmed: true })
  })
  const schedule = (more: Partial<Schedule> = {}) => {
    const baseInput = { serviceCode: 'VPN', version: null, fromDate: today(), saleYn: 'Y' } as const
    const input = { ...baseInput, service: remoteAccess(3_000), ...more }
    return portal.call('scheduleServiceEdition', input, { session })
  }
  const service = async (serviceCode = 'VPN') => portal.call('getAdminService', { serviceCode }, { session })
  const takeBack = (version: number, serviceCode = 'VPN') =>
    portal.call('takeBackServiceEdition', { serviceCode, version }, { session })
  const listed = async () => (await portal.call('listAdminServices', {}, { session })).data.list
  const soldPrice = async () =>
    (await portal.call('getCatalogue', {})).data.services.find(({ serviceCode }) => serviceCode === 'VPN')
      ?.plans[0]?.price.KRW
  const pass = (days: number) => portal.clock.pass(days * 24 * 60 * 60)

  it('begin with the initial catalogue of the portal', async () => {
    const [sso] = firstCatalogue({ demo: true }, () => ({ brandName: '빗장' }) as never).services
    expect((await service('SSO')).data).toMatchObject({
      version: 0,
      saleYn: 'Y',
      latest: sso,
      sold: sso,
      next: null,
      editions: [{ version: 0, fromDate: null, editionState: 'IN_FORCE', changedAt: null, byName: null }],
    })
    expect((await service()).code).toBe(3601)
  })

  it('create a new service, the last one in the list, at once for every visitor', async () => {
    const { data } = await schedule()
    expect(data).toMatchObject({ version: 1, saleYn: 'Y', next: null })
    expect(data.editions).toMatchObject([{ version: 1, editionState: 'IN_FORCE' }])
    expect((await listed()).at(-1)).toEqual({
      serviceCode: 'VPN',
      serviceName: '원격 접속',
      serviceState: 'SOLD',
      planCount: 1,
      lowestPrice: 3_000,
      next: null,
      waitingYn: 'N',
      runningCount: 0,
      monthlyAmounts: [],
    })
    expect(await soldPrice()).toBe(3_000)
  })

  it('keep the limit of users of a plan that an older app does not send, and change it at once without approval', async () => {
    await schedule()
    const { maximumUsers: _, ...plan } = remoteAccess(4_000).plans[0]!
    const withoutLimit = { ...remoteAccess(3_000), plans: [{ ...plan, price: { KRW: 3_000, USD: 300 } }] }
    const soldLimit = async () => (await service()).data.sold?.plans[0]?.maximumUsers
    expect((await schedule({ version: 1, service: withoutLimit })).code).toBe(3609)
    const lifted = { ...withoutLimit, plans: [{ ...withoutLimit.plans[0]!, maximumUsers: null }] }
    expect((await schedule({ version: 1, service: lifted })).data).toMatchObject({
      version: 2,
      waiting: null,
    })
    expect(await soldLimit()).toBeNull()
    expect((await schedule({ version: 2, service: withoutLimit })).code).toBe(3609)
  })

  it('of an earlier release, without user limits, have no limit, and the database refuses a limit below one', async () => {
    const { plans, ...content } = remoteAccess(3_000)
    const put = (maximumUsers: number | undefined, version: number) =>
      insertEdition(db(), {
        serviceCode: 'VPN',
        version,
        fromDate: today(),
        changedAt: portal.clock.now(),
        content: {
          ...content,
          plans: plans.map((plan) => ({ ...plan, maximumUsers })),
        },
      })
    await put(undefined, 1)
    await portal.catalogue.refresh()
    expect((await service()).data.latest.plans[0]).toMatchObject({ maximumUsers: null })
    await expect(put(0, 2)).rejects.toThrow()
  })

  it('are listed with the running subscriptions of their service and the amount of a month, in each currency', async () => {
    const box = createSecretBox(portal.config.encryptionKeys)
    const [{ id: memberId }] = (await db().select({ id: members.id }).from(members)) as [{ id: string }]
    const put = (more: Partial<Parameters<typeof insertSubscription>[3] & object>) =>
      insertSubscription(
        db(),
        box,
        { companyId: null, memberId, subscriptionState: 'ACTIVE', now: portal.clock.now() },
        more,
      )
    await put({ paymentCycle: 'M', currency: 'KRW', totalAmount: 55_000 })
    await put({ paymentCycle: 'Y', currency: 'KRW', totalAmount: 120_011 })
    await put({ paymentCycle: 'M', currency: 'USD', totalAmount: 900 })
    await put({ subscriptionState: 'ENDED', totalAmount: 77_000 })
    const [sso, ...others] = await listed()
    expect(sso).toMatchObject({
      serviceCode: 'SSO',
      runningCount: 3,
      monthlyAmounts: [
        { currency: 'KRW', amount: 65_000 },
        { currency: 'USD', amount: 900 },
      ],
    })
    expect(others.every(({ runningCount }) => runningCount === 0)).toBe(true)
    await db().delete(subscriptions)
  })

  it('show a new service to the staff before its first day, and to no visitor', async () => {
    const { data } = await schedule({ fromDate: inDays(5) })
    expect(data).toMatchObject({ saleYn: 'N', sold: null, next: { version: 1, fromDate: inDays(5) } })
    expect((await listed()).at(-1)).toMatchObject({
      serviceState: 'COMING',
      next: { fromDate: inDays(5), saleYn: 'Y' },
    })
    expect(await soldPrice()).toBeUndefined()
  })

  it('change a price on their first day and not before', async () => {
    await schedule()
    const { data } = await schedule({ version: 1, fromDate: inDays(2), service: remoteAccess(3_500) })
    expect(data).toMatchObject({
      sold: { plans: [{ price: { KRW: 3_000 } }] },
      next: { service: { plans: [{ price: { KRW: 3_500 } }] } },
    })
    expect(data.editions.map(({ editionState }) => editionState)).toEqual(['SCHEDULED', 'IN_FORCE'])
    expect(await soldPrice()).toBe(3_000)
    pass(2)
    expect(await soldPrice()).toBe(3_500)
  })

  it('end a sale, and begin it again', async () => {
    await schedule()
    expect((await schedule({ version: 1, saleYn: 'N' })).data).toMatchObject({ saleYn: 'N', version: 2 })
    expect(await soldPrice()).toBeUndefined()
    expect((await listed()).at(-1)).toMatchObject({ serviceCode: 'VPN', serviceState: 'ENDED' })
    await schedule({ version: 2 })
    expect(await soldPrice()).toBe(3_000)
  })

  it('are withdrawn before their day; a repeated call has no effect', async () => {
    await schedule()
    await schedule({ version: 1, fromDate: inDays(2), service: remoteAccess(3_500) })
    for (const _ of [1, 2]) {
      const { data } = await takeBack(2)
      expect(data).toMatchObject({ version: 1, next: null })
      expect(data.editions[0]).toMatchObject({ version: 2, editionState: 'WITHDRAWN' })
    }
    expect((await schedule({ version: 1, service: remoteAccess(4_000) })).data.version).toBe(3)
    expect(await soldPrice()).toBe(4_000)
  })

  it('keep the data of a new service that was withdrawn, so that it can be entered again', async () => {
    await schedule({ fromDate: inDays(5) })
    expect((await takeBack(1)).data).toMatchObject({
      version: null,
      sold: null,
      next: null,
      latest: { serviceCode: 'VPN' },
    })
    expect((await listed()).map(({ serviceCode }) => serviceCode)).not.toContain('VPN')
    expect((await schedule()).data.version).toBe(2)
  })

  it('cannot be withdrawn once they are in force', async () => {
    await schedule()
    expect((await takeBack(1)).code).toBe(3610)
    expect((await takeBack(0, 'SSO')).code).toBe(3610)
    expect((await takeBack(9)).code).toBe(3601)
  })

  it('are stored once when two staff members save them at the same time', async () => {
    await schedule()
    const prices = [3_100, 3_200, 3_300]
    const answers = await Promise.all(
      prices.map((price) => schedule({ version: 1, service: remoteAccess(price) })),
    )
    expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([200, 3602, 3602])
    expect(await db().$count(serviceEditions)).toBe(2)
  })

  it.each<[string, number, () => Partial<Schedule>]>([
    ['a past day', 3604, () => ({ fromDate: inDays(-1) })],
    ['a day after more than a year', 3604, () => ({ fromDate: inDays(367) })],
    ['no plan', 3605, () => ({ service: { ...remoteAccess(3_000), plans: [] } })],
    ['a price of zero', 3606, () => ({ service: remoteAccess(0) })],
    ['a negative price', 3606, () => ({ service: remoteAccess(-10) })],
    ['a price with a fraction of a won', 400, () => ({ service: remoteAccess(3_000.5) })],
    [
      'two plans with the same code',
      3607,
      () => {
        const { plans } = remoteAccess(3_000)
        return { service: { ...remoteAccess(3_000), plans: [...plans, ...plans] } }
      },
    ],
    [
      'a comparison with too many values',
      3608,
      () => ({
        service: { ...remoteAccess(3_000), comparison: [{ label: '기기', values: ['1대', '2대'] }] },
      }),
    ],
    [
      'a name without a visible character',
      400,
      () => ({ service: { ...remoteAccess(1_000), shortName: ' ' } }),
    ],
    ['the end of a sale that never began', 400, () => ({ saleYn: 'N' })],
    ['the code of another service', 3611, () => ({ serviceCode: 'SSO' })],
    ['an edition of an unknown service', 3601, () => ({ version: 1 })],
  ])('refuse %s, and store nothing', async (_, code, more) => {
    expect((await schedule(more())).code).toBe(code)
    expect(await db().$count(serviceEditions)).toBe(0)
  })

  it('refuse another edition while one is scheduled, and an edition that changes nothing', async () => {
    await schedule()
    expect((await schedule({ version: 1 })).code).toBe(3609)
    await schedule({ version: 1, fromDate: inDays(2), service: remoteAccess(3_500) })
    expect((await schedule({ version: 2, fromDate: inDays(9) })).code).toBe(3603)
    expect((await schedule({ version: 1 })).code).toBe(3602)
  })

  it('refuse a service above the maximum number, counting the services that begin later', async () => {
    for (let number = 1; number <= 25; number += 1)
      await db()
        .insert(serviceEditions)
        .values({
          serviceCode: `MORE_${number}`,
          version: 1,
          position: number,
          isOnSale: true,
          fromDate: inDays(30),
          content: remoteAccess(3_000),
          changedAt: portal.clock.now(),
        })
    expect((await schedule()).code).toBe(3612)
    expect((await schedule({ serviceCode: 'SSO', version: 0 })).code).toBe(200)
  })
})
