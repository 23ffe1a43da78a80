import { Stack } from '@chakra-ui/react'
import { useEffect } from 'react'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { ScreenHead } from '#src/components/screen/ScreenHead.tsx'
import { SCREEN_TITLE_ID } from '#src/components/screen/ScreenTitle.tsx'
import { usePasskeyPrompt } from '#src/features/passkey/use-passkey-prompt.ts'
import { BottomActions } from '#src/ui/BottomActions.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { useWithdrawalTexts } from './texts.ts'
import { useWithdrawal } from './withdrawal-flow-context.ts'

/** A passkey instead of a code; for a member without another factor the only alternative is a recovery code. */
export function PasskeyStep() {
  const { t } = useWithdrawalTexts()
  const { snapshot, send } = useWithdrawal()
  const { passkey, factors, hasRecoveryCode, withheld, problem } = snapshot.context
  const isBusy = snapshot.hasTag('busy')
  const isPrompting = snapshot.matches('prompting')
  const hasCode = factors.length > 0

  // The shell moves the focus only when the address changes, so this step moves the focus itself.
  useEffect(() => document.getElementById(SCREEN_TITLE_ID)?.focus(), [])

  usePasskeyPrompt(isPrompting ? passkey : undefined, send)

  const previousStep = () =>
    send(hasCode ? { type: 'step.left' } : { type: 'step.requested', step: 'notice' })
  return (
    <>
      <Stack gap="5">
        <ScreenHead title={t('identity.passkeyTitle')} lead={t('identity.passkeyLead')} />
        {withheld && (
          <Notice status="warning" role="alert">
            <p>{t(`identity.withheld.${withheld}`)}</p>
          </Notice>
        )}
        <ProblemNotice problem={problem} />
        {hasRecoveryCode && !hasCode && (
          <Button
            variant="ghost"
            alignSelf="flex-start"
            ml="-5"
            aria-disabled={isBusy || undefined}
            onClick={() => send({ type: 'recovery.chosen' })}
          >
            {t('identity.recovery')}
          </Button>
        )}
      </Stack>
      <BottomActions>
        <Button variant="outline" size="lg" aria-disabled={isBusy || undefined} onClick={previousStep}>
          {t('previous')}
        </Button>
        <Button size="lg" loading={isBusy} onClick={() => send({ type: 'passkey.requested' })}>
          {t('identity.submit')}
        </Button>
      </BottomActions>
    </>
  )
}
