import { Stack } from '@chakra-ui/react'
import type { Problem } from '#contract/problem.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { ScreenHead } from '#src/components/screen/ScreenHead.tsx'
import { BottomActions } from '#src/ui/BottomActions.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { useMfaTexts } from './texts.ts'
import { useTitleFocus } from './use-title-focus.ts'

type Props = { problem: Problem | undefined; isBusy: boolean; onFinish: () => void }

/** The last step if recovery codes exist: the factor is turned on automatically, or by a retry. */
export function FinishStep({ problem, isBusy, onFinish }: Props) {
  const { t } = useMfaTexts()
  useTitleFocus()
  return (
    <Card padding="lg">
      <Stack gap="5">
        <ScreenHead title={t('finish.title')} lead={t('finish.lead')} />
        <ProblemNotice problem={problem} />
      </Stack>
      <BottomActions>
        <Button size="lg" loading={isBusy} onClick={onFinish}>
          {t('codes.turnOn')}
        </Button>
      </BottomActions>
    </Card>
  )
}
