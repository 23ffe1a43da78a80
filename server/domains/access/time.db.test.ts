import { beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#server/db/client.ts'
import { accessEvents } from '#server/db/schema/access-event.ts'
import { accessWorld, type Person } from '#server/testing/access-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { sweepAccess } from './access.sweeper.ts'

describeEngines('automatic expiry', (engine) => {
  const world = accessWorld(engine)
  const { ask, decide, requestAndApprove: granted, grantOf } = world
  let requester: Person
  let approver: Person
  const nodes: Database[] = []
  beforeEach(async () => {
    requester = await world.person()
    approver = await world.person({ roles: ['approver'], name: '이지호' })
  })

  /** Runs the sweep twice on every node, all at once. */
  async function sweep() {
    if (engine.name === 'postgresql' && nodes.length === 0)
      nodes.push(await engine.openAnother(), await engine.openAnother())
    const all = [engine.database(), ...nodes]
    await Promise.all([...all, ...all].map((node) => sweepAccess(world.sweeper(node))))
  }
  const at = async (wire: string) => {
    await world.goTo(wire, requester, approver)
    await sweep()
  }
  async function eventsOfMember({ memberId }: Person): Promise<string[]> {
    const rows = await engine.database().db.select().from(accessEvents).orderBy(accessEvents.position)
    return rows.filter((row) => row.memberId === memberId).map(({ event }) => event)
  }

  it('a term ends after its last day, once, and its holder is notified a fortnight and a day before', async () => {
    await granted(requester, approver, { termDays: 20 })
    await at('2026-11-27T08:59:59+09:00')
    await at('2026-11-27T09:00:00+09:00')
    expect(await eventsOfMember(requester)).toEqual([
      'request.created',
      'request.approved',
      'grant.started',
      'grant.expiring',
    ])
    await at('2026-12-09T18:00:00+09:00')
    await at('2026-12-10T09:00:00+09:00')
    await at('2026-12-11T23:59:59+09:00')
    expect(await grantOf(requester)).toMatchObject({ useStatus: 'NORMAL', endDate: '2026-12-11' })
    await world.goTo('2026-12-12T00:00:00+09:00', requester)
    // The permission has ended, even if the end is not recorded yet.
    expect(await grantOf(requester)).toMatchObject({ useStatus: 'EXPIRE', endReason: 'TERM' })
    await sweep()
    await sweep()
    expect((await eventsOfMember(requester)).slice(3)).toEqual([
      'grant.expiring',
      'grant.expiring',
      'grant.expired',
    ])
    expect(await world.noticesTo(requester)).toEqual([
      '신청이 승인되었습니다',
      '권한의 사용 기간이 곧 끝납니다',
      '권한의 사용 기간이 곧 끝납니다',
      '권한의 사용 기간이 끝났습니다',
    ])
  })

  it('a suspended permission ends as well, with a notice; a short term has no immediate notice', async () => {
    await granted(requester, approver, { termDays: 3 })
    await granted(requester, approver, { approvalType: 'SUSPEND' })
    await sweep()
    expect(await world.noticesTo(requester)).not.toContain('권한의 사용 기간이 곧 끝납니다')
    await at('2026-11-23T10:00:00+09:00')
    expect(await world.noticesTo(requester)).toContain('권한의 사용 기간이 곧 끝납니다')
    await at('2026-11-25T00:00:00+09:00')
    expect(await grantOf(requester)).toMatchObject({
      useStatus: 'EXPIRE',
      endReason: 'TERM',
      pauseOrigin: null,
    })
  })

  it('an extended permission has one notice before its new end', async () => {
    await granted(requester, approver, { termDays: 14 })
    await granted(requester, approver, { approvalType: 'EXTEND', termDays: 20 })
    await at('2026-12-11T09:00:00+09:00')
    expect((await eventsOfMember(requester)).filter((event) => event === 'grant.expiring')).toHaveLength(1)
  })

  it('an ended permission can be renewed for thirty days, before and after its end is recorded', async () => {
    await granted(requester, approver, { termDays: 2 })
    await world.goTo('2026-11-30T12:00:00+09:00', requester, approver)
    await granted(requester, approver, { approvalType: 'EXTEND', termDays: 30 })
    expect(await grantOf(requester)).toMatchObject({ useStatus: 'NORMAL', endDate: '2026-12-23' })
    await at('2027-01-22T12:00:00+09:00')
    expect(await world.reasonFor(requester, 'EXTEND')).toBeNull()
    await at('2027-01-23T12:00:00+09:00')
    expect(await ask(requester, { approvalType: 'EXTEND' })).toMatchObject({ code: 5007 })
    expect(await ask(requester)).toMatchObject({ code: 200 })
  })

  it('an ended permission with short terms can be extended while the new end is after today, and requested again later', async () => {
    const short = await world.addApp({ longestTermDays: 7 })
    const levelId = short.level
    await granted(requester, approver, { levelId, termDays: 7 })
    await at('2026-11-30T12:00:00+09:00')
    await world.noticesTo(requester)
    const mail = world.portal().sentMails.find(({ subject }) => subject.includes('끝났습니다'))
    expect(mail?.text).toContain('2026.12.04까지 기간 연장을 신청할 수 있습니다.')
    await at('2026-12-04T12:00:00+09:00')
    expect(await ask(requester, { levelId, termDays: 7 })).toMatchObject({ code: 5003 })
    const preview = { levelId, approvalType: 'EXTEND', termDays: 7 } as const
    expect((await world.portal().call('previewAccessRequest', preview, requester)).data).toMatchObject({
      reason: null,
      endDate: '2026-12-05',
    })
    await at('2026-12-05T12:00:00+09:00')
    expect(await ask(requester, { levelId, approvalType: 'EXTEND', termDays: 7 })).toMatchObject({
      code: 5007,
    })
    await granted(requester, approver, { levelId, termDays: 7 })
    expect(await grantOf(requester, levelId)).toMatchObject({ useStatus: 'NORMAL', endDate: '2026-12-12' })
  })

  it('a request waits for seven days, to the second', async () => {
    const { data } = await ask(requester)
    await at('2026-11-28T11:59:59+09:00')
    expect((await world.portal().call('listAccessDecisions', {}, approver)).data.total).toBe(1)
    await world.goTo('2026-11-28T12:00:00+09:00', requester, approver)
    expect((await world.portal().call('listAccessDecisions', {}, approver)).data.total).toBe(0)
    expect(await decide(approver, data)).toMatchObject({ code: 5032 })
    await sweep()
    await sweep()
    expect(
      (await world.portal().call('getAccessRequest', { requestId: data.requestId }, requester)).data.request,
    ).toMatchObject({
      approvalResult: 'REJECTED',
      closeReason: 'TIMEOUT',
      closedAt: '2026-11-28T12:00:00+09:00',
      deciderName: null,
    })
    expect((await eventsOfMember(requester)).filter((event) => event === 'request.timedOut')).toHaveLength(1)
    expect(await world.noticesTo(requester)).toEqual(['신청의 처리 기한이 지났습니다'])
    expect(await ask(requester)).toMatchObject({ code: 200 })
  })

  it('a delegation ends after its last day, once', async () => {
    const stand = await world.person()
    await world
      .portal()
      .call(
        'setAccessDelegation',
        { delegateEmail: stand.email, startDate: '2026-11-21', endDate: '2026-11-22' },
        approver,
      )
    await at('2026-11-22T23:00:00+09:00')
    expect(await eventsOfMember(approver)).toEqual(['delegate.set'])
    await at('2026-11-23T00:00:00+09:00')
    await sweep()
    expect(await eventsOfMember(approver)).toEqual(['delegate.set', 'delegate.cleared'])
    expect(await world.noticesTo(stand)).toEqual([
      '대리 승인자로 지정되었습니다',
      '대리 승인 기간이 끝났습니다',
    ])
  })

  describe('of many rows at once', () => {
    it('is complete after one sweep', async () => {
      const people = await Promise.all(
        Array.from({ length: 70 }, () =>
          world.portal().addMember({ factors: [], companyId: world.ids.company }),
        ),
      )
      await Promise.all(people.map(({ id }) => world.putGrant(id, { endDate: '2026-11-20' })))
      await sweep()
      const rows = await engine.database().db.select().from(accessEvents)
      const ownMemberIds = new Set(people.map(({ id }) => id))
      expect(
        rows.filter(({ memberId, event }) => ownMemberIds.has(memberId) && event === 'grant.expired'),
      ).toHaveLength(70)
      for (const node of nodes.splice(0)) await node.close()
    })
  })
})
