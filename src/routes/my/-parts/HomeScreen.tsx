import { Grid, Stack } from '@chakra-ui/react'
import '#src/i18n/areas/my.ts'
import { useTranslation } from 'react-i18next'
import { useMayManage } from '#src/components/context/app-context.ts'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { EndingGrants } from './EndingGrants.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { endingOf, isNew, rejectedOf, runningTrials, toDoOf } from './home-facts.ts'
import type { Home } from './load-home.ts'
import { MonthCard } from './MonthCard.tsx'
import { PaymentCard } from './PaymentCard.tsx'
import { RecentBills } from './RecentBills.tsx'
import { TermsDue } from './TermsDue.tsx'
import { Trials } from './Trials.tsx'
import { Waiting } from './Waiting.tsx'

/** A member's home: what is paid this month and when, what waits, and what ends soon; first steps for who has nothing yet. */
export function HomeScreen({ home }: { home: Home }) {
  const { t } = useTranslation('my')
  const { user, bills, requests, decisions, areTermsDue } = home
  const ending = endingOf(home)
  const toDo = toDoOf(home, useMayManage())
  const trials = runningTrials(home)
  const running = trials.length > 0 && <Trials trials={trials} today={home.grants.today} />
  return (
    <Stack gap="4">
      <ScreenTitle textWrap="balance">
        {toDo > 0 ? t('toDo', { name: user.name, count: toDo }) : t('greeting', { name: user.name })}
      </ScreenTitle>
      {areTermsDue && <TermsDue />}
      {isNew(home) ? (
        <>
          {running}
          <FirstSteps rejected={rejectedOf(home)} isTrying={trials.length > 0} />
        </>
      ) : (
        <Grid
          gap={{ base: '3', md: '4' }}
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
          alignItems="stretch"
        >
          <MonthCard bills={bills} active={home.active} counts={home.counts} />
          <PaymentCard bills={bills} />
          <EndingGrants grants={ending} today={home.grants.today} held={decisions.counts.APP} />
          <Waiting decisions={decisions} requests={requests} counts={home.counts} />
          {running}
          <RecentBills bills={bills} />
        </Grid>
      )}
    </Stack>
  )
}
