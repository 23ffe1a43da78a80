import { expect, it } from 'vitest'
import {
  businessNoticeAfter,
  detailsNoticeAfter,
  type NotifiedBusinessState,
} from './business-check.machine.ts'

const answers = ['ACTIVE', 'SUSPENDED', 'CLOSED', 'UNREGISTERED', 'CORRECTED'] as const
const noticesFrom = (notified: NotifiedBusinessState | null, isRunning: boolean) =>
  Object.fromEntries(
    answers.flatMap((answer) => {
      const next = businessNoticeAfter(notified, answer, isRunning)
      return next === undefined ? [] : [[answer, next]]
    }),
  )
const over = { ACTIVE: null, UNREGISTERED: null, CORRECTED: null }

it('the staff are notified once of a suspended or closed business with a running subscription', () => {
  expect(noticesFrom(null, true)).toEqual({ SUSPENDED: 'SUSPENDED', CLOSED: 'CLOSED' })
  expect(noticesFrom('SUSPENDED', true)).toEqual({ CLOSED: 'CLOSED', ...over })
  expect(noticesFrom('CLOSED', true)).toEqual({ SUSPENDED: 'SUSPENDED', ...over })
})

it('without a running subscription the staff are not notified, but a former notice still ends', () => {
  expect(noticesFrom(null, false)).toEqual({})
  expect(noticesFrom('SUSPENDED', false)).toEqual(over)
  expect(noticesFrom('CLOSED', false)).toEqual(over)
})

it.each([
  [false, 'DIFFERS', true],
  [false, 'MATCHES', undefined],
  [false, 'CORRECTED', undefined],
  [true, 'DIFFERS', undefined],
  [true, 'MATCHES', false],
  [true, 'CORRECTED', false],
] as const)('after a notice of different details (%s), %s makes it %s', (isNotified, answer, next) => {
  expect(detailsNoticeAfter(isNotified, answer)).toBe(next)
})
