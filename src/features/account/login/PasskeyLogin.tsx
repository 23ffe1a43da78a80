import { Stack } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { formatDuration } from '#domain/dates.ts'
import { useApp } from '#src/components/context/app-context.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useFlow } from '#src/components/flow/use-flow.ts'
import { canOfferPasskeys } from '#src/features/passkey/passkey-prompt.ts'
import { usePasskeyPrompt } from '#src/features/passkey/use-passkey-prompt.ts'
import { passkeyLoginMachine } from '#src/machines/passkey-login/passkey-login.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { useLoginTexts } from '../login-texts.ts'
import { ClosedAccount } from './ClosedAccount.tsx'
import { useResetRequired } from './use-reset-required.ts'

/**
 * The login with a passkey: the browser suggests passkeys in the field for the mail address, and asks for one when
 * the button is pressed.
 */
export function PasskeyLogin({ disabled }: { disabled: boolean }) {
  const { t } = useLoginTexts()
  const { session } = useApp()
  const [input] = useState(() => ({ deviceId: session.getSnapshot().context.deviceId }))
  const { snapshot, send, flow } = useFlow(passkeyLoginMachine, { input })
  const { mode, request, withheld, problem, pauseSecondsLeft } = snapshot.context
  useResetRequired(problem)
  const isPrompting = snapshot.matches('prompting')

  useEffect(() => {
    const completedListener = flow.on('login.completed', () => session.send({ type: 'session.opened' }))
    return () => completedListener.unsubscribe()
  }, [flow, session])

  useEffect(() => {
    void canOfferPasskeys().then((can) => can && send({ type: 'offer.made' }))
  }, [send])

  usePasskeyPrompt(isPrompting ? request : undefined, send, { quiet: mode === 'quiet' })

  return (
    <Stack gap="3">
      <Button
        variant="outline"
        size="lg"
        fullWidth
        loading={snapshot.hasTag('busy') && mode === 'asked'}
        aria-disabled={disabled || snapshot.matches('paused') || undefined}
        onClick={() => !disabled && send({ type: 'passkey.requested' })}
      >
        {t('passkey.submit')}
      </Button>
      {withheld && (
        <Notice status="warning" role="alert">
          <p>{t(`passkey.withheld.${withheld}`)}</p>
        </Notice>
      )}
      <ProblemNotice problem={problem}>
        {pauseSecondsLeft > 0 && <p>{t('pausedFor', { duration: formatDuration(pauseSecondsLeft) })}</p>}
        <ClosedAccount problem={problem} />
      </ProblemNotice>
    </Stack>
  )
}
