import { Stack } from '@chakra-ui/react'
import { type FormEvent, useRef, useState } from 'react'
import '#src/i18n/areas/login.ts'
import { useTranslation } from 'react-i18next'
import { formatDuration } from '#domain/dates.ts'
import { formatPhone } from '#domain/korean/phone.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { currentChallenge } from '#src/machines/login/login-context.ts'
import { Button } from '#src/ui/Button.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { CodeField } from '#src/ui/CodeField.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useLogin } from './login-context.ts'

const CODE_LENGTH = 6

/** The six digits of the second factor, with the time they are good for. */
export function CodeForm() {
  const { t } = useTranslation('login')
  const { snapshot, send } = useLogin()
  const { problem, factors } = snapshot.context
  const { codeSecondsLeft, resendSecondsLeft } = snapshot.context.code
  const trustDays = factors?.trustDays ?? 0
  const [code, setCode] = useState('')
  const [tried, setTried] = useState(false)
  const [trustsDevice, setTrustsDevice] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const challenge = currentChallenge(snapshot.context)
  const open = snapshot.matches({ enteringCode: 'open' })
  const expired = snapshot.matches({ enteringCode: 'expired' })
  const incomplete = code.length !== CODE_LENGTH

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (incomplete) return field.current?.focus()
    send({ type: 'code.submitted', code, trustsDevice })
  }
  const resend = () => {
    setCode('')
    setTried(false)
    send({ type: 'code.requested' })
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="5">
        <Stack gap="1">
          <ScreenTitle>{t('mfa.title')}</ScreenTitle>
          <Text tone="muted">
            {!challenge
              ? t('mfa.sending')
              : challenge.destination
                ? t('mfa.sent', { destination: formatPhone(challenge.destination) })
                : t('mfa.app')}
          </Text>
        </Stack>
        <CodeField
          ref={field}
          label={t('mfa.code')}
          value={code}
          onValueChange={setCode}
          hint={
            codeSecondsLeft > 0 && (
              <Text as="span" numeric>
                {t('mfa.left', { duration: formatDuration(codeSecondsLeft) })}
              </Text>
            )
          }
          error={tried && incomplete && t('mfa.codeWrong')}
        />
        {trustDays > 0 && (
          <Checkbox
            label={t('mfa.trust', { days: trustDays })}
            hint={t('mfa.trustHint')}
            checked={trustsDevice}
            onChange={(event) => setTrustsDevice(event.target.checked)}
          />
        )}
        <ProblemNotice problem={problem} />
        {expired && !problem && (
          <Text tone="danger" role="alert">
            {t(challenge?.mfaType === 'totp' ? 'mfa.expiredApp' : 'mfa.expired')}
          </Text>
        )}
        <Button
          type="submit"
          size="lg"
          fullWidth
          loading={snapshot.hasTag('busy')}
          aria-disabled={!open || undefined}
        >
          {t('mfa.submit')}
        </Button>
        <Stack gap="2">
          <Button
            variant="outline"
            fullWidth
            aria-disabled={!snapshot.can({ type: 'code.requested' }) || undefined}
            onClick={resend}
          >
            {resendSecondsLeft > 0
              ? t('mfa.resendIn', { duration: formatDuration(resendSecondsLeft) })
              : t(challenge?.mfaType === 'totp' ? 'mfa.restart' : 'mfa.resend')}
          </Button>
          <Button
            variant="ghost"
            fullWidth
            aria-disabled={!snapshot.can({ type: 'other.chosen' }) || undefined}
            onClick={() => send({ type: 'other.chosen' })}
          >
            {t('mfa.other')}
          </Button>
          <Button
            variant="ghost"
            fullWidth
            aria-disabled={!snapshot.can({ type: 'login.restarted' }) || undefined}
            onClick={() => send({ type: 'login.restarted' })}
          >
            {t('mfa.startOver')}
          </Button>
        </Stack>
      </Stack>
    </form>
  )
}
