import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { subscriptionEvents } from '../testing/subscription-events.ts'
import { stateNames } from './state-names.ts'
import {
  isEventAllowed,
  isRunning,
  isSubscriptionState,
  runningStates,
  stateAfter,
  statesFor,
  subscriptionAfter,
  subscriptionRefusal,
} from './states.ts'

const today = '2026-11-25'
const endStates = ['REJECTED', 'CANCELED', 'ENDED'] as const
const livingStates = stateNames.filter((state) => !(endStates as readonly string[]).includes(state))
const unknownState = fc
  .oneof(fc.string(), fc.constantFrom('PAUSED', 'active', '', 'toString', '__proto__', 'constructor'))
  .filter((state) => !(stateNames as readonly string[]).includes(state))

function reachableFrom(start: string): Set<string> {
  const reachableStates = new Set([start])
  for (const state of reachableStates)
    for (const event of subscriptionEvents) reachableStates.add(stateAfter(event, state) ?? state)
  reachableStates.delete(start)
  return reachableStates
}

describe('the lifecycle of a subscription', () => {
  test('has exactly these transitions', () => {
    const moves = stateNames.flatMap((from) =>
      subscriptionEvents.flatMap((event) => {
        const to = stateAfter(event, from)
        return to === undefined || to === from ? [] : [`${from} ${to}`]
      }),
    )
    expect([...new Set(moves)].sort()).toEqual([
      'ACTIVE CANCEL_SCHEDULED',
      'ACTIVE ENDED',
      'ACTIVE PAST_DUE',
      'CANCEL_SCHEDULED ACTIVE',
      'CANCEL_SCHEDULED ENDED',
      'PAST_DUE ACTIVE',
      'PAST_DUE CANCEL_SCHEDULED',
      'PAST_DUE ENDED',
      'REQUESTED ACTIVE',
      'REQUESTED CANCELED',
      'REQUESTED REJECTED',
    ])
  })

  test.each(endStates)('has no event that leaves %s', (end) => {
    expect(reachableFrom(end)).toEqual(new Set())
    expect(subscriptionEvents.filter((event) => isEventAllowed(event, end))).toEqual([])
  })

  test('allows only a new payment method for an ended subscription with a debt', () => {
    const owingSubscription = { subscriptionState: 'ENDED', isOwing: true }
    const allowedEvents = subscriptionEvents.filter(
      (event) => subscriptionAfter(owingSubscription, event, today) !== undefined,
    )
    expect(allowedEvents).toEqual([{ type: 'changeSubscriptionPayment' }])
    expect(subscriptionAfter(owingSubscription, allowedEvents[0]!, today)).toBe('ENDED')
  })

  test.each(livingStates)('%s can reach an end state', (state) => {
    expect(
      [...reachableFrom(state)].some((reached) => (endStates as readonly string[]).includes(reached)),
    ).toBe(true)
  })

  test('every other state can be reached from REQUESTED, and no event leads back to REQUESTED', () => {
    expect(reachableFrom('REQUESTED')).toEqual(new Set(stateNames.filter((state) => state !== 'REQUESTED')))
  })

  test('a member who may cancel can always end a running subscription, and can always undo a scheduled end', () => {
    expect(runningStates).toEqual(['ACTIVE', 'PAST_DUE', 'CANCEL_SCHEDULED'])
    for (const state of runningStates) expect(reachableFrom(state)).toContain('ENDED')
    expect(statesFor({ type: 'withdrawSubscription', endOption: 'PERIOD_END' })).toEqual([
      'ACTIVE',
      'PAST_DUE',
    ])
    expect(
      stateAfter({ type: 'modifySubscriptionCancellation', change: 'WITHDRAW' }, 'CANCEL_SCHEDULED'),
    ).toBe('ACTIVE')
  })

  test.each([
    ['REQUESTED', 'withdrawSubscription', 'cancellation.unavailable'],
    ['ACTIVE', 'cancelSubscriptionRequest', 'subscription.settled'],
    ['ACTIVE', 'approveSubscription', 'subscription.decided'],
    ['ACTIVE', 'reviseSubscriptionRequest', 'subscription.fixed'],
    ['PAST_DUE', 'updateSubscription', 'PAST_DUE'],
    ['PAST_DUE', 'modifySubscriptionCancellation', 'cancellation.settled'],
    ['CANCEL_SCHEDULED', 'updateSubscription', 'CANCEL_SCHEDULED'],
    ['ENDED', 'changeSubscriptionPayment', 'subscription.fixed'],
    ['ENDED', 'updateSubscription', 'OVER'],
  ] as const)('in %s, %s is refused by %s', (subscriptionState, type, reason) => {
    const event = subscriptionEvents.find((one) => one.type === type)!
    expect(subscriptionRefusal({ subscriptionState }, event, today)).toBe(reason)
    expect(isEventAllowed(event, subscriptionState)).toBe(false)
  })

  test('a scheduled end can be undone on its last day, and not after it', () => {
    const endWithdrawal = { type: 'modifySubscriptionCancellation', change: 'WITHDRAW' } as const
    const endReached = { type: 'END_REACHED' } as const
    const scheduledEndOn = (endDate: string) => ({ subscriptionState: 'CANCEL_SCHEDULED', endDate })
    expect([
      subscriptionAfter(scheduledEndOn(today), endWithdrawal, today),
      subscriptionAfter(scheduledEndOn(today), endReached, today),
      subscriptionAfter(scheduledEndOn('2026-11-24'), endReached, today),
      subscriptionRefusal(scheduledEndOn('2026-11-24'), endWithdrawal, today),
    ]).toEqual(['ACTIVE', undefined, 'ENDED', 'cancellation.settled'])
  })

  test('an unknown state is read-only and does not change', () => {
    fc.assert(
      fc.property(unknownState, fc.constantFrom(...subscriptionEvents), (state, event) => {
        expect([isSubscriptionState(state), isRunning(state), isEventAllowed(event, state)]).toEqual([
          false,
          false,
          false,
        ])
        expect(subscriptionRefusal({ subscriptionState: state }, event, today)).toBe('OVER')
      }),
    )
    for (const value of [null, undefined, 1, ['ACTIVE']]) expect(isSubscriptionState(value)).toBe(false)
  })
})
