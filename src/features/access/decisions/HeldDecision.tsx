import { Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { UNDO_SECONDS } from '#domain/access/undo-time.ts'
import { Button } from '#src/ui/Button.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useAccessTexts } from '../texts.ts'

type Props = { decision: Schema<'AccessDecision'>; secondsLeft: number; onUndo: () => void }

/**
 * A decision that is not sent yet, and its undo button. The button is above the place of the decision buttons, so that
 * a second press does not undo the decision.
 */
export function HeldDecision({ decision, secondsLeft, onUndo }: Props) {
  const { t } = useAccessTexts()
  return (
    <Stack gap="2" width="full">
      <Button variant="outline" onClick={onUndo}>
        {t('request.decide.held.undo')}
      </Button>
      <Stack gap="0" minHeight="touch" justify="center" textAlign="center">
        <Text weight="semibold" role="status">
          {t(`request.decide.held.${decision}`, { seconds: UNDO_SECONDS })}
        </Text>
        <Text size="sm" tone="muted" numeric aria-hidden="true">
          {t('request.decide.held.wait', { seconds: secondsLeft })}
        </Text>
      </Stack>
    </Stack>
  )
}
