import { expect, it } from 'vitest'
import { workKindsOf, workOf } from './kinds.ts'

const none = {
  sells: false,
  bills: false,
  refunds: false,
  answers: false,
  access: false,
  security: false,
}

it('each kind of work belongs to one role', () => {
  const kinds = Object.values(workOf).flat()
  expect(new Set(kinds).size).toBe(kinds.length)
})

it('each role has only its own kinds of work', () => {
  expect(workKindsOf(none)).toEqual([])
  expect(workKindsOf({ ...none, sells: true })).toEqual(['SUBSCRIPTION_REQUEST', 'PRICE_APPROVAL'])
  expect(workKindsOf({ ...none, bills: true })).toEqual(['LATE_BILL', 'TAX_INVOICE', 'DEPOSIT', 'SETTLEMENT'])
  expect(workKindsOf({ ...none, refunds: true })).toEqual(['REFUND', 'REFUND_APPROVAL'])
  expect(workKindsOf({ ...none, answers: true })).toEqual(['INQUIRY', 'COUNSEL_RECORD'])
  expect(workKindsOf({ ...none, access: true })).toEqual(['ACCESS_REQUEST'])
  expect(workKindsOf({ ...none, access: true, security: true })).toEqual([
    'ACCESS_REQUEST',
    'ABNORMAL',
    'ABNORMAL_REVIEW',
  ])
})
