import { expect, it } from 'vitest'
import { USUAL_RULES } from '#domain/bill/rules.ts'
import { faultOf, rulesOf, stepWithoutChannel, valuesOf } from './rules-values.ts'

const usual = valuesOf(USUAL_RULES)

it('the form shows the rules, and its values become the same rules again', () => {
  expect(rulesOf(usual)).toEqual(USUAL_RULES)
  const other = { ...USUAL_RULES, retryDays: [], reminderDays: 2, graceDays: null, copyYn: 'Y' } as const
  expect(rulesOf(valuesOf({ ...other, retryDays: [] }))).toEqual(other)
})

it('the days of the retries are read with and without spaces', () => {
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

it('the days until the cancellation of a subscription are required only if subscriptions are cancelled automatically', () => {
  expect(rulesOf({ ...usual, ends: true })).toMatchObject({ endDays: 30, lastNoticeDays: 14 })
  expect(rulesOf({ ...usual, ends: true, stays: true })).toMatchObject({
    endDays: null,
    lastNoticeDays: null,
  })
  expect(faultOf({ ...usual, ends: true, endDays: '' })).toBe('endDays')
  expect(faultOf({ ...usual, endDays: '' })).toBeUndefined()
  expect(faultOf({ ...usual, ends: true, lastNoticeDays: '31' })).toBe('lastNoticeDays')
  expect(stepWithoutChannel({ ...usual, mail_ending: false })).toBeUndefined()
  expect(stepWithoutChannel({ ...usual, ends: true, mail_ending: false })).toBe('ending')
})

it('the days of grace are not required if a subscription stays in use', () => {
  expect(faultOf({ ...usual, graceDays: '', stays: true })).toBeUndefined()
})

it('the form shows the channels of each step, and its values become the same channels again', () => {
  const values = { ...usual, mail_late: false, phone_late: true, phone_pastDue: true }
  expect(rulesOf(values).channels).toEqual({
    ...USUAL_RULES.channels,
    late: { mailYn: 'N', phoneYn: 'Y' },
    pastDue: { mailYn: 'Y', phoneYn: 'Y' },
  })
  expect(valuesOf(rulesOf(values))).toEqual(values)
  expect(stepWithoutChannel(values)).toBeUndefined()
  expect(stepWithoutChannel({ ...values, phone_late: false })).toBe('late')
})
