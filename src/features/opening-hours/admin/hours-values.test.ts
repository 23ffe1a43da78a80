import { expect, it } from 'vitest'
import { USUAL_HOURS } from '#domain/counsel/opening-hours.ts'
import {
  areBusinessDaysEqual,
  copyOfMonday,
  faultsOf,
  hoursOf,
  onBusinessDays,
  valuesOf,
} from './hours-values.ts'

const usualValues = valuesOf(USUAL_HOURS)

it('opening hours are converted to form values and back, even if they end at midnight', () => {
  expect(hoursOf(usualValues)).toEqual(USUAL_HOURS)
  const lateDay = { opensAt: '18:00', closesAt: '24:00', breakFrom: null, breakUntil: null }
  const hours = { ...USUAL_HOURS, support: { ...USUAL_HOURS.support, sat: lateDay } }
  expect(valuesOf(hours).support_sat_until).toBe('24:00')
  expect(faultsOf(valuesOf(hours))).toEqual([])
  expect(hoursOf({ ...valuesOf(hours), support_sat_until: '00:00' })).toEqual(hours)
  expect(hoursOf(valuesOf(hours))).toEqual(hours)
})

it.each([
  ['a day that ends before it begins', { counsel_mon_until: '09:00' }, 'counsel_mon_until', 'order'],
  ['a break that ends after the day', { support_tue_breakUntil: '19:00' }, 'support_tue_breakFrom', 'break'],
  ['a break without an end', { support_tue_breakUntil: '' }, 'support_tue_breakFrom', 'break'],
  ['a time within a half hour', { counsel_fri_from: '10:15' }, 'counsel_fri_from', 'half'],
  ['an empty time', { counsel_fri_from: '' }, 'counsel_fri_from', 'half'],
  ['a day that begins at its end', { counsel_fri_from: '24:00' }, 'counsel_fri_from', 'half'],
])('names %s', (_, change, field, kind) => {
  expect(faultsOf({ ...usualValues, ...change })).toEqual([{ field, kind }])
})

it('each week needs a day with hours, and a day without hours needs no times', () => {
  const noHours = {
    ...usualValues,
    counsel_mon_open: false,
    counsel_tue_open: false,
    counsel_wed_open: false,
    counsel_thu_open: false,
    counsel_fri_open: false,
    counsel_fri_from: '',
  }
  expect(faultsOf(noHours)).toEqual([{ field: 'counsel_mon_open', kind: 'none' }])
})

it('the hours of Monday are copied to the other business days', () => {
  const typedValues = { ...usualValues, counsel_mon_from: '09:30', counsel_wed_open: false }
  const { counsel, support } = hoursOf({ ...typedValues, ...copyOfMonday(typedValues, 'counsel') })
  expect(counsel.wed).toEqual({ ...USUAL_HOURS.counsel.mon, opensAt: '09:30' })
  expect(counsel.sat).toBeNull()
  expect(support).toEqual(USUAL_HOURS.support)
})

it('the business days are one row only while all their values are equal, and a change of the row changes all five', () => {
  expect(areBusinessDaysEqual(usualValues, 'counsel')).toBe(true)
  expect(areBusinessDaysEqual({ ...usualValues, counsel_fri_until: '16:00' }, 'counsel')).toBe(false)
  expect(areBusinessDaysEqual({ ...usualValues, counsel_wed_open: false }, 'counsel')).toBe(false)
  // The times of a closed day return when the day is opened again, so they count as well.
  const closed = { ...usualValues, ...onBusinessDays('support', 'open', false) }
  expect(areBusinessDaysEqual({ ...closed, support_tue_from: '08:00' }, 'support')).toBe(false)
  const { counsel, support } = hoursOf({ ...usualValues, ...onBusinessDays('counsel', 'until', '16:00') })
  expect(counsel.mon).toEqual({ ...USUAL_HOURS.counsel.mon, closesAt: '16:00' })
  expect(counsel.fri).toEqual(counsel.mon)
  expect(support).toEqual(USUAL_HOURS.support)
})
