import { Stack } from '@chakra-ui/react'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { reservationOf } from '#src/machines/counsel-reservation/counsel-reservation-setup.ts'
import { BottomActions } from '#src/ui/BottomActions.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { CounselFacts } from '../CounselFacts.tsx'
import { HoldTime } from '../HoldTime.tsx'
import { useCounselTexts } from '../texts.ts'
import type { ReservationFlow } from './flow.ts'

/** The review before the reservation is sent. It stays open, unchanged, while the result of sending is unknown. */
export function SummaryStep({ snapshot, send }: ReservationFlow) {
  const { t } = useCounselTexts()
  const { hold, holdSecondsLeft, problem } = snapshot.context
  const isUnconfirmed = snapshot.matches('unconfirmed')
  if (!hold) return null
  return (
    <Stack gap="5">
      {!isUnconfirmed && <HoldTime startAt={hold.startAt} secondsLeft={holdSecondsLeft} />}
      <CounselFacts counsel={{ ...reservationOf(snapshot.context), startAt: hold.startAt }} />
      {isUnconfirmed ? (
        <Notice status="warning" role="alert" title={t('reservation.summary.unconfirmed')}>
          {t('reservation.summary.unconfirmedText')}
        </Notice>
      ) : (
        <ProblemNotice problem={problem} />
      )}
      <BottomActions>
        {!isUnconfirmed && (
          <Button
            variant="outline"
            aria-disabled={!snapshot.can({ type: 'step.left' }) || undefined}
            onClick={() => send({ type: 'step.left' })}
          >
            {t('reservation.back')}
          </Button>
        )}
        <Button loading={snapshot.hasTag('busy')} onClick={() => send({ type: 'reservation.requested' })}>
          {t(isUnconfirmed ? 'reservation.summary.again' : 'reservation.summary.submit')}
        </Button>
      </BottomActions>
    </Stack>
  )
}
