import { randomUUID } from 'node:crypto'
import type { OperationsTagged } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { isSlot } from '#domain/counsel/calendar.ts'
import { normalizeEmail } from '#domain/email.ts'
import { pageOf, readCursor } from '#server/db/cursor.ts'
import type { Tx } from '#server/db/once.ts'
import { nextNumber } from '#server/db/reference-number.ts'
import { counselCalendar, shareCalendar } from '#server/holidays/opening-hours.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'
import { hashToken } from '#server/security/tokens.ts'
import { adminCounselOperations } from './counsel.admin.operations.ts'
import type { CounselDeps } from './counsel.deps.ts'
import { notifyOfCounsel } from './counsel.notifications.ts'
import { problemOf, remindedAtFor, reservationOf, reservationThrottles, toCounsel } from './counsel.rules.ts'
import { slotOperations } from './counsel.slot.operations.ts'
import { slotStore } from './counsel.slots.ts'
import { counselStore, type StoredCounsel } from './counsel.store.ts'
import { limitReservation } from './counsel.taking.ts'

type CounselOperations = OperationsTagged<'counsel', Caller>
type ReservationOperations = Pick<
  CounselOperations,
  'reserveCounsel' | 'getUnauthCounsel' | 'changeCounsel' | 'cancelCounsel' | 'listCounsels'
>

const defaultLimit = 20

/**
 * The operations on slots and reservations, for visitors, members and staff. Personal fields are already decoded
 * here.
 */
export function counselOperations(deps: CounselDeps): CounselOperations {
  return { ...slotOperations(deps), ...reservationOperations(deps), ...adminCounselOperations(deps) }
}

/** Ends a hold and returns its slot; undefined if the hold is not valid, or the calendar no longer contains the slot. */
async function redeemedSlot(tx: Tx, keyHash: string, now: Date): Promise<Date | undefined> {
  await shareCalendar(tx)
  const startAt = await slotStore(tx).redeem(keyHash, now)
  return startAt && isSlot(startAt, await counselCalendar(tx)) ? startAt : undefined
}

function reservationOperations({
  db,
  clock,
  limits,
  once,
  lookUp,
  mails,
  notices,
  texts,
  throttleIn,
}: CounselDeps): ReservationOperations {
  const rule = reservationThrottles(limits).reserve

  async function findCounsel(
    caller: Caller,
    { counselNo, email }: { counselNo: string; email: string },
  ): Promise<StoredCounsel> {
    const found = await lookUp(caller, counselNo, () =>
      counselStore(db).findByNumber(counselNo, normalizeEmail(email)),
    )
    if (!found) throw problemNamed('counsel.missing')
    return found
  }

  return {
    async reserveCounsel(input, caller) {
      const reservation = reservationOf(input)
      return once('reserveCounsel', caller, input, async (tx) => {
        const now = clock.now()
        await limitReservation(throttleIn(tx), rule, caller)
        const startAt = await redeemedSlot(tx, hashToken(input.holdKey), now)
        if (!startAt) throw problemNamed('hold.expired')
        const storedReservation = await counselStore(tx).add({
          ...reservation,
          id: randomUUID(),
          counselNo: await nextNumber(tx, 'C', now),
          memberId: caller.stage === 'member' ? memberOf(caller).memberId : null,
          counselState: 'BOOKED',
          startAt,
          privacyAgreedAt: now,
          createdAt: now,
          remindedAt: remindedAtFor(startAt, now),
        })
        await slotStore(tx).give(startAt, storedReservation.id)
        await notifyOfCounsel({ mails, notices }, tx, storedReservation, texts.reserved(storedReservation))
        return toCounsel(storedReservation, now)
      })
    },

    async getUnauthCounsel(input, caller) {
      return toCounsel(await findCounsel(caller, input), clock.now())
    },

    async changeCounsel({ holdKey, version, ...input }, caller) {
      const now = clock.now()
      const before = await findCounsel(caller, input)
      const keyHash = hashToken(holdKey)
      return db.transaction(async (tx) => {
        const [slots, counsels] = [slotStore(tx), counselStore(tx)]
        await shareCalendar(tx)
        await slots.lock({ keyHash, counselId: before.id })
        const startAt = await redeemedSlot(tx, keyHash, now)
        const newSlot = startAt && { startAt, remindedAt: remindedAtFor(startAt, now) }
        const changed = newSlot && (await counsels.change({ id: before.id, version }, 'change', now, newSlot))
        if (!changed)
          throw (
            problemOf(await counsels.find(before.id), version, 'change', now) ?? problemNamed('hold.expired')
          )
        await slots.give(changed.startAt, changed.id)
        await notifyOfCounsel({ mails, notices }, tx, changed, texts.changed(changed, before.startAt))
        return toCounsel(changed, now)
      })
    },

    async cancelCounsel({ version, ...input }, caller) {
      const now = clock.now()
      const { id } = await findCounsel(caller, input)
      return db.transaction(async (tx) => {
        // Every transaction locks the slot before the reservation, so that there is no deadlock.
        await slotStore(tx).free(id)
        const canceled = await counselStore(tx).change({ id, version }, 'cancel', now, {
          counselState: 'CANCELED',
        })
        if (!canceled)
          throw (
            problemOf(await counselStore(tx).find(id), version, 'cancel', now) ??
            problemNamed('counsel.changed')
          )
        await notifyOfCounsel({ mails, notices }, tx, canceled, texts.canceled(canceled))
        return toCounsel(canceled, now)
      })
    },

    async listCounsels({ cursor, limit = defaultLimit }, caller) {
      const { memberId } = memberOf(caller)
      const store = counselStore(db)
      const after = cursor === undefined ? undefined : readCursor(cursor)
      // One row more than requested is read, which shows whether there is a next page.
      const [rows, total] = await Promise.all([
        store.page(memberId, { after, limit: limit + 1 }),
        store.count(memberId),
      ])
      const { shown, nextCursor } = pageOf(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }))
      const now = clock.now()
      return { total, nextCursor, list: shown.map((row) => toCounsel(row, now)) }
    },
  }
}
