import { formatDate, kstDate } from '#domain/dates.ts'
import { decidedUntil } from '#domain/subscription/decision.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { DatedSteps } from '#src/components/screen/DatedSteps.tsx'
import { useSubscriptionTexts } from './texts.ts'

/** The progress of a request for a subscription: requested, in review, in use after its approval. */
export function RequestSteps({ requestedAt }: { requestedAt: string }) {
  const { t } = useSubscriptionTexts()
  const today = kstDate(portalClock.now())
  const decisionDeadline = decidedUntil(kstDate(new Date(requestedAt)))
  return (
    <DatedSteps
      steps={[
        { name: t('steps.asked'), date: formatDate(requestedAt), place: 'done' },
        {
          name: t('steps.review'),
          date:
            today > decisionDeadline
              ? t('steps.late')
              : t('steps.until', { date: formatDate(decisionDeadline) }),
          place: 'now',
        },
        { name: t('steps.use'), date: t('steps.useWhen'), place: 'next' },
      ]}
    />
  )
}
