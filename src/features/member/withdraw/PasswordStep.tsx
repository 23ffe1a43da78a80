import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { PasswordAgain } from '#src/features/verification/PasswordAgain.tsx'
import { BottomActions } from '#src/ui/BottomActions.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useWithdrawalTexts } from './texts.ts'
import { useWithdrawal } from './withdrawal-flow-context.ts'

/** Asks for the password again. */
export function PasswordStep() {
  const { t } = useWithdrawalTexts()
  const { snapshot, send } = useWithdrawal()
  const isBusy = snapshot.hasTag('busy')
  const head = (
    <>
      <ScreenTitle>{t('identity.title')}</ScreenTitle>
      <Text tone="muted">{t('identity.lead')}</Text>
    </>
  )
  const actions = (
    <BottomActions>
      <Button
        variant="outline"
        size="lg"
        aria-disabled={isBusy || undefined}
        onClick={() => send({ type: 'step.requested', step: 'notice' })}
      >
        {t('previous')}
      </Button>
      <Button type="submit" size="lg" loading={isBusy}>
        {t('next')}
      </Button>
    </BottomActions>
  )
  return (
    <PasswordAgain
      head={head}
      label={t('identity.password')}
      problem={snapshot.context.problem}
      onSubmit={(password) => send({ type: 'password.submitted', password })}
      actions={actions}
    />
  )
}
