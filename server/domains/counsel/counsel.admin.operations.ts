import type { OperationsTagged, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { holidayNameOf, isCounselDay, isSlot, nextDay, slotsOf } from '#domain/counsel/calendar.ts'
import { kstDate, startOfDay } from '#domain/dates.ts'
import { counselCalendar } from '#server/holidays/opening-hours.ts'
import type { Caller } from '#server/http/calls/caller.ts'
import type { CounselDeps } from './counsel.deps.ts'
import { notifyOfCounsel } from './counsel.notifications.ts'
import { endOfDay, freeText, problemOf, timesOf, toAdminCounsel } from './counsel.rules.ts'
import { type StoredSlot, slotStore } from './counsel.slots.ts'
import { counselStore, type StoredCounsel } from './counsel.store.ts'

type AdminCounselOperations = Pick<
  OperationsTagged<'counsel', Caller>,
  | 'listAdminCounsels'
  | 'getAdminCounsel'
  | 'recordCounsel'
  | 'cancelAdminCounsel'
  | 'closeCounselSlot'
  | 'openCounselSlot'
>

const firstDay = '2000-01-01'
const lastDay = '2099-12-31'

/** The operations by which the staff manage the counsel calendar and its reservations. */
export function adminCounselOperations({
  db,
  clock,
  mails,
  notices,
  texts,
}: CounselDeps): AdminCounselOperations {
  const slots = slotStore(db)
  const store = counselStore(db)

  async function dayOf(date: string, now: Date): Promise<Schema<'AdminCounselDay'>> {
    const [from, before] = [startOfDay(date), endOfDay(date)]
    const [{ booked, canceled }, busy, calendar] = await Promise.all([
      store.between(from, before),
      slots.busy(from, before, now),
      counselCalendar(db),
    ])
    const isOpen = (day: string) => isCounselDay(day, calendar)
    const counselAt = new Map(booked.map((counsel) => [counsel.startAt.getTime(), counsel]))
    const busyAt = new Map(busy.map((slot) => [slot.startAt.getTime(), slot]))
    // The times include those of reservations that the calendar no longer contains.
    const slotTimes = new Set([...slotsOf(date, calendar).map((slot) => slot.getTime()), ...counselAt.keys()])
    return {
      date,
      holidayName: holidayNameOf(date, calendar.own),
      slots: [...slotTimes]
        .toSorted((one, other) => one - other)
        .map((time) => {
          const counsel = counselAt.get(time)
          return {
            ...timesOf(new Date(time)),
            slotState: stateOf(time, counsel, busyAt.get(time), now),
            counsel: counsel ? toAdminCounsel(counsel) : null,
          }
        }),
      ended: canceled.map(toAdminCounsel),
      previousDate: nextDay(date, -1, isOpen),
      nextDate: nextDay(date, 1, isOpen),
    }
  }

  return {
    async listAdminCounsels({ date }) {
      const now = clock.now()
      if (date !== undefined && (date < firstDay || date > lastDay)) throw problemNamed('request.invalid')
      return dayOf(date ?? kstDate(now), now)
    },

    async getAdminCounsel({ counselId }) {
      const found = await store.find(counselId)
      if (!found) throw problemNamed('counsel.missing')
      return toAdminCounsel(found)
    },

    async recordCounsel({ counselId: id, version, counselState, note }) {
      const now = clock.now()
      const recorded = await store.change({ id, version }, 'record', now, {
        counselState,
        note: freeText(note),
      })
      if (!recorded)
        throw problemOf(await store.find(id), version, 'record', now) ?? problemNamed('counsel.changed')
      return toAdminCounsel(recorded)
    },

    async cancelAdminCounsel({ counselId: id, version, reason: given }) {
      const now = clock.now()
      const reason = freeText(given)
      if (reason === '') throw problemNamed('request.invalid')
      return db.transaction(async (tx) => {
        // Every transaction locks the slot before the reservation, so that there is no deadlock.
        await slotStore(tx).free(id)
        const changes = { counselState: 'CANCELED', cancelReason: reason } as const
        const canceled = await counselStore(tx).change({ id, version }, 'cancelByStaff', now, changes)
        if (!canceled)
          throw (
            problemOf(await counselStore(tx).find(id), version, 'cancelByStaff', now) ??
            problemNamed('counsel.changed')
          )
        await notifyOfCounsel({ mails, notices }, tx, canceled, texts.canceledByStaff(canceled, reason))
        return toAdminCounsel(canceled)
      })
    },

    async closeCounselSlot(input) {
      const now = clock.now()
      const startAt = new Date(input.startAt)
      if (!isSlot(startAt, await counselCalendar(db)) || startAt <= now)
        throw problemNamed('slot.unavailable')
      if (!(await slots.close(startAt, now))) throw problemNamed('slot.taken')
      return dayOf(kstDate(startAt), now)
    },

    async openCounselSlot(input) {
      const startAt = new Date(input.startAt)
      const { week } = await counselCalendar(db)
      // A closed slot may be opened even while its day is closed, so that the slot is open when the day is open
      // again.
      if (!isSlot(startAt, { week, own: new Map() }) || !(await slots.open(startAt)))
        throw problemNamed('slot.unavailable')
      return dayOf(kstDate(startAt), clock.now())
    },
  }
}

function stateOf(
  time: number,
  counsel: StoredCounsel | undefined,
  busy: StoredSlot | undefined,
  now: Date,
): Schema<'AdminCounselSlot'>['slotState'] {
  if (counsel) return 'BOOKED'
  if (time <= now.getTime()) return 'PAST'
  if (busy?.closedAt) return 'CLOSED'
  return busy ? 'HELD' : 'OPEN'
}
