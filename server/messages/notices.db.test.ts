import { and, desc, eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { notifications } from '#server/db/schema/notification.ts'
import { noticePurpose } from '#server/security/message-purposes.ts'
import { createSecretBox } from '#server/security/secret-box.ts'
import { demoSender } from '#server/testing/demo-sender.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { createPortal, createTestClock, type Portal } from '#server/testing/portal.ts'
import type { Mail } from './messages.ts'
import { createNotices, type Notice } from './notices.ts'

const box = createSecretBox([{ id: 'test', key: Buffer.alloc(32, 5) }])

describeEngines('a notice', (engine) => {
  let portal: Portal
  let promised: Mail[] = []
  const notices = createNotices({
    mails: { put: async (_, mail) => void promised.push(demoSender.named(mail)) },
    box,
    clock: createTestClock(),
    site: 'https://portal.example',
  })
  const put = (notice: Notice) => engine.database().db.transaction((tx) => notices.put(tx, notice))
  const rowsOf = (memberId: string) =>
    engine
      .database()
      .db.select()
      .from(notifications)
      .where(eq(notifications.memberId, memberId))
      .orderBy(desc(notifications.id))
  const content = {
    label: 'security',
    subject: '비밀번호가 바뀌었습니다',
    text: '방금 비밀번호를 바꿨습니다.',
  } as const
  beforeEach(() => {
    promised = []
    portal = createPortal(engine.database())
  })

  it('is stored as an encrypted row of the inbox, and sent as a mail with a link to the page of its subject', async () => {
    const { id: memberId, email } = await portal.addMember()
    expect(await put({ memberId, ...content, path: '/my/session' })).toBe(true)
    const [row, ...others] = await rowsOf(memberId)
    expect(others).toEqual([])
    expect(row).toMatchObject({ label: 'security', path: '/my/session', readAt: null })
    expect(JSON.stringify(row)).not.toContain('비밀번호')
    expect(JSON.parse(box.open(row!.contentBox, noticePurpose(row!.id)))).toEqual({
      subject: content.subject,
      text: content.text,
    })
    const text =
      '송나래 님, 안녕하세요. 빗장입니다.\n\n방금 비밀번호를 바꿨습니다.\n\n자세히 보기: https://portal.example/my/session'
    expect(promised).toEqual([{ to: email, subject: '[빗장] 비밀번호가 바뀌었습니다', text }])
  })

  it('has no mail or a specific mail if the notice defines this', async () => {
    const { id: memberId } = await portal.addMember()
    await put({ memberId, ...content, mail: false })
    expect(promised).toEqual([])
    const mail = { to: 'other@example.com', subject: '다른 제목', text: '다른 본문' }
    await put({ memberId, ...content, mail })
    expect(promised).toEqual([mail])
    expect(await rowsOf(memberId)).toHaveLength(2)
  })

  it('of the same event is sent to a member once, also by simultaneous requests', async () => {
    const [{ id: memberId }, { id: other }] = [await portal.addMember(), await portal.addMember()]
    const results = await Promise.all(
      Array.from({ length: 8 }, () => put({ memberId, ...content, eventKey: 'event:1' })),
    )
    expect(results.filter(Boolean)).toEqual([true])
    expect(await put({ memberId: other, ...content, eventKey: 'event:1' })).toBe(true)
    expect(await put({ memberId, ...content, eventKey: 'event:2' })).toBe(true)
    expect(promised).toHaveLength(3)
    expect(await rowsOf(memberId)).toHaveLength(2)
  })

  it('does not exist if the transaction was rolled back', async () => {
    const { id: memberId } = await portal.addMember()
    const rolledBack = engine.database().db.transaction(async (tx) => {
      await notices.put(tx, { memberId, ...content })
      throw new Error('no')
    })
    await expect(rolledBack).rejects.toThrow('no')
    expect(await engine.database().db.$count(notifications, and(eq(notifications.memberId, memberId)))).toBe(
      0,
    )
  })
})
