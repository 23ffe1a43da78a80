import '#src/i18n/areas/mfa.ts'
import { useTranslation } from 'react-i18next'
import type { Problem } from '#contract/problem.ts'
import { PasswordAgain } from '#src/components/PasswordAgain.tsx'
import { ScreenTitle } from '#src/components/ScreenTitle.tsx'
import { BottomActions } from '#src/ui/BottomActions.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useTitleFocus } from './use-title-focus.ts'

type Props = {
  /** What the password opens. */
  lead: string
  problem: Problem | undefined
  pauseSecondsLeft: number
  isBusy: boolean
  isPaused: boolean
  onSubmit: (password: string) => void
  onCancel: () => void
}

/** The password once more, before the ways to log in are changed. */
export function VerifyAgain({ lead, isBusy, isPaused, onCancel, ...asked }: Props) {
  const { t } = useTranslation('mfa')
  useTitleFocus()
  const head = (
    <>
      <ScreenTitle>{t('verify.title')}</ScreenTitle>
      <Text tone="muted">{lead}</Text>
    </>
  )
  const actions = (
    <BottomActions>
      <Button
        variant="outline"
        size="lg"
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && onCancel()}
      >
        {t('cancel')}
      </Button>
      <Button type="submit" size="lg" loading={isBusy} aria-disabled={isPaused || undefined}>
        {t('verify.submit')}
      </Button>
    </BottomActions>
  )
  return (
    <Card padding="lg" maxWidth="form" width="full" mx="auto">
      <PasswordAgain {...asked} head={head} label={t('verify.password')} actions={actions} />
    </Card>
  )
}
