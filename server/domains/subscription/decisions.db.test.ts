import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bills } from '#server/db/schema/bill.ts'
import { notifications } from '#server/db/schema/notification.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { createNotices } from '#server/messages/notices.ts'
import { createSecretBox } from '#server/security/secret-box.ts'
import { demoSender } from '#server/testing/demo-sender.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { createPortal, type Portal } from '#server/testing/portal.ts'
import { samplePdf } from '#server/testing/sample-files.ts'
import { requestOf, serviceInfo, subscriptionAnswers } from '#server/testing/subscription-request.ts'
import { insertCompany } from '#worlds/company.ts'
import { sweepSubscriptions } from './subscription.sweeper.ts'

describeEngines('deciding requests for subscriptions', (engine) => {
  let portal: Portal
  let [asker, staff, other] = ['', '', '']
  let askedBy: Awaited<ReturnType<Portal['addMember']>>
  const toStaff = '[빗장] 새 구독 신청이 들어왔습니다'
  const today = '2026-11-21'
  const db = () => engine.database().db

  async function request(): Promise<{ subscriptionId: string; version: number }> {
    const {
      data: { draftId },
    } = await portal.call(
      'agreeSubscriptionTerms',
      { draftId: null, serviceInfo, terms: subscriptionAnswers },
      { session: asker },
    )
    const file = new File([new Uint8Array(samplePdf)], '사업자등록증.pdf')
    const {
      data: { fileId },
    } = await portal.call('uploadFile', { purpose: 'subscription', file }, { session: asker })
    const { data } = await portal.call(
      'requestSubscription',
      requestOf({ draftId, paymentMethodCode: 'A', rnFileId: fileId }),
      { session: asker },
    )
    return { subscriptionId: data.subscriptionId, version: 1 }
  }
  const approve = (one: { subscriptionId: string; version: number }, session = staff) =>
    portal.call('approveSubscription', { ...one, startDate: today }, { session })
  const reject = (one: { subscriptionId: string; version: number }, session = staff) =>
    portal.call('rejectSubscription', { ...one, reason: '서류를 다시 올려 주세요.' }, { session })
  const own = async ({ subscriptionId }: { subscriptionId: string }) =>
    (await portal.call('getSubscriptionDetail', { subscriptionId }, { session: asker })).data

  const add = (more: Parameters<Portal['addMember']>[0]) =>
    portal.addMember({ ...(!more?.staff && { mfaType: 'none', factors: [] }), ...more })
  const enter = ({ email }: { email: string }) => portal.logInFully(email, { confirmed: true })
  beforeAll(async () => {
    portal = createPortal(engine.database(), {
      env: { UPLOADS_PER_ADDRESS: '10000', LOGIN_TRIES_PER_ADDRESS: '1000' },
    })
    const createdAt = portal.clock.now()
    const companyId = await insertCompany(db(), { name: '별빛나루', rnno: '1248100998', createdAt })
    askedBy = await add({ companyId })
    asker = await enter(askedBy)
    staff = await enter(await add({ staff: true }))
    other = await enter(await add({ staff: true }))
  })
  afterAll(() => portal.app.close())
  beforeEach(async () => {
    await db().delete(bills)
    await db().delete(subscriptions)
    await db().delete(notifications)
    portal.sentMails.length = 0
  })

  it('leaves a request of one’s own company to another member of the staff', async () => {
    const one = await request()
    const session = await enter(await add({ staff: true, companyId: askedBy.companyId }))
    const requestSeenByApprover = await portal.call(
      'getAdminSubscription',
      { subscriptionId: one.subscriptionId },
      { session },
    )
    expect(requestSeenByApprover.data).toMatchObject({ version: 1, ownYn: 'Y' })
    expect((await approve(one, session)).code).toBe(5033)
    expect((await reject(one, session)).code).toBe(5033)
    expect((await own(one)).subscriptionInfo.subscriptionState).toBe('REQUESTED')
    expect((await approve(one)).data).toMatchObject({ ownYn: 'N', version: 2 })
    await portal.deliverMails()
  })

  it('approves a request: the subscription is in use and billed from the chosen day, and the requester is notified by inbox and mail', async () => {
    const one = await request()
    const { data, code } = await approve(one)
    expect(code).toBe(200)
    const { contractNo } = data.detail.contractInfo
    expect(data).toMatchObject({
      version: 2,
      detail: {
        subscriptionInfo: { subscriptionState: 'ACTIVE' },
        contractInfo: { startDate: today, nextBillDate: today, endDate: null },
      },
    })
    expect(contractNo).toMatch(/^C2026-\d{6}$/)
    expect((await own(one)).contractInfo.contractNo).toBe(contractNo)
    await portal.deliverMails()
    const sentSubjects = portal.sentMails.map(({ subject }) => subject)
    expect(sentSubjects.filter((subject) => subject !== toStaff)).toEqual([
      '[빗장] 구독 신청을 접수했습니다',
      '[빗장] 구독 신청을 승인했습니다',
    ])
    expect(await db().$count(notifications, eq(notifications.memberId, askedBy.id))).toBe(2)
  })

  it('rejects a request: the requester reads the reason, the requester and the staff the document', async () => {
    const one = await request()
    const { data } = await reject(one)
    const url = data.detail.rnImgViewInfo!.url!
    expect((await own(one)).subscriptionInfo).toMatchObject({
      subscriptionState: 'REJECTED',
      rejectReason: '서류를 다시 올려 주세요.',
    })
    expect((await own(one)).rnImgViewInfo!.url).toBe(url)
    const fetchFile = (session: string) =>
      portal.app.inject({ url, cookies: { session } }).then(({ statusCode }) => statusCode)
    expect(await Promise.all([fetchFile(asker), fetchFile(staff)])).toEqual([200, 200])
    const { data: link } = await portal.call(
      'createSubscriptionLink',
      { subscriptionId: one.subscriptionId },
      { session: asker },
    )
    const shared = await portal.call('getUnauthSubscriptionDetail', {
      subscriptionNo: link.subscriptionNo,
      viewKey: link.viewKey,
    })
    expect(shared.data.rnImgViewInfo).not.toHaveProperty('url')
    expect(shared.data.subscriptionInfo).not.toHaveProperty('rejectReason')
  })

  it('happens once, also by concurrent calls', async () => {
    const one = await request()
    const codes = await Promise.all([
      approve(one),
      approve(one, other),
      reject(one),
      portal.call('cancelSubscriptionRequest', { subscriptionId: one.subscriptionId }, { session: asker }),
    ])
    const [taken, ...refused] = codes.map(({ code }) => code).toSorted((a, b) => a - b)
    expect(taken).toBe(200)
    expect(refused.every((code) => [3106, 3401].includes(code))).toBe(true)
    expect((await approve({ ...one, version: 1 })).code).toBe(3401)
  })

  it('refuses an outdated version, an invalid day, and a blank reason', async () => {
    const one = await request()
    await db().update(subscriptions).set({ version: 2 }).where(eq(subscriptions.id, one.subscriptionId))
    expect((await approve(one)).code).toBe(3402)
    const requestSeenByApprover = { ...one, version: 2 }
    expect(
      (
        await portal.call(
          'approveSubscription',
          { ...requestSeenByApprover, startDate: '2026-11-20' },
          { session: staff },
        )
      ).code,
    ).toBe(3403)
    expect(
      (
        await portal.call(
          'rejectSubscription',
          { ...requestSeenByApprover, reason: '  \n ' },
          { session: staff },
        )
      ).status,
    ).toBe(400)
    expect(
      (
        await portal.call(
          'approveSubscription',
          { ...requestSeenByApprover, subscriptionId: randomUUID(), startDate: today },
          { session: staff },
        )
      ).code,
    ).toBe(3001)
  })

  describe('the list', () => {
    it('shows requests oldest first and other subscriptions newest first, page by page, and can be searched', async () => {
      const [first, second, third] = [await request(), await request(), await request()]
      portal.clock.pass(60)
      await approve(third)
      const listAdmin = async (input: object) =>
        (await portal.call('listAdminSubscriptions', input, { session: staff })).data
      const requests = await listAdmin({ subscriptionState: 'REQUESTED', limit: 1 })
      expect(requests).toMatchObject({ waiting: 2, total: 2 })
      const rest = await listAdmin({ subscriptionState: 'REQUESTED', cursor: requests.nextCursor })
      expect([...requests.list, ...rest.list].map(({ subscriptionId }) => subscriptionId).toSorted()).toEqual(
        [first.subscriptionId, second.subscriptionId].toSorted(),
      )
      expect((await listAdmin({})).total).toBe(3)
      expect((await listAdmin({ search: requests.list[0]!.companyName })).total).toBe(3)
      expect((await listAdmin({ search: '없는 회사' })).list).toEqual([])
      const pages = async (order: object) => {
        const requestSeenByApprover: string[] = []
        let cursor: string | null | undefined
        while (cursor !== null) {
          const page = await listAdmin({ ...order, limit: 1, ...(cursor && { cursor }) })
          requestSeenByApprover.push(...page.list.map(({ subscriptionId }) => subscriptionId))
          cursor = page.nextCursor
        }
        return requestSeenByApprover
      }
      for (const sort of ['REQUESTED', 'COMPANY', 'SERVICE', 'AMOUNT']) {
        const ascending = await pages({ sort, sortDirection: 'ASC' })
        expect(new Set(ascending).size).toBe(3)
        expect(await pages({ sort, sortDirection: 'DESC' })).toEqual(ascending.toReversed())
      }
      await db()
        .update(subscriptions)
        .set({ totalAmount: 1 })
        .where(eq(subscriptions.id, second.subscriptionId))
      expect((await pages({ sort: 'AMOUNT' })).at(-1)).toBe(second.subscriptionId)
    })
  })

  it('the sweep ends subscriptions with a scheduled cancellation after their last day, each once, and notifies', async () => {
    const one = await request()
    await approve(one)
    await db()
      .update(subscriptions)
      .set({ subscriptionState: 'CANCEL_SCHEDULED', endDate: today })
      .where(eq(subscriptions.id, one.subscriptionId))
    await db().delete(notifications)
    const box = createSecretBox([{ id: 'test', key: Buffer.alloc(32, 3) }])
    const mails: string[] = []
    const notices = createNotices({
      mails: { put: async (_tx, mail) => void mails.push(demoSender.named(mail).subject) },
      box,
      clock: portal.clock,
      site: 'http://localhost',
    })
    const sweep = (database = engine.database()) =>
      sweepSubscriptions({ db: database.db, clock: portal.clock, notices, site: 'http://localhost' })
    await sweep()
    expect((await own(one)).subscriptionInfo.subscriptionState).toBe('CANCEL_SCHEDULED')
    portal.clock.pass(24 * 60 * 60)
    // The last cycle must be billed before the subscription ends: otherwise it would never be paid.
    await sweep()
    expect(await db().select().from(subscriptions)).toMatchObject([
      { subscriptionState: 'CANCEL_SCHEDULED', nextBillDate: today },
    ])
    await portal.call('runBills', {}, { session: await enter(await add({ staff: true })) })
    const notificationCount = await db().$count(notifications)
    const another = engine.name === 'postgresql' ? await engine.openAnother() : engine.database()
    await Promise.all([sweep(), sweep(another), sweep()])
    if (another !== engine.database()) await another.close()
    const [row] = await db().select().from(subscriptions)
    expect(row).toMatchObject({ subscriptionState: 'ENDED', endDate: today, nextBillDate: null })
    expect(mails).toEqual(['[빗장] 구독이 해지되었습니다'])
    expect(await db().$count(notifications)).toBe(notificationCount + 1)
  })
})
