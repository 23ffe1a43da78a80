import { chakra, Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { formatDuration } from '#domain/dates.ts'
import { isEmail } from '#domain/email.ts'
import { isBlank, typedText } from '#domain/typed/typed-text.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { ScreenHead } from '#src/components/screen/ScreenHead.tsx'
import { useForm } from '#src/forms/use-form.ts'
import { Button } from '#src/ui/Button.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { AccountPassword } from '../AccountPassword.tsx'
import { useLoginTexts } from '../login-texts.ts'
import { ClosedAccount } from './ClosedAccount.tsx'
import { useLogin } from './login-context.ts'
import { PasskeyLogin } from './PasskeyLogin.tsx'

/**
 * The form for mail address and password. Only the field holds the password: the machine never receives it, and a
 * reload discards it.
 */
export function CredentialsForm() {
  const { t } = useLoginTexts()
  const { snapshot, send } = useLogin()
  const { email, problem, pauseSecondsLeft } = snapshot.context
  const form = useForm({
    fields: { email, password: '' },
    mistakes: (typed) => ({
      email: isBlank(typed.email) ? t('emailMissing') : !isEmail(typedText(typed.email)) && t('emailWrong'),
      password: typed.password === '' && t('passwordMissing'),
    }),
    busy: snapshot.hasTag('busy'),
    onSubmit: ({ password }) => send({ type: 'credentials.submitted', email: typedText(email), password }),
  })
  return (
    <form {...form.element}>
      <Stack gap="5">
        <ScreenHead title={t('title')} lead={t('lead')} />
        <TextField
          label={t('email')}
          name="email"
          type="email"
          autoComplete="username webauthn"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('email')}
          onChange={({ target }) => send({ type: 'email.changed', email: target.value })}
        />
        <AccountPassword
          label={t('password')}
          name="password"
          autoComplete="current-password"
          {...form.field('password')}
        />
        <ProblemNotice problem={problem}>
          {pauseSecondsLeft > 0 && (
            <Text as="p" numeric>
              {t('pausedFor', { duration: formatDuration(pauseSecondsLeft) })}
            </Text>
          )}
          <ClosedAccount problem={problem} />
        </ProblemNotice>
        <Button
          type="submit"
          size="lg"
          fullWidth
          loading={form.busy}
          aria-disabled={snapshot.matches('paused') || undefined}
        >
          {t('submit')}
        </Button>
        <PasskeyLogin disabled={form.busy} />
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
