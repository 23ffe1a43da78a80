import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import type { Schema } from '#contract/operation.ts'
import { notificationSubjects, subjectAreas, subjectOf } from '#domain/notification/subjects.ts'
import { runRemovals } from '#server/housekeeping.ts'
import { createNotices } from '#server/messages/notices.ts'
import { createSecretBox } from '#server/security/secret-box.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { createPortal, type Portal } from '#server/testing/portal.ts'

describeEngines('the inbox of a member', (engine) => {
  let portal: Portal
  beforeEach(() => {
    portal = createPortal(engine.database())
  })

  async function member() {
    const { id, email } = await portal.addMember()
    return { id, session: await portal.logInFully(email, { confirmed: true }) }
  }
  async function notify(memberId: string, label: Schema<'AnnouncementType'>, subject: string, path?: string) {
    portal.clock.pass(1)
    const notices = createNotices({
      mails: { put: async () => {} },
      box: createSecretBox(portal.config.encryptionKeys),
      clock: portal.clock,
      site: '',
    })
    await notices.put(engine.database().db, { memberId, label, subject, text: `${subject} 본문`, path })
  }
  const listOf = async (session: string, input: object = {}) =>
    (await portal.call('listNotifications', input, { session })).data
  const subjects = ({ list: rows }: Schema<'NotificationPage'>) => rows.map(({ heading }) => heading)
  const idOf = async (session: string, subject: string) =>
    (await listOf(session)).list.find(({ heading }) => heading === subject)!.notificationId

  it('contains their notifications, the latest first, in pages', async () => {
    const { id, session } = await member()
    for (const name of ['하나', '둘', '셋']) await notify(id, 'security', name, '/my/session')
    const firstPage = await listOf(session, { limit: 2 })
    expect(firstPage).toMatchObject({ announcementType: null, unreadYn: null, total: 3, unread: 3 })
    expect(firstPage.list[0]).toEqual({
      notificationId: expect.any(String),
      announcementType: 'security',
      heading: '셋',
      message: '셋 본문',
      path: '/my/session',
      readYn: 'N',
      createdAt: expect.any(String),
    })
    const secondPage = await listOf(session, { limit: 2, cursor: firstPage.nextCursor })
    expect([subjects(firstPage), subjects(secondPage), secondPage.nextCursor]).toEqual([
      ['셋', '둘'],
      ['하나'],
      null,
    ])
  })

  it('is filtered by label and by unread', async () => {
    const { id, session } = await member()
    await notify(id, 'security', '보안')
    await notify(id, 'reply', '답변')
    await notify(id, 'reply', '또 답변')
    await portal.call('readNotification', { notificationId: await idOf(session, '답변') }, { session })
    const replies = await listOf(session, { announcementType: 'reply' })
    expect([subjects(replies), replies.total, replies.unread]).toEqual([['또 답변', '답변'], 2, 2])
    const unread = await listOf(session, { announcementType: 'reply', unreadYn: 'Y' })
    expect([subjects(unread), unread.total, unread.unreadYn]).toEqual([['또 답변'], 1, 'Y'])
    expect(subjects(await listOf(session, { unreadYn: 'N' }))).toEqual(['답변'])
    expect(subjects(await listOf(session, { announcementType: 'approval' }))).toEqual([])
  })

  it('is filtered by subject, and counts the notifications of each subject whatever the filter', async () => {
    const { id, session } = await member()
    const other = await member()
    await notify(other.id, 'service', '남의 청구서', '/my/bill')
    const paths = [null, '/my/member', ...subjectAreas.map(([start]) => `${start}/any`)]
    for (const path of paths) await notify(id, 'service', `서비스 ${path}`, path ?? undefined)
    await notify(id, 'security', '경고', '/my/bill')
    const all = await listOf(session, { limit: 100 })
    expect(all.subject).toBeNull()
    const counted: Record<string, number> = {}
    for (const row of all.list) counted[subjectOf(row)] = (counted[subjectOf(row)] ?? 0) + 1
    expect(Object.fromEntries(all.subjects.map(({ subject, count }) => [subject, count]))).toEqual(counted)
    expect(Object.keys(counted).sort()).toEqual([...notificationSubjects].sort())
    for (const subject of notificationSubjects) {
      const some = await listOf(session, { subject, limit: 100 })
      expect([some.subject, some.total, some.list.map(subjectOf)]).toEqual([
        subject,
        counted[subject],
        Array.from({ length: counted[subject]! }, () => subject),
      ])
      expect(some.subjects).toEqual(all.subjects)
    }
  })

  it('is marked as read notification by notification or as a whole, and its unread notifications are counted even without the password check', async () => {
    const { id, email } = await portal.addMember()
    const session = await portal.logInFully(email, { confirmed: true })
    for (const name of ['하나', '둘', '셋']) await notify(id, 'notice', name)
    const notificationId = await idOf(session, '둘')
    const read = () => portal.call('readNotification', { notificationId }, { session })
    expect([(await read()).data, (await read()).data]).toEqual([{ unread: 2 }, { unread: 2 }])
    expect((await listOf(session)).list.map(({ readYn }) => readYn)).toEqual(['N', 'Y', 'N'])
    const unconfirmed = await portal.logInFully(email)
    expect(
      (await portal.call('countNotifications', {}, { session: unconfirmed })).data.unread,
    ).toBeGreaterThanOrEqual(2)
    expect((await portal.call('readAllNotifications', {}, { session })).data).toEqual({ unread: 0 })
    expect((await listOf(session)).list.every(({ readYn }) => readYn === 'Y')).toBe(true)
  })

  it('does not contain removed notifications', async () => {
    const { id, session } = await member()
    await notify(id, 'notice', '하나')
    const notificationId = await idOf(session, '하나')
    const remove = () => portal.call('removeNotification', { notificationId }, { session })
    expect([(await remove()).data, (await remove()).data]).toEqual([{ unread: 0 }, { unread: 0 }])
    expect((await listOf(session)).list).toEqual([])
  })

  it('of another member can be neither read nor removed, and is answered as missing', async () => {
    const [mine, other] = [await member(), await member()]
    await notify(other.id, 'notice', '남의 것')
    const foreign = await idOf(other.session, '남의 것')
    for (const operation of ['readNotification', 'removeNotification'] as const) {
      const answers = [foreign, randomUUID()].map((notificationId) =>
        portal.call(operation, { notificationId }, { session: mine.session }),
      )
      const [one, none] = await Promise.all(answers)
      expect(one!.body).toBe(none!.body)
    }
    expect(await listOf(other.session)).toMatchObject({ unread: 1, list: [{ readYn: 'N' }] })
    expect((await listOf(mine.session)).list).toEqual([])
  })

  it('retains notifications for a year', async () => {
    const { id, email } = await portal.addMember()
    await notify(id, 'notice', '지난해')
    portal.clock.pass(366 * 86_400)
    await notify(id, 'notice', '오늘')
    await runRemovals(engine.database().db, portal.clock.now())
    expect(subjects(await listOf(await portal.logInFully(email, { confirmed: true })))).toContain('오늘')
    expect(subjects(await listOf(await portal.logInFully(email, { confirmed: true })))).not.toContain(
      '지난해',
    )
  })

  it('contains an answer to the member’s inquiry, and the member’s reservation', async () => {
    const { session } = await member()
    const inquiry = await portal.call(
      'writeInquiry',
      {
        idempotencyKey: randomUUID(),
        inquiryType: 'OTHER',
        subject: '접속 기록',
        body: '내용',
        fileIds: [],
        name: '송나래',
        email: 'narae@example.com',
        phoneNumber: null,
        companyName: null,
        privacyAgreeYn: 'Y',
      },
      { session },
    )
    const staff = await portal.addMember({ staff: true })
    const staffSession = await portal.logInFully(staff.email, { confirmed: true })
    const inquiryId = inquiry.data.inquiryId!
    await portal.call('takeInquiry', { inquiryId, version: 1 }, { session: staffSession })
    await portal.call(
      'answerInquiry',
      { idempotencyKey: randomUUID(), inquiryId, version: 2, body: '답변입니다.', fileIds: [] },
      { session: staffSession },
    )
    const { data: held } = await portal.call(
      'holdCounselSlot',
      { startAt: '2026-11-23T10:00:00+09:00' },
      { session },
    )
    const counsel = await portal.call(
      'reserveCounsel',
      {
        idempotencyKey: randomUUID(),
        holdKey: held.holdKey,
        counselMethod: 'PHONE',
        name: '송나래',
        email: 'narae@example.com',
        phoneNumber: '01000001234',
        companyName: null,
        memo: '',
        privacyAgreeYn: 'Y',
      },
      { session },
    )
    const notified = (await listOf(session)).list.toSorted((a, b) =>
      a.announcementType.localeCompare(b.announcementType),
    )
    expect(notified.map(({ announcementType, path }) => [announcementType, path])).toEqual([
      ['reply', `/my/inquiry/detail?inquiryId=${inquiryId}`],
      ['service', '/my/counsel'],
    ])
    expect(notified[0]!.message).toContain('접속 기록')
    expect(notified[1]!.message).toContain(counsel.data.counselNo)
  })
})
