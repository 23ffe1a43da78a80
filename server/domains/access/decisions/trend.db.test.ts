import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import type { Schema } from '#contract/operation.ts'
import { abnormalEvents, abnormalSteps } from '#server/db/schema/abnormal.ts'
import { accessWorld, type Person } from '#server/testing/access-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { insertAccessRequest } from '#worlds/access.ts'

const HOUR_MS = 3_600_000

describeEngines('the work that was done in the access area', (engine) => {
  const world = accessWorld(engine)
  const { ids } = world
  let requester: Person
  let approver: Person
  let security: Person
  beforeEach(async () => {
    requester = await world.person({ name: '송나래' })
    approver = await world.person({ roles: ['approver'], name: '이지호' })
    security = await world.person({ roles: ['securityAdmin'], name: '송하람' })
  })
  const hoursAgo = (hours: number) => new Date(world.portal().clock.now().getTime() - hours * HOUR_MS)
  const today = async (by: Person) => (await world.portal().call('getAdminAccessToday', {}, by)).data

  /** Creates a request that was rejected by a person after some hours. */
  const rejected = (by: Person, { begun, after }: { begun: number; after: number }) =>
    insertAccessRequest(engine.database().db, {
      memberId: requester.memberId,
      levelId: ids.level,
      requestedAt: hoursAgo(begun),
      approvalResult: 'REJECTED',
      closeReason: 'DECISION',
      closedAt: hoursAgo(begun - after),
      deciderId: by.memberId,
      comment: '기간이 깁니다.',
    })

  /** Creates an abnormal behaviour with actions, each some hours ago. */
  async function behaviour(
    of: Person,
    found: number,
    ...actions: [action: Schema<'AbnormalAction'>, hours: number][]
  ): Promise<string> {
    const { db } = engine.database()
    const id = randomUUID()
    await db.insert(abnormalEvents).values({
      id,
      memberId: of.memberId,
      detector: 'NEW_PLACE',
      eventKey: id,
      abnormalState: actions.length > 0 ? 'HANDLED' : 'OPEN',
      firstAt: hoursAgo(found),
      detectedAt: hoursAgo(found),
      count: 1,
      device: '',
      address: '',
      evidence: [],
    })
    for (const [action, hours] of actions)
      await db.insert(abnormalSteps).values({
        id: randomUUID(),
        abnormalEventId: id,
        action,
        at: hoursAgo(hours),
        actorId: security.memberId,
        comment: '확인했습니다.',
      })
    return id
  }
  const sumOf = (days: Schema<'AccessTrendDay'>[], kind: 'requested' | 'decided' | 'found' | 'handled') =>
    days.reduce((sum, day) => sum + day[kind], 0)

  it('is counted by day for each role; behaviour that is still under review does not count as done', async () => {
    await rejected(approver, { begun: 30, after: 2 })
    await behaviour(requester, 50, ['ADMIN_REVIEW', 48], ['WARNING', 40], ['EXCLUSION', 20])
    await behaviour(requester, 45, ['ADMIN_REVIEW', 44])
    await behaviour(security, 45, ['WARNING', 44])
    const { trend: ofApprover } = await today(approver)
    expect([sumOf(ofApprover, 'requested'), sumOf(ofApprover, 'decided')]).toEqual([1, 1])
    expect([sumOf(ofApprover, 'found'), sumOf(ofApprover, 'handled')]).toEqual([0, 0])
    const { trend: ofSecurity } = await today(security)
    expect([sumOf(ofSecurity, 'requested'), sumOf(ofSecurity, 'decided')]).toEqual([0, 0])
    expect([sumOf(ofSecurity, 'found'), sumOf(ofSecurity, 'handled')]).toEqual([2, 1])
    const stranger = await world.person({ roles: ['securityAdmin'], companyId: await world.otherCompany() })
    expect(await today(stranger)).toMatchObject({ done: [], medianMinutes: null, formerMedianMinutes: null })
  })

  it('has a median duration of seven days and of the seven days before', async () => {
    expect(await today(approver)).toMatchObject({ medianMinutes: null, formerMedianMinutes: null })
    await rejected(approver, { begun: 10, after: 2 })
    await rejected(approver, { begun: 20, after: 4 })
    await rejected(approver, { begun: 30, after: 9 })
    await rejected(approver, { begun: 240, after: 7 })
    expect(await today(approver)).toMatchObject({ medianMinutes: 240, formerMedianMinutes: 420 })
    await behaviour(requester, 30, ['WARNING', 29.5])
    expect(await today(security)).toMatchObject({ medianMinutes: 30, formerMedianMinutes: null })
  })

  it('is listed with the result and its author, the latest first', async () => {
    const requestId = await rejected(approver, { begun: 30, after: 2 })
    expect((await today(approver)).done).toEqual([
      {
        itemId: requestId,
        topic: '재무 회계 열람',
        approvalType: 'APPLY',
        detector: null,
        personName: '송나래',
        riskLevel: 'LOW',
        decision: 'REJECT',
        action: null,
        actorName: '이지호',
        doneAt: expect.any(String),
      },
    ])
    const eventId = await behaviour(requester, 50, ['WARNING', 40], ['ADMIN_REVIEW', 39], ['EXCLUSION', 20])
    expect((await today(security)).done).toMatchObject([
      { itemId: eventId, detector: 'NEW_PLACE', topic: null, action: 'EXCLUSION', riskLevel: null },
      { itemId: eventId, action: 'WARNING', actorName: '송하람', personName: '송나래', decision: null },
    ])
    await world.putGrant(requester.memberId, { endDate: '2026-12-31' })
    expect((await today(security)).done[0]).toMatchObject({ riskLevel: 'LOW' })
    for (let n = 0; n < 6; n += 1) await rejected(approver, { begun: 10 + n, after: 1 })
    expect((await today(approver)).done).toHaveLength(5)
  })
})
