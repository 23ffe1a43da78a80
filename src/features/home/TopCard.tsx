import { chakra } from '@chakra-ui/react'
import { kstDate } from '#domain/dates.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { firstShownMonth } from '#src/features/bill/full-months.ts'
import { EndedCard, EndingCard, RequestCard, TrialCard } from './FirstCard.tsx'
import { NewCard, useFirstSteps } from './FirstSteps.tsx'
import { runningOf, runningTrials } from './home-facts.ts'
import { MonthCard } from './MonthAmount.tsx'
import { PayCard } from './PayCard.tsx'
import { RunningCard } from './RunningCard.tsx'
import type { KnownParts } from './use-home.ts'

// The two cards about money, equally high next to each other.
const Pair = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '3', md: '4' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 8fr) minmax(0, 7fr)' },
    '& > :only-child': { gridColumn: '1 / -1' },
  },
})

const today = () => kstDate(portalClock.now())

/** The first card of a home page, for the member's state; next to a late bill also the month's amount. */
export function TopCard({ state, subscriptions, bills, trials, active }: KnownParts) {
  const steps = useFirstSteps(trials)
  const namedSubscriptions = subscriptions?.named ?? []
  switch (state) {
    case 'late':
      return (
        bills && (
          <Pair>
            <PayCard bills={bills} />
            {firstShownMonth(bills.months, today()) && (
              <MonthCard
                bills={bills}
                running={subscriptions ? runningOf(subscriptions, active?.count) : []}
              />
            )}
          </Pair>
        )
      )
    case 'running':
      return (
        bills &&
        subscriptions && <RunningCard bills={bills} running={runningOf(subscriptions, active?.count)} />
      )
    case 'ending':
      return <EndingCard named={namedSubscriptions} bills={bills?.list ?? []} />
    case 'rejected': {
      const rejected = namedSubscriptions.length > 0 ? namedSubscriptions : (subscriptions?.past ?? [])
      return (
        <RequestCard
          state={state}
          named={rejected.filter(({ subscriptionState }) => subscriptionState === 'REJECTED')}
          rejection={subscriptions?.rejection}
        />
      )
    }
    case 'waiting':
    case 'canceled':
      return <RequestCard state={state} named={namedSubscriptions} rejection={subscriptions?.rejection} />
    case 'ended':
      return <EndedCard named={namedSubscriptions} />
    case 'trial':
      return <TrialCard trials={trials ? runningTrials(trials) : []} />
    case 'new':
      return <NewCard steps={steps} />
    case undefined:
      return null
  }
}
