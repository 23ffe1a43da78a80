import { Flex, Stack } from '@chakra-ui/react'
import { getRouteApi, Link, useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { weekdayName } from '#domain/dates.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useFlow } from '#src/components/flow/use-flow.ts'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { DayField } from '#src/lists/DayField.tsx'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { EndedTable } from './EndedTable.tsx'
import { SlotTable } from './SlotTable.tsx'
import { useCounselAdminTexts } from './texts.ts'

const root = getRouteApi('__root__')
const closeMachine = submissionMachine('closeCounselSlot')
const openMachine = submissionMachine('openCounselSlot')

/** One day of the staff's calendar: its slots, their visitors, and the cancelled reservations. */
export function CounselDayScreen({ day }: { day: Schema<'AdminCounselDay'> }) {
  const { t } = useCounselAdminTexts()
  const router = useRouter()
  const hours = root.useLoaderData()?.openingHours?.counsel.line
  const navigate = useNavigate()
  const closeFlow = useFlow(closeMachine, {})
  const openFlow = useFlow(openMachine, {})
  const [latest, setLatest] = useState<'close' | 'open'>('close')
  const { output, problem } = (latest === 'close' ? closeFlow : openFlow).snapshot.context
  const busy = closeFlow.snapshot.hasTag('busy') || openFlow.snapshot.hasTag('busy')
  const { date, holidayName, slots, ended, previousDate, nextDate } = day
  const [year, month, dayOfMonth] = date.split('-').map(Number)
  const countOf = (state: Schema<'AdminCounselSlot'>['slotState']) =>
    slots.filter(({ slotState }) => slotState === state).length

  // The screen is reloaded after a refusal as well, since a refusal means that it is outdated.
  useEffect(() => {
    if (output ?? problem) void router.invalidate()
  }, [output, problem, router])

  const submit = ({ startAt, slotState }: Schema<'AdminCounselSlot'>) => {
    setLatest(slotState === 'CLOSED' ? 'open' : 'close')
    const { send } = slotState === 'CLOSED' ? openFlow : closeFlow
    send({ type: 'submission.requested', input: { startAt } })
  }
  return (
    <Stack gap="5">
      <Flex justify="space-between" align="flex-end" gap="4" wrap="wrap">
        <Stack gap="1">
          <ScreenTitle>{t('day.title')}</ScreenTitle>
          <Text size="lg" weight="bold" numeric role="status">
            {t('day.date', { year, month, day: dayOfMonth, weekday: weekdayName(date) })}
          </Text>
        </Stack>
        <Flex
          as="nav"
          aria-label={t('day.nav')}
          minWidth="0"
          maxWidth="full"
          gap="2"
          align="flex-end"
          wrap="wrap"
        >
          <ButtonLink asChild variant="outline">
            <Link to="/admin/counsel" search={{ date: previousDate }} aria-label={t('day.previousDay')}>
              {t('day.previous')}
            </Link>
          </ButtonLink>
          <ButtonLink asChild variant="outline">
            <Link to="/admin/counsel">{t('day.today')}</Link>
          </ButtonLink>
          <ButtonLink asChild variant="outline">
            <Link to="/admin/counsel" search={{ date: nextDate }} aria-label={t('day.nextDay')}>
              {t('day.next')}
            </Link>
          </ButtonLink>
          <DayField
            label={t('day.jump')}
            day={date}
            required
            onChange={(chosen) => void navigate({ to: '/admin/counsel', search: { date: chosen } })}
          />
        </Flex>
      </Flex>
      <ProblemNotice problem={problem} />
      {slots.length === 0 ? (
        <Card padding="none">
          <EmptyState
            art={holidayName ? 'holiday' : 'counsel'}
            title={holidayName ? t('day.holiday', { name: holidayName }) : t('day.closed')}
            {...(hours && { description: t('day.closedText', { hours }) })}
            action={
              <ButtonLink asChild variant="outline">
                <Link to="/admin/counsel" search={{ date: nextDate }}>
                  {t('day.nextDay')}
                </Link>
              </ButtonLink>
            }
          />
        </Card>
      ) : (
        <>
          <Text tone="muted" numeric>
            {t('day.counts', { booked: countOf('BOOKED'), open: countOf('OPEN'), closed: countOf('CLOSED') })}
          </Text>
          <SlotTable slots={slots} busy={busy} onToggle={submit} />
        </>
      )}
      {ended.length > 0 && (
        <Stack as="section" gap="3">
          <Heading level={2} size="md">
            {t('day.ended')}
          </Heading>
          <EndedTable counsels={ended} />
        </Stack>
      )}
    </Stack>
  )
}
