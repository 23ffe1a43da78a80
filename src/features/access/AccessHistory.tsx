import { chakra } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { formatDate, formatDateTime } from '#domain/dates.ts'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Timeline, type TimelineItem } from '#src/ui/Timeline.tsx'
import { useAccessTexts } from './texts.ts'

type Event = Schema<'AccessEvent'>

const tones: Partial<Record<Event['event'], TimelineItem['tone']>> = {
  'request.approved': 'success',
  'grant.started': 'success',
  'grant.extended': 'success',
  'grant.resumed': 'success',
  'request.rejected': 'danger',
  'grant.blocked': 'danger',
  'grant.revoked': 'danger',
  'request.timedOut': 'warning',
  'grant.paused': 'warning',
  'grant.unblocked': 'warning',
  'grant.expiring': 'warning',
  'request.created': 'info',
  'request.commented': 'info',
}

/** The history of a permission or a request, the earliest first, with people's reasons and comments. */
export function AccessHistory({ events }: { events: readonly Event[] }) {
  const { t } = useAccessTexts()
  return (
    <Card aria-labelledby="history">
      <Heading level={2} size="md" id="history" mb="5">
        {t('history.title')}
      </Heading>
      <Timeline
        label={t('history.title')}
        items={events.map(({ eventId, event, at, actorName, text, endDate }, index) => ({
          key: eventId,
          title: t(`event.${event}` as 'event.request.created'),
          time: formatDateTime(at),
          tone: tones[event],
          current: index === events.length - 1,
          description: (
            <>
              <p>
                {[
                  actorName ?? t('history.system'),
                  endDate && t('history.until', { date: formatDate(endDate) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {text && (
                <chakra.p
                  mt="2"
                  px="4"
                  py="3"
                  rounded="lg"
                  bg="bg.subtle"
                  color="fg"
                  fontSize="md"
                  whiteSpace="pre-wrap"
                >
                  {text}
                </chakra.p>
              )}
            </>
          ),
        }))}
      />
    </Card>
  )
}
