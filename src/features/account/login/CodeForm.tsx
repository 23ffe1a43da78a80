import { Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { formatPhone } from '#domain/korean/phone.ts'
import { ScreenHead } from '#src/components/screen/ScreenHead.tsx'
import { CodeEntry } from '#src/forms/CodeEntry.tsx'
import { CodeSubmit } from '#src/forms/CodeSubmit.tsx'
import { useCodeTexts } from '#src/forms/code-texts.ts'
import { ResendButton } from '#src/forms/ResendButton.tsx'
import { useCodeEntry } from '#src/forms/use-code-entry.ts'
import { currentChallenge } from '#src/machines/login/login-context.ts'
import { Button } from '#src/ui/Button.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { useLoginTexts } from '../login-texts.ts'
import { useLogin } from './login-context.ts'

/** The form for the six-digit code of the second factor. It shows the time until the code expires. */
export function CodeForm() {
  const { t } = useLoginTexts()
  const { t: texts } = useCodeTexts()
  const { snapshot, send } = useLogin()
  const { code, problem, factors } = snapshot.context
  const trustDays = factors?.trustDays ?? 0
  const [trustsDevice, setTrustsDevice] = useState(false)
  const challenge = currentChallenge(snapshot.context)
  const isExpired = snapshot.matches({ enteringCode: 'expired' })
  const isUnsent = snapshot.matches({ enteringCode: 'unsent' })
  const isApp = challenge?.mfaType === 'totp'
  // While text messages are unavailable the code is sent by mail; a login with such a code does not make the device a
  // trusted one.
  const isMailed = challenge?.destination?.includes('@') === true
  const entry = useCodeEntry((typed) => send({ type: 'code.submitted', code: typed, trustsDevice }))
  const resend = () => {
    entry.clear()
    send({ type: 'code.requested' })
  }

  return (
    <form onSubmit={entry.submit} noValidate>
      <Stack gap="5">
        <ScreenHead
          title={t('mfa.title')}
          lead={
            !challenge
              ? t(isUnsent ? 'mfa.unsent' : 'mfa.sending')
              : challenge.destination
                ? t(isMailed ? 'mfa.mailed' : 'mfa.sent', { destination: formatPhone(challenge.destination) })
                : t('mfa.app')
          }
        />
        <CodeEntry
          entry={entry}
          secondsLeft={code.codeSecondsLeft}
          problem={problem}
          expired={isExpired && texts(isApp ? 'expiredApp' : 'expired')}
        >
          {trustDays > 0 && !isMailed && (
            <Checkbox
              label={t('mfa.trust', { days: trustDays })}
              hint={t('mfa.trustHint')}
              checked={trustsDevice}
              onChange={(event) => setTrustsDevice(event.target.checked)}
            />
          )}
        </CodeEntry>
        <CodeSubmit
          size="lg"
          fullWidth
          isOpen={snapshot.can({ type: 'code.submitted', code: '' })}
          isBusy={snapshot.hasTag('busy')}
        />
        <Stack gap="2">
          <ResendButton
            variant="outline"
            fullWidth
            challenge={code}
            isApp={isApp}
            isOpen={snapshot.can({ type: 'code.requested' })}
            onClick={resend}
          />
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
