import { describe, expect, it } from 'vitest'
import { transition } from 'xstate'
import { closedReason, reminderAfter, trialDaysFrom, trialLength } from './rules.ts'
import { isAnyTriable } from './suggestion.ts'
import { trialMachine } from './trial.machine.ts'

describe('the days of a trial', () => {
  it('are counted from the day after the request, with a reminder a week before the last day', () => {
    expect(trialDaysFrom('2026-11-21', 14)).toEqual({
      startDate: '2026-11-21',
      endDate: '2026-12-05',
      nextReminderDate: '2026-11-28',
    })
    expect(trialDaysFrom('2028-02-20', 14)).toMatchObject({
      endDate: '2028-03-05',
      nextReminderDate: '2028-02-27',
    })
    expect(trialDaysFrom('2026-11-21', 5)).toMatchObject({
      endDate: '2026-11-26',
      nextReminderDate: '2026-11-25',
    })
    expect(trialDaysFrom('2026-11-21', 1)).toMatchObject({ endDate: '2026-11-22', nextReminderDate: null })
  })

  it.each([
    ['2026-11-21', '2026-11-28'],
    ['2026-11-27', '2026-11-28'],
    ['2026-11-28', '2026-12-04'],
    ['2026-12-03', '2026-12-04'],
    ['2026-12-04', null],
    ['2026-12-05', null],
  ])('after %s have the next reminder on %s', (today, next) => {
    expect(reminderAfter(today, '2026-12-05')).toBe(next)
  })
})

it.each([
  ['2026-12-04', 'RUNNING'],
  ['2026-12-05', 'RUNNING'],
  ['2026-12-06', 'ENDED'],
])('that ends on 2026-12-05 is on %s %s', (today, state) => {
  const context = { today, endDate: '2026-12-05' }
  const runningTrial = trialMachine.resolveState({ value: 'RUNNING', context })
  expect(transition(trialMachine, runningTrial, { type: 'END_REACHED' })[0].value).toBe(state)
})

it('a service cannot be tried if its trial is running, has ended, or was used before a withdrawal', () => {
  expect([
    closedReason({ trial: null, usedYn: 'N' }),
    closedReason({ trial: { trialState: 'RUNNING' }, usedYn: 'Y' }),
    closedReason({ trial: { trialState: 'ENDED' }, usedYn: 'N' }),
    closedReason({ trial: null, usedYn: 'Y' }),
  ]).toEqual([undefined, 'running', 'ended', 'used'])
})

it('a trial is suggested if one can begin and none is running', () => {
  const offer = { trialDays: 14, trial: null, usedYn: 'N' } as const
  const used = { ...offer, usedYn: 'Y' } as const
  const unsold = { ...offer, trialDays: null }
  const running = { ...offer, trial: { trialState: 'RUNNING' } } as const
  const ended = { ...offer, trial: { trialState: 'ENDED' } } as const
  expect([[], [used], [unsold], [running], [ended], [offer, running]].map(isAnyTriable)).not.toContain(true)
  expect([[offer], [used, offer], [ended, offer]].map(isAnyTriable)).not.toContain(false)
})

it('the length of trials is shown in words; of several lengths, the longest', () => {
  expect(trialLength([14, null, 14])).toBe('14일')
  expect(trialLength([14, 30])).toBe('최대 30일')
  expect([trialLength([]), trialLength([null])]).toEqual([undefined, undefined])
})
