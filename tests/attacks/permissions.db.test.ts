import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { accessRequests } from '#server/db/schema/access-request.ts'
import { members } from '#server/db/schema/member.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { type AttackWorld, attackWorld } from './attack-world.ts'

type Attack = (world: AttackWorld) => Promise<void>

const attacks: Record<string, Attack> = {
  async 'a removed role gives no access in the same session'(world) {
    const { person, call, loseRoles, ids, refused } = world
    const admin = await person({ roles: ['appAdmin'] })
    const { data } = await call('getAdminApp', { appId: ids.app }, admin)
    expect(data.appId).toBe(ids.app)
    await loseRoles(admin)
    refused(await call('getAdminApp', { appId: ids.app }, admin))
    refused(await call('listAuditRecords', { limit: 20 }, admin))
  },

  async 'a former staff member can neither read nor change data of customers'(world) {
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

  async 'an approver cannot decide their own request, alone or in a bulk decision'(world) {
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

  async 'only one of ten simultaneous decisions succeeds'(world) {
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

  async 'only one of a simultaneous withdrawal and approval succeeds'(world) {
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

  async 'a former approver cannot decide requests from before the role was removed'(world) {
    const { person, ask, decide, loseRoles, refused, grantOf } = world
    const [one, approver] = [await person(), await person({ roles: ['approver'] })]
    await person({ roles: ['approver'] })
    const { data } = await ask(one)
    await loseRoles(approver)
    refused(await decide(approver, data))
    expect(await grantOf(one)).toBeUndefined()
  },

  async 'the request of a member who left the company cannot be approved'(world) {
    const { person, ask, decide, refused, db, otherCompany } = world
    const [one, approver] = [await person(), await person({ roles: ['approver'] })]
    const { data } = await ask(one)
    await db()
      .update(members)
      .set({ companyId: await otherCompany() })
      .where(eq(members.id, one.memberId))
    refused(await decide(approver, data))
  },

  async 'an approver of another company cannot find, comment or decide a request'(world) {
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

  async 'a bulk decision does not change a request of another company'(world) {
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

  async 'the admin of one app cannot change policies or managers of another app'(world) {
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

  async 'a member cannot make themselves an approver of an app'(world) {
    const { person, call, ids, refused } = world
    const one = await person()
    const managerInput = {
      appId: ids.app,
      version: 1,
      managerEmail: one.email,
      managerRole: 'APPROVER' as const,
    }
    refused(await call('addAppManager', { idempotencyKey: crypto.randomUUID(), ...managerInput }, one))
    refused(await call('switchAccessApp', { appId: ids.app, version: 1, openYn: 'N' } as never, one))
  },

  async 'a member cannot be their own delegate, and a member without a role cannot add a delegate'(world) {
    const { person, call, refused } = world
    const [one, approver] = [await person(), await person({ roles: ['approver'] })]
    const days = { startDate: '2026-11-21', endDate: '2026-11-25' }
    refused(await call('setAccessDelegation', { delegateEmail: approver.email, ...days }, approver))
    refused(await call('setAccessDelegation', { delegateEmail: approver.email, ...days }, one))
  },

  async 'a delegate cannot decide after the last day of the delegation'(world) {
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

  async 'a permission of another company can be neither revoked nor blocked'(world) {
    const { person, putGrant, call, otherCompany, refused, grantOf } = world
    const one = await person()
    const grantId = await putGrant(one.memberId)
    const foreign = await person({ roles: ['securityAdmin', 'appAdmin'], companyId: await otherCompany() })
    for (const id of ['revokeAccessGrant', 'blockAccessGrant'] as const)
      refused(await call(id, { grantId, version: 1, comment: '확인했습니다.' }, foreign))
    expect(await grantOf(one)).toMatchObject({ useStatus: 'NORMAL' })
  },

  async 'twenty simultaneous requests for one permission create one request'(world) {
    const { person, ask, atOnce, successCount } = world
    await person({ roles: ['approver'] })
    const one = await person()
    expect(successCount(await atOnce(20, () => ask(one)))).toBe(1)
  },

  async 'the audit records of one company are not visible to the security admin of another company'(world) {
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

  async 'a member cannot read or remove the notification of another member'(world) {
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

describeEngines('an attacker with a role in the access area', (engine) => {
  const world = attackWorld(engine)
  it.each(Object.entries(attacks))('%s', (_, attempt) => attempt(world))
})
