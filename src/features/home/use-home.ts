import { usePart } from '#src/components/part/use-part.ts'
import { runningTrials } from './home-facts.ts'
import { type HomeState, homeStateOf, stateWithPast } from './home-state.ts'
import type { Home, HomeParts } from './load-home.ts'

/** The loaded parts of the home page, and the state of its first card. */
export type KnownParts = { [Name in keyof HomeParts]: HomeParts[Name] | undefined } & {
  state: HomeState | undefined
}

/**
 * Returns the states of the subscriptions, without states that occur only in requests that were rejected or cancelled
 * long ago.
 */
const statesWithoutOldRequests = ({ counts, past }: HomeParts['subscriptions']) =>
  counts.states.filter(
    ({ subscriptionState: state }) => !past.some(({ subscriptionState }) => subscriptionState === state),
  )

/** Returns the loaded parts of the home page, and the state that determines its first card. */
export function useHome(home: Home): KnownParts {
  const subscriptions = usePart(home.subscriptions)
  const bills = usePart(home.bills)
  const trials = usePart(home.trials)
  const state = stateWithPast(
    homeStateOf({
      states: subscriptions && statesWithoutOldRequests(subscriptions),
      isLate: bills?.unpaid.some(({ billState }) => billState === 'LATE'),
      isTrying: trials && runningTrials(trials).length > 0,
    }),
    subscriptions?.past,
  )
  return {
    state,
    subscriptions,
    bills,
    trials,
    active: usePart(home.active),
    grants: usePart(home.grants),
    requests: usePart(home.requests),
    decisions: usePart(home.decisions),
    terms: usePart(home.terms),
    prices: usePart(home.prices),
    news: usePart(home.news),
  }
}
