import { and, count, eq, isNotNull, isNull, lte, min, sql } from 'drizzle-orm'
import type { Clock } from '#domain/clock.ts'
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#domain/durations.ts'
import { isMobile, normalizePhone } from '#domain/korean/phone.ts'
import type { CurrentBrand } from '#server/brand/brand.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/once.ts'
import { orderedId } from '#server/db/ordered-id.ts'
import { members } from '#server/db/schema/member.ts'
import { phoneMessages } from '#server/db/schema/phone-message.ts'
import { MessageFailed } from '#server/messages/messages.ts'
import type { Log } from '#server/observability/log.ts'
import type { SecretBox } from '#server/security/secret-box.ts'
import { nextDaytime } from './daytime.ts'
import type { PhoneWay } from './phone-way.ts'
import { type FilledContent, filledContent, type PhoneContent, phoneText } from './templates.ts'

export type PhoneQueue = ReturnType<typeof createPhoneQueue>
type StoredMessage = typeof phoneMessages.$inferSelect

/** Returns the purpose for which the content of a message is sealed. */
export const phonePurpose = (id: string): string => `phone-message:${id}`

const POLL_MS = 2 * SECOND_MS
/** The time for which only this node may send its claimed messages: each takes at most six calls of five seconds. */
const LEASE_MS = 10 * MINUTE_MS
const BATCH_SIZE = 10
/** The pause after the first failure. It doubles with every failure, to about two hours. */
const FIRST_PAUSE_MS = 30 * SECOND_MS
const MAX_DOUBLINGS = 8
/** The interval between two requests to the service for the outcome of a message. */
const OUTCOME_PAUSE_MS = MINUTE_MS
/**
 * The time after which a message that could not be handed over is not sent: the inbox has the notification, and a
 * late reminder would be wrong.
 */
const MAX_AGE_MS = DAY_MS
const OUTCOME_WITHIN_MS = 3 * DAY_MS

/**
 * Creates a queue of messages to mobile numbers, which are stored together with their cause and sent during the day:
 * by 알림톡 if their kind has a template, by text message otherwise or if 알림톡 fails. The id that the service reserves
 * for a message (`place`) is stored before the message is handed over, so that a message is sent at most once, even
 * if a node stops at any point.
 */
export function createPhoneQueue({
  db,
  box,
  way,
  clock,
  log,
  brand,
  site,
  onGivenUp = () => {},
}: {
  db: Db
  box: SecretBox
  way: PhoneWay
  clock: Clock
  log: Pick<Log, 'warn' | 'error'>
  brand: CurrentBrand
  site: string
  /** Called for a message that is given up or refused, or that did not arrive. */
  onGivenUp?: () => void
}) {
  let delivering: Promise<void> | undefined
  const timeAfter = (ms: number) => new Date(clock.now().getTime() + ms)
  const set = (id: string, change: Partial<StoredMessage>) =>
    db.update(phoneMessages).set(change).where(eq(phoneMessages.id, id))
  async function end(id: string, phoneState: StoredMessage['phoneState']): Promise<void> {
    await set(id, { phoneState, contentBox: null, nextTryAt: null, endedAt: clock.now() })
    if (phoneState === 'FAILED') onGivenUp()
  }

  async function claim(): Promise<StoredMessage[]> {
    const now = clock.now()
    const due = db
      .select({ id: phoneMessages.id })
      .from(phoneMessages)
      .where(lte(phoneMessages.nextTryAt, now))
      .orderBy(phoneMessages.nextTryAt)
      .limit(BATCH_SIZE)
      .for('update', { skipLocked: true })
    return db
      .update(phoneMessages)
      .set({ nextTryAt: timeAfter(LEASE_MS), tries: sql`${phoneMessages.tries} + 1` })
      .where(and(sql`${phoneMessages.id} in ${due}`, lte(phoneMessages.nextTryAt, now)))
      .returning()
  }

  async function deliverDue(): Promise<void> {
    for (;;) {
      const due = await claim()
      for (const row of due) await advance(row)
      if (due.length < BATCH_SIZE) return
    }
  }

  async function advance(row: StoredMessage): Promise<void> {
    try {
      await (row.phoneState === 'HANDED' ? askForOutcome(row) : handOver(row))
    } catch (err) {
      if (!(err instanceof MessageFailed)) throw err
      log.warn({ err, message: row.id, tries: row.tries }, 'a message to a phone waits')
      const pause = FIRST_PAUSE_MS * 2 ** Math.min(row.tries - 1, MAX_DOUBLINGS)
      await set(row.id, { nextTryAt: nextDaytime(timeAfter(pause)) })
    }
  }

  const isOver = ({ createdAt }: StoredMessage, ms: number) =>
    clock.now().getTime() - createdAt.getTime() >= ms

  async function handOver(row: StoredMessage): Promise<void> {
    const to = await numberOf(row.memberId)
    if (to === undefined || isOver(row, MAX_AGE_MS)) {
      log.error({ message: row.id, kind: row.kind }, 'a message to a phone was given up')
      await end(row.id, 'FAILED')
      return
    }
    const content = JSON.parse(box.open(row.contentBox!, phonePurpose(row.id))) as FilledContent
    const place = row.place ?? (await reserveId(row.id))
    // Another node has taken over the message during a long pause of this node.
    if (place === undefined) return
    const { templateId } = row
    const talk = templateId === null ? undefined : { templateId, values: content.values }
    const handed = await way.handOver(place, { to, text: phoneText(content), ...(talk && { talk }) })
    if (handed === 'HANDED') {
      // A node that was paused may find that another node has finished the message.
      await db
        .update(phoneMessages)
        .set({ phoneState: 'HANDED', tries: 0, nextTryAt: clock.now() })
        .where(and(eq(phoneMessages.id, row.id), eq(phoneMessages.phoneState, 'WAITING')))
      return
    }
    if (!talk) {
      log.error({ message: row.id, kind: row.kind }, 'the service refused a message to a phone')
      await end(row.id, 'FAILED')
      return
    }
    log.warn({ message: row.id, kind: row.kind }, 'the service refused a template, so a text message follows')
    // No message was sent under the former id, so a new id may be reserved.
    await db
      .update(phoneMessages)
      .set({ templateId: null, place: null, nextTryAt: clock.now() })
      .where(and(eq(phoneMessages.id, row.id), eq(phoneMessages.place, place)))
  }

  async function reserveId(id: string): Promise<string | undefined> {
    const place = await way.begin()
    const stored = await db
      .update(phoneMessages)
      .set({ place })
      .where(and(eq(phoneMessages.id, id), isNull(phoneMessages.place)))
      .returning({ id: phoneMessages.id })
    return stored.length > 0 ? place : undefined
  }

  async function askForOutcome(row: StoredMessage): Promise<void> {
    const outcome = await way.outcome(row.place!)
    if (outcome !== 'WAITING') {
      if (outcome === 'FAILED') log.error({ message: row.id }, 'a message to a phone did not arrive')
      await end(row.id, outcome)
    } else if (isOver(row, OUTCOME_WITHIN_MS))
      await set(row.id, { contentBox: null, nextTryAt: null, endedAt: clock.now() })
    else await set(row.id, { nextTryAt: timeAfter(OUTCOME_PAUSE_MS) })
  }

  async function numberOf(memberId: string): Promise<string | undefined> {
    const [found] = await db
      .select({ phoneNumber: members.phoneNumber })
      .from(members)
      .where(eq(members.id, memberId))
    return found && isMobile(found.phoneNumber) ? normalizePhone(found.phoneNumber) : undefined
  }

  function deliver(): Promise<void> {
    delivering ??= deliverDue().finally(() => (delivering = undefined))
    return delivering
  }

  return {
    /**
     * Queues a message with the address of its details page, if the transaction commits. A message about a bill goes
     * by text message if its kind has no template. Messages of other kinds are then not sent, since the member gets a
     * mail and a notification in the inbox.
     */
    async put(tx: Pick<Tx, 'insert'>, { memberId, content, path, billId }: PutMessage): Promise<void> {
      const templateId = way.templateOf(content.kind) ?? null
      if (templateId === null && !content.kind.startsWith('BILL_')) return
      const id = orderedId()
      const filledMessage = filledContent(content, brand(), `${site}${path ?? ''}`)
      await tx.insert(phoneMessages).values({
        id,
        memberId,
        billId: billId ?? null,
        kind: content.kind,
        phoneState: 'WAITING',
        contentBox: box.seal(JSON.stringify(filledMessage), phonePurpose(id)),
        templateId,
        createdAt: clock.now(),
        nextTryAt: nextDaytime(clock.now()),
      })
    },

    /**
     * Returns the number of waiting messages, and the longest wait in seconds. The hours of the night are not
     * counted, since no message is sent then; at night both are 0. Uses the given connections.
     */
    async waiting(through: Pick<Db, 'select'>): Promise<{ waiting: number; oldestSeconds: number }> {
      const [found] = await through
        .select({ waiting: count(), oldest: min(phoneMessages.createdAt) })
        .from(phoneMessages)
        .where(and(eq(phoneMessages.phoneState, 'WAITING'), isNotNull(phoneMessages.nextTryAt)))
      const now = clock.now()
      const isDay = nextDaytime(now).getTime() === now.getTime()
      const waitMs = found?.oldest && isDay ? now.getTime() - nextDaytime(found.oldest).getTime() : 0
      return { waiting: found?.waiting ?? 0, oldestSeconds: Math.max(0, waitMs / SECOND_MS) }
    },

    /** Sends all messages that are due; resolves after the attempt. */
    deliver,

    /**
     * Delivers every two seconds while `mayDeliver` resolves to true. Returns a function that stops the deliveries
     * and waits for the running one.
     */
    start(mayDeliver: () => Promise<boolean> = async () => true): () => Promise<void> {
      const deliverAllowed = async () => void ((await mayDeliver()) && (await deliver()))
      const timer = setInterval(
        () => void deliverAllowed().catch((err: unknown) => log.warn({ err }, 'messages to phones wait')),
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

type PutMessage = {
  memberId: string
  content: PhoneContent
  path?: string | null | undefined
  billId?: string | undefined
}
