import { chakra, Stack } from '@chakra-ui/react'
import { daysBetween, kstDate } from '#domain/dates.ts'
import { useMayManage, useSession } from '#src/components/context/app-context.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { Part } from '#src/components/part/Part.tsx'
import { usePart } from '#src/components/part/use-part.ts'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { firstShownMonth } from '#src/features/bill/full-months.ts'
import { PriceConsentCard } from '#src/features/subscription/PriceConsentCard.tsx'
import { EndedCard, EndingCard, RequestCard, TrialCard } from './FirstCard.tsx'
import { FirstSteps, NewCard, useFirstSteps } from './FirstSteps.tsx'
import { runningOf, runningTrials } from './home-facts.ts'
import { countOf, type HomeState, homeStateOf, stateWithPast } from './home-state.ts'
import type { Home, HomeParts } from './load-home.ts'
import { MonthCard } from './MonthAmount.tsx'
import { News } from './News.tsx'
import { PastRequests } from './PastRequests.tsx'
import { PayCard } from './PayCard.tsx'
import { RecentBills } from './RecentBills.tsx'
import { RunningCard } from './RunningCard.tsx'
import { TermsDue } from './TermsDue.tsx'
import { ToDoList } from './ToDoList.tsx'
import { Trend } from './Trend.tsx'
import { useMyTexts } from './texts.ts'
import { memberTasks } from './to-do.ts'
import { WaitingRequests } from './Waiting.tsx'

// Two columns, the tasks wider than the chart, unless one of them is empty.
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '3', md: '4' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 8fr) minmax(0, 7fr)' },
    alignItems: 'start',
    '& > div': { display: 'grid', gap: { base: '3', md: '4' }, minWidth: '0' },
    '& > div:empty': { display: 'none' },
    '&:has(> div:empty)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

// The two cards about money, equally high next to each other.
const Pair = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '3', md: '4' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 8fr) minmax(0, 7fr)' },
    '& > :only-child': { gridColumn: '1 / -1' },
  },
})

// A heading of two lines breaks between its phrases.
const Phrase = chakra('span', { base: { display: 'inline-block' } })

/**
 * A member's home: the most important fact first, then the amounts, the member's tasks, the bills, and
 * requests that wait for others.
 */
export function HomeScreen({ home }: { home: Home }) {
  const { t } = useMyTexts()
  const knownParts = useHome(home)
  const { subscriptions, bills, requests, state } = knownParts
  const name = useSession().info?.name ?? ''
  const mayManage = useMayManage()
  const toDo = memberTasks(knownParts, state, mayManage)
  const requestedCount =
    subscriptions && state !== 'waiting' ? countOf(subscriptions.counts.states, 'REQUESTED') : 0
  const listedCount = toDo.tasks.length + toDo.more.bills + toDo.more.decisions
  const isRest = state === 'late' && mayManage
  const count = isCounted(knownParts) ? listedCount + Number(isRest) : 0
  // Where nothing is to be done, the heading states when the next payment is.
  const nextDays = state === 'running' && isCounted(knownParts) ? daysToNextBill(bills) : 0
  return (
    <Stack gap="4">
      <ScreenTitle textWrap="balance">
        <Phrase>{t('named', { name })}</Phrase>{' '}
        <Phrase>
          {count > 0
            ? t('toDo', { count })
            : nextDays > 0
              ? t('nextPayment', { days: nextDays })
              : t('greeting')}
        </Phrase>
      </ScreenTitle>
      <Part of={home.terms} name={t('part.terms')}>
        {({ list }) => list.some(({ dueYn }) => dueYn === 'Y') && <TermsDue />}
      </Part>
      <Part of={home.prices} name={t('part.prices')}>
        {({ list }) =>
          list
            .filter(({ answeredAt }) => answeredAt === null)
            .map((consent) => <PriceConsentCard key={consent.consentId} consent={consent} />)
        }
      </Part>
      <Part of={home.subscriptions} name={t('part.subscriptions')} />
      <Part of={home.bills} name={t('part.bills')} />
      <Part of={home.trials} name={t('trials.title')} />
      <TopCard {...knownParts} />
      {subscriptions && !isUsing(state) && state !== 'rejected' && <PastRequests past={subscriptions.past} />}
      <Part of={home.active} name={t('part.active')} />
      <Part of={home.grants} name={t('part.grants')} />
      <Part of={home.decisions} name={t('decisions.title')} />
      <Columns>
        <div>
          {listedCount > 0 && <ToDoList {...toDo} isRest={isRest} />}
          {bills && bills.total > 0 && <RecentBills bills={bills} />}
          <RemainingSteps {...knownParts} />
        </div>
        <div>
          {bills && isUsing(state) && <Trend bills={bills} />}
          <Part of={home.requests} name={t('waiting.title')}>
            {() =>
              requests &&
              requests.total + requestedCount > 0 && (
                <WaitingRequests requests={requests} subscriptions={requestedCount} />
              )
            }
          </Part>
          <Part of={home.news} name={t('news.title')}>
            {({ list }) => list.length > 0 && <News posts={list} />}
          </Part>
        </div>
      </Columns>
    </Stack>
  )
}

const today = () => kstDate(portalClock.now())

/** The number of days until the next bill, 0 if there is none or it is due today. */
const daysToNextBill = (bills: HomeParts['bills'] | undefined) =>
  bills?.nextBill ? Math.max(0, daysBetween(today(), bills.nextBill.billDate)) : 0

/** Whether a subscription is in use: the trend of an ended one is not useful. */
const isUsing = (state: HomeState | undefined) =>
  state === 'late' || state === 'running' || state === 'ending'

/** Whether all sources of a member's tasks are loaded, since a partial count would be wrong. */
const isCounted = ({ subscriptions, bills, grants, decisions, trials }: KnownParts) =>
  [subscriptions, bills, grants, decisions, trials].every((part) => part !== undefined)

type KnownParts = { [Name in keyof HomeParts]: HomeParts[Name] | undefined } & {
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
function useHome(home: Home): KnownParts {
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

function TopCard({ state, subscriptions, bills, trials, active }: KnownParts) {
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
      return <EndingCard named={namedSubscriptions} />
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

/**
 * States of a member without a subscription for which the first card shows something more urgent than the first
 * steps.
 */
const STATES_BEFORE_SUBSCRIPTION: readonly (HomeState | undefined)[] = [
  'trial',
  'waiting',
  'rejected',
  'canceled',
]

function RemainingSteps({ state, trials, grants, requests, decisions }: KnownParts) {
  const steps = useFirstSteps(trials)
  const hasNone = grants?.list.length === 0 && requests?.total === 0 && decisions?.counts.APPROVAL === 0
  if (!hasNone || !STATES_BEFORE_SUBSCRIPTION.includes(state)) return null
  // The action of the first card is not repeated in the list of steps.
  const openSteps = steps.filter(
    ({ key }) => key !== 'subscribe' && !(key === 'trial' && state === 'waiting'),
  )
  return openSteps.length > 0 && <FirstSteps open={openSteps} />
}
