import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { accessRequests } from '#server/db/schema/access-request.ts'
import { members } from '#server/db/schema/member.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { type AttackWorld, attackWorld } from './attack-world.ts'

type Attack = (world: AttackWorld) => Promise<void>

const attacks: Record<string, Attack> = {
  async 'a role that is taken away opens nothing, in the same session'(world) {
    const { person, call, loseRoles, ids, refused } = world
    const admin = await person({ roles: ['appAdmin'] })
    const { data } = await call('getAdminApp', { appId: ids.app }, admin)
    expect(data.appId).toBe(ids.app)
    await loseRoles(admin)
    refused(await call('getAdminApp', { appId: ids.app }, admin))
    refused(await call('listAuditRecords', { limit: 20 }, admin))
  },

  async 'one of the staff who is no longer one answers nothing and reads nobody’s'(world) {
    const staff = await world.person({ roles: ['staff'] })
    expect((await world.call('listAdminSubscriptions', { limit: 20 }, staff)).code).toBe(200)
    await world.loseRoles(staff)
    for (const answer of [
      await world.call('listAdminSubscriptions', { limit: 20 }, staff),
      await world.call('runBills', {}, staff),
      await world.call('listAdminInquiries', { limit: 20 }, staff),
    ])
      expect(answer.code).toBe(1403)
  },

  async 'an approver decides nothing of their own, alone or among others'(world) {
    const { person, ask, decide, call, grantOf, refused } = world
    const approver = await person({ roles: ['approver'] })
    await person({ roles: ['approver'] })
    const { data: own } = await ask(approver)
    refused(await decide(approver, own))
    const other = await ask(await person())
    const requestVersions = [own, other.data].map(({ requestId, version }) => ({ requestId, version }))
    await call(
      'decideAccessRequests',
      { requests: requestVersions, decision: 'APPROVE', comment: '' },
      approver,
    )
    expect(await grantOf(approver)).toBeUndefined()
  },

  async 'of ten who decide at once one does, whichever way'(world) {
    const { person, ask, decide, atOnce, successCount } = world
    const approvers = await atOnce(5, () => person({ roles: ['approver'] }))
    const { data } = await ask(await person())
    const answers = await atOnce(10, (index) =>
      decide(approvers[index % 5]!, data, {
        decision: index % 2 ? 'APPROVE' : 'REJECT',
        comment: '확인했습니다.',
      }),
    )
    expect(successCount(answers)).toBe(1)
  },

  async 'a withdrawal and an approval at once end in one of them'(world) {
    const { person, ask, decide, call, successCount, grantOf } = world
    const [one, approver] = [await person(), await person({ roles: ['approver'] })]
    const { data } = await ask(one)
    const { requestId, version } = data
    const [approved, withdrawn] = await Promise.all([
      decide(approver, data),
      call('withdrawAccessRequest', { requestId, version }, one),
    ])
    expect(successCount([approved, withdrawn])).toBe(1)
    expect((await grantOf(one)) !== undefined).toBe(approved.code === 200)
  },

  async 'who is no approver any more decides nothing that was open before'(world) {
    const { person, ask, decide, loseRoles, refused, grantOf } = world
    const [one, approver] = [await person(), await person({ roles: ['approver'] })]
    await person({ roles: ['approver'] })
    const { data } = await ask(one)
    await loseRoles(approver)
    refused(await decide(approver, data))
    expect(await grantOf(one)).toBeUndefined()
  },

  async 'a request of who has left the company gives nothing'(world) {
    const { person, ask, decide, refused, db, otherCompany } = world
    const [one, approver] = [await person(), await person({ roles: ['approver'] })]
    const { data } = await ask(one)
    await db()
      .update(members)
      .set({ companyId: await otherCompany() })
      .where(eq(members.id, one.memberId))
    refused(await decide(approver, data))
  },

  async 'an approver of another company finds no request, by number, list or comment'(world) {
    const { person, ask, decide, call, otherCompany, refused } = world
    await person({ roles: ['approver'] })
    const { data } = await ask(await person())
    const foreign = await person({ roles: ['approver', 'securityAdmin'], companyId: await otherCompany() })
    refused(await decide(foreign, data))
    refused(await call('getAccessRequest', { requestId: data.requestId }, foreign))
    const comment = { idempotencyKey: crypto.randomUUID(), requestId: data.requestId, body: '안녕하세요.' }
    refused(await call('commentAccessRequest', comment, foreign))
    expect((await call('listAdminAccessRequests', { limit: 20 }, foreign)).body).not.toContain(data.requestId)
  },

  async 'a bulk decision touches nothing of another company that is slipped in'(world) {
    const { person, ask, call, otherCompany, db } = world
    const approver = await person({ roles: ['approver'] })
    const { data: own } = await ask(await person())
    const companyId = await otherCompany()
    await person({ roles: ['approver'], companyId })
    const { data: foreign } = await ask(await person({ companyId }))
    const requests = [own, foreign].map(({ requestId, version }) => ({ requestId, version }))
    await call('decideAccessRequests', { requests, decision: 'APPROVE', comment: '' }, approver)
    const [row] = await db().select().from(accessRequests).where(eq(accessRequests.id, foreign.requestId))
    expect(row!.approvalResult).toBe('WAITING')
  },

  async 'the admin of one app settles nothing of another'(world) {
    const { person, call, addApp, ids, refused } = world
    const admin = await person({ roles: ['appAdmin'], appId: ids.app })
    const { app } = await addApp()
    refused(
      await call(
        'updateAppPolicies',
        { appId: app, version: 1, longestTermDays: 30, autoApprovalYn: 'Y', releaseReviewYn: 'N' },
        admin,
      ),
    )
    refused(
      await call(
        'addAppManager',
        {
          idempotencyKey: crypto.randomUUID(),
          appId: app,
          version: 1,
          managerEmail: admin.email,
          managerRole: 'APPROVER',
        },
        admin,
      ),
    )
  },

  async 'a member makes no manager of themselves'(world) {
    const { person, call, ids, refused } = world
    const one = await person()
    const wish = { appId: ids.app, version: 1, managerEmail: one.email, managerRole: 'APPROVER' as const }
    refused(await call('addAppManager', { idempotencyKey: crypto.randomUUID(), ...wish }, one))
    refused(await call('switchAccessApp', { appId: ids.app, version: 1, openYn: 'N' } as never, one))
  },

  async 'nobody stands in for themselves, or is put there by who has nothing to give'(world) {
    const { person, call, refused } = world
    const [one, approver] = [await person(), await person({ roles: ['approver'] })]
    const days = { startDate: '2026-11-21', endDate: '2026-11-25' }
    refused(await call('setAccessDelegation', { delegateEmail: approver.email, ...days }, approver))
    refused(await call('setAccessDelegation', { delegateEmail: approver.email, ...days }, one))
  },

  async 'who stands in does so no longer than it was given, to the day'(world) {
    const { person, call, ask, decide, goTo, refused } = world
    const [one, approver, standIn] = [await person(), await person({ roles: ['approver'] }), await person()]
    const days = { startDate: '2026-11-21', endDate: '2026-11-22' }
    expect(
      (await call('setAccessDelegation', { delegateEmail: standIn.email, ...days }, approver)).code,
    ).toBe(200)
    const { data } = await ask(one)
    await goTo('2026-11-23T00:00:30+09:00', standIn)
    refused(await decide(standIn, data))
  },

  async 'a permission of another company is neither revoked nor locked'(world) {
    const { person, putGrant, call, otherCompany, refused, grantOf } = world
    const one = await person()
    const grantId = await putGrant(one.memberId)
    const foreign = await person({ roles: ['securityAdmin', 'appAdmin'], companyId: await otherCompany() })
    for (const id of ['revokeAccessGrant', 'blockAccessGrant'] as const)
      refused(await call(id, { grantId, version: 1, comment: '확인했습니다.' }, foreign))
    expect(await grantOf(one)).toMatchObject({ useStatus: 'NORMAL' })
  },

  async 'twenty requests at once for one permission are one'(world) {
    const { person, ask, atOnce, successCount } = world
    await person({ roles: ['approver'] })
    const one = await person()
    expect(successCount(await atOnce(20, () => ask(one)))).toBe(1)
  },

  async 'the record of one company says nothing to the security admin of another'(world) {
    const { person, call, otherCompany, putGrant } = world
    const [mine, one] = [await person({ roles: ['securityAdmin'] }), await person()]
    const grantId = await putGrant(one.memberId)
    await call('revokeAccessGrant', { grantId, version: 1, comment: '확인했습니다.' }, mine)
    const foreign = await person({ roles: ['securityAdmin'], companyId: await otherCompany() })
    const { data } = await call('listAuditRecords', { limit: 100 }, foreign)
    expect(JSON.stringify(data.list)).not.toContain(grantId)
    const { data: file } = await call('exportAuditRecords', {}, foreign)
    expect(file.csv).not.toContain(grantId)
  },

  async 'a notice to one member is neither read nor removed by another'(world) {
    const { person, requestAndApprove: granted, call } = world
    const [one, approver, other] = [await person(), await person({ roles: ['approver'] }), await person()]
    await granted(one, approver)
    const list = async () => (await call('listNotifications', { limit: 20 }, one)).data.list
    const [notice] = await list()
    const { notificationId } = notice!
    await call('readNotification', { notificationId }, other)
    await call('removeNotification', { notificationId }, other)
    await call('readAllNotifications', {}, other)
    expect((await list()).find((each) => each.notificationId === notificationId)).toEqual(notice)
  },
}

describeEngines('an attacker with permissions', (engine) => {
  const world = attackWorld(engine)
  it.each(Object.entries(attacks))('%s', (_, attempt) => attempt(world))
})
