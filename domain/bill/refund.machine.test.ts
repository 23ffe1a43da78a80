import { expect, it } from 'vitest'
import { needsSecond, type RefundDecision, type RefundState, refundAfterDecision } from './refund.machine.ts'

const decisions = ['confirm', 'decline', 'withdraw'] as const
const states = ['WAITING', 'STARTED', 'DONE', 'FAILED', 'DECLINED', 'WITHDRAWN'] as const

it.each([
  ['confirm', false, 'STARTED'],
  ['decline', false, 'DECLINED'],
  ['withdraw', true, 'WITHDRAWN'],
] as const)('the event %s, by the requester of the refund: %s, leads to %s', (decision, isRequester, to) => {
  expect(refundAfterDecision('WAITING', decision, { isRequester })).toEqual({ to })
  expect(refundAfterDecision('WAITING', decision, { isRequester: !isRequester })).toEqual({
    refusal: 'refund.wrongPerson',
  })
})

it('a refund is decided only once', () => {
  const settledStates = states.filter(
    (state): state is Exclude<RefundState, 'WAITING'> => state !== 'WAITING',
  )
  for (const state of settledStates)
    for (const decision of decisions satisfies readonly RefundDecision[])
      expect(refundAfterDecision(state, decision, { isRequester: false })).toEqual({
        refusal: 'bill.changed',
      })
})

it('a refund needs a second person if it exceeds the limit together with earlier refunds', () => {
  const limits = { KRW: 1_000_000, USD: 70_000 }
  const bill = { currency: 'KRW', refundedAmount: 0 } as const
  expect(needsSecond(bill, 1_000_000, limits)).toBe(false)
  expect(needsSecond(bill, 1_000_001, limits)).toBe(true)
  expect(needsSecond({ ...bill, refundedAmount: 999_999 }, 2, limits)).toBe(true)
  expect(needsSecond({ currency: 'USD', refundedAmount: 0 }, 70_001, limits)).toBe(true)
})
