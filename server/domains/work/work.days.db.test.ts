import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { inquiries } from '#server/db/schema/inquiry.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { createSecretBox } from '#server/security/secret-box.ts'
import { accessWorld, type Person } from '#server/testing/access-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { insertInquiry, insertInquiryMessage } from '#worlds/inquiry.ts'
import { insertSubscription } from '#worlds/subscription.ts'

describeEngines('the work of fourteen days', (engine) => {
  const world = accessWorld(engine)
  const db = () => engine.database().db
  let staff: Person
  const daysOf = async (by: Person) => (await world.portal().call('getAdminWorkDays', {}, by)).data
  const countsOf = async (by: Person) =>
    (await daysOf(by)).days
      .filter(({ received, handled }) => received + handled > 0)
      .map(({ date, received, handled }) => [date, received, handled])

  beforeEach(async () => {
    for (const table of [subscriptions, inquiries]) await db().delete(table)
    staff = await world.person({ roles: ['staff'], companyId: await world.otherCompany() })
  })

  async function putSubscription(requestedAt: Date, decidedAt: Date | null) {
    const box = createSecretBox(world.portal().config.encryptionKeys)
    const { memberId } = staff
    const { id } = await insertSubscription(
      db(),
      box,
      { companyId: world.ids.company, memberId, subscriptionState: 'ACTIVE', now: requestedAt },
      { requestedAt },
    )
    await db().update(subscriptions).set({ decidedAt }).where(eq(subscriptions.id, id))
  }

  async function putInquiry(...messages: ['CUSTOMER' | 'STAFF', string][]) {
    const { id: inquiryId } = await insertInquiry(db(), { createdAt: new Date('2026-11-10T03:00:00Z') })
    for (const [author, at] of messages)
      await insertInquiryMessage(db(), { inquiryId, author, body: '', createdAt: new Date(at) })
  }

  it('contains every day, and counts requests and inquiries on the days in Korea', async () => {
    await putSubscription(new Date('2026-11-09T15:00:00Z'), new Date('2026-11-20T14:59:59Z'))
    await putSubscription(new Date('2026-11-01T03:00:00Z'), new Date('2026-11-20T15:00:00Z'))
    await putSubscription(new Date('2026-11-15T03:00:00Z'), null)
    await putInquiry(
      ['CUSTOMER', '2026-11-15T01:00:00Z'],
      ['CUSTOMER', '2026-11-15T02:00:00Z'],
      ['STAFF', '2026-11-15T03:00:00Z'],
      ['CUSTOMER', '2026-11-16T01:00:00Z'],
    )
    const { workKinds, days } = await daysOf(staff)
    expect(workKinds).toEqual(['SUBSCRIPTION_REQUEST', 'INQUIRY'])
    expect(days.map(({ date }) => date)).toEqual(
      Array.from({ length: 14 }, (_, index) => `2026-11-${String(index + 8).padStart(2, '0')}`),
    )
    expect(await countsOf(staff)).toEqual([
      ['2026-11-10', 1, 0],
      ['2026-11-15', 2, 1],
      ['2026-11-16', 1, 0],
      ['2026-11-20', 0, 1],
      ['2026-11-21', 0, 1],
    ])
  })

  it('counts only the work of the caller’s roles, and is refused to others', async () => {
    await putSubscription(new Date('2026-11-15T03:00:00Z'), null)
    await putInquiry(['CUSTOMER', '2026-11-16T01:00:00Z'])
    expect(await world.portal().call('getAdminWorkDays', {}, await world.person())).toMatchObject({
      code: 1403,
    })
    await db()
      .update(memberRoles)
      .set({ staffRoles: ['ANSWERS'] })
      .where(eq(memberRoles.memberId, staff.memberId))
    expect((await daysOf(staff)).workKinds).toEqual(['INQUIRY'])
    expect(await countsOf(staff)).toEqual([['2026-11-16', 1, 0]])
  })
})
