import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { transition } from 'xstate'
import { kstDate } from '../dates.ts'
import { isCounselState, refusalOf } from './acts.ts'
import { type CounselMachineEvent, counselMachine } from './counsel.machine.ts'
import { type CounselAction, counselTimeText, endOf, reminderAt, startBounds } from './rules.ts'

const startAt = new Date('2026-11-24T10:00:00+09:00')
const acts: CounselAction[] = ['change', 'cancel', 'cancelByStaff', 'record']

describe('the lifecycle of a reservation', () => {
  it('begins as booked and ends with one event', () => {
    const now = new Date('2026-11-24T11:00:00+09:00')
    const at = (value: 'BOOKED', on: Date) =>
      counselMachine.resolveState({ value, context: { startAt, now: on } })
    const earlyTime = new Date('2026-11-01T00:00:00Z')
    const stateAfter = (on: Date, event: CounselMachineEvent) =>
      transition(counselMachine, at('BOOKED', on), event)[0].value
    expect([
      stateAfter(earlyTime, { type: 'change' }),
      stateAfter(earlyTime, { type: 'cancel' }),
      stateAfter(earlyTime, { type: 'cancelByStaff' }),
      stateAfter(now, { type: 'record', outcome: 'DONE' }),
      stateAfter(now, { type: 'record', outcome: 'NO_SHOW' }),
    ]).toEqual(['BOOKED', 'CANCELED', 'CANCELED', 'DONE', 'NO_SHOW'])
  })

  it.each(['CANCELED', 'DONE', 'NO_SHOW', 'UNKNOWN', 'toString', ''])(
    'is over, or unknown and read-only, in %s',
    (counselState) => {
      for (const act of acts) {
        expect(refusalOf({ counselState, startAt }, act, new Date('2026-11-01T00:00:00Z'))).toBe(
          'counsel.changed',
        )
        expect(refusalOf({ counselState, startAt }, act, startAt)).toBe('counsel.changed')
      }
    },
  )

  it('distinguishes its states from unknown states', () => {
    expect(['BOOKED', 'CANCELED', 'DONE', 'NO_SHOW', 'toString', null].map(isCounselState)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ])
  })
})

describe('a reservation', () => {
  it.each([
    ['change', '08:00:00', undefined],
    ['change', '08:00:01', 'counsel.tooLate'],
    ['change', '11:00:00', 'counsel.tooLate'],
    ['cancel', '08:00:00', undefined],
    ['cancel', '08:00:01', 'counsel.tooLate'],
    ['cancelByStaff', '09:59:59', undefined],
    ['cancelByStaff', '10:00:00', 'counsel.begun'],
    ['record', '09:59:59', 'counsel.notBegun'],
    ['record', '10:00:00', undefined],
    ['record', '18:00:00', undefined],
  ] as const)('may %s at %s: %s', (act, time, refusal) => {
    expect(refusalOf({ counselState: 'BOOKED', startAt }, act, new Date(`2026-11-24T${time}+09:00`))).toBe(
      refusal,
    )
  })

  const now = fc.date({
    min: new Date('2026-11-20T00:00:00Z'),
    max: new Date('2026-11-28T00:00:00Z'),
    noInvalidDate: true,
  })
  it('can at any time be either cancelled by the staff or recorded by the staff, never both', () => {
    fc.assert(
      fc.property(now, (at) => {
        const [cancel, record] = (['cancelByStaff', 'record'] as const).map((act) =>
          refusalOf({ counselState: 'BOOKED', startAt }, act, at),
        )
        expect((cancel === undefined) !== (record === undefined)).toBe(true)
      }),
    )
  })

  it('allows an action exactly within the bounds that the database uses', () => {
    fc.assert(
      fc.property(now, fc.constantFrom(...acts), (at, act) => {
        const { from, until } = startBounds(act, at)
        const within = (!from || startAt >= from) && (!until || startAt <= until)
        expect(refusalOf({ counselState: 'BOOKED', startAt }, act, at) === undefined).toBe(within)
      }),
    )
  })
})

it('a counsel lasts half an hour, and its time is formatted in the time zone of Korea', () => {
  expect(endOf(startAt)).toEqual(new Date('2026-11-24T10:30:00+09:00'))
  expect(counselTimeText(startAt)).toBe('2026년 11월 24일(화) 10:00~10:30')
  expect(counselTimeText(new Date('2026-12-31T15:30:00Z'))).toBe('2027년 1월 1일(금) 00:30~01:00')
})

it('the reminder of a counsel is sent at ten on the previous day, even at the end of a year', () => {
  expect(reminderAt(startAt)).toEqual(new Date('2026-11-23T10:00:00+09:00'))
  const reminderTime = reminderAt(new Date('2027-01-01T10:00:00+09:00'))
  expect([kstDate(reminderTime), reminderTime]).toEqual(['2026-12-31', new Date('2026-12-31T10:00:00+09:00')])
})
