import { expect, test } from 'vitest'
import { stateNames } from './state-names.ts'
import { answerToRequest } from './wishes.ts'

const pairs = stateNames.flatMap((from) => stateNames.map((to) => [from, to] as const))
const directPairs = pairs.filter(([from, to]) => answerToRequest(from, to).refusal === null)

test('a request for a status can by itself only withdraw a subscription request or undo a scheduled end', () => {
  expect(directPairs).toEqual([
    ['REQUESTED', 'CANCELED'],
    ['CANCEL_SCHEDULED', 'ACTIVE'],
  ])
})

test.each([
  ['REQUESTED', 'ACTIVE', 'byStaff', 'approveSubscription'],
  ['REQUESTED', 'REJECTED', 'byStaff', 'rejectSubscription'],
  ['ACTIVE', 'CANCEL_SCHEDULED', 'needsEstimate', 'withdrawSubscription'],
  ['ACTIVE', 'ENDED', 'needsEstimate', 'withdrawSubscription'],
  ['PAST_DUE', 'ENDED', 'needsEstimate', 'withdrawSubscription'],
  ['CANCEL_SCHEDULED', 'ENDED', 'needsEstimate', 'modifySubscriptionCancellation'],
  ['ACTIVE', 'PAST_DUE', 'byBills', undefined],
  ['PAST_DUE', 'ACTIVE', 'byBills', 'payBill'],
  ['ENDED', 'ACTIVE', 'over', 'requestSubscription'],
  ['REJECTED', 'REQUESTED', 'over', 'requestSubscription'],
  ['ACTIVE', 'REQUESTED', 'unreachable', undefined],
  ['ACTIVE', 'ACTIVE', 'unreachable', undefined],
] as const)('%s to %s is %s, by %s', (from, to, refusal, operation) => {
  const wish = answerToRequest(from, to)
  expect([wish.refusal, wish.operation]).toEqual([`subscriptionState.${refusal}`, operation])
})

test('every refusal that refers to an operation lists the information that the operation needs', () => {
  for (const [from, to] of pairs) {
    const wish = answerToRequest(from, to)
    if (wish.refusal !== null) expect((wish.needs ?? []).length > 0).toBe(wish.operation !== undefined)
  }
})
