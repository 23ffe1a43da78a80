import { Stack } from '@chakra-ui/react'
import { BottomActions } from '#src/ui/BottomActions.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { CounselChanges } from '../CounselChanges.tsx'
import { timeText } from '../counsel-text.ts'
import { useCounselTexts } from '../texts.ts'
import type { CareFlow } from './care-flow.ts'

/**
 * Shown if another person has changed the reservation since it was loaded: shows these changes, and asks the visitor
 * to confirm their own change again.
 */
export function ConflictView({ snapshot, send }: CareFlow) {
  const { t } = useCounselTexts()
  const { counsel, seen, wish, hold } = snapshot.context
  if (!counsel || !seen) return null
  const isMove = wish === 'move' && hold !== undefined
  return (
    <Stack gap="5">
      <Notice status="warning" role="alert">
        {isMove
          ? t('conflict.move', { time: timeText(hold) })
          : t('conflict.cancel', { time: timeText(counsel) })}
      </Notice>
      <CounselChanges before={seen} now={counsel} />
      <BottomActions>
        <Button variant="outline" onClick={() => send({ type: 'step.left' })}>
          {t('conflict.leave')}
        </Button>
        {isMove ? (
          <Button loading={snapshot.hasTag('busy')} onClick={() => send({ type: 'move.confirmed' })}>
            {t('conflict.moveAnyway')}
          </Button>
        ) : (
          <Button
            variant="danger"
            loading={snapshot.hasTag('busy')}
            onClick={() => send({ type: 'cancellation.confirmed' })}
          >
            {t('conflict.cancelAnyway')}
          </Button>
        )}
      </BottomActions>
    </Stack>
  )
}
