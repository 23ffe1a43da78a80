import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditRecords } from '#server/db/schema/audit.ts'
import { inquiries } from '#server/db/schema/inquiry.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { inquiryOf, inquiryWorld } from '#server/testing/inquiry-world.ts'
import { createPortal, type Portal } from '#server/testing/portal.ts'
import { samplePdf } from '#server/testing/sample-files.ts'

const env = { INQUIRIES_PER_ADDRESS: '1000', ADMIN_IDLE_MINUTES: '1440', SESSION_IDLE_MINUTES: '1440' }

describeEngines('the staff', (engine) => {
  let portal: Portal
  let staff: { session: string; memberId: string }
  let colleague: { session: string; memberId: string }
  let me: { session: string; memberId: string }
  const { upload, person, inquiryIn } = inquiryWorld(() => portal)
  beforeAll(async () => {
    portal = createPortal(engine.database(), { env })
    staff = await person({ staff: true })
    colleague = await person({ staff: true })
    me = await person()
  })
  afterAll(() => portal.app.close())
  beforeEach(async () => void (await engine.database().db.delete(inquiries)))
  const insertAnswered = (state: Parameters<typeof inquiryIn>[0], more = {}) =>
    inquiryIn(state, { session: me.session, staff: staff.session, ...more })
  const answerTo = (inquiryId: string, version: number, more = {}) => ({
    idempotencyKey: randomUUID(),
    inquiryId,
    version,
    body: '확인해 드렸습니다.',
    fileIds: [],
    ...more,
  })

  describe('see', () => {
    it('the longest waiting inquiry first, then the others by creation time, page by page', async () => {
      const order: Record<string, string> = {}
      for (const [name, state] of [
        ['oldest', 'RECEIVED'],
        ['done', 'ANSWERED'],
        ['taken', 'IN_PROGRESS'],
        ['closed', 'CLOSED'],
        ['newest', 'RECEIVED'],
      ] as const) {
        portal.clock.pass(60)
        order[name] = (await insertAnswered(state)).inquiryId
      }
      const expectedOrder = ['oldest', 'taken', 'newest', 'closed', 'done'].map((name) => order[name])
      for (const limit of [1, 2, 3, 5]) {
        const seen: string[] = []
        let cursor: string | undefined
        do {
          const { data } = await portal.call(
            'listAdminInquiries',
            { limit, ...(cursor !== undefined && { cursor }) },
            staff,
          )
          expect(data).toMatchObject({ total: 5, waiting: 3, inquiryState: null, search: null })
          seen.push(...data.list.map(({ inquiryId }) => inquiryId))
          cursor = data.nextCursor ?? undefined
        } while (cursor !== undefined)
        expect(seen).toEqual(expectedOrder)
      }
    })

    it('inquiries with the same time, each once', async () => {
      await Promise.all(Array.from({ length: 7 }, () => portal.call('writeInquiry', inquiryOf())))
      const firstPage = await portal.call('listAdminInquiries', { limit: 4 }, staff)
      const secondPage = await portal.call(
        'listAdminInquiries',
        { limit: 4, cursor: firstPage.data.nextCursor! },
        staff,
      )
      expect(
        new Set([...firstPage.data.list, ...secondPage.data.list].map(({ inquiryId }) => inquiryId)).size,
      ).toBe(7)
    })

    it('inquiries with all the words in number, subject, name or company', async () => {
      const { inquiryNo } = await insertAnswered('RECEIVED', {
        subject: '결제 영수증',
        name: '남궁하늘',
        companyName: '(주)한빛소프트',
      })
      await insertAnswered('RECEIVED', { subject: '다른 문의 100%' })
      for (const search of [
        inquiryNo.toLowerCase(),
        '영수증',
        '남궁 결제',
        '한빛',
        '영수증'.normalize('NFD'),
      ]) {
        const { data } = await portal.call('listAdminInquiries', { limit: 20, search }, staff)
        expect(data.list.map((item) => item.inquiryNo)).toEqual([inquiryNo])
        expect(data).toMatchObject({ total: 1, waiting: 2, search: search.normalize('NFC') })
      }
      expect((await portal.call('listAdminInquiries', { limit: 20, search: '0%' }, staff)).data.total).toBe(1)
      expect(
        (await portal.call('listAdminInquiries', { limit: 20, inquiryState: 'CLOSED' }, staff)).data,
      ).toMatchObject({ total: 0, waiting: 2 })
      for (const cursor of ['w', 'x', 'nMTIz', 'constructor']) {
        expect((await portal.call('listAdminInquiries', { limit: 20, cursor }, staff)).code).toBe(400)
      }
    })

    it('inquiries in both orders, page by page, filtered by kind or by the staff member who handles them, and as a file', async () => {
      const last = await insertAnswered('RECEIVED', { name: '하늘', subject: '가입 문의' })
      portal.clock.pass(60)
      const firstInquiry = await insertAnswered('IN_PROGRESS', { name: '가람', subject: '하자 문의' })
      const pages = async (order: object) => {
        const seen: string[] = []
        let cursor: string | null | undefined
        while (cursor !== null) {
          const pageInput = { ...order, limit: 1, ...(cursor && { cursor }) }
          const { data } = await portal.call('listAdminInquiries', pageInput, staff)
          seen.push(...data.list.map(({ inquiryId }) => inquiryId))
          cursor = data.nextCursor
        }
        return seen
      }
      const [one, two] = [firstInquiry.inquiryId, last.inquiryId]
      expect(await pages({ sort: 'CUSTOMER' })).toEqual([one, two])
      expect(await pages({ sort: 'CUSTOMER', sortDirection: 'DESC' })).toEqual([two, one])
      expect(await pages({ sort: 'SUBJECT' })).toEqual([two, one])
      expect(await pages({ sort: 'CREATED' })).toEqual([one, two])
      expect(await pages({ sort: 'CREATED', sortDirection: 'ASC' })).toEqual([two, one])
      expect(await pages({ mineYn: 'Y' })).toEqual([one])
      expect(await pages({ inquiryType: 'BILLING' })).toEqual([])
      const file = (await portal.call('exportAdminInquiries', { sort: 'CUSTOMER' }, staff)).data
      expect(file.rows).toBe(2)
      expect(file.csv).toMatch(/가람.*\r\n.*하늘/u)
      const named = (await portal.call('exportAdminInquiries', { inquiryIds: [two] }, staff)).data
      expect([named.rows, named.csv.includes('하늘')]).toEqual([1, true])
      const { data: listed } = await portal.call('listAdminInquiries', {}, staff)
      const versionOf = async (inquiryId: string) =>
        (await portal.call('getAdminInquiry', { inquiryId }, staff)).data.version
      for (const { inquiryId, version } of listed.list) expect(version).toBe(await versionOf(inquiryId))
    })

    it('the writer of an inquiry, and the member of the staff who handles it', async () => {
      const { inquiryId } = await insertAnswered('IN_PROGRESS', {
        email: 'narae@example.com',
        phoneNumber: '01000001234',
        companyName: '한빛',
      })
      expect((await portal.call('getAdminInquiry', { inquiryId }, colleague)).data).toMatchObject({
        name: '송나래',
        email: 'narae@example.com',
        phoneNumber: '01000001234',
        companyName: '한빛',
        memberYn: 'Y',
        staffName: '오다온',
        version: 2,
      })
    })
  })

  describe('change an inquiry', () => {
    it('from received to closed, and the answer is sent by mail', async () => {
      const { inquiryId, inquiryNo } = await insertAnswered('RECEIVED', { email: 'narae@example.com' })
      await portal.deliverMails()
      portal.sentMails.length = 0
      expect((await portal.call('takeInquiry', { inquiryId, version: 1 }, staff)).data).toMatchObject({
        inquiryState: 'IN_PROGRESS',
        version: 2,
        answeredAt: null,
      })
      portal.clock.pass(60)
      const answer = answerTo(inquiryId, 2, { fileIds: [await upload()] })
      const [first, again] = [
        await portal.call('answerInquiry', answer, staff),
        await portal.call('answerInquiry', answer, staff),
      ]
      expect(again.data).toEqual(first.data)
      expect(first.data).toMatchObject({
        inquiryState: 'ANSWERED',
        version: 3,
        staffName: '오다온',
        answeredAt: expect.any(String),
      })
      expect(first.data.messages.at(-1)).toMatchObject({
        author: 'STAFF',
        body: '확인해 드렸습니다.',
        attachments: [{ fileName: '접속 기록.pdf' }],
      })
      expect((await portal.call('closeInquiry', { inquiryId, version: 3 }, staff)).data).toMatchObject({
        inquiryState: 'CLOSED',
        version: 4,
      })

      await portal.deliverMails()
      expect(portal.sentMails).toHaveLength(1)
      expect(portal.sentMails[0]).toMatchObject({
        to: 'narae@example.com',
        subject: `[빗장] 문의에 답변을 드립니다 (${inquiryNo})`,
      })
      for (const expected of [
        '확인해 드렸습니다.',
        '로그인이 되지 않습니다',
        '/my/inquiry',
        '첨부 파일이 1개',
      ]) {
        expect(portal.sentMails[0]!.text).toContain(expected)
      }
    })

    it('only in the state and version that were read', async () => {
      const received = await insertAnswered('RECEIVED')
      const { inquiryId } = received
      expect((await portal.call('answerInquiry', answerTo(inquiryId, 1), staff)).code).toBe(4102)
      expect((await portal.call('closeInquiry', { inquiryId, version: 1 }, staff)).code).toBe(4102)
      expect((await portal.call('takeInquiry', { inquiryId, version: 2 }, staff)).code).toBe(4102)
      await portal.call('takeInquiry', { inquiryId, version: 1 }, staff)
      expect((await portal.call('takeInquiry', { inquiryId, version: 2 }, staff)).code).toBe(4102)
      await portal.call(
        'replyToInquiry',
        { idempotencyKey: randomUUID(), inquiryId, body: '잠시만요', fileIds: [] },
        me,
      )
      expect((await portal.call('answerInquiry', answerTo(inquiryId, 2), staff)).code).toBe(4102)
      expect((await portal.call('answerInquiry', answerTo(inquiryId, 3), staff)).code).toBe(200)
    })

    it('with one of two concurrent answers', async () => {
      const { inquiryId } = await insertAnswered('IN_PROGRESS')
      await portal.deliverMails()
      portal.sentMails.length = 0
      const answers = await Promise.all(
        [staff, colleague].map((one) => portal.call('answerInquiry', answerTo(inquiryId, 2), one)),
      )
      expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200, 4102]))
      const { data } = await portal.call('getAdminInquiry', { inquiryId }, staff)
      expect(data).toMatchObject({ version: 3, inquiryState: 'ANSWERED' })
      expect(data.messages.filter(({ author }) => author === 'STAFF')).toHaveLength(1)
      await portal.deliverMails()
      expect(portal.sentMails).toHaveLength(1)
    })

    it('with an answer whose files, if it is refused, remain usable for the next answer', async () => {
      const { inquiryId } = await insertAnswered('IN_PROGRESS')
      const fileIds = [await upload()]
      expect((await portal.call('answerInquiry', answerTo(inquiryId, 1, { fileIds }), staff)).code).toBe(4102)
      expect(
        (
          await portal.call(
            'answerInquiry',
            answerTo(inquiryId, 2, { fileIds: [...fileIds, 'x'.repeat(43)] }),
            staff,
          )
        ).code,
      ).toBe(4304)
      expect((await portal.call('answerInquiry', answerTo(inquiryId, 2, { fileIds }), staff)).code).toBe(200)
    })
  })

  describe('the file of an inquiry', () => {
    const get = (url: string, session?: string) =>
      portal.app.inject({ url, headers: session === undefined ? {} : { cookie: `session=${session}` } })

    it('is visible to its member and to the staff, and to no one else', async () => {
      const { inquiryId } = await insertAnswered('RECEIVED', { fileIds: [await upload()] })
      const { data } = await portal.call('getInquiryDetail', { inquiryId }, me)
      const url = data.messages[0]!.attachments[0]!.url!
      for (const { session } of [me, staff]) {
        const { statusCode, rawPayload, headers } = await get(url, session)
        expect([statusCode, rawPayload.equals(samplePdf), headers['cache-control']]).toEqual([
          200,
          true,
          'no-store',
        ])
        expect(headers['content-disposition']).toMatch(/^attachment/)
      }
      const unconfirmed = await portal.addMember({ staff: true })
      const { email } = await portal.addMember({ mfaType: 'none', factors: [] })
      const unauthorizedSessions = [
        undefined,
        'A'.repeat(43),
        await portal.logInFully(email, { confirmed: true }),
        await portal.logInFully(unconfirmed.email),
      ]
      const unknown = await get('/files/nobody')
      for (const session of unauthorizedSessions) {
        const { statusCode, body } = await get(url, session)
        expect([statusCode, body.length]).toEqual([404, unknown.body.length])
      }
      // The audit record contains the downloads of these people, and no others.
      const fileKey = url.split('/').at(-1)!
      const { db } = engine.database()
      const recorded = await db
        .select()
        .from(auditRecords)
        .where(eq(auditRecords.subject, `fileKey=${fileKey}`))
      expect(recorded.map(({ operation, stage }) => [operation, stage])).toEqual([
        ['downloadFile', 'member'],
        ['downloadFile', 'member'],
      ])
      expect(new Set(recorded.map(({ memberId }) => memberId)).size).toBe(2)
    })
  })
})
