import { Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { formatDate, kstDate } from '#domain/dates.ts'
import { EventFileButton } from '#src/components/calendar/EventFileButton.tsx'
import { useSession } from '#src/components/context/app-context.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { DatedSteps } from '#src/components/screen/DatedSteps.tsx'
import { DoneActions, DoneHead } from '#src/components/screen/DoneHead.tsx'
import { DoneTasks } from '#src/components/screen/DoneTasks.tsx'
import { NextSteps } from '#src/components/screen/NextSteps.tsx'
import { useWordedTasks } from '#src/features/first-tasks/use-worded-tasks.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { useTrialTexts } from './texts.ts'

const MOST_TASKS = 3
const keys = ['people', 'permission', 'mfa', 'subscribe'] as const
const nextSteps = ['reminder', 'end', 'subscribe'] as const

/**
 * Confirms that a trial has begun, and shows its end, the first tasks of this member, and that it ends automatically.
 */
export function TrialDone({
  trial: { trialId, serviceCode, serviceName, startDate, endDate },
}: {
  trial: Schema<'Trial'>
}) {
  const { t } = useTrialTexts()
  const { info } = useSession()
  const date = formatDate(endDate)
  const tasks = useWordedTasks(keys, false).slice(0, MOST_TASKS)
  const today = kstDate(portalClock.now())
  return (
    <Card padding="lg" elevated>
      <Stack gap="6">
        <DoneHead
          isOpening
          title={t('done.title')}
          lead={t('done.lead', { service: serviceName, date })}
          figure={{
            term: t('done.lastDay'),
            value: date,
            action: (
              <EventFileButton
                size="sm"
                event={{
                  id: `trial-${trialId}`,
                  version: 1,
                  isCanceled: false,
                  day: endDate,
                  title: t('done.event', { service: serviceName }),
                  description: t('done.subscribe'),
                }}
              />
            ),
          }}
          numeric
        />
        <DatedSteps
          steps={[
            {
              name: t(startDate === today ? 'done.steps.startsToday' : 'done.steps.start'),
              date: formatDate(startDate),
              place: 'now',
            },
            { name: t('done.steps.end'), date, place: 'next' },
          ]}
        />
        <DoneTasks
          title={t('done.tasks.title')}
          tasks={tasks.map((task) =>
            task.key === 'subscribe'
              ? {
                  ...task,
                  text: t('done.tasks.subscribe'),
                  link: { ...task.link, search: { service: serviceCode } },
                }
              : task,
          )}
        />
        <NextSteps title={t('done.next')} steps={nextSteps.map((step) => t(`done.${step}`, { date }))} />
      </Stack>
      <DoneActions>
        <ButtonLink asChild size="lg">
          {info?.companyName == null ? (
            <Link to="/apps">{t('done.apps')}</Link>
          ) : (
            <Link to="/my/company">{t('done.people')}</Link>
          )}
        </ButtonLink>
        <ButtonLink asChild variant="outline" size="lg">
          <Link to="/my">{t('done.home')}</Link>
        </ButtonLink>
      </DoneActions>
    </Card>
  )
}
