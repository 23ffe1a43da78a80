import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Schema } from '#contract/operation.ts'
import { accessGrants } from '#server/db/schema/access-grant.ts'
import { accessRequests } from '#server/db/schema/access-request.ts'
import { bills } from '#server/db/schema/bill.ts'
import { inquiries } from '#server/db/schema/inquiry.ts'
import { members } from '#server/db/schema/member.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { keptRecords } from '#server/db/schema/withdrawal.ts'
import { openStored } from '#server/domains/withdrawal/retained.store.ts'
import { createSecretBox } from '#server/security/secret-box.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { inquiryOf } from '#server/testing/inquiry-world.ts'
import { createPortal, type Portal } from '#server/testing/portal.ts'
import { whileHeld } from '#server/testing/while-held.ts'
import { withdrawalWorld } from '#server/testing/withdrawal-world.ts'
import { insertAccessRequest, insertAppWithLevel, insertGrant } from '#worlds/access.ts'

const env = { INQUIRIES_PER_ADDRESS: '1000', PUBLIC_ORIGIN: 'http://localhost:8123' }
const ROUNDS = Array.from({ length: Number(process.env['ROUNDS'] ?? 3) }, (_, index) => index)
const MISSING = 4105
const UNCONFIRMED = 1225

describeEngines('what an inquiry is about', (engine) => {
  let portal: Portal
  let staff: string
  const world = withdrawalWorld(() => portal, engine.database)
  const db = () => engine.database().db
  beforeAll(async () => {
    portal = createPortal(engine.database(), { env })
    staff = await staffOf()
  })
  afterAll(() => portal.app.close())

  async function staffOf(...roles: Schema<'StaffRole'>[]): Promise<string> {
    const { email, id } = await portal.addMember({ staff: true })
    if (roles.length > 0)
      await db().update(memberRoles).set({ staffRoles: roles }).where(eq(memberRoles.memberId, id))
    return portal.logInFully(email, { confirmed: true })
  }
  const about = (aboutKind: Schema<'InquiryAboutKind'>, aboutId: string) => ({ aboutKind, aboutId })
  const write = (session: string, ref: Schema<'InquiryAboutRef'>) =>
    portal.call('writeInquiry', inquiryOf({ about: ref }), { session })
  async function memberWithBill(more: Parameters<typeof world.member>[0] = {}) {
    const member = await world.member(more)
    const subscriptionId = await world.subscribe(member, 'ENDED')
    const billId = await world.bill(subscriptionId, 'PAID')
    const [{ billNo } = { billNo: '' }] = await db().select().from(bills).where(eq(bills.id, billId))
    return { ...member, subscriptionId, billId, billNo }
  }

  async function accessOf(memberId: string) {
    const { levelId } = await insertAppWithLevel(db())
    const now = portal.clock.now()
    return {
      GRANT: await insertGrant(db(), { memberId, levelId, startAt: now, endDate: '2026-12-31' }),
      ACCESS_REQUEST: await insertAccessRequest(db(), { memberId, levelId, requestedAt: now }),
    }
  }

  it('is shown to its writer and to the staff, who get a link only to what their role opens', async () => {
    const { session, billId, billNo } = await memberWithBill()
    const ref = about('BILL', billId)
    const named = { ...ref, aboutName: billNo }
    expect((await portal.call('getInquiryAbout', ref, { session })).data).toEqual({ ...named, openYn: 'Y' })
    const { data } = await write(session, ref)
    const own = await portal.call('listInquiries', {}, { session })
    expect(own.data.list[0]?.about).toEqual({ ...named, openYn: 'Y' })
    const asked = { inquiryId: data.inquiryId! }
    expect((await portal.call('getInquiryDetail', asked, { session })).data.about).toEqual({
      ...named,
      openYn: 'Y',
    })
    const roles = [
      [staff, 'Y'],
      [await staffOf('ANSWERS'), 'N'],
      [await staffOf('ANSWERS', 'BILLS'), 'Y'],
    ] as const
    for (const [reader, openYn] of roles) {
      const read = await portal.call('getAdminInquiry', asked, { session: reader })
      const listed = await portal.call('listAdminInquiries', { search: data.inquiryNo }, { session: reader })
      expect([read.data.about, listed.data.list[0]?.about]).toEqual([
        { ...named, openYn },
        { ...named, openYn },
      ])
    }
  })

  it('is a subscription, a permission or a request of the member', async () => {
    const member = await memberWithBill()
    const { GRANT: grantId, ACCESS_REQUEST: requestId } = await accessOf(member.id)
    for (const ref of [
      about('SUBSCRIPTION', member.subscriptionId),
      about('GRANT', grantId),
      about('ACCESS_REQUEST', requestId),
    ]) {
      const { data } = await write(member.session, ref)
      const asked = { inquiryId: data.inquiryId! }
      const own = (await portal.call('getInquiryDetail', asked, { session: member.session })).data.about
      expect(own).toMatchObject({ ...ref, openYn: 'Y' })
      const read = (await portal.call('getAdminInquiry', asked, { session: staff })).data.about
      const openYn = ref.aboutKind === 'SUBSCRIPTION' ? 'Y' : 'N'
      expect(read).toEqual({ ...own, openYn })
    }
  })

  it('is named before the password check only where its own page opens, and can be written about', async () => {
    const member = await memberWithBill()
    const { GRANT: grantId, ACCESS_REQUEST: requestId } = await accessOf(member.id)
    const session = await portal.logInFully(member.email)
    for (const [ref, code] of [
      [about('BILL', member.billId), UNCONFIRMED],
      [about('BILL', randomUUID()), UNCONFIRMED],
      [about('SUBSCRIPTION', member.subscriptionId), UNCONFIRMED],
      [about('GRANT', grantId), 200],
      [about('ACCESS_REQUEST', requestId), 200],
    ] as const)
      expect((await portal.call('getInquiryAbout', ref, { session })).code).toBe(code)
    expect((await write(session, about('BILL', member.billId))).code).toBe(200)
  })

  it('is not found by visitors and by those who may not see it, and nothing is stored', async () => {
    const owner = await memberWithBill()
    const other = await world.member()
    const { GRANT: grantId } = await accessOf(owner.id)
    const count = await db().$count(inquiries)
    const refs = [
      about('BILL', owner.billId),
      about('BILL', owner.subscriptionId),
      about('SUBSCRIPTION', owner.subscriptionId),
      about('GRANT', grantId),
      about('ACCESS_REQUEST', randomUUID()),
    ]
    for (const ref of refs) {
      const codes = [
        (await write(other.session, ref)).code,
        (await portal.call('writeInquiry', inquiryOf({ about: ref }))).code,
        (await portal.call('getInquiryAbout', ref, { session: other.session })).code,
      ]
      expect(codes).toEqual([MISSING, MISSING, MISSING])
    }
    expect(await db().$count(inquiries)).toBe(count)
  })

  it('is no longer shown to a writer who may no longer see it', async () => {
    const companyId = await world.company()
    const owner = await world.member({ companyId })
    const writer = await world.member({ companyId })
    const subscriptionId = await world.subscribe(owner, 'ACTIVE')
    await write(writer.session, about('SUBSCRIPTION', subscriptionId))
    const listed = () => portal.call('listInquiries', {}, { session: writer.session })
    expect((await listed()).data.list[0]?.about).toMatchObject({ aboutId: subscriptionId })
    await db().update(members).set({ companyId: null }).where(eq(members.id, writer.id))
    expect((await listed()).data.list[0]?.about).toBeNull()
  })

  describe('when it is removed', () => {
    it('leaves the inquiry without it', async () => {
      const { session, id, billId } = await memberWithBill()
      const { GRANT: grantId } = await accessOf(id)
      await write(session, about('BILL', billId))
      await write(session, about('GRANT', grantId))
      await db().delete(bills).where(eq(bills.id, billId))
      await db().delete(accessGrants).where(eq(accessGrants.id, grantId))
      const { list } = (await portal.call('listInquiries', {}, { session })).data
      expect(list.map((row: Schema<'InquiryListItem'>) => row.about)).toEqual([null, null])
    })

    it.each([
      { name: 'a bill', aboutKind: 'BILL', table: bills },
      { name: 'a subscription', aboutKind: 'SUBSCRIPTION', table: subscriptions },
      { name: 'a permission', aboutKind: 'GRANT', table: accessGrants },
      { name: 'a request', aboutKind: 'ACCESS_REQUEST', table: accessRequests },
    ] as const)('while the inquiry is sent, refuses the inquiry: $name', async ({ aboutKind, table }) => {
      const member = await world.member()
      const subscriptionId = await world.subscribe(member, 'ENDED')
      const ids = {
        SUBSCRIPTION: subscriptionId,
        BILL: aboutKind === 'BILL' ? await world.bill(subscriptionId, 'PAID') : '',
        ...(await accessOf(member.id)),
      }
      const sent = await whileHeld(
        engine,
        (tx) => tx.delete(table).where(eq(table.id, ids[aboutKind])),
        () => write(member.session, about(aboutKind, ids[aboutKind])),
      )
      expect(sent.code).toBe(MISSING)
    })

    it.each(ROUNDS)(
      'by its writer who leaves at the same moment, ends in one of two ways: round %i',
      async () => {
        for (const companyId of [undefined, await world.company()]) {
          const leaver = await memberWithBill(companyId === undefined ? {} : { companyId })
          const proofKey = await world.prove(leaver.session)
          const [left, ...sent] = await Promise.all([
            world.leave(leaver.session, { proofKey }),
            write(leaver.session, about('BILL', leaver.billId)),
            write(leaver.session, about('SUBSCRIPTION', leaver.subscriptionId)),
          ])
          expect(left.code).toBe(200)
          for (const { code } of sent) expect([200, MISSING]).toContain(code)
          expect(await db().$count(inquiries, eq(inquiries.memberId, leaver.id))).toBe(0)
        }
      },
    )
  })

  it('is not in the retained record of a member who has left, which would reveal the contract', async () => {
    const { session, billId } = await memberWithBill()
    await write(session, about('BILL', billId))
    await db().delete(keptRecords)
    expect((await world.leave(session)).code).toBe(200)
    const box = createSecretBox(portal.config.encryptionKeys)
    const rows = await db().select().from(keptRecords).where(eq(keptRecords.keptType, 'COMPLAINT'))
    expect(rows).toHaveLength(1)
    const record = openStored(box, rows[0]!) as { inquiry: object }
    expect(record.inquiry).toHaveProperty('subject')
    expect(Object.keys(record.inquiry).filter((name) => name.startsWith('about'))).toEqual([])
  })
})
