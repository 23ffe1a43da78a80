import { Stack } from '@chakra-ui/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import '#src/i18n/areas/withdrawal.ts'
import { useTranslation } from 'react-i18next'
import { formatDuration } from '#domain/dates.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { BottomActions } from '#src/ui/BottomActions.tsx'
import { Button } from '#src/ui/Button.tsx'
import { CodeField } from '#src/ui/CodeField.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useWithdrawal } from './withdrawal-flow-context.ts'

const CODE_LENGTH = 6

/** The six digits of a message or of the authenticator app, and the other ways there are. */
export function CodeStep() {
  const { t } = useTranslation('withdrawal')
  const { snapshot, send } = useWithdrawal()
  const { mfaType, factors, passkey, hasRecoveryCode, problem } = snapshot.context
  const { codeSecondsLeft, resendSecondsLeft } = snapshot.context.code
  const [code, setCode] = useState('')
  const [tried, setTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const isBusy = snapshot.hasTag('busy')
  const isOpen = snapshot.matches({ enteringCode: 'open' })
  const isExpired = snapshot.matches({ enteringCode: 'expired' })
  const isIncomplete = code.length !== CODE_LENGTH
  const isSms = mfaType === 'sms'
  const destination = factors.find((factor) => factor.mfaType === mfaType)?.destination

  // The address does not change, so nothing else brings the focus here.
  useEffect(() => field.current?.focus(), [mfaType])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isIncomplete) return field.current?.focus()
    if (isOpen) send({ type: 'code.submitted', code })
  }
  const resend = () => {
    setCode('')
    setTried(false)
    field.current?.focus()
    send({ type: 'code.requested' })
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="5">
        <Stack gap="1">
          <ScreenTitle>{t('identity.codeTitle')}</ScreenTitle>
          <Text tone="muted">{isSms ? t('identity.sms', { destination }) : t('identity.totp')}</Text>
        </Stack>
        <CodeField
          ref={field}
          label={t('identity.code')}
          value={code}
          onValueChange={setCode}
          hint={
            codeSecondsLeft > 0 && (
              <Text as="span" numeric>
                {t('identity.left', { duration: formatDuration(codeSecondsLeft) })}
              </Text>
            )
          }
          error={tried && isIncomplete && t('identity.incomplete')}
        />
        <ProblemNotice problem={problem} />
        {isExpired && !problem && (
          <Text tone="danger" role="alert">
            {t(isSms ? 'identity.expired' : 'identity.expiredTotp')}
          </Text>
        )}
        <Stack gap="0" alignItems="flex-start" ml="-5">
          {(isSms || isExpired) && (
            <Button
              variant="ghost"
              aria-disabled={isBusy || resendSecondsLeft > 0 || undefined}
              onClick={resend}
            >
              {resendSecondsLeft > 0
                ? t('identity.resendIn', { duration: formatDuration(resendSecondsLeft) })
                : t(isSms ? 'identity.resend' : 'identity.restart')}
            </Button>
          )}
          {factors
            .filter((factor) => factor.mfaType !== mfaType)
            .map((factor) => (
              <Button
                key={factor.mfaType}
                variant="ghost"
                aria-disabled={isBusy || undefined}
                onClick={() => send({ type: 'factor.chosen', mfaType: factor.mfaType })}
              >
                {t(`identity.use.${factor.mfaType}`)}
              </Button>
            ))}
          {passkey && (
            <Button
              variant="ghost"
              aria-disabled={isBusy || undefined}
              onClick={() => send({ type: 'passkey.chosen' })}
            >
              {t('identity.passkey')}
            </Button>
          )}
          {hasRecoveryCode && (
            <Button
              variant="ghost"
              aria-disabled={isBusy || undefined}
              onClick={() => send({ type: 'recovery.chosen' })}
            >
              {t('identity.recovery')}
            </Button>
          )}
        </Stack>
      </Stack>
      <BottomActions>
        <Button
          variant="outline"
          size="lg"
          aria-disabled={isBusy || undefined}
          onClick={() => send({ type: 'step.requested', step: 'notice' })}
        >
          {t('previous')}
        </Button>
        <Button type="submit" size="lg" loading={isBusy} aria-disabled={(!isBusy && !isOpen) || undefined}>
          {t('identity.submit')}
        </Button>
      </BottomActions>
    </form>
  )
}
