import { expect } from '@playwright/test'
import calendar from '#src/components/calendar/texts.json' with { type: 'json' }
import texts from '#src/features/counsel/texts.json' with { type: 'json' }
import type { counselReservationMachine } from '#src/machines/counsel-reservation/counsel-reservation.machine.ts'
import type { CounselReservationContext } from '#src/machines/counsel-reservation/counsel-reservation-context.ts'
import type { Screens } from './flow.ts'
import { busy, closed, fillText, linesOf, type Screen } from './screen.ts'

const { reservation, done, field, slots } = texts
const { summary } = reservation
const address = '/inquiry/counsel/reservation'
const screenAt = (step: 'time' | 'details' | 'summary', place: number) => ({
  address,
  heading: reservation[step].title,
  progress: fillText(reservation.place, { total: 3, place }),
})

/** Returns the step with the calendar; the calendar's own buttons are not compared. */
const time = ({ problem }: CounselReservationContext, submit: string): Partial<Screen> => ({
  ...screenAt('time', 1),
  problem: problem?.is('hold.expired') ? [slots.expired] : linesOf(problem),
  buttons: expect.arrayContaining([submit]) as string[],
})
const review = ({ form, problem }: CounselReservationContext, buttons: string[]): Partial<Screen> => ({
  ...screenAt('summary', 3),
  problem: linesOf(problem),
  facts: expect.arrayContaining([`${field.name} ${form.name}`, `${field.email} ${form.email}`]) as string[],
  buttons,
})

/** The expected screen of each state, written by hand. */
export const screens = {
  starting: 'is left at once',
  releasingCounselSlot: (context) => time(context, busy(reservation.next)),
  choosing: (context) => time(context, reservation.next),
  holdingCounselSlot: (context) => time(context, busy(reservation.next)),
  filling: ({ form }) => ({
    ...screenAt('details', 2),
    problem: [],
    fields: expect.arrayContaining([`${field.name} ${form.name}`.trim()]) as string[],
    buttons: [reservation.back, reservation.next],
  }),
  reviewing: (context) => review(context, [reservation.back, summary.submit]),
  reservingCounsel: (context) => review(context, [closed(reservation.back), busy(summary.submit)]),
  unconfirmed: (context) => ({ ...review(context, [summary.again]), problem: [summary.unconfirmed] }),
  reserved: () => ({ address, heading: done.title, buttons: [calendar.file.save, done.toFind, done.home] }),
} satisfies Screens<typeof counselReservationMachine>
