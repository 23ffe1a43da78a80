import { chakra, Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { formatDuration } from '#domain/dates.ts'
import { isEmail } from '#domain/email.ts'
import { isBlank, typedText } from '#domain/typed/typed-text.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { Button } from '#src/ui/Button.tsx'
import { PasswordField } from '#src/ui/PasswordField.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { useLoginTexts } from '../login-texts.ts'
import { useLogin } from './login-context.ts'
import { PasskeyLogin } from './PasskeyLogin.tsx'

/** E-mail and password. The password is stored only in the field: it is lost with a reload, and never in the machine. */
export function CredentialsForm() {
  const { t } = useLoginTexts()
  const { snapshot, send } = useLogin()
  const { email, problem, pauseSecondsLeft } = snapshot.context
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const emailField = useRef<HTMLInputElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)
  const emailError = isBlank(email)
    ? t('emailMissing')
    : isEmail(typedText(email))
      ? undefined
      : t('emailWrong')
  const passwordError = password === '' ? t('passwordMissing') : undefined

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (emailError) return emailField.current?.focus()
    if (passwordError) return passwordField.current?.focus()
    send({ type: 'credentials.submitted', email: typedText(email), password })
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="5">
        <Stack gap="1">
          <ScreenTitle>{t('title')}</ScreenTitle>
          <Text tone="muted">{t('lead')}</Text>
        </Stack>
        <TextField
          ref={emailField}
          label={t('email')}
          name="email"
          type="email"
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          readOnly={snapshot.hasTag('busy')}
          onChange={(event) => send({ type: 'email.changed', email: event.target.value })}
          error={tried && emailError}
        />
        <PasswordField
          ref={passwordField}
          label={t('password')}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={tried && passwordError}
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
          capsLockText={t('capsLock')}
        />
        <ProblemNotice problem={problem}>
          {pauseSecondsLeft > 0 && (
            <Text as="p" numeric>
              {t('pausedFor', { duration: formatDuration(pauseSecondsLeft) })}
            </Text>
          )}
        </ProblemNotice>
        <Button
          type="submit"
          size="lg"
          fullWidth
          loading={snapshot.hasTag('busy')}
          aria-disabled={snapshot.matches('paused') || undefined}
        >
          {t('submit')}
        </Button>
        <PasskeyLogin disabled={snapshot.hasTag('busy')} />
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          columnGap="4"
        >
          <TextLink asChild standalone>
            <Link to="/auth/reset/password">{t('reset')}</Link>
          </TextLink>
          <chakra.span display="inline-flex" alignItems="center" gap="2">
            <Text as="span" size="sm" tone="muted">
              {t('noAccount')}
            </Text>
            <TextLink asChild standalone>
              <Link to="/auth/signup" search={(search) => search}>
                {t('signup')}
              </Link>
            </TextLink>
          </chakra.span>
        </chakra.div>
      </Stack>
    </form>
  )
}
