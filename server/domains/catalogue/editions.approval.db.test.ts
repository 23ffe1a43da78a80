import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Input } from '#contract/operation.ts'
import { addDays, kstDate } from '#domain/dates.ts'
import { serviceEditions } from '#server/db/schema/catalogue.ts'
import { members } from '#server/db/schema/member.ts'
import { notifications } from '#server/db/schema/notification.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { createPortal, type Portal } from '#server/testing/portal.ts'
import { remoteAccess } from '#worlds/catalogue.ts'

type Schedule = Input<'scheduleServiceEdition'>
type Decision = Input<'decideServiceEdition'>['decision']

describeEngines('a changed price that a second person must approve', (engine) => {
  let portal: Portal
  let asker: string
  let other: string
  const db = () => engine.database().db
  const inDays = (days: number) => addDays(kstDate(portal.clock.now()), days)
  const pass = (days: number) => portal.clock.pass(days * 24 * 60 * 60)

  beforeAll(async () => {
    portal = createPortal(engine.database())
    await portal.app.ready()
    return () => portal.app.close()
  })
  beforeEach(async () => {
    await db().delete(serviceEditions)
    await db().delete(members)
    await portal.catalogue.refresh()
    asker = await logIn('송나래')
    await schedule({ version: null })
    other = await logIn('정하늘')
  })
  async function logIn(name: string): Promise<string> {
    const { email } = await portal.addMember({ staff: true, name })
    return portal.logInFully(email, { confirmed: true })
  }
  const schedule = (more: Partial<Schedule> = {}, session = asker, on = portal) => {
    const baseInput = { serviceCode: 'VPN', version: 1, fromDate: inDays(0), saleYn: 'Y' } as const
    const input = { ...baseInput, service: remoteAccess(3_000), ...more }
    return on.call('scheduleServiceEdition', input, { session })
  }
  const changePrice = (won = 3_500, more: Partial<Schedule> = {}) =>
    schedule({ service: remoteAccess(won), ...more })
  const decide = (decision: Decision, session = other, { version = 2, on = portal } = {}) =>
    on.call(
      'decideServiceEdition',
      { serviceCode: 'VPN', version, decision, reason: decision === 'APPROVE' ? null : '아직 이릅니다' },
      { session },
    )
  const soldPrice = async (on = portal) =>
    (await on.call('getCatalogue', {})).data.services.find(({ serviceCode }) => serviceCode === 'VPN')
      ?.plans[0]?.price.KRW

  it('applies to no one before the approval, and shows the second person its author and what changes', async () => {
    expect((await changePrice()).data).toMatchObject({
      version: 1,
      waiting: { version: 2, askedYn: 'Y', byName: '송나래' },
      approvalYn: 'Y',
    })
    expect(await soldPrice()).toBe(3_000)
    const { data } = await portal.call('getAdminService', { serviceCode: 'VPN' }, { session: other })
    expect(data.waiting).toMatchObject({
      askedYn: 'N',
      byName: '송나래',
      changes: [
        {
          planCode: 'BASIC',
          before: { KRW: 3_000, USD: 300 },
          after: { KRW: 3_500, USD: 350 },
          subscriptionCount: 0,
        },
      ],
    })
    expect(data.editions[0]).toMatchObject({ version: 2, editionState: 'WAITING' })
    const { list } = (await portal.call('listAdminServices', {}, { session: other })).data
    expect(list.at(-1)).toMatchObject({ serviceCode: 'VPN', waitingYn: 'Y', lowestPrice: 3_000, next: null })
    const notified = await db()
      .select({ path: notifications.path, name: members.name })
      .from(notifications)
      .innerJoin(members, eq(members.id, notifications.memberId))
      .where(eq(notifications.eventKey, 'price-waits:VPN:2'))
    expect(notified).toEqual([{ path: '/admin/catalogue/detail?serviceCode=VPN', name: '정하늘' }])
    pass(3)
    asker = await portal.logInFully((await emailOf('송나래'))!, { confirmed: true })
    expect(await soldPrice()).toBe(3_000)
    expect((await changePrice(3_600)).code).toBe(3613)
  })
  const emailOf = async (name: string) =>
    (await db().select({ email: members.email }).from(members).where(eq(members.name, name)))[0]?.email

  it('applies once another person approves it, on every node', async () => {
    const node = createPortal(engine.database(), { clock: portal.clock })
    await node.app.ready()
    expect((await changePrice()).code).toBe(200)
    expect(await soldPrice(node)).toBe(3_000)
    expect((await decide('APPROVE')).data).toMatchObject({
      version: 2,
      sold: { plans: [{ price: { KRW: 3_500 } }] },
      waiting: null,
      editions: [{ version: 2, editionState: 'IN_FORCE', byName: '송나래', deciderName: '정하늘' }, {}],
    })
    expect(await soldPrice(node)).toBe(3_500)
    await node.app.close()
  })

  it('applies from its first day, or from the day of a late approval', async () => {
    await changePrice(3_500, { fromDate: inDays(2) })
    expect((await decide('APPROVE')).data.next).toMatchObject({ version: 2, fromDate: inDays(2) })
    await portal.call('takeBackServiceEdition', { serviceCode: 'VPN', version: 2 }, { session: asker })
    await changePrice(3_600, { fromDate: inDays(1) })
    pass(4)
    other = await portal.logInFully((await emailOf('정하늘'))!, { confirmed: true })
    const { data } = await decide('APPROVE', other, { version: 3 })
    expect(data.editions[0]).toMatchObject({ version: 3, editionState: 'IN_FORCE', fromDate: inDays(0) })
  })

  it('cannot be approved or declined by its author, nor withdrawn by another person', async () => {
    await changePrice()
    expect((await decide('APPROVE', asker)).code).toBe(3614)
    expect((await decide('DECLINE', asker)).code).toBe(3614)
    expect((await decide('WITHDRAW', other)).code).toBe(3614)
    expect(await soldPrice()).toBe(3_000)
  })

  it.each([
    ['DECLINE', () => other, 'DECLINED', '정하늘'],
    ['WITHDRAW', () => asker, 'WITHDRAWN', null],
  ] as const)(
    'ends by %s with a reason, and another change is then possible',
    async (decision, by, state, name) => {
      await changePrice()
      const { data } = await decide(decision, by())
      expect(data).toMatchObject({
        version: 1,
        waiting: null,
        editions: [
          { version: 2, editionState: state, deciderName: name, decisionReason: '아직 이릅니다' },
          { version: 1 },
        ],
      })
      const [stored] = await db().select().from(serviceEditions).where(eq(serviceEditions.version, 2))
      expect(stored?.decisionBox).not.toContain('아직')
      expect((await decide('APPROVE', other)).code).toBe(3602)
      expect(await soldPrice()).toBe(3_000)
      expect((await changePrice(3_700)).data.waiting).toMatchObject({ version: 3 })
    },
  )

  it('is decided once when several people decide at the same time on two nodes', async () => {
    const node = createPortal(engine.database(), { clock: portal.clock })
    await node.app.ready()
    await changePrice()
    const ends = await Promise.all([
      decide('APPROVE'),
      decide('DECLINE', other, { on: node }),
      decide('APPROVE', other, { on: node }),
      decide('WITHDRAW', asker),
    ])
    expect(ends.map(({ code }) => code).toSorted((one, two) => one - two)).toEqual([200, 3602, 3602, 3602])
    const [stored] = await db().select().from(serviceEditions).where(eq(serviceEditions.version, 2))
    expect(await soldPrice(node)).toBe(stored?.approvalState === 'APPROVED' ? 3_500 : 3_000)
    await node.app.close()
  })

  it('may be a lowered price, or the price of a plan that is sold again', async () => {
    expect((await changePrice(2_500)).data.waiting).toMatchObject({ version: 2 })
    await decide('WITHDRAW', asker)
    expect((await changePrice(2_500, { saleYn: 'N' })).data).toMatchObject({ version: 3, saleYn: 'N' })
    expect((await changePrice(2_500, { version: 3 })).data).toMatchObject({
      saleYn: 'N',
      waiting: { changes: [{ before: { KRW: 3_000 }, after: { KRW: 2_500 } }] },
    })
  })

  it('is neither a changed text nor the price of a new plan', async () => {
    const service = remoteAccess(3_000)
    const [plan] = service.plans
    const plans = [plan!, { ...plan!, planCode: 'PRO', price: { KRW: 9_000, USD: 900 } }]
    const comparison = [{ label: '기기', values: ['100대', '많음'] }]
    expect((await schedule({ service: { ...service, plans, comparison } })).data).toMatchObject({
      version: 2,
      waiting: null,
    })
  })

  it('takes effect at once if only one person has the role to sell', async () => {
    await db().delete(members).where(eq(members.name, '정하늘'))
    const { data } = await changePrice()
    expect(data).toMatchObject({ version: 2, waiting: null, approvalYn: 'N' })
    expect(await soldPrice()).toBe(3_500)
  })

  it('cannot be approved after the server command has stored another catalogue', async () => {
    await changePrice()
    await db()
      .insert(serviceEditions)
      .values({
        serviceCode: 'VPN',
        version: 3,
        position: 9,
        isOnSale: true,
        fromDate: inDays(0),
        content: remoteAccess(4_000),
        changedAt: portal.clock.now(),
      })
    expect((await decide('APPROVE')).code).toBe(3602)
    expect(await soldPrice()).toBe(4_000)
    expect((await decide('DECLINE')).code).toBe(200)
  })

  it('needs a reason to be declined, and accepts no reason when it is approved', async () => {
    await changePrice()
    const editionRef = { serviceCode: 'VPN', version: 2 } as const
    const send = (decision: Decision, reason: string | null) =>
      portal.call('decideServiceEdition', { ...editionRef, decision, reason }, { session: other })
    expect((await send('APPROVE', '좋습니다')).code).toBe(400)
    expect((await send('DECLINE', null)).code).toBe(400)
    expect((await send('DECLINE', ' ')).code).toBe(400)
    expect((await send('DECLINE', '900101-1234568')).code).toBe(400)
  })
})
