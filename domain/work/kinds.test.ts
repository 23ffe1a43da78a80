import { expect, it } from 'vitest'
import { workKindsOf, workOf } from './kinds.ts'

const noWork = {
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
  expect(workKindsOf(noWork)).toEqual([])
  expect(workKindsOf({ ...noWork, sells: true })).toEqual(['SUBSCRIPTION_REQUEST', 'PRICE_APPROVAL'])
  expect(workKindsOf({ ...noWork, bills: true })).toEqual([
    'LATE_BILL',
    'TAX_INVOICE',
    'DEPOSIT',
    'SETTLEMENT',
  ])
  expect(workKindsOf({ ...noWork, refunds: true })).toEqual(['REFUND', 'REFUND_APPROVAL'])
  expect(workKindsOf({ ...noWork, answers: true })).toEqual(['INQUIRY', 'COUNSEL_RECORD'])
  expect(workKindsOf({ ...noWork, access: true })).toEqual(['ACCESS_REQUEST'])
  expect(workKindsOf({ ...noWork, access: true, security: true })).toEqual([
    'ACCESS_REQUEST',
    'ABNORMAL',
    'ABNORMAL_REVIEW',
  ])
})
