import { randomUUID } from 'node:crypto'
import { and, asc, count, eq, inArray, lt, lte, min, sql } from 'drizzle-orm'
import type { Schema } from '#contract/operation.ts'
import type { Clock } from '#domain/clock.ts'
import { SECOND_MS } from '#domain/durations.ts'
import { maskEmail } from '#domain/email.ts'
import { type MailEvent, mailAfter } from '#domain/message/mail.machine.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/once.ts'
import type { Expired } from '#server/db/remove-rows.ts'
import { mailQueue, mailRecords } from '#server/db/schema/mail.ts'
import type { Log } from '#server/observability/log.ts'
import { mailRecordPurpose } from '#server/security/message-purposes.ts'
import type { SecretBox } from '#server/security/secret-box.ts'
import { type Mail, MessageFailed, type Messages } from './messages.ts'
import type { Sender } from './sender.ts'

export type MailQueue = ReturnType<typeof createMailQueue>

/** The member whose mail is recorded, so that the staff can see the delivery; mails with a code are not recorded. */
export type RecordedFor = { memberId: string; label: Schema<'AnnouncementType'> }
type QueuedMail = typeof mailQueue.$inferSelect

/** The purpose for which queued mails are sealed. */
export const MAIL_PURPOSE = 'mail'
const POLL_MS = 2 * SECOND_MS
/** The time for which only this node may send its claimed mails; ten mails to a slow server take minutes. */
const LEASE_MS = 300 * SECOND_MS
const BATCH_SIZE = 10
/**
 * The pause after the first failure. It doubles with every failure: half a minute, one, two, … The last attempt is
 * about four hours after the first.
 */
const FIRST_PAUSE_MS = 30 * SECOND_MS

/**
 * Creates a queue of mails that are stored together with their cause: `put` writes a mail in the transaction of the
 * cause, and `deliver` sends the mails that are due. A failed mail is retried; it is given up if it was refused or
 * its code has expired. A mail is sent twice only if a node stops between sending it and recording that.
 */
export function createMailQueue({
  db,
  box,
  messages,
  clock,
  log,
  sender,
  onGivenUp = () => {},
}: {
  db: Db
  box: SecretBox
  messages: Pick<Messages, 'sendMail'>
  clock: Clock
  log: Log
  /** The sender of the mails. */
  sender: Sender
  /** Called for each mail that is given up. */
  onGivenUp?: () => void
}) {
  let delivering: Promise<void> | undefined

  async function deliverDue(): Promise<void> {
    for (;;) {
      const due = await claim()
      for (const row of due) await send(row)
      if (due.length < BATCH_SIZE) return
    }
  }

  async function claim() {
    const now = clock.now()
    const due = db
      .select({ id: mailQueue.id })
      .from(mailQueue)
      .where(lte(mailQueue.nextTryAt, now))
      .orderBy(asc(mailQueue.nextTryAt))
      .limit(BATCH_SIZE)
      .for('update', { skipLocked: true })
    const claimed = await db
      .update(mailQueue)
      .set({ nextTryAt: new Date(now.getTime() + LEASE_MS), tries: sql`${mailQueue.tries} + 1` })
      .where(and(sql`${mailQueue.id} in ${due}`, lte(mailQueue.nextTryAt, now)))
      .returning()
    // Sorts the rows, since an update returns them in any order.
    return claimed.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
  }

  async function attempt({ mailBox, tries, createdAt }: QueuedMail): Promise<MailEvent> {
    try {
      const { goodForSeconds, ...mail } = JSON.parse(box.open(mailBox, MAIL_PURPOSE)) as Mail
      if (isOver(createdAt, goodForSeconds)) throw new MessageFailed('The code in the mail is over.', true)
      await messages.sendMail({ ...mail, text: `${mail.text}\n\n${sender.signature}` })
      return 'ACCEPTED'
    } catch (err) {
      log.warn({ err, tries }, 'a mail could not be handed over')
      return err instanceof MessageFailed && err.refused ? 'REFUSED' : 'UNANSWERED'
    }
  }

  async function send(queued: QueuedMail): Promise<void> {
    const { id, tries } = queued
    const event = await attempt(queued)
    const mailState = mailAfter(tries, event)
    if (mailState === 'WAITING') {
      const nextTryAt = new Date(clock.now().getTime() + FIRST_PAUSE_MS * 2 ** (tries - 1))
      await db.update(mailQueue).set({ nextTryAt }).where(eq(mailQueue.id, id))
      return
    }
    if (mailState === 'FAILED') {
      log.error({ mail: id, refused: event === 'REFUSED' }, 'a mail was given up')
      onGivenUp()
    }
    await db.transaction(async (tx) => {
      await tx.update(mailRecords).set({ mailState, endedAt: clock.now() }).where(eq(mailRecords.id, id))
      await tx.delete(mailQueue).where(eq(mailQueue.id, id))
    })
  }

  const isOver = (createdAt: Date, goodForSeconds = Infinity): boolean =>
    clock.now().getTime() - createdAt.getTime() >= goodForSeconds * SECOND_MS

  function deliver(): Promise<void> {
    delivering ??= deliverDue().finally(() => (delivering = undefined))
    return delivering
  }

  return {
    /** Queues a mail as part of the transaction, and records it if `recordedFor` is given. */
    async put(tx: Pick<Tx, 'insert'>, mail: Mail, recordedFor?: RecordedFor): Promise<void> {
      const [id, now] = [randomUUID(), clock.now()]
      const brandedMail = sender.named(mail)
      await tx.insert(mailQueue).values({
        id,
        mailBox: box.seal(JSON.stringify(brandedMail), MAIL_PURPOSE),
        createdAt: now,
        nextTryAt: now,
      })
      if (recordedFor)
        await tx.insert(mailRecords).values({
          id,
          ...recordedFor,
          subjectBox: box.seal(brandedMail.subject, mailRecordPurpose(id)),
          receiver: maskEmail(brandedMail.to),
          mailState: 'WAITING',
          createdAt: now,
        })
    },

    /** Removes the unsent mails to these addresses, if the transaction commits. */
    async takeBack(tx: Pick<Tx, 'select' | 'delete'>, addresses: ReadonlySet<string>): Promise<void> {
      const waitingMails = await tx.select({ id: mailQueue.id, mailBox: mailQueue.mailBox }).from(mailQueue)
      const matching = waitingMails
        .filter(({ mailBox }) => addresses.has((JSON.parse(box.open(mailBox, MAIL_PURPOSE)) as Mail).to))
        .map(({ id }) => id)
      if (matching.length === 0) return
      await tx.delete(mailQueue).where(inArray(mailQueue.id, matching))
      await tx.delete(mailRecords).where(inArray(mailRecords.id, matching))
    },

    /** Returns the number of queued mails, and the longest wait in seconds; uses the given connections. */
    async waiting(through: Pick<Db, 'select'>): Promise<{ waiting: number; oldestSeconds: number }> {
      const [found] = await through
        .select({ waiting: count(), oldest: min(mailQueue.createdAt) })
        .from(mailQueue)
      const waitMs = found?.oldest ? clock.now().getTime() - found.oldest.getTime() : 0
      return { waiting: found?.waiting ?? 0, oldestSeconds: Math.max(0, waitMs / SECOND_MS) }
    },

    /** Sends all mails that are due; resolves after the attempt. */
    deliver,

    /**
     * Delivers every two seconds while `mayDeliver` resolves to true. Returns a function that stops the deliveries
     * and waits for the running one.
     */
    start(mayDeliver: () => Promise<boolean> = async () => true): () => Promise<void> {
      const deliverAllowed = async () => void ((await mayDeliver()) && (await deliver()))
      const timer = setInterval(
        () => void deliverAllowed().catch((err: unknown) => log.warn({ err }, 'mails wait')),
        POLL_MS,
      )
      timer.unref()
      return async () => {
        clearInterval(timer)
        await delivering?.catch(() => {})
      }
    },
  }
}

/** The condition for records of mails from before a moment. */
export const mailRecordsBefore = (before: Date): Expired => ({
  table: mailRecords,
  where: lt(mailRecords.createdAt, before),
})
