import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SubscriptionState } from './state-names.ts'
import { actionsOf, canMove, isSubscriptionState, subscriptionStates } from './states.ts'

const all = Object.keys(subscriptionStates) as SubscriptionState[]
const ends = ['REJECTED', 'CANCELED', 'ENDED'] as const
const living = all.filter((state) => !(ends as readonly string[]).includes(state))
const unknown = fc
  .oneof(fc.string(), fc.constantFrom('PAUSED', 'active', '', 'toString', '__proto__', 'constructor'))
  .filter((state) => !(all as string[]).includes(state))

function reachableFrom(start: SubscriptionState): Set<SubscriptionState> {
  const found = new Set<SubscriptionState>()
  const waiting = [start]
  for (const state of waiting) {
    for (const next of subscriptionStates[state].next.filter((each) => !found.has(each))) {
      waiting.push(next)
      found.add(next)
    }
  }
  return found
}

describe('the life of a subscription', () => {
  test('has seven states', () => {
    expect(all).toEqual([
      'REQUESTED',
      'REJECTED',
      'CANCELED',
      'ACTIVE',
      'PAST_DUE',
      'CANCEL_SCHEDULED',
      'ENDED',
    ])
  })

  test('moves as the table says and in no other way', () => {
    const moves = all.flatMap((from) => all.filter((to) => canMove(from, to)).map((to) => `${from} ${to}`))
    expect(moves.sort()).toEqual([
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

  test.each(ends)('nothing leaves %s', (end) => expect(reachableFrom(end)).toEqual(new Set()))

  test.each(living)('%s can come to an end', (state) => {
    expect([...reachableFrom(state)].some((reached) => (ends as readonly string[]).includes(reached))).toBe(
      true,
    )
  })

  test.each(['ACTIVE', 'PAST_DUE', 'CANCEL_SCHEDULED'] as const)('ENDED can be reached from %s', (state) => {
    expect(reachableFrom(state)).toContain('ENDED')
  })

  test('every state but the first can be reached from a request, and none goes back to it', () => {
    expect(reachableFrom('REQUESTED')).toEqual(new Set(all.filter((state) => state !== 'REQUESTED')))
  })

  test.each([
    ['REQUESTED', ['edit', 'cancelRequest']],
    ['REJECTED', ['requestAgain']],
    ['CANCELED', ['requestAgain']],
    ['ACTIVE', ['edit', 'cancel']],
    ['PAST_DUE', ['changePayment', 'cancel']],
    ['CANCEL_SCHEDULED', ['changeCancellation', 'withdrawCancellation']],
    ['ENDED', ['seeBills', 'requestAgain']],
  ])('in %s a member may %j', (state, actions) => expect(actionsOf(state)).toEqual(actions))

  test('who may cancel finds a way out, and a scheduled cancellation a way back', () => {
    for (const state of all.filter((each) => actionsOf(each).includes('cancel'))) {
      expect(canMove(state, 'CANCEL_SCHEDULED') && canMove(state, 'ENDED')).toBe(true)
    }
    expect(canMove('CANCEL_SCHEDULED', 'ACTIVE')).toBe(true)
    for (const state of all) {
      expect(actionsOf(state).includes('cancelRequest')).toBe(canMove(state, 'CANCELED'))
      expect(actionsOf(state).includes('withdrawCancellation')).toBe(state === 'CANCEL_SCHEDULED')
    }
  })

  test('an unknown state is read-only and stands still', () => {
    fc.assert(
      fc.property(unknown, fc.constantFrom(...all), (state, known) => {
        expect(isSubscriptionState(state)).toBe(false)
        expect(actionsOf(state)).toEqual([])
        expect(canMove(state, known) || canMove(known, state) || canMove(state, state)).toBe(false)
      }),
    )
    for (const value of [null, undefined, 1, ['ACTIVE']]) expect(isSubscriptionState(value)).toBe(false)
    for (const state of all) expect(isSubscriptionState(state)).toBe(true)
  })
})
