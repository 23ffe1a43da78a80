import { expect, it } from 'vitest'
import type { InquiryAction } from './inquiry.machine.ts'
import { inquiryStateNames } from './state-names.ts'
import { customerActionsOf, isWaiting, refusalOf, staffActionsOf, stateAfter, statesFor } from './states.ts'

const actions: InquiryAction[] = ['reply', 'reopen', 'take', 'answer', 'close']

it('an inquiry changes its state as the specification defines', () => {
  const transitions = inquiryStateNames.flatMap((state) =>
    actions.flatMap((action) => {
      const nextState = stateAfter(action, state)
      return nextState === undefined ? [] : [`${state} ${action} ${nextState}`]
    }),
  )
  expect(transitions).toEqual([
    'RECEIVED reply RECEIVED',
    'RECEIVED take IN_PROGRESS',
    'IN_PROGRESS reply IN_PROGRESS',
    'IN_PROGRESS answer ANSWERED',
    'ANSWERED reply REOPENED',
    'ANSWERED reopen REOPENED',
    'ANSWERED close CLOSED',
    'CLOSED reopen REOPENED',
    'REOPENED reply REOPENED',
    'REOPENED take IN_PROGRESS',
  ])
})

it('the writer and the staff have their own actions', () => {
  expect(customerActionsOf('ANSWERED')).toEqual(['reply', 'reopen'])
  expect(staffActionsOf('ANSWERED')).toEqual(['close'])
  expect([customerActionsOf('CLOSED'), staffActionsOf('CLOSED')]).toEqual([['reopen'], []])
})

it('an action is refused with a reason exactly if it is not allowed', () => {
  expect(refusalOf('reply', 'CLOSED')).toBe('inquiry.closed')
  expect(refusalOf('answer', 'RECEIVED')).toBe('inquiry.changed')
  expect(refusalOf('answer', 'IN_PROGRESS')).toBeUndefined()
  expect(statesFor('take')).toEqual(['RECEIVED', 'REOPENED'])
})

it('the customer counts as waiting until the inquiry is answered', () => {
  expect(inquiryStateNames.filter(isWaiting)).toEqual(['RECEIVED', 'IN_PROGRESS', 'REOPENED'])
})
