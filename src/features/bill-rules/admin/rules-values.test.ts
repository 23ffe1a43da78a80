import { expect, it } from 'vitest'
import { USUAL_RULES } from '#domain/bill/rules.ts'
import { faultOf, rulesOf, unheardOf, valuesOf } from './rules-values.ts'

const usual = valuesOf(USUAL_RULES)

it('shows rules and takes them back', () => {
  expect(rulesOf(usual)).toEqual(USUAL_RULES)
  const other = { ...USUAL_RULES, retryDays: [], reminderDays: 2, graceDays: null, copyYn: 'Y' } as const
  expect(rulesOf(valuesOf({ ...other, retryDays: [] }))).toEqual(other)
})

it('reads retries with and without spaces', () => {
  expect(rulesOf({ ...usual, retryDays: '2,4 , 6' }).retryDays).toEqual([2, 4, 6])
})

it.each([
  ['transferDays', { transferDays: '' }],
  ['transferDays', { transferDays: '열나흘' }],
  ['chargeDays', { chargeDays: '31' }],
  ['retryDays', { retryDays: '1, 셋' }],
  ['retryDays', { retryDays: '1,,3' }],
  ['retryDays', { retryDays: '8' }],
  ['reminderDays', { reminderDays: '9' }],
  ['graceDays', { graceDays: '' }],
] as const)('names %s as the fault of %j', (name, change) => {
  expect(faultOf({ ...usual, ...change })).toBe(name)
})

it('requires the days of an end only if subscriptions end by themselves', () => {
  expect(rulesOf({ ...usual, ends: true })).toMatchObject({ endDays: 30, lastNoticeDays: 14 })
  expect(rulesOf({ ...usual, ends: true, stays: true })).toMatchObject({
    endDays: null,
    lastNoticeDays: null,
  })
  expect(faultOf({ ...usual, ends: true, endDays: '' })).toBe('endDays')
  expect(faultOf({ ...usual, endDays: '' })).toBeUndefined()
  expect(faultOf({ ...usual, ends: true, lastNoticeDays: '31' })).toBe('lastNoticeDays')
  expect(unheardOf({ ...usual, mail_ending: false })).toBeUndefined()
  expect(unheardOf({ ...usual, ends: true, mail_ending: false })).toBe('ending')
})

it('asks for no days of grace where a subscription stays in use', () => {
  expect(faultOf({ ...usual, graceDays: '', stays: true })).toBeUndefined()
})

it('shows the channels of each step and takes them back', () => {
  const values = { ...usual, mail_late: false, phone_late: true, phone_pastDue: true }
  expect(rulesOf(values).channels).toEqual({
    ...USUAL_RULES.channels,
    late: { mailYn: 'N', phoneYn: 'Y' },
    pastDue: { mailYn: 'Y', phoneYn: 'Y' },
  })
  expect(valuesOf(rulesOf(values))).toEqual(values)
  expect(unheardOf(values)).toBeUndefined()
  expect(unheardOf({ ...values, phone_late: false })).toBe('late')
})
