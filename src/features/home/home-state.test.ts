import { describe, expect, it } from 'vitest'
import { type SubscriptionState, stateNames } from '#domain/subscription/state-names.ts'
import {
  type HomeState,
  homeStateOf,
  homeStates,
  namedStatesOf,
  stateWithPast,
  wasClosedLongAgo,
} from './home-state.ts'

type Facts = Parameters<typeof homeStateOf>[0]

const subscriptionsIn = (...states: SubscriptionState[]) =>
  states.map((subscriptionState) => ({ subscriptionState, count: 1 }))
const noFacts: Facts = { states: [], isLate: false, isTrying: false }

/** The facts of a member in one state of the home page. */
const factsOf: Record<HomeState, Partial<Facts>> = {
  late: { isLate: true },
  running: { states: subscriptionsIn('ACTIVE') },
  ending: { states: subscriptionsIn('CANCEL_SCHEDULED') },
  waiting: { states: subscriptionsIn('REQUESTED') },
  rejected: { states: subscriptionsIn('REJECTED') },
  trial: { isTrying: true },
  ended: { states: subscriptionsIn('ENDED') },
  canceled: { states: subscriptionsIn('CANCELED') },
  new: {},
}

describe('the first card of the home page', () => {
  it.each(homeStates)('is %s if that is the only state', (state) => {
    expect(homeStateOf({ ...noFacts, ...factsOf[state] })).toBe(state)
  })

  it.each(
    homeStates.flatMap((first, at) => homeStates.slice(at + 1).map((second) => [first, second] as const)),
  )('is %s rather than %s if both apply', (first, second) => {
    const [one, other] = [factsOf[first], factsOf[second]]
    const states = [...(one.states ?? []), ...(other.states ?? [])]
    expect(homeStateOf({ ...noFacts, ...other, ...one, states })).toBe(first)
  })

  it('is "in use" even if a bill is unpaid but not late', () => {
    expect(homeStateOf({ ...noFacts, states: subscriptionsIn('PAST_DUE') })).toBe('running')
  })

  it('does not depend on states in which there is no subscription', () => {
    const states = stateNames.map((subscriptionState) => ({ subscriptionState, count: 0 }))
    expect(homeStateOf({ ...noFacts, states })).toBe('new')
  })

  it.each<[string, Partial<Facts>, HomeState | undefined]>([
    ['bills, which could be late', { isLate: undefined, states: subscriptionsIn('ACTIVE') }, undefined],
    ['subscriptions', { states: undefined }, undefined],
    ['subscriptions, of one who is late', { states: undefined, isLate: true }, 'late'],
    ['trials, of one who has nothing else', { isTrying: undefined }, undefined],
    [
      'trials, of one whose subscription runs',
      { isTrying: undefined, states: subscriptionsIn('ACTIVE') },
      'running',
    ],
  ])('without the %s', (_, facts, state) => {
    expect(homeStateOf({ ...noFacts, ...facts })).toBe(state)
  })
})

it.each<[SubscriptionState[], SubscriptionState[]]>([
  [[], []],
  [['ACTIVE'], []],
  [['ACTIVE', 'REJECTED'], []],
  [['PAST_DUE', 'CANCEL_SCHEDULED', 'REQUESTED'], ['CANCEL_SCHEDULED']],
  [['REQUESTED', 'REJECTED', 'ENDED'], ['REQUESTED']],
  [
    ['CANCELED', 'ENDED', 'REJECTED'],
    ['REJECTED', 'ENDED'],
  ],
  [
    ['CANCELED', 'REJECTED'],
    ['REJECTED', 'CANCELED'],
  ],
])('names of subscriptions that are %o the first of %o', (states, named) => {
  expect(namedStatesOf(subscriptionsIn(...states))).toEqual(named)
})

it.each<[string, SubscriptionState, string, string | undefined, boolean]>([
  ['a rejection 30 days ago', 'REJECTED', '2026-10-01', '2026-10-31', false],
  ['a rejection 31 days ago', 'REJECTED', '2026-10-01', '2026-10-30', true],
  ['a request that was canceled, of 30 days ago', 'CANCELED', '2026-10-31', undefined, false],
  ['a request that was canceled, of 31 days ago', 'CANCELED', '2026-10-30', undefined, true],
  ['a request that waits', 'REQUESTED', '2026-01-01', undefined, false],
  ['an ended subscription', 'ENDED', '2024-01-01', undefined, false],
])('%s', (_, subscriptionState, requestedOn, decidedOn, isPast) => {
  const at = (day: string | undefined) => day && `${day}T09:00:00+09:00`
  expect(
    wasClosedLongAgo({ subscriptionState, requestedAt: at(requestedOn)! }, '2026-11-30', at(decidedOn)),
  ).toBe(isPast)
})

it('an old rejection is the first card of a member with nothing else, unlike an old cancelled request', () => {
  const [rejected, canceled] = [subscriptionsIn('REJECTED'), subscriptionsIn('CANCELED')]
  expect(stateWithPast('new', rejected)).toBe('rejected')
  expect(stateWithPast('new', [...canceled, ...rejected])).toBe('rejected')
  expect(stateWithPast('new', canceled)).toBe('new')
  expect(stateWithPast('new', undefined)).toBe('new')
  expect(stateWithPast('trial', rejected)).toBe('trial')
  expect(stateWithPast(undefined, rejected)).toBe(undefined)
})
