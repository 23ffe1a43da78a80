import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { offeredSlots } from '#domain/counsel/calendar.ts'
import { kstDate, toWireTime } from '#domain/dates.ts'
import { HOUR_MS, MINUTE_MS } from '#domain/durations.ts'
import { createOnce } from '#server/db/once.ts'
import { counselSlots, counsels } from '#server/db/schema/counsel.ts'
import { throttles } from '#server/db/schema/throttle.ts'
import { reservationThrottles } from '#server/domains/counsel/counsel.rules.ts'
import { throttleKey } from '#server/security/throttle.ts'
import { hashToken } from '#server/security/tokens.ts'
import { insertCounsel, slotStart } from '#worlds/counsel.ts'
import { memberId, type StateBuilder, type WorldDeps, type worldBuilder } from './world.ts'

type CounselState =
  | 'a free slot'
  | 'a taken slot'
  | 'a held slot'
  | 'an address that held many slots'
  | 'an address that reserved often'
  | 'a reservation was made with a key'
  | 'a reservation of counsel'
  | 'a counsel nobody may look up now'
  | 'a member with reservations'
  | 'a member of the staff'
  | 'a reservation for the staff'
  | 'a day of counsel'
  | 'a slot for the staff'
type Counsel = typeof counsels.$inferInsert

const loopback = ['127.0.0.1', '0:0:0:0::/64']

/**
 * Returns builders of the provider states about counsel. The slots are on the last days on offer, and are emptied
 * first.
 */
export function counselWorld(
  { db, clock, box, keyedHash, limits }: WorldDeps,
  world: ReturnType<typeof worldBuilder>,
): { [State in CounselState]: StateBuilder<State> } {
  const rules = reservationThrottles(limits)
  const lookedUp = { name: 'lookup-number', tries: limits.lookups, windowSeconds: limits.lookupWindowSeconds }

  /** Frees a number of the last slots that may be reserved now, and returns them in order. */
  async function freeSlots(count: number): Promise<Date[]> {
    const slots = offeredSlots(clock.now()).slice(-count)
    const taken = await db.delete(counselSlots).where(inArray(counselSlots.startAt, slots)).returning()
    const ids = taken.flatMap(({ counselId }) => counselId ?? [])
    if (ids.length > 0) await db.delete(counsels).where(inArray(counsels.id, ids))
    const keys = loopback.flatMap((address) =>
      Object.values(rules).map((rule) => throttleKey(keyedHash, rule, address)),
    )
    await db.delete(throttles).where(inArray(throttles.key, keys))
    return slots
  }

  async function putCounsel(more: Partial<Counsel> & Pick<Counsel, 'startAt'>): Promise<string> {
    const id = more.id ?? randomUUID()
    const counselNo = more.counselNo ?? 'C2099-000001'
    const now = clock.now()
    await db.delete(counsels).where(eq(counsels.id, id))
    await db.delete(counsels).where(eq(counsels.counselNo, counselNo))
    await db.delete(throttles).where(eq(throttles.key, throttleKey(keyedHash, lookedUp, counselNo)))
    await insertCounsel(db, {
      companyName: '솔바람상회 주식회사',
      createdAt: now,
      remindedAt: now,
      ...more,
      id,
      counselNo,
    })
    const slot = { startAt: more.startAt, counselId: id, holdKeyHash: null, heldUntil: null, closedAt: null }
    if ((more.counselState ?? 'BOOKED') === 'BOOKED')
      await db
        .insert(counselSlots)
        .values(slot)
        .onConflictDoUpdate({ target: counselSlots.startAt, set: slot })
    return id
  }

  async function putHold(startAt: Date, holdKey: string): Promise<void> {
    await db.delete(counselSlots).where(eq(counselSlots.holdKeyHash, hashToken(holdKey)))
    const heldUntil = new Date(clock.now().getTime() + limits.counselHoldSeconds * 1000)
    await db.insert(counselSlots).values({ startAt, holdKeyHash: hashToken(holdKey), heldUntil })
  }

  async function putGuesses(
    rule: { name: string; tries: number; windowSeconds: number },
    subjects: string[],
  ): Promise<void> {
    const windowEndsAt = new Date(clock.now().getTime() + rule.windowSeconds * 1000)
    const exhausted = { count: rule.tries, windowEndsAt }
    for (const subject of subjects) {
      const key = throttleKey(keyedHash, rule, subject)
      await db
        .insert(throttles)
        .values({ key, ...exhausted })
        .onConflictDoUpdate({ target: throttles.key, set: exhausted })
    }
  }

  async function storeStaff(session: string): Promise<void> {
    await world.putStaff()
    await world.putSession(session, 'member', { passwordChecked: true })
  }

  const afterNow = (ms: number) => new Date(clock.now().getTime() + ms)
  const slotValues = (startAt: Date | undefined) => ({ startAt: toWireTime(startAt!) })

  return {
    'a free slot': async () => slotValues((await freeSlots(2))[0]),

    'a taken slot': async () => {
      const [startAt] = await freeSlots(2)
      await putCounsel({ startAt: startAt! })
      return slotValues(startAt)
    },

    'a held slot': async ({ holdKey }) => putHold((await freeSlots(1))[0]!, holdKey),

    'an address that held many slots': async () => {
      const [startAt] = await freeSlots(1)
      await putGuesses(rules.hold, loopback)
      return slotValues(startAt)
    },

    'an address that reserved often': () => putGuesses(rules.reserve, loopback),

    'a reservation was made with a key': async (input) => {
      await freeSlots(1)
      await createOnce({ db, box, clock })('reserveCounsel', {}, input, async () => ({}))
    },

    'a reservation of counsel': async ({ counselNo, email, begins, holdKey }) => {
      const [startAt, other] = await freeSlots(2)
      await putCounsel({
        counselNo,
        email,
        startAt: begins === 'later' ? startAt! : slotStart(afterNow(HOUR_MS)),
      })
      if (holdKey !== undefined) await putHold(other!, holdKey)
    },

    'a counsel nobody may look up now': async ({ counselNo }) => {
      const [startAt] = await freeSlots(1)
      await putCounsel({ counselNo, startAt: startAt! })
      await putGuesses(lookedUp, [counselNo])
    },

    'a member with reservations': async ({ session, counsels: wanted }) => {
      await world.putMember()
      await world.putSession(session, 'member', { passwordChecked: true })
      const slots = await freeSlots(wanted.length)
      for (const [index, counsel] of wanted.entries()) {
        const cancelReason = counsel.counselState === 'CANCELED' ? '담당자 사정으로 진행이 어렵습니다.' : null
        await putCounsel({
          ...counsel,
          memberId,
          cancelReason,
          startAt: slots[index]!,
          createdAt: afterNow(-index * MINUTE_MS),
        })
      }
    },

    'a member of the staff': ({ session }) => storeStaff(session),

    'a reservation for the staff': async ({ session, counselId, begins }) => {
      await storeStaff(session)
      const [startAt] = await freeSlots(1)
      await putCounsel({
        id: counselId,
        memberId,
        startAt: begins === 'later' ? startAt! : afterNow(-MINUTE_MS),
      })
    },

    'a day of counsel': async ({ session }) => {
      await storeStaff(session)
      const [startAt, other] = await freeSlots(2)
      await putCounsel({ startAt: startAt! })
      await putCounsel({
        counselNo: 'C2099-000002',
        counselState: 'CANCELED',
        cancelReason: '담당자 사정으로 진행이 어렵습니다.',
        startAt: other!,
      })
      return { date: kstDate(startAt!) }
    },

    'a slot for the staff': async ({ session, slotState }) => {
      await storeStaff(session)
      const [startAt] = await freeSlots(1)
      if (slotState === 'BOOKED') await putCounsel({ startAt: startAt! })
      if (slotState === 'CLOSED')
        await db.insert(counselSlots).values({ startAt: startAt!, closedAt: clock.now() })
      return slotValues(startAt)
    },
  }
}
