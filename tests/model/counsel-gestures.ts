import texts from '#src/features/counsel/texts.json' with { type: 'json' }
import type { counselReservationMachine } from '#src/machines/counsel-reservation/counsel-reservation.machine.ts'
import type { CounselReservationContext } from '#src/machines/counsel-reservation/counsel-reservation-context.ts'
import type { Path } from '#src/machines/testing/paths.ts'
import { isOutcome } from '#src/machines/testing/steps.ts'
import { slotName, visitor } from '../support/counsel.ts'
import { type Gestures, leafOf } from './flow.ts'
import { isRefusal } from './steps.ts'
import { field, press } from './walk.ts'

type Machine = typeof counselReservationMachine
const { reservation, method, consent } = texts
const contextOf = ({ context }: { context: unknown }) => context as CounselReservationContext

/** The values that the walk types into the form. */
export const typedReservation = { counselMethod: 'PHONE', ...visitor, privacyAgreed: true } as const

/** Whether a slot was found taken or unavailable on the path. */
const isGone = (soFar: Path, startAt: string) =>
  soFar.some(
    ({ step, drawn }) =>
      isOutcome(step) &&
      (isRefusal(step, 'slot.taken') || isRefusal(step, 'slot.unavailable')) &&
      contextOf(drawn).startAt === startAt,
  )

/** A person's actions for each event of a reservation. */
export const gestures = {
  'slot.chosen': {
    async make({ page }, event) {
      await page.getByRole('radio', { name: slotName(event.startAt) }).check()
      await press(page, reservation.next)
      return event
    },
    where: (from, { startAt }, soFar) => leafOf<Machine>(from) === 'choosing' && !isGone(soFar, startAt),
    leadsTo: { choosing: ['holdingCounselSlot', 'filling'] },
  },
  'form.changed': {
    async make({ page }, event) {
      await page.getByRole('radio', { name: new RegExp(`^${method.PHONE.name}`) }).check()
      for (const name of ['name', 'email', 'phoneNumber'] as const)
        await field(page, texts.field[name]).fill(visitor[name])
      await page.getByLabel(consent.agree).check()
      return event
    },
    where: (from) => leafOf<Machine>(from) === 'filling' && contextOf(from).form.name === '',
    leadsTo: { filling: ['filling'] },
  },
  'form.completed': {
    async make({ page }, event) {
      await press(page, reservation.next)
      return event
    },
    where: (from) => contextOf(from).form.privacyAgreed,
    leadsTo: { filling: ['reviewing'] },
  },
  'reservation.requested': {
    async make({ page, soFar }, event) {
      const isAgain = leafOf<Machine>(soFar.at(-1)!.drawn) === 'unconfirmed'
      await press(page, isAgain ? reservation.summary.again : reservation.summary.submit)
      return event
    },
    leadsTo: { reviewing: ['reservingCounsel'], unconfirmed: ['reservingCounsel'] },
  },
  'step.left': {
    async make({ page }, event) {
      await press(page, reservation.back)
      return event
    },
    leadsTo: { filling: ['choosing'], reviewing: ['filling'] },
  },
  'seconds.passed': {
    async make({ pass }, event) {
      await pass(event.seconds)
      return event
    },
    // Only in states without a call in progress: the test would answer such a call after the clock has moved.
    where: (from) =>
      contextOf(from).holdSecondsLeft > 0 &&
      ['choosing', 'filling', 'reviewing', 'unconfirmed'].includes(leafOf<Machine>(from)),
    leadsTo: {
      choosing: ['choosing'],
      filling: ['choosing'],
      reviewing: ['choosing'],
      unconfirmed: ['unconfirmed'],
    },
  },
} satisfies Gestures<Machine, object>
