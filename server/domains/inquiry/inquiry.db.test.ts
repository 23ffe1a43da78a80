import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inquiries, inquiryMessages } from '#server/db/schema/inquiry.ts'
import { referenceNumbers } from '#server/db/schema/reference-number.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { inquiryOf, inquiryWorld } from '#server/testing/inquiry-world.ts'
import { createPortal, type Portal } from '#server/testing/portal.ts'

const env = {
  INQUIRIES_PER_ADDRESS: '1000',
  UPLOADS_PER_ADDRESS: '1000',
  PUBLIC_ORIGIN: 'http://localhost:8123',
}

describeEngines('inquiries', (engine) => {
  let portal: Portal
  let staff: string
  const { upload, person, inquiryIn } = inquiryWorld(() => portal)
  beforeAll(async () => {
    portal = createPortal(engine.database(), { env })
    staff = (await person({ staff: true })).session
  })
  // An open portal would deliver the mails of the following tests.
  afterAll(() => portal.app.close())
  const countOf = (subject: string) => engine.database().db.$count(inquiries, eq(inquiries.subject, subject))

  describe('writing an inquiry', () => {
    it('assigns the millionth number of a year, which can be looked up as well', async () => {
      const { db } = engine.database()
      await db.insert(referenceNumbers).values({ series: 'Q2026', last: 999_999 })
      const { data, code } = await portal.call('writeInquiry', inquiryOf())
      expect([code, data.inquiryNo]).toEqual([200, 'Q2026-1000000'])
      const { inquiryNo } = data
      const found = await portal.call('getUnauthInquiry', { inquiryNo, email: 'narae@example.com' })
      expect(found.data.inquiryNo).toBe(inquiryNo)
      await portal.deliverMails()
      await db.delete(referenceNumbers)
    })

    it('assigns a number for looking it up, and sends a mail with it and without the text', async () => {
      portal.sentMails.length = 0
      const inquiryInput = inquiryOf({
        email: ' Narae@Example.com',
        phoneNumber: '010-0000-1234',
        companyName: '(주)한빛소프트',
        subject: '광고 문구',
      })
      const { data } = await portal.call('writeInquiry', inquiryInput)
      expect(data).toEqual({
        inquiryId: null,
        inquiryNo: expect.stringMatching(/^Q2026-\d{6}$/),
        receivedAt: '2026-11-21T12:00:00+09:00',
      })
      const found = await portal.call('getUnauthInquiry', {
        inquiryNo: data.inquiryNo,
        email: 'narae@example.com',
      })
      expect(found.data).toEqual({
        inquiryId: null,
        version: 1,
        inquiryNo: data.inquiryNo,
        inquiryType: 'TECHNICAL',
        inquiryState: 'RECEIVED',
        subject: '광고 문구',
        about: null,
        createdAt: data.receivedAt,
        answeredAt: null,
        messages: [
          {
            messageId: expect.any(String),
            author: 'CUSTOMER',
            body: inquiryInput.body,
            attachments: [],
            createdAt: data.receivedAt,
          },
        ],
      })

      await portal.deliverMails()
      expect(portal.sentMails).toHaveLength(1)
      expect(portal.sentMails[0]).toMatchObject({
        to: 'narae@example.com',
        subject: `[빗장] 문의가 접수되었습니다 (${data.inquiryNo})`,
      })
      expect(portal.sentMails[0]!.text).toContain('http://localhost:8123/inquiry/find')
      expect(portal.sentMails[0]!.text).not.toMatch(/광고 문구|인증 문자/)
    })

    it('stores the text normalized', async () => {
      const { data } = await portal.call(
        'writeInquiry',
        inquiryOf({
          name: ' 남궁  하늘 ',
          subject: '두\n줄 ',
          body: '하나\r\n둘\n',
          phoneNumber: '+82 10-0000-1234',
        }),
      )
      const [row] = await engine
        .database()
        .db.select()
        .from(inquiries)
        .where(eq(inquiries.inquiryNo, data.inquiryNo))
      expect(row).toMatchObject({
        name: '남궁 하늘',
        subject: '두 줄',
        phoneNumber: '01000001234',
        memberId: null,
        waitingSince: portal.clock.now(),
      })
      const [message] = await engine
        .database()
        .db.select()
        .from(inquiryMessages)
        .where(eq(inquiryMessages.inquiryId, row!.id))
      expect(message?.body).toBe('하나\n둘')
    })

    it.each([
      { name: '송1' },
      { email: 'narae' },
      { phoneNumber: '12' },
      { companyName: '' },
      { subject: ' ' },
      { body: '\n' },
      { subject: '900101-1234567' },
      { body: '제 번호는 9001011234567입니다' },
      { companyName: '900101-1234567' },
    ])('refuses %j', async (more) => {
      const { status, code } = await portal.call('writeInquiry', inquiryOf(more))
      expect([status, code]).toEqual([400, 400])
    })

    it('fifty times at once with one idempotency key has one effect and one answer', async () => {
      const inquiryInput = inquiryOf({ subject: '한 번만 접수됩니다' })
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => portal.call('writeInquiry', inquiryInput)),
      )
      expect(new Set(answers.map(({ code, data }) => `${code} ${data.inquiryNo}`)).size).toBe(1)
      expect(answers[0]!.code).toBe(200)
      expect(await countOf(inquiryInput.subject)).toBe(1)
      expect((await portal.call('writeInquiry', { ...inquiryInput, subject: '다른 내용' })).code).toBe(1409)
    })

    it('assigns a unique number to each, even at the same moment', async () => {
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => portal.call('writeInquiry', inquiryOf())),
      )
      expect(new Set(answers.map(({ data }) => data.inquiryNo)).size).toBe(20)
    })

    it('too often from one address is paused, without counting repeats and refusals', async () => {
      const few = createPortal(engine.database(), {
        env: { INQUIRIES_PER_ADDRESS: '3', INQUIRY_WINDOW_SECONDS: '60' },
      })
      const address = '198.51.100.7'
      const inquiryInput = inquiryOf()
      for (const body of [
        inquiryInput,
        inquiryInput,
        inquiryOf(),
        inquiryInput,
        inquiryOf({ fileIds: ['x'.repeat(43)] }),
        inquiryOf(),
      ]) {
        await few.call('writeInquiry', body, { address })
      }
      const refused = await few.call('writeInquiry', inquiryOf(), { address })
      expect([refused.code, refused.data]).toEqual([4104, { retryAfterSeconds: 60 }])
      expect((await few.call('writeInquiry', inquiryInput, { address })).code).toBe(200)
      expect((await few.call('writeInquiry', inquiryOf(), { address: '198.51.100.8' })).code).toBe(200)
      few.clock.pass(60)
      expect((await few.call('writeInquiry', inquiryOf(), { address })).code).toBe(200)
      await few.app.close()
    })
  })

  describe('looking up an inquiry', () => {
    it('needs both the number and the mail address of the inquiry, and is paused after failed attempts', async () => {
      const guessed = createPortal(engine.database(), {
        env: { ...env, LOOKUPS: '3', LOOKUP_WINDOW_SECONDS: '60' },
      })
      const { data } = await guessed.call('writeInquiry', inquiryOf({ email: 'own@example.com' }))
      const lookUpInquiry = (email: string, address: string) =>
        guessed.call('getUnauthInquiry', { inquiryNo: data.inquiryNo, email }, { address })
      for (let miss = 0; miss < 3; miss += 1)
        expect((await lookUpInquiry('other@example.com', `203.0.113.${miss}`)).code).toBe(4101)
      expect((await lookUpInquiry('own@example.com', '203.0.113.9')).code).toBe(4151)
      guessed.clock.pass(60)
      for (let hit = 0; hit < 5; hit += 1)
        expect((await lookUpInquiry('OWN@example.com ', '203.0.113.9')).code).toBe(200)
      await guessed.app.close()
    })

    it('shows the names of files, not their URLs', async () => {
      const { data } = await portal.call('writeInquiry', inquiryOf({ fileIds: [await upload()] }))
      const found = await portal.call('getUnauthInquiry', {
        inquiryNo: data.inquiryNo,
        email: 'narae@example.com',
      })
      expect(found.data.messages[0]!.attachments).toEqual([
        { fileName: '접속 기록.pdf', contentType: 'application/pdf', size: expect.any(Number), url: null },
      ])
    })
  })

  describe('a member’s inquiries', () => {
    it('are listed only for that member, the latest first, page by page and by state', async () => {
      const [me, other] = [await person(), await person()]
      const createdIds: string[] = []
      for (const state of ['RECEIVED', 'ANSWERED', 'RECEIVED', 'CLOSED', 'RECEIVED'] as const) {
        portal.clock.pass(60)
        createdIds.unshift((await inquiryIn(state, { ...me, staff })).inquiryId)
      }
      await inquiryIn('RECEIVED', { ...other, staff })

      const firstPage = await portal.call('listInquiries', { limit: 3 }, me)
      expect(firstPage.data).toMatchObject({ inquiryState: null, total: 5 })
      const secondPage = await portal.call(
        'listInquiries',
        { limit: 3, cursor: firstPage.data.nextCursor! },
        me,
      )
      expect([...firstPage.data.list, ...secondPage.data.list].map(({ inquiryId }) => inquiryId)).toEqual(
        createdIds,
      )
      expect(secondPage.data.nextCursor).toBeNull()
      const received = await portal.call('listInquiries', { limit: 3, inquiryState: 'RECEIVED' }, me)
      expect(received.data).toMatchObject({ inquiryState: 'RECEIVED', total: 3, nextCursor: null })
      expect((await portal.call('listInquiries', { limit: 3, cursor: 'nonsense' }, me)).code).toBe(400)
    })

    it('are answered as missing to everyone else', async () => {
      const [me, other] = [await person(), await person()]
      const { inquiryId, version } = await inquiryIn('ANSWERED', { ...me, staff })
      const key = () => ({ idempotencyKey: randomUUID(), inquiryId, body: '다시 여쭙니다.' })
      expect((await portal.call('getInquiryDetail', { inquiryId }, other)).code).toBe(4101)
      expect((await portal.call('replyToInquiry', { ...key(), fileIds: [] }, other)).code).toBe(4101)
      expect((await portal.call('reopenInquiry', { ...key(), version }, other)).code).toBe(4101)
      expect((await portal.call('getInquiryDetail', { inquiryId }, me)).data).toMatchObject({
        inquiryState: 'ANSWERED',
        version: 3,
      })
    })

    it('are hidden while the second factor is still required', async () => {
      const { email } = await portal.addMember()
      const { session } = await portal.logIn(email)
      expect((await portal.call('writeInquiry', inquiryOf(), { session })).data.inquiryId).toBeNull()
    })

    it.each([
      ['RECEIVED', 'RECEIVED'],
      ['IN_PROGRESS', 'IN_PROGRESS'],
      ['ANSWERED', 'REOPENED'],
    ] as const)('accept a reply in %s and are %s then', async (state, after) => {
      const me = await person()
      const { inquiryId, version } = await inquiryIn(state, { ...me, staff })
      portal.clock.pass(60)
      const reply = {
        idempotencyKey: randomUUID(),
        inquiryId,
        body: '덧붙입니다.',
        fileIds: [await upload()],
      }
      const [first, again] = [
        await portal.call('replyToInquiry', reply, me),
        await portal.call('replyToInquiry', reply, me),
      ]
      expect(again.data).toEqual(first.data)
      expect(first.data).toMatchObject({ inquiryState: after, version: version + 1, inquiryId })
      expect(first.data.messages.at(-1)).toMatchObject({
        author: 'CUSTOMER',
        body: '덧붙입니다.',
        attachments: [{ url: expect.stringMatching(/^\/files\//) }],
      })
      const [row] = await engine.database().db.select().from(inquiries).where(eq(inquiries.id, inquiryId))
      expect(row!.waitingSince).toEqual(after === 'REOPENED' ? portal.clock.now() : row!.createdAt)
    })

    it('that are closed accept no reply, but can be reopened with a reason', async () => {
      const me = await person()
      const { inquiryId, version } = await inquiryIn('CLOSED', { ...me, staff })
      const body = '아직 되지 않습니다.'
      expect(
        (
          await portal.call(
            'replyToInquiry',
            { idempotencyKey: randomUUID(), inquiryId, body, fileIds: [] },
            me,
          )
        ).code,
      ).toBe(4103)
      const reopen = (seen: number) =>
        portal.call('reopenInquiry', { idempotencyKey: randomUUID(), inquiryId, version: seen, body }, me)
      expect((await reopen(version - 1)).code).toBe(4102)
      const opened = await reopen(version)
      expect(opened.data).toMatchObject({ inquiryState: 'REOPENED', version: version + 1 })
      expect(opened.data.messages.map((message) => message.body)).toEqual([
        '어제부터 인증 문자가 오지 않습니다.',
        '다시 보내 드렸습니다.',
        body,
      ])
      expect((await reopen(version + 1)).code).toBe(4102)
    })

    it('refuse a resident number in an added message', async () => {
      const me = await person()
      const { inquiryId, version } = await inquiryIn('ANSWERED', { ...me, staff })
      const replyInput = { idempotencyKey: randomUUID(), inquiryId, body: '900101-1234567' }
      expect((await portal.call('replyToInquiry', { ...replyInput, fileIds: [] }, me)).code).toBe(400)
      expect((await portal.call('reopenInquiry', { ...replyInput, version }, me)).code).toBe(400)
    })
  })
})
