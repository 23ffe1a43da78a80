import { eq } from 'drizzle-orm'
import type { Output } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { counselSlots } from '#server/db/schema/counsel.ts'
import { counselForm, monday10, monday11, monday1030, tuesday14 } from '#server/testing/counsel-world.ts'
import type { counselReservationMachine } from '#src/machines/counsel-reservation/counsel-reservation.machine.ts'
import { done, fails } from '#src/machines/testing/steps.ts'
import type * as flow from './flow.ts'
import { serverUnreached } from './steps.ts'

type Machine = typeof counselReservationMachine
type World = flow.World<Machine, object>
type Situation = flow.Situation<Machine, object> & { input: Record<string, unknown> }

/** The slots that the walk chooses from. Other visitors take them only if the preparation of an outcome says so. */
export const slots = [monday10, monday1030] as const
const [elsewhere, another] = [monday11, tuesday14] as const

const heldSlot = (startAt: string): World => ({
  outcome: done('holdCounselSlot', {
    startAt,
    endAt: startAt.replace(/T10:(..)/, (_, minute) => (minute === '00' ? 'T10:30' : 'T11:00')),
    holdKey: 'a'.repeat(43),
    expiresInSeconds: 600,
  }),
  leadsTo: ['filling'],
  where: (context) => context.startAt === startAt,
})
const reservationAnswer: Output<'reserveCounsel'> = {
  startAt: monday10,
  endAt: monday1030,
  counselNo: 'C2026-000001',
  version: 1,
  counselState: 'BOOKED',
  counselMethod: 'PHONE',
  memo: '',
  cancelReason: null,
  changeableYn: 'Y',
  name: '송나래',
  email: 'narae@example.com',
  phoneNumber: '01000001234',
  companyName: null,
}
const isHeld: World['where'] = ({ holdSecondsLeft }) => holdSecondsLeft > 0

/** For every outcome of each call of a reservation, the change of the server’s data that causes this outcome. */
export const worlds = {
  holdCounselSlot: {
    done: slots.map(heldSlot),
    'slot.taken': {
      outcome: fails('holdCounselSlot', problemNamed('slot.taken')),
      leadsTo: ['choosing'],
      meanwhile: ({ portal, context }) => portal.call('holdCounselSlot', { startAt: context.startAt! }),
    },
    // The staff removed the slot from the calendar.
    'slot.unavailable': {
      outcome: fails('holdCounselSlot', problemNamed('slot.unavailable')),
      leadsTo: ['choosing'],
      meanwhile: ({ database: { db }, portal, context }) =>
        db.insert(counselSlots).values({ startAt: new Date(context.startAt!), closedAt: portal.clock.now() }),
    },
    'counsel.tooMany': {
      outcome: fails('holdCounselSlot', problemNamed('counsel.tooMany', { retryAfterSeconds: 3600 })),
      leadsTo: ['choosing'],
      async meanwhile({ portal, database: { db } }) {
        for (let calls = 0; calls < portal.config.limits.counselHoldsPerAddress; calls += 1)
          await releaseHold(db, await hold(portal))
      },
    },
    unreached: { outcome: fails('holdCounselSlot', serverUnreached), leadsTo: ['choosing'] },
  },
  releaseCounselSlot: {
    done: { outcome: done('releaseCounselSlot', { releasedYn: 'Y' }), leadsTo: ['choosing'] },
    unreached: { outcome: fails('releaseCounselSlot', serverUnreached), leadsTo: ['choosing'] },
  },
  reserveCounsel: {
    done: { outcome: done('reserveCounsel', reservationAnswer), leadsTo: ['reserved'], where: isHeld },
    'hold.expired': {
      outcome: fails('reserveCounsel', problemNamed('hold.expired')),
      leadsTo: ['choosing'],
      meanwhile: ({ database: { db }, context }) =>
        db.delete(counselSlots).where(eq(counselSlots.startAt, new Date(context.hold!.startAt))),
    },
    'counsel.tooMany': {
      outcome: fails('reserveCounsel', problemNamed('counsel.tooMany', { retryAfterSeconds: 3600 })),
      leadsTo: ['reviewing'],
      where: isHeld,
      async meanwhile({ portal, database: { db } }) {
        for (let calls = 0; calls < portal.config.limits.counselsPerAddress; calls += 1) {
          const { startAt, holdKey } = await hold(portal)
          await portal.call('reserveCounsel', counselForm({ holdKey }))
          await releaseHold(db, { startAt })
        }
      },
    },
    // The idempotency key was used for another reservation.
    'key.reused': {
      outcome: fails('reserveCounsel', problemNamed('key.reused')),
      leadsTo: ['reviewing'],
      where: isHeld,
      async meanwhile({ portal, input }) {
        const { holdKey } = await hold(portal, another)
        await portal.call(
          'reserveCounsel',
          counselForm({ holdKey, idempotencyKey: input.idempotencyKey as string }),
        )
      },
    },
    unreached: { outcome: fails('reserveCounsel', serverUnreached), leadsTo: ['unconfirmed'] },
  },
} satisfies flow.Worlds<Machine, object>

const releaseHold = (db: Situation['database']['db'], { startAt }: { startAt: string }) =>
  db.delete(counselSlots).where(eq(counselSlots.startAt, new Date(startAt)))

/** Holds a slot that the walk never requests, as another visitor. */
async function hold(
  portal: Situation['portal'],
  startAt: string = elsewhere,
): Promise<Output<'holdCounselSlot'>> {
  return (await portal.call('holdCounselSlot', { startAt })).data
}
