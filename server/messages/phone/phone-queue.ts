import { and, count, eq, isNotNull, isNull, lte, min, sql } from 'drizzle-orm'
import type { Clock } from '#domain/clock.ts'
import { DAY_MS, MINUTE_MS, SECOND_MS } from '#domain/durations.ts'
import { isMobile, normalizePhone } from '#domain/korean/phone.ts'
import {
  openPhoneStates,
  type PhoneMessageEvent,
  phoneMessageAfter,
} from '#domain/message/phone-message.machine.ts'
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
import type { PhoneTransport } from './phone-transport.ts'
import { type FilledContent, filledContent, type PhoneContent, phoneText } from './templates.ts'

export type PhoneQueue = ReturnType<typeof createPhoneQueue>
type Stored = typeof phoneMessages.$inferSelect

/** The purpose for which the content of a message is sealed. */
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
 * Creates the queue of messages to mobile numbers. The messages are stored together with their cause and sent by day:
 * by 알림톡 if their kind has a template, by text message otherwise or if 알림톡 fails. The id that the service reserves
 * for a message (`place`) is stored before the message is handed over, so that the message is sent at most once, even
 * if a node stops at any point.
 */
export function createPhoneQueue({
  db,
  box,
  transport,
  clock,
  log,
  brand,
  site,
  onGivenUp = () => {},
}: {
  db: Db
  box: SecretBox
  transport: PhoneTransport
  clock: Clock
  log: Pick<Log, 'warn' | 'error'>
  brand: CurrentBrand
  site: string
  /** Called for a message that is given up or refused, or that did not arrive. */
  onGivenUp?: () => void
}) {
  let delivering: Promise<void> | undefined
  const after = (ms: number) => new Date(clock.now().getTime() + ms)
  const ended = () => ({ contentBox: null, nextTryAt: null, endedAt: clock.now() })

  /** Changes a message unless another node has moved it: a node that was paused may find it finished. */
  const set = ({ id, phoneState, place }: Stored, change: Partial<Stored>) =>
    db
      .update(phoneMessages)
      .set(change)
      .where(
        and(
          eq(phoneMessages.id, id),
          eq(phoneMessages.phoneState, phoneState),
          place === null ? undefined : eq(phoneMessages.place, place),
        ),
      )
      .returning({ id: phoneMessages.id })

  async function move(row: Stored, event: PhoneMessageEvent, change: Partial<Stored>): Promise<void> {
    const phoneState = phoneMessageAfter({ ...row, isTalk: row.templateId !== null }, event)!
    const isOpen = openPhoneStates.some((state) => state === phoneState)
    const moved = await set(row, { ...(isOpen ? change : ended()), phoneState })
    if (phoneState === 'FAILED' && moved.length > 0) onGivenUp()
  }

  async function claim(): Promise<Stored[]> {
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
      .set({ nextTryAt: after(LEASE_MS), tries: sql`${phoneMessages.tries} + 1` })
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

  async function advance(row: Stored): Promise<void> {
    try {
      await (row.phoneState === 'HANDED' ? askForOutcome(row) : handOver(row))
    } catch (err) {
      if (!(err instanceof MessageFailed)) throw err
      log.warn({ err, message: row.id, tries: row.tries }, 'a message to a phone waits')
      const pause = FIRST_PAUSE_MS * 2 ** Math.min(row.tries - 1, MAX_DOUBLINGS)
      await set(row, { nextTryAt: nextDaytime(after(pause)) })
    }
  }

  const isOver = ({ createdAt }: Stored, ms: number) => clock.now().getTime() - createdAt.getTime() >= ms

  async function handOver(row: Stored): Promise<void> {
    const to = await numberOf(row.memberId)
    if (to === undefined || isOver(row, MAX_AGE_MS)) {
      log.error({ message: row.id, kind: row.kind }, 'a message to a phone was given up')
      await move(row, 'GIVE_UP', {})
      return
    }
    const content = JSON.parse(box.open(row.contentBox!, phonePurpose(row.id))) as FilledContent
    const place = row.place ?? (await reserve(row.id))
    // Another node has taken over the message during a long pause of this node.
    if (place === undefined) return
    const { templateId } = row
    const talk = templateId === null ? undefined : { templateId, values: content.values }
    const handed = await transport.handOver(place, { to, text: phoneText(content), ...(talk && { talk }) })
    const attempted = { ...row, place }
    if (handed === 'HANDED') {
      await move(attempted, 'ACCEPTED', { tries: 0, nextTryAt: clock.now() })
      return
    }
    const about = { message: row.id, kind: row.kind }
    if (talk) log.warn(about, 'the service refused a template, so a text message follows')
    else log.error(about, 'the service refused a message to a phone')
    // Nothing was sent under the former id, so a new one may be reserved.
    await move(attempted, 'REFUSED', { templateId: null, place: null, nextTryAt: clock.now() })
  }

  async function reserve(id: string): Promise<string | undefined> {
    const place = await transport.begin()
    const updatedRows = await db
      .update(phoneMessages)
      .set({ place })
      .where(and(eq(phoneMessages.id, id), isNull(phoneMessages.place)))
      .returning({ id: phoneMessages.id })
    return updatedRows.length > 0 ? place : undefined
  }

  async function askForOutcome(row: Stored): Promise<void> {
    const outcome = await transport.outcome(row.place!)
    if (outcome === 'FAILED') log.error({ message: row.id }, 'a message to a phone did not arrive')
    await move(
      row,
      outcome,
      isOver(row, OUTCOME_WITHIN_MS) ? ended() : { nextTryAt: after(OUTCOME_PAUSE_MS) },
    )
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
     * Queues a message with the page of its details, if the transaction commits. Messages about bills go by text
     * message if their kind has no template; messages of other kinds are then not sent, since the member gets a mail
     * and a notification in the inbox.
     */
    async put(tx: Pick<Tx, 'insert'>, { memberId, content, path, billId }: PutMessage): Promise<void> {
      const templateId = transport.templateOf(content.kind) ?? null
      if (templateId === null && !content.kind.startsWith('BILL_')) return
      const id = orderedId()
      const filled = filledContent(content, brand(), `${site}${path ?? ''}`)
      await tx.insert(phoneMessages).values({
        id,
        memberId,
        billId: billId ?? null,
        kind: content.kind,
        phoneState: 'WAITING',
        contentBox: box.seal(JSON.stringify(filled), phonePurpose(id)),
        templateId,
        createdAt: clock.now(),
        nextTryAt: nextDaytime(clock.now()),
      })
    },

    /**
     * Returns the number of waiting messages and the longest wait in seconds, without the hours of the night, in
     * which none is sent; 0 at night. Uses the given connections.
     */
    async waiting(through: Pick<Db, 'select'>): Promise<{ waiting: number; oldestSeconds: number }> {
      const [found] = await through
        .select({ waiting: count(), oldest: min(phoneMessages.createdAt) })
        .from(phoneMessages)
        .where(and(eq(phoneMessages.phoneState, 'WAITING'), isNotNull(phoneMessages.nextTryAt)))
      const now = clock.now()
      const isDay = nextDaytime(now).getTime() === now.getTime()
      const since = found?.oldest && isDay ? now.getTime() - nextDaytime(found.oldest).getTime() : 0
      return { waiting: found?.waiting ?? 0, oldestSeconds: Math.max(0, since / SECOND_MS) }
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
