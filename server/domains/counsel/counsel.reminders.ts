import { and, asc, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Clock } from '#domain/clock.ts'
import { reminderAt } from '#domain/counsel/rules.ts'
import { addDays, kstDate, startOfDay } from '#domain/dates.ts'
import type { Db } from '#server/db/client.ts'
import { BATCH_ROWS, inBatches } from '#server/db/in-batches.ts'
import { counsels } from '#server/db/schema/counsel.ts'
import type { CounselMails } from '#server/messages/counsel-texts.ts'
import type { MailQueue } from '#server/messages/mail-queue.ts'
import type { Notices } from '#server/messages/notices.ts'
import { notifyOfCounsel } from './counsel.notifications.ts'
import { endOfDay } from './counsel.rules.ts'

type ReminderDeps = {
  db: Db
  clock: Clock
  mails: Pick<MailQueue, 'put'>
  notices: Notices
  texts: CounselMails
}

/**
 * Queues a reminder for every counsel of tomorrow, from ten in the morning on. One conditional UPDATE marks the
 * reservations in the transaction that queues their mails, so that several nodes send each reminder once.
 */
export async function remindOfTomorrow({ db, clock, mails, notices, texts }: ReminderDeps): Promise<void> {
  const now = clock.now()
  const tomorrow = addDays(kstDate(now), 1)
  if (now < reminderAt(startOfDay(tomorrow))) return
  const isDue = and(
    eq(counsels.counselState, 'BOOKED'),
    isNull(counsels.remindedAt),
    gte(counsels.startAt, startOfDay(tomorrow)),
    lt(counsels.startAt, endOfDay(tomorrow)),
  )
  await inBatches(db, async (tx) => {
    const due = tx
      .select({ id: counsels.id })
      .from(counsels)
      .where(isDue)
      .orderBy(asc(counsels.startAt))
      .limit(BATCH_ROWS)
      .for('update', { skipLocked: true })
    const reminded = await tx
      .update(counsels)
      .set({ remindedAt: now })
      .where(and(inArray(counsels.id, sql`${due}`), isDue))
      .returning()
    for (const counsel of reminded)
      await notifyOfCounsel({ mails, notices }, tx, counsel, texts.reminded(counsel))
    return reminded.length
  })
}
