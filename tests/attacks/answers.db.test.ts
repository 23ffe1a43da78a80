import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Input, OperationId } from '#contract/operation.ts'
import { members } from '#server/db/schema/member.ts'
import { newEmail } from '#server/testing/account-world.ts'
import { companyWorld } from '#server/testing/company-world.ts'
import { counselForm } from '#server/testing/counsel-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { inquiryOf } from '#server/testing/inquiry-world.ts'
import { expectRefused } from './attack-world.ts'

type World = ReturnType<typeof companyWorld>
type Attack = (world: World) => Promise<void>
type AttackAnswer = { code: number; status: number; msg: string; body: string }

const bytesOf = ({ status, body }: AttackAnswer) => ({ status, body })
/** Replaces ids, times and addresses: nothing else may differ between the answers. */
const normalizeBody = (body: string) =>
  body
    .replaceAll(/[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g, 'ID')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+(?:Z|\+09:00)/g, 'TIME')
    .replaceAll(/"email":"[^"]*"/g, '"email":""')
const DAYS = { startDate: '2026-11-21', endDate: '2026-11-22' }

const lists = [
  'listSubscriptions',
  'listBills',
  'listNotifications',
  'listCounsels',
  'listInquiries',
  'listAccessRequests',
  'listAccessDecisions',
  'listCompanyPeople',
  'listCompanyOffers',
  'listNotices',
  'listBoardPosts',
  'listAuditRecords',
  'listAbnormalEvents',
  'listAdminAccessGrants',
  'listAdminAccessRequests',
  'listAdminAccessDecisions',
  'listAdminDelegations',
] as const satisfies OperationId[]

const attacks: Record<string, Attack> = {
  async 'the answer to an invitation does not reveal whether the address belongs to a member'({
    owner,
    outsider,
    invite,
  }) {
    const boss = await owner()
    const [known, unknown] = [await invite(boss, await outsider()), await invite(boss, { email: newEmail() })]
    expect([known.code, unknown.code]).toEqual([200, 200])
    expect(normalizeBody(known.body)).toBe(normalizeBody(unknown.body))
  },

  async 'a call with the address of a member of another company gets the same answer as a call with an unknown address'(
    world,
  ) {
    const { call, person, ids, addCompanyWithOwner: alone } = world
    const admin = await person({ roles: ['securityAdmin', 'appAdmin', 'approver'] })
    const foreign = (await alone()).owner
    const callsWithEmail: ((email: string) => Promise<AttackAnswer>)[] = [
      (email) => call('setAccessDelegation', { delegateEmail: email, ...DAYS }, admin),
      (email) =>
        call(
          'addAdminDelegation',
          { idempotencyKey: randomUUID(), holderEmail: admin.email, delegateEmail: email, ...DAYS },
          admin,
        ),
      (email) =>
        call(
          'addAdminDelegation',
          { idempotencyKey: randomUUID(), holderEmail: email, delegateEmail: admin.email, ...DAYS },
          admin,
        ),
      (email) =>
        call(
          'addAppManager',
          {
            idempotencyKey: randomUUID(),
            appId: ids.app,
            version: 1,
            managerEmail: email,
            managerRole: 'APPROVER',
          },
          admin,
        ),
    ]
    for (const name of callsWithEmail) {
      const foreignAnswer = await name(foreign.email)
      expectRefused(foreignAnswer)
      expect(bytesOf(foreignAnswer)).toEqual(bytesOf(await name(newEmail())))
    }
  },

  async 'an id of another company gets the same answer as an unknown id, also for an owner'(world) {
    const { call, owner, addCompanyWithOwner: alone, subscribe } = world
    const boss = await owner()
    const { id, owner: foreign } = await alone()
    const foreignId = await subscribe(foreign, 'ACTIVE', id)
    const callsWithIds: ((memberId: string, subscriptionId: string) => Promise<AttackAnswer>)[] = [
      (memberId) => call('removeCompanyPerson', { memberId }, boss),
      (memberId) => call('updateCompanyRoles', { memberId, roles: ['APPROVER'], seenRoles: ['OWNER'] }, boss),
      (memberId) => call('offerOwnership', { idempotencyKey: randomUUID(), memberId }, boss),
      (_, subscriptionId) => call('getSubscriptionDetail', { subscriptionId }, boss),
      (_, subscriptionId) => call('listBills', { subscriptionId, limit: 20 }, boss),
      (_, subscriptionId) => call('exportBills', { subscriptionId }, boss),
      (_, subscriptionId) => call('createSubscriptionLink', { subscriptionId }, boss),
      (_, subscriptionId) => call('estimateSubscriptionWithdrawal', { subscriptionId }, boss),
      (_, subscriptionId) => call('setBillReceivers', { subscriptionId, receivers: [boss.email] }, boss),
      (_, subscriptionId) =>
        call(
          'updateSubscription',
          { subscriptionId, version: 1, adminInfo: null, memo: 'x', plan: null },
          boss,
        ),
    ]
    for (const [index, ask] of callsWithIds.entries()) {
      const [known, unknown] = [await ask(foreign.memberId, foreignId), await ask(randomUUID(), randomUUID())]
      expect(normalizeBody(known.body), String(index)).toBe(normalizeBody(unknown.body))
    }
  },

  async 'a forged cursor causes no error of the server in any list'(world) {
    const { portal, owner, db } = world
    const boss = await owner({ roles: ['securityAdmin', 'appAdmin', 'approver'] })
    const encode = (text: string) => Buffer.from(text).toString('base64url')
    const id = '00000000-0000-0000-0000-000000000000'
    const places = [
      `99999999999999.${id}`,
      `0.${id}`,
      `-1.${id}`,
      `1e12.${id}`,
      `1.99999999999999.${id}`,
      `1764000000000.${id.toUpperCase().replace('0', 'F')}`,
      `1764000000000.' or 1=1 --`,
      `1764000000000.${id}\n`,
      '{"at":"infinity","id":null}',
    ].flatMap((place) => [encode(place), `w${encode(place)}`, `n${encode(place)}`])
    const { call } = portal()
    for (const list of lists)
      for (const cursor of places) {
        const answer: AttackAnswer = await call(list, { cursor, limit: 20 } as Input<typeof list>, {
          session: boss.session,
        })
        expect([200, 400], `${list} ${cursor} ${answer.msg}`).toContain(answer.status)
      }
    expect(await db().$count(members, eq(members.id, boss.memberId))).toBe(1)
  },

  async 'a cursor of one company’s list shows the owner of another company only their own rows'({
    owner,
    addCompanyWithOwner: alone,
    invite,
    offers,
    portal,
  }) {
    const [boss, { owner: foreign }] = [await owner(), await alone()]
    for (let index = 0; index < 2; index += 1) {
      portal().clock.pass(1)
      for (const by of [foreign, boss]) await invite(by, { email: newEmail() })
    }
    const cursor = (await offers(boss, { limit: 1 })).nextCursor!
    const { list } = await offers(foreign, { cursor, limit: 20 })
    const all = (await offers(foreign)).list.map(({ offerId }) => offerId)
    expect(list.length).toBeGreaterThan(0)
    for (const { offerId } of list) expect(all).toContain(offerId)
    const readInput = { cursor, companyId: foreign.memberId, limit: 20 }
    expectRefused(await portal().call('listCompanyOffers', readInput as never, { session: foreign.session }))
  },

  async 'the number of an inquiry or a counsel with a wrong address gets the same answer as an unknown number'({
    portal,
  }) {
    const { call } = portal()
    const { data: inquiry } = await call('writeInquiry', inquiryOf())
    const { data: days } = await call('listCounselSlots', {})
    const { startAt } = days.days.flatMap(({ slots }) => slots).find(({ openYn }) => openYn === 'Y')!
    const { data: held } = await call('holdCounselSlot', { startAt })
    const { data: counsel } = await call('reserveCounsel', counselForm({ holdKey: held.holdKey }))
    const email = newEmail()
    const version = 1
    for (const [known, unknown] of [
      [
        await call('getUnauthInquiry', { inquiryNo: inquiry.inquiryNo, email }),
        await call('getUnauthInquiry', { inquiryNo: 'Q2026-999999', email }),
      ],
      [
        await call('getUnauthCounsel', { counselNo: counsel.counselNo, email }),
        await call('getUnauthCounsel', { counselNo: 'C2026-999999', email }),
      ],
      [
        await call('cancelCounsel', { counselNo: counsel.counselNo, email, version }),
        await call('cancelCounsel', { counselNo: 'C2026-999999', email, version }),
      ],
    ] as const) {
      expectRefused(known)
      expect(bytesOf(known)).toEqual(bytesOf(unknown))
    }
  },

  async 'a link opens only with its own number and key, for exactly seven days'({
    portal,
    owner,
    subscribe,
    call,
  }) {
    const boss = await owner()
    const [one, other] = [await subscribe(boss), await subscribe(boss)]
    const { data: link } = await call('createSubscriptionLink', { subscriptionId: one }, boss)
    const { data: otherLink } = await call('createSubscriptionLink', { subscriptionId: other }, boss)
    const open = (subscriptionNo: string, viewKey: string) =>
      portal().call('getUnauthSubscriptionDetail', { subscriptionNo, viewKey })
    const { subscriptionNo, viewKey } = link
    const changedKey = viewKey.replace(/[a-z]/i, (letter) =>
      letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
    )
    const unknown = await open('S2097-999999', 'A'.repeat(43))
    for (const [number, key] of [
      [subscriptionNo, otherLink.viewKey],
      [otherLink.subscriptionNo, viewKey],
      [subscriptionNo, changedKey],
      ['S2097-999999', viewKey],
    ] as const)
      expect(bytesOf(await open(number, key))).toEqual(bytesOf(unknown))
    for (const [number, key] of [
      [subscriptionNo, `${viewKey.slice(0, 42)}%`],
      [`${subscriptionNo}' or '1'='1`, viewKey],
      [`${subscriptionNo}%`, viewKey],
    ] as const)
      expectRefused(await open(number, key))
    const week = 7 * 24 * 60 * 60
    portal().clock.pass(week - 1)
    expect((await open(subscriptionNo, viewKey)).code).toBe(200)
    portal().clock.pass(1)
    expect(bytesOf(await open(subscriptionNo, viewKey))).toEqual(bytesOf(unknown))
  },
}

describeEngines('an attacker who compares answers', (engine) => {
  const world = companyWorld(engine)
  it.each(Object.entries(attacks))('%s', (_, attempt) => attempt(world))
})
