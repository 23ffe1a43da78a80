import { expect, it } from 'vitest'
import { USUAL_RULES } from '#domain/bill/rules.ts'
import { faultOf, rulesOf, stepWithoutChannel, valuesOf } from './rules-values.ts'

const defaultValues = valuesOf(USUAL_RULES)

it('the form of the bill rules shows the saved rules, and its values are converted back to the same rules', () => {
  expect(rulesOf(defaultValues)).toEqual(USUAL_RULES)
  const otherRules = { ...USUAL_RULES, retryDays: [], reminderDays: 2, graceDays: null, copyYn: 'Y' } as const
  expect(rulesOf(valuesOf({ ...otherRules, retryDays: [] }))).toEqual(otherRules)
})

it('the days of the payment retries are parsed with and without spaces', () => {
  expect(rulesOf({ ...defaultValues, retryDays: '2,4 , 6' }).retryDays).toEqual([2, 4, 6])
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
  expect(faultOf({ ...defaultValues, ...change })).toBe(name)
})

it('the days until the cancellation of a subscription are required only if subscriptions are cancelled automatically', () => {
  expect(rulesOf({ ...defaultValues, ends: true })).toMatchObject({ endDays: 30, lastNoticeDays: 14 })
  expect(rulesOf({ ...defaultValues, ends: true, stays: true })).toMatchObject({
    endDays: null,
    lastNoticeDays: null,
  })
  expect(faultOf({ ...defaultValues, ends: true, endDays: '' })).toBe('endDays')
  expect(faultOf({ ...defaultValues, endDays: '' })).toBeUndefined()
  expect(faultOf({ ...defaultValues, ends: true, lastNoticeDays: '31' })).toBe('lastNoticeDays')
  expect(stepWithoutChannel({ ...defaultValues, mail_ending: false })).toBeUndefined()
  expect(stepWithoutChannel({ ...defaultValues, ends: true, mail_ending: false })).toBe('ending')
})

it('the days of grace are not required if a subscription with unpaid bills stays in use', () => {
  expect(faultOf({ ...defaultValues, graceDays: '', stays: true })).toBeUndefined()
})

it('the form of the bill rules shows the channels of each step, and its values are converted back to the same channels', () => {
  const values = { ...defaultValues, mail_late: false, phone_late: true, phone_pastDue: true }
  expect(rulesOf(values).channels).toEqual({
    ...USUAL_RULES.channels,
    late: { mailYn: 'N', phoneYn: 'Y' },
    pastDue: { mailYn: 'Y', phoneYn: 'Y' },
  })
  expect(valuesOf(rulesOf(values))).toEqual(values)
  expect(stepWithoutChannel(values)).toBeUndefined()
  expect(stepWithoutChannel({ ...values, phone_late: false })).toBe('late')
})
