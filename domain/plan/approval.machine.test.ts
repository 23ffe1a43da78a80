import { expect, it } from 'vitest'
import { approvalAfterDecision } from './approval.machine.ts'

it.each([
  ['approve', false, 'APPROVED'],
  ['decline', false, 'DECLINED'],
  ['withdraw', true, 'WITHDRAWN'],
] as const)('the event %s, by the author of the edition: %s, leads to %s', (decision, isRequester, to) => {
  expect(approvalAfterDecision('WAITING', decision, { isRequester })).toEqual({ to })
  expect(approvalAfterDecision('WAITING', decision, { isRequester: !isRequester })).toEqual({
    refusal: 'service.wrongPerson',
  })
})

it('the approval of an edition is decided only once', () => {
  for (const state of ['APPROVED', 'DECLINED', 'WITHDRAWN'] as const)
    for (const decision of ['approve', 'decline', 'withdraw'] as const)
      expect(approvalAfterDecision(state, decision, { isRequester: false })).toEqual({
        refusal: 'service.changed',
      })
})
