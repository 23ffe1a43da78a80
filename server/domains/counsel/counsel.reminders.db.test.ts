import { describe, expect, it } from 'vitest'
import { counselSlots } from '#server/db/schema/counsel.ts'
import { runRemovals } from '#server/housekeeping.ts'
import { counselMails } from '#server/messages/counsel-texts.ts'
import { createMailQueue } from '#server/messages/mail-queue.ts'
import { createNotices } from '#server/messages/notices.ts'
import { createLog } from '#server/observability/log.ts'
import { createSecretBox } from '#server/security/secret-box.ts'
import { counselWorld, monday10, monday11, monday1030, tuesday14 } from '#server/testing/counsel-world.ts'
import { demoSender } from '#server/testing/demo-sender.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { remindOfTomorrow } from './counsel.reminders.ts'

describeEngines('the day before a counsel', (engine) => {
  const world = counselWorld(engine)
  const { reserve, hold } = world

  /** Sends the due reminders on one node, at the current time of the portal. */
  async function sendReminders() {
    const { clock, config } = world.portal()
    const { db } = engine.database()
    const box = createSecretBox(config.encryptionKeys)
    const mails = createMailQueue({
      db,
      box,
      clock,
      log: createLog('silent'),
      sender: demoSender,
      messages: { sendMail: () => Promise.reject(new Error('not here')) },
    })
    const notices = createNotices({ mails, box, clock, site: 'https://portal.example' })
    await remindOfTomorrow({ db, clock, mails, notices, texts: counselMails('https://portal.example') })
  }
  const at = (wire: string) =>
    world.portal().clock.pass((Date.parse(wire) - world.portal().clock.now().getTime()) / 1000)
  async function reminders() {
    const sentMails = await world.mails()
    return sentMails.filter(({ subject }) => subject.includes('내일'))
  }

  describe('a reminder', () => {
    it('is sent from ten in the morning on, once, however many nodes there are', async () => {
      for (const startAt of [monday10, monday1030, monday11])
        await reserve(startAt, { email: `${Date.parse(startAt)}@example.com` })
      await reserve(tuesday14)
      at('2026-11-22T09:59:59+09:00')
      await sendReminders()
      expect(await reminders()).toEqual([])
      at('2026-11-22T10:00:00+09:00')
      await Promise.all(Array.from({ length: 8 }, sendReminders))
      await sendReminders()
      const sentReminders = await reminders()
      expect(sentReminders.map(({ to }) => to).toSorted()).toEqual(
        [monday10, monday1030, monday11].map((startAt) => `${Date.parse(startAt)}@example.com`),
      )
      for (const expected of ['11월 23일(월)', '전화 상담', 'https://portal.example/inquiry/counsel'])
        expect(sentReminders[0]!.text).toContain(expected)
      at('2026-11-23T23:59:00+09:00')
      await sendReminders()
      expect((await reminders()).slice(3)).toMatchObject([{ to: 'narae@example.com' }])
    })

    it('is not sent for a cancelled reservation, or for one that was made after the time of the reminder', async () => {
      const { counselNo, email } = await reserve(monday10)
      await world.portal().call('cancelCounsel', { counselNo, email, version: 1 })
      at('2026-11-22T11:00:00+09:00')
      await reserve(monday11)
      await sendReminders()
      expect(await reminders()).toEqual([])
    })

    it('is sent again for a moved reservation', async () => {
      const { counselNo, email } = await reserve(monday10)
      at('2026-11-22T10:00:00+09:00')
      await sendReminders()
      const { data } = await hold(tuesday14)
      await world.portal().call('changeCounsel', { counselNo, email, version: 1, holdKey: data.holdKey })
      at('2026-11-23T10:00:00+09:00')
      await sendReminders()
      expect((await reminders()).map(({ text }) => /\d+월 \d+일/.exec(text)![0])).toEqual([
        '11월 23일',
        '11월 24일',
      ])
    })
  })

  it('housekeeping removes the slots of yesterday and keeps future ones', async () => {
    await reserve(monday10)
    await hold(tuesday14)
    at('2026-11-24T09:59:59+09:00')
    await runRemovals(engine.database().db, world.portal().clock.now())
    expect(await engine.database().db.$count(counselSlots)).toBe(2)
    at('2026-11-24T10:00:01+09:00')
    await runRemovals(engine.database().db, world.portal().clock.now())
    expect(await engine.database().db.select().from(counselSlots)).toMatchObject([
      { startAt: new Date(tuesday14) },
    ])
  })
})
