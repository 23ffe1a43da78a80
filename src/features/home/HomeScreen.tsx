import { chakra, Stack } from '@chakra-ui/react'
import { daysBetween, kstDate } from '#domain/dates.ts'
import { useMayManage, useSession } from '#src/components/context/app-context.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { Part } from '#src/components/part/Part.tsx'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { PriceConsentCard } from '#src/features/subscription/PriceConsentCard.tsx'
import { arrangementOf } from './balance.ts'
import { FirstSteps, useFirstSteps } from './FirstSteps.tsx'
import { countOf, type HomeState } from './home-state.ts'
import type { Home, HomeParts } from './load-home.ts'
import { News } from './News.tsx'
import { PastRequests } from './PastRequests.tsx'
import { RecentBills } from './RecentBills.tsx'
import { TermsDue } from './TermsDue.tsx'
import { ToDoList } from './ToDoList.tsx'
import { TopCard } from './TopCard.tsx'
import { isCharted, Trend } from './Trend.tsx'
import { useMyTexts } from './texts.ts'
import { memberTasks, numberOfTasks } from './to-do.ts'
import { type KnownParts, useHome } from './use-home.ts'
import { WaitingRequests, waitingRows } from './Waiting.tsx'

// Two columns, the tasks wider than the chart, unless one of them is empty.
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '3', md: '4' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 8fr) minmax(0, 7fr)' },
    '& > div': { display: 'flex', flexDirection: 'column', gap: { base: '3', md: '4' }, minWidth: '0' },
    // The last card of each column grows, so that both columns end at the same height.
    '& > div > :last-child': { flexGrow: { lg: '1' } },
    '& > div:empty': { display: 'none' },
    '&:has(> div:empty)': { gridTemplateColumns: 'minmax(0, 1fr)' },
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
  const toDo = memberTasks(knownParts, state, mayManage, today())
  const requestedCount =
    subscriptions && state !== 'waiting' ? countOf(subscriptions.counts.states, 'REQUESTED') : 0
  const listedCount = numberOfTasks(toDo.tasks) + toDo.more.bills + toDo.more.decisions
  const isRest = state === 'late' && mayManage
  const count = isCounted(knownParts) ? listedCount + Number(isRest) : 0
  // Where nothing is to be done, the heading states when the next payment is.
  const nextDays = state === 'running' && isCounted(knownParts) ? daysToNextBill(bills) : 0
  const openSteps = useRemainingSteps(knownParts)
  const rows = arrangementOf({
    tasks: toDo.tasks.length,
    hasMoreTasks: toDo.more.bills + toDo.more.decisions > 0,
    bills: bills?.list.length ?? 0,
    steps: openSteps.length,
    hasTrend: bills !== undefined && isUsing(state) && isCharted(bills),
    waiting: waitingRows(requests?.list.length ?? 0, requestedCount),
    news: knownParts.news?.list.length ?? 0,
  })
  const waiting = (
    <Part of={home.requests} name={t('waiting.title')}>
      {() =>
        requests &&
        requests.total + requestedCount > 0 && (
          <WaitingRequests requests={requests} subscriptions={requestedCount} />
        )
      }
    </Part>
  )
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
          {listedCount > 0 && <ToDoList {...toDo} shown={rows.tasks} isRest={isRest} />}
          {bills && bills.total > 0 && <RecentBills bills={bills} rows={rows.bills} />}
          {openSteps.length > 0 && <FirstSteps open={openSteps} />}
          {rows.isWaitingLeft && waiting}
        </div>
        <div>
          {bills && isUsing(state) && <Trend bills={bills} />}
          {!rows.isWaitingLeft && waiting}
          <Part of={home.news} name={t('news.title')}>
            {({ list }) => list.length > 0 && <News posts={list} rows={rows.news} />}
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

/** Returns the first steps that are shown below the first card. */
function useRemainingSteps({ state, trials, grants, requests, decisions }: KnownParts) {
  const steps = useFirstSteps(trials)
  const hasNone = grants?.list.length === 0 && requests?.total === 0 && decisions?.counts.APPROVAL === 0
  if (!hasNone || !STATES_BEFORE_SUBSCRIPTION.includes(state)) return []
  // The action of the first card is not repeated in the list of steps.
  return steps.filter(({ key }) => key !== 'subscribe' && !(key === 'trial' && state === 'waiting'))
}
