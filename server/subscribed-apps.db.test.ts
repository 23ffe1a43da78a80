import { and, asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { accessEvents } from '#server/db/schema/access-event.ts'
import { accessGrants } from '#server/db/schema/access-grant.ts'
import { scimAccounts } from '#server/db/schema/app-scim.ts'
import { appServices, subscriptionChanges } from '#server/db/schema/app-service.ts'
import { webhookDeliveries } from '#server/db/schema/app-webhook.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { trials } from '#server/db/schema/trial.ts'
import { createKeyedHash } from '#server/security/keyed-hash.ts'
import { createSecretBox } from '#server/security/secret-box.ts'
import { accessWorld, type Person } from '#server/testing/access-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { insertAppService, insertAppWebhook, insertScimTarget } from '#worlds/access.ts'
import { insertSubscription, type WantedSubscription } from '#worlds/subscription.ts'
import { followSubscriptions } from './domains/access/access.subscriptions.ts'
import { sweepAccess } from './domains/access/access.sweeper.ts'
import { accessEvaluation } from './domains/access/evaluation/evaluation.ts'
import { sweepSubscriptions } from './domains/subscription/subscription.sweeper.ts'
import { sweepTrials } from './domains/trial/trial.sweeper.ts'

type State = NonNullable<WantedSubscription['subscriptionState']>
const serviceCode = 'SSO'

describeEngines('an app of a service', (engine) => {
  const world = accessWorld(engine)
  const { ids } = world
  const db = () => engine.database().db
  const box = () => createSecretBox(world.portal().config.encryptionKeys)
  let member: Person
  let approver: Person

  beforeEach(async () => {
    await db().delete(appServices)
    await db().delete(subscriptionChanges)
    await db().delete(webhookDeliveries)
    approver = await world.person({ roles: ['approver'] })
    member = await world.person()
    await insertAppService(db(), { appId: ids.app, serviceCode })
  })

  async function subscribe(subscriptionState: State = 'ACTIVE', companyId = ids.company): Promise<string> {
    const wanted = { companyId, memberId: approver.memberId, now: world.portal().clock.now() }
    return (await insertSubscription(db(), box(), { ...wanted, subscriptionState })).id
  }
  const setState = (id: string, subscriptionState: State) =>
    db().update(subscriptions).set({ subscriptionState }).where(eq(subscriptions.id, id))
  const tryOut = (trialState: 'RUNNING' | 'ENDED', endDate = '2026-12-05') =>
    db().insert(trials).values({
      id: crypto.randomUUID(),
      companyId: ids.company,
      serviceCode,
      trialState,
      startDate: '2026-11-21',
      endDate,
      requestedAt: world.portal().clock.now(),
    })
  const use = async (person = member) => {
    const { config, clock } = world.portal()
    const evaluation = accessEvaluation({ db: db(), clock, keyedHash: createKeyedHash(config.hashKey) })
    const found = await evaluation.useInApp(ids.app, { subject: person.email })
    return found!.use
  }
  const follow = () => followSubscriptions(world.sweeper())
  const eventsOf = async (grantId: string) =>
    (
      await db()
        .select()
        .from(accessEvents)
        .where(eq(accessEvents.grantId, grantId))
        .orderBy(asc(accessEvents.position))
    ).map(({ event, actorId }) => [event, actorId])
  const deliveries = async () =>
    (await db().select().from(webhookDeliveries).orderBy(asc(webhookDeliveries.id))).map(({ event }) => event)

  it.each<[State, string | null]>([
    ['REQUESTED', 'UNSUBSCRIBED'],
    ['REJECTED', 'UNSUBSCRIBED'],
    ['CANCELED', 'UNSUBSCRIBED'],
    ['ACTIVE', null],
    ['PAST_DUE', null],
    ['CANCEL_SCHEDULED', null],
    ['ENDED', 'UNSUBSCRIBED'],
  ])('a subscription that is %s closes the request with %s', async (state, reason) => {
    await subscribe(state)
    expect(await world.reasonFor(member, 'APPLY')).toBe(reason)
    expect((await world.ask(member)).code).toBe(reason === null ? 200 : 5320)
  })

  it('is shown with its services; a trial opens it, but neither the subscription of another company nor a trial of another service does', async () => {
    const shown = async () => (await world.portal().call('getAccessApp', { appId: ids.app }, member)).data
    expect(await shown()).toMatchObject({
      useState: 'S',
      services: [{ serviceCode, serviceName: '빗장 통합 로그인', saleYn: 'Y' }],
      levels: [{ useState: 'S' }, { useState: 'S' }],
    })
    const neighbour = await world.otherCompany()
    await subscribe('ACTIVE', neighbour)
    expect((await shown()).useState).toBe('S')
    await tryOut('ENDED')
    expect((await shown()).useState).toBe('S')
    await db().update(trials).set({ trialState: 'RUNNING' }).where(eq(trials.companyId, ids.company))
    expect((await shown()).useState).toBe('A')
    await db().update(appServices).set({ serviceCode: 'MFA' }).where(eq(appServices.appId, ids.app))
    expect((await shown()).useState).toBe('S')
    await insertAppService(db(), { appId: ids.app, serviceCode })
    expect((await shown()).useState).toBe('A')
    await db().delete(appServices)
    expect(await shown()).toMatchObject({ useState: 'A', services: [] })
  })

  it('is shown to visitors with its services', async () => {
    const { data } = await world.portal().call('listApps', {}, {})
    expect(data.list.find(({ appId }) => appId === ids.app)?.services).toMatchObject([{ serviceCode }])
  })

  describe('whose subscription ends while a permission is in use', () => {
    let subscriptionId: string
    let grantId: string

    beforeEach(async () => {
      subscriptionId = await subscribe()
      await insertAppWebhook(db(), box(), { appId: ids.app, createdAt: world.portal().clock.now() })
      await insertScimTarget(db(), box(), { appId: ids.app, createdAt: world.portal().clock.now() })
      await world.requestAndApprove(member, approver)
      grantId = (await world.grantOf(member))!.grantId
      await follow()
      await db().delete(scimAccounts)
      await db().delete(webhookDeliveries)
    })

    it('is closed at once, whichever statement ends the subscription, and opened again by the next subscription', async () => {
      expect(await use()).toBe('NORMAL')
      await setState(subscriptionId, 'ENDED')
      expect(await use()).toBe('UNSUBSCRIBED')
      expect(await world.grantOf(member)).toMatchObject({
        useStatus: 'NORMAL',
        useState: 'S',
        entryUrl: null,
      })
      await follow()
      expect(await deliveries()).toEqual(['grant.paused'])
      expect(await db().select({ state: scimAccounts.state }).from(scimAccounts)).toEqual([
        { state: 'WAITING' },
      ])
      expect(await world.noticesTo(member)).toContain('앱을 쓸 수 없게 되었습니다')
      await follow()
      await sweepAccess(world.sweeper())
      expect(await deliveries()).toEqual(['grant.paused'])
      await subscribe()
      expect(await use()).toBe('NORMAL')
      await follow()
      await follow()
      expect(await deliveries()).toEqual(['grant.paused', 'grant.resumed'])
      expect((await eventsOf(grantId)).slice(-2)).toEqual([
        ['grant.paused', null],
        ['grant.resumed', null],
      ])
      expect(await world.noticesTo(member)).toContain('앱을 다시 쓸 수 있습니다')
      expect(await db().select().from(subscriptionChanges)).toEqual([])
    })

    it('of two nodes and the sweep one reports it', async () => {
      await setState(subscriptionId, 'ENDED')
      await Promise.all([follow(), follow(), sweepAccess(world.sweeper())])
      expect(await deliveries()).toEqual(['grant.paused'])
    })

    it('allows to release and suspend the permission but not to extend it, and the approval of a waiting request closes the request', async () => {
      const other = await world.person()
      const createdRequest = await world.ask(other)
      await setState(subscriptionId, 'ENDED')
      await db().update(accessGrants).set({ endDate: '2026-11-24' }).where(eq(accessGrants.id, grantId))
      expect(await world.reasonFor(member, 'EXTEND')).toBe('UNSUBSCRIBED')
      expect(await world.reasonFor(member, 'RELEASE')).toBeNull()
      const decided = await world.decide(approver, createdRequest.data)
      expect(decided.data).toMatchObject({ approvalResult: 'REJECTED', closeReason: 'INELIGIBLE' })
      expect(await use(other)).toBe('NONE')
    })

    it('a permission that ends at its term meanwhile is not reported again', async () => {
      await setState(subscriptionId, 'ENDED')
      await follow()
      await db().update(accessGrants).set({ endDate: '2026-11-20' }).where(eq(accessGrants.id, grantId))
      await sweepAccess(world.sweeper())
      await subscribe()
      await follow()
      expect(await use()).toBe('ENDED')
      expect(await deliveries()).toEqual(['grant.paused', 'grant.ended'])
    })

    it('is not reported as open when security lifts a block', async () => {
      const security = await world.person({ roles: ['securityAdmin'] })
      security.session = await world.portal().verify(security.session)
      const nextChange = async () => ({
        grantId,
        version: (await world.grantOf(member))!.version,
        comment: '수상한 접속입니다.',
      })
      expect((await world.portal().call('blockAccessGrant', await nextChange(), security)).code).toBe(200)
      await setState(subscriptionId, 'ENDED')
      await follow()
      const lifted = await world.portal().call('liftAccessGrant', await nextChange(), security)
      expect([lifted.code, lifted.msg]).toEqual([200, expect.anything()])
      expect(await use()).toBe('UNSUBSCRIBED')
      expect(await deliveries()).toEqual(['grant.paused'])
      await subscribe()
      await follow()
      expect(await deliveries()).toEqual(['grant.paused', 'grant.resumed'])
    })

    it('is closed at the scheduled end of the subscription, and is notified', async () => {
      await db()
        .update(subscriptions)
        .set({ subscriptionState: 'CANCEL_SCHEDULED', endDate: '2026-11-21' })
        .where(eq(subscriptions.id, subscriptionId))
      await world.goTo('2026-11-22T00:00:30+09:00')
      const deps = world.sweeper()
      await sweepSubscriptions({ ...deps, site: 'http://localhost' })
      await follow()
      expect([await use(), await deliveries()]).toEqual(['UNSUBSCRIBED', ['grant.paused']])
    })

    it('has a known end that is announced once, a week before the end, unless another subscription continues', async () => {
      const { id } = (await insertSubscription(db(), box(), {
        companyId: ids.company,
        memberId: approver.memberId,
        now: world.portal().clock.now(),
      }))!
      await db()
        .update(subscriptions)
        .set({ subscriptionState: 'CANCEL_SCHEDULED', endDate: '2026-11-28' })
        .where(eq(subscriptions.id, subscriptionId))
      const closingOf = async () =>
        (await world.noticesTo(member)).filter((subject) => subject === '곧 앱을 쓸 수 없게 됩니다').length
      await sweepAccess(world.sweeper())
      expect(await closingOf()).toBe(0)
      await setState(id, 'ENDED')
      await sweepAccess(world.sweeper())
      await sweepAccess(world.sweeper())
      expect(await closingOf()).toBe(1)
      await db()
        .update(subscriptions)
        .set({ endDate: '2026-11-30' })
        .where(eq(subscriptions.id, subscriptionId))
      await sweepAccess(world.sweeper())
      expect(await closingOf()).toBe(1)
      await world.goTo('2026-11-23T10:00:00+09:00')
      await sweepAccess(world.sweeper())
      expect(await closingOf()).toBe(2)
    })

    it('is also closed when a trial ends', async () => {
      await db().delete(subscriptions).where(eq(subscriptions.id, subscriptionId))
      expect(await use()).toBe('UNSUBSCRIBED')
      await tryOut('RUNNING', '2026-11-21')
      expect(await use()).toBe('NORMAL')
      await world.goTo('2026-11-22T00:00:30+09:00')
      const deps = { ...world.sweeper(), catalogue: { nameOf: () => '빗장 통합 로그인' } }
      await sweepTrials(deps as Parameters<typeof sweepTrials>[0])
      await follow()
      expect([await use(), await deliveries()]).toEqual(['UNSUBSCRIBED', ['grant.paused']])
    })
  })

  it('a permission that is approved while the subscription ends is never open, and its app is notified', async () => {
    const rounds = Number(process.env.ROUNDS ?? 10)
    for (let round = 0; round < rounds; round += 1) {
      const [subscriptionId, person] = [await subscribe(), await world.person()]
      const { data: asked } = await world.ask(person)
      await Promise.all([world.decide(approver, asked), setState(subscriptionId, 'ENDED'), follow()])
      await follow()
      expect(await use(person)).toBe((await world.grantOf(person)) ? 'UNSUBSCRIBED' : 'NONE')
      await sweepAccess(world.sweeper())
      const activeGrants = await db()
        .select()
        .from(accessGrants)
        .where(and(eq(accessGrants.memberId, person.memberId), eq(accessGrants.useStatus, 'NORMAL')))
      for (const { id, unsubscribedAt } of activeGrants) {
        expect(unsubscribedAt).not.toBeNull()
        expect((await eventsOf(id)).at(-1)).toEqual(['grant.paused', null])
      }
    }
  })

  describe('that the staff assign', () => {
    const staffWith = async (): Promise<Person> => {
      const person = await world.person({ roles: ['staff'], companyId: null })
      person.session = await world.portal().verify(person.session)
      return person
    }
    const set = (person: Person, includedYn: 'Y' | 'N', appId = ids.app, code = 'MFA') =>
      world.portal().call('setServiceApp', { serviceCode: code, appId, includedYn }, person)

    it('is added to a service at once and only once, and the number of permissions that the addition closes is shown beforehand', async () => {
      await db().delete(appServices)
      await world.putGrant(member.memberId)
      const staff = await staffWith()
      const listedApp = async () =>
        (await world.portal().call('listServiceApps', { serviceCode: 'MFA' }, staff)).data.apps.find(
          ({ appId }) => appId === ids.app,
        )
      expect(await listedApp()).toMatchObject({ includedYn: 'N', services: [], closingCount: 1 })
      await Promise.all([set(staff, 'Y'), set(staff, 'Y')])
      expect(await listedApp()).toMatchObject({
        includedYn: 'Y',
        services: [{ serviceCode: 'MFA' }],
        closingCount: 0,
      })
      expect(await use()).toBe('UNSUBSCRIBED')
      await follow()
      expect((await world.noticesTo(member)).at(-1)).toBe('앱을 쓸 수 없게 되었습니다')
      await set(staff, 'N')
      await follow()
      expect([await use(), await listedApp()]).toMatchObject(['NORMAL', { includedYn: 'N' }])
    })

    it('is refused if it is an app of a company or retired, or if the service never existed', async () => {
      const staff = await staffWith()
      const own = await world.addApp({ companyId: ids.company })
      const retired = await world.addApp({ retiredAt: world.portal().clock.now() })
      expect((await set(staff, 'Y', own.app)).code).toBe(5022)
      expect((await set(staff, 'Y', retired.app)).code).toBe(5022)
      expect((await set(staff, 'Y', ids.app, 'NEVER_SOLD')).msg).toContain('서비스')
    })
  })
})
