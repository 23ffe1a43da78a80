import type { OperationsTagged, Schema } from '#contract/operation.ts'
import { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import {
  daysFrom,
  holidayNameOf,
  isOffered,
  lastOfferedDate,
  offeredSlots,
  slotsOf,
} from '#domain/counsel/calendar.ts'
import { endOf } from '#domain/counsel/rules.ts'
import { kstDate, startOfDay, toWireTime } from '#domain/dates.ts'
import { SECOND_MS } from '#domain/durations.ts'
import { counselCalendar } from '#server/holidays/opening-hours.ts'
import type { Caller } from '#server/http/calls/caller.ts'
import { hashToken, newToken } from '#server/security/tokens.ts'
import type { CounselDeps } from './counsel.deps.ts'
import { endOfDay, reservationThrottles, timesOf } from './counsel.rules.ts'
import { slotStore } from './counsel.slots.ts'
import { limitReservation } from './counsel.taking.ts'

type SlotOperations = Pick<
  OperationsTagged<'counsel', Caller>,
  'listCounselSlots' | 'holdCounselSlot' | 'releaseCounselSlot'
>

/** The operations on the public calendar, and on slots that are held while a form is filled in. */
export function slotOperations({ db, clock, limits, throttleIn }: CounselDeps): SlotOperations {
  const rule = reservationThrottles(limits).hold
  const slots = slotStore(db)

  async function busyBetween(from: Date, before: Date, now: Date): Promise<(slot: Date) => boolean> {
    const rows = await slots.busy(from, before, now)
    const busyTimes = new Set(rows.map(({ startAt }) => startAt.getTime()))
    return (slot) => busyTimes.has(slot.getTime())
  }

  /**
   * Returns the problem for a slot that cannot be held. It contains the next free slot after `startAt` or, if there
   * is none, the earliest free slot.
   */
  async function refusalOf(startAt: Date, now: Date): Promise<Problem> {
    const [row] = await slots.busy(startAt, endOf(startAt), now)
    if (row?.closedAt) return problemNamed('slot.unavailable')
    const [isBusy, calendar] = await Promise.all([
      busyBetween(now, endOfDay(lastOfferedDate(now)), now),
      counselCalendar(db),
    ])
    const freeSlots = offeredSlots(now, calendar).filter((slot) => !isBusy(slot))
    const next = freeSlots.find((slot) => slot > startAt) ?? freeSlots[0]
    return problemNamed('slot.taken', next && { nextStartAt: toWireTime(next) })
  }

  return {
    async listCounselSlots({ fromDate }) {
      const now = clock.now()
      const today = kstDate(now)
      const lastOffered = lastOfferedDate(now)
      const lastDate = lastOffered < today ? today : lastOffered
      // The requested day, limited to the range from today to the last day with offered slots.
      const [, first] = [today, fromDate ?? today, lastDate].toSorted() as [string, string, string]
      const [isBusy, calendar] = await Promise.all([
        busyBetween(startOfDay(first), endOfDay(lastDate), now),
        counselCalendar(db),
      ])
      const toSlot = (slot: Date): Schema<'CounselSlot'> => ({
        ...timesOf(slot),
        openYn: isOffered(slot, now, calendar) && !isBusy(slot) ? 'Y' : 'N',
      })
      return {
        fromDate: first,
        toDate: lastDate,
        lastDate,
        days: daysFrom(first, lastDate).map((date) => ({
          date,
          holidayName: holidayNameOf(date, calendar.own),
          slots: slotsOf(date, calendar).map(toSlot),
        })),
      }
    },

    async holdCounselSlot(input, caller) {
      const now = clock.now()
      const startAt = new Date(input.startAt)
      if (!isOffered(startAt, now, await counselCalendar(db))) throw problemNamed('slot.unavailable')
      const holdKey = newToken()
      const heldUntil = new Date(now.getTime() + limits.counselHoldSeconds * SECOND_MS)
      await slots.ensure(startAt)
      try {
        await db.transaction(async (tx) => {
          await limitReservation(throttleIn(tx), rule, caller)
          const slotsInTransaction = slotStore(tx)
          if (input.holdKey !== undefined) {
            const keyHash = hashToken(input.holdKey)
            await slotsInTransaction.lock({ startAt, keyHash })
            await slotsInTransaction.release(keyHash)
          }
          // A refusal also undoes the release: the earlier hold remains.
          if (
            !(await slotsInTransaction.hold({ startAt, keyHash: hashToken(holdKey), until: heldUntil }, now))
          )
            throw problemNamed('slot.taken')
        })
      } catch (error) {
        throw Problem.from(error).is('slot.taken') ? await refusalOf(startAt, now) : error
      }
      return { holdKey, ...timesOf(startAt), expiresInSeconds: limits.counselHoldSeconds }
    },

    async releaseCounselSlot({ holdKey }) {
      await slots.release(hashToken(holdKey))
      return { releasedYn: 'Y' }
    },
  }
}
