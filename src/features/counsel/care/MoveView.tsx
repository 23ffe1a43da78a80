import { Stack } from '@chakra-ui/react'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { BottomActions } from '#src/ui/BottomActions.tsx'
import { Button } from '#src/ui/Button.tsx'
import { DataList } from '#src/ui/DataList.tsx'
import { timeText } from '../counsel-text.ts'
import { HoldTime } from '../HoldTime.tsx'
import { useCounselTexts } from '../texts.ts'
import type { CareFlow } from './care-flow.ts'

/** The old time and the new one, before the reservation is changed. */
export function RescheduleView({ snapshot, send }: CareFlow) {
  const { t } = useCounselTexts()
  const { counsel, hold, holdSecondsLeft, problem } = snapshot.context
  if (!counsel || !hold) return null
  return (
    <Stack gap="5">
      <HoldTime startAt={hold.startAt} secondsLeft={holdSecondsLeft} />
      <DataList
        columns={1}
        items={[
          { key: 'no', term: t('field.counselNo'), value: counsel.counselNo, numeric: true },
          { key: 'before', term: t('care.newTime.before'), value: timeText(counsel), numeric: true },
          { key: 'after', term: t('care.newTime.after'), value: timeText(hold), numeric: true },
        ]}
      />
      <ProblemNotice problem={problem} />
      <BottomActions>
        <Button
          variant="outline"
          aria-disabled={!snapshot.can({ type: 'step.left' }) || undefined}
          onClick={() => send({ type: 'step.left' })}
        >
          {t('care.otherTime')}
        </Button>
        <Button loading={snapshot.hasTag('busy')} onClick={() => send({ type: 'move.confirmed' })}>
          {t('care.newTime.submit')}
        </Button>
      </BottomActions>
    </Stack>
  )
}
