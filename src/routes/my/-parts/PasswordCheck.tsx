import { Stack } from '@chakra-ui/react'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import '#src/i18n/areas/login.ts'
import '#src/i18n/areas/my.ts'
import { useTranslation } from 'react-i18next'
import { formatDuration } from '#domain/dates.ts'
import { useApp, useSession } from '#src/components/app-context.ts'
import { ProblemNotice } from '#src/components/ProblemNotice.tsx'
import { ScreenTitle } from '#src/components/ScreenTitle.tsx'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { useFlow } from '#src/routes/-flow.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { PasswordField } from '#src/ui/PasswordField.tsx'
import { Text } from '#src/ui/Text.tsx'

const checkPasswordMachine = submissionMachine('checkPassword')

/** Asks for the password once more before the member's own area, then goes on to where they were going. */
export function PasswordCheck({ returnTo }: { returnTo: string | undefined }) {
  const { t } = useTranslation('my')
  const { t: login } = useTranslation('login')
  const { session } = useApp()
  const { info } = useSession()
  const router = useRouter()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState(false)
  const { snapshot, send, flow } = useFlow(checkPasswordMachine, {})
  const { problem, pauseSecondsLeft } = snapshot.context

  useEffect(() => {
    const accepted = flow.on('submission.accepted', () => {
      session.send({ type: 'password.confirmed' })
      if (returnTo) void navigate({ href: returnTo, replace: true })
      else void router.invalidate()
    })
    return () => accepted.unsubscribe()
  }, [flow, session, router, navigate, returnTo])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(password === '')
    if (password === '') return field.current?.focus()
    send({ type: 'submission.requested', input: { password } })
  }

  return (
    <Card padding="lg" maxWidth="form" width="full" mx="auto">
      <form onSubmit={submit} noValidate>
        <Stack gap="5">
          <Stack gap="1">
            <ScreenTitle>{t('passwordCheck.title')}</ScreenTitle>
            <Text tone="muted">{t('passwordCheck.lead')}</Text>
          </Stack>
          {/* Password managers look for the account the password belongs to. */}
          <input type="text" name="username" autoComplete="username" value={info?.email ?? ''} readOnly hidden />
          <PasswordField
            ref={field}
            label={t('passwordCheck.password')}
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={missing && login('passwordMissing')}
            showLabel={login('showPassword')}
            hideLabel={login('hidePassword')}
            capsLockText={login('capsLock')}
          />
          <ProblemNotice problem={problem}>
            {pauseSecondsLeft > 0 && <p>{login('pausedFor', { duration: formatDuration(pauseSecondsLeft) })}</p>}
          </ProblemNotice>
          <Button type="submit" size="lg" fullWidth loading={snapshot.hasTag('busy')} aria-disabled={snapshot.matches('paused') || undefined}>
            {t('passwordCheck.submit')}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
