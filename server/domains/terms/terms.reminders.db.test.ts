import { and, eq, like } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { notifications } from '#server/db/schema/notification.ts'
import { createMailQueue } from '#server/messages/mail-queue.ts'
import { createNotices } from '#server/messages/notices.ts'
import { createLog } from '#server/observability/log.ts'
import { createSecretBox } from '#server/security/secret-box.ts'
import { demoSender } from '#server/testing/demo-sender.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { confirmedMember } from '#server/testing/member-world.ts'
import { createPortal } from '#server/testing/portal.ts'
import { remindOfConsents } from './terms.reminders.ts'

const DAY = 24 * 60 * 60

describeEngines('a consent to advertising', (engine) => {
  it('is requested again after two years, once, with any number of nodes', async () => {
    const portal = createPortal(engine.database())
    const { db } = engine.database()
    const { clock, config } = portal
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
    const sendReminders = () => remindOfConsents({ db, clock, notices })
    const [agreed, declined] = [await confirmedMember(portal), await confirmedMember(portal)]
    const answer = (session: string, agreedYn: 'Y' | 'N') =>
      portal.call('answerTerms', { termsCode: 'MARKETING', version: '1.0', agreedYn }, { session })
    await answer(agreed.session, 'Y')
    await answer(declined.session, 'Y')
    await answer(declined.session, 'N')
    const remindersOf = async ({ memberId }: { memberId: string }) =>
      (
        await db
          .select()
          .from(notifications)
          .where(and(eq(notifications.memberId, memberId), like(notifications.eventKey, 'consent-renewal:%')))
      ).length

    // The consent was given at noon of 2026.11.21, Korean time; the clock moves to the day before two years are over.
    clock.pass((365 + 366 - 1) * DAY)
    await sendReminders()
    expect(await remindersOf(agreed)).toBe(0)
    clock.pass(12 * 60 * 60)
    await Promise.all(Array.from({ length: 4 }, sendReminders))
    await sendReminders()
    expect([await remindersOf(agreed), await remindersOf(declined)]).toEqual([1, 0])

    const session = await portal.logInFully(agreed.email, { confirmed: true })
    await answer(session, 'Y')
    clock.pass(180 * DAY)
    const laterSession = await portal.logInFully(agreed.email, { confirmed: true })
    const nightConsent = { termsCode: 'MARKETING_NIGHT', version: '1.0', agreedYn: 'Y' } as const
    expect((await portal.call('answerTerms', nightConsent, { session: laterSession })).code).toBe(200)
    clock.pass((365 + 365 - 180) * DAY)
    await sendReminders()
    expect(await remindersOf(agreed)).toBe(2)
    // The consent to advertising at night is requested again when it is due itself, since the consent that it depends
    // on has been renewed.
    clock.pass(200 * DAY)
    await sendReminders()
    expect(await remindersOf(agreed)).toBe(2)
    await answer(await portal.logInFully(agreed.email, { confirmed: true }), 'Y')
    await sendReminders()
    await sendReminders()
    expect(await remindersOf(agreed)).toBe(3)
  })
})
