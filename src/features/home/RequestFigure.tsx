import { chakra } from '@chakra-ui/react'
import { formatDate, formatDateTime, kstDate } from '#domain/dates.ts'
import { decidedUntil } from '#domain/subscription/decision.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { DatedSteps } from '#src/components/screen/DatedSteps.tsx'
import type { Rejection } from './load-home.ts'
import { useMyTexts } from './texts.ts'

/** The progress of a request for a subscription: requested, in review, in use after its approval. */
export function RequestSteps({ requestedAt }: { requestedAt: string }) {
  const { t } = useMyTexts()
  const today = kstDate(portalClock.now())
  const decisionDeadline = decidedUntil(kstDate(new Date(requestedAt)))
  return (
    <DatedSteps
      steps={[
        { name: t('life.waiting.steps.asked'), date: formatDate(requestedAt), place: 'done' },
        {
          name: t('life.waiting.steps.review'),
          date:
            today > decisionDeadline
              ? t('life.waiting.steps.late')
              : t('life.waiting.steps.until', { date: formatDate(decisionDeadline) }),
          place: 'now',
        },
        { name: t('life.waiting.steps.use'), date: t('life.waiting.steps.useWhen'), place: 'next' },
      ]}
    />
  )
}

/** The staff's reason for a rejection. */
export const RejectionWords = ({ reason, decidedAt }: Rejection) => (
  <chakra.figure bg="bg.muted" rounded="lg" p="4">
    <chakra.blockquote fontWeight="medium" whiteSpace="pre-wrap" overflowWrap="anywhere" lineClamp="6">
      {reason}
    </chakra.blockquote>
    <chakra.figcaption fontSize="sm" color="fg.muted" textStyle="tabular" mt="1">
      {formatDateTime(decidedAt)}
    </chakra.figcaption>
  </chakra.figure>
)
