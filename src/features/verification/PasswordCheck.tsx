import { Link, useNavigate, useRouter } from '@tanstack/react-router'
import { useApp } from '#src/components/context/app-context.ts'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { useOperation } from '#src/forms/use-operation.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { PasswordAgain } from './PasswordAgain.tsx'
import { usePasswordCheckTexts } from './password-check-texts.ts'

const checkPasswordMachine = submissionMachine('checkPassword')

/** Asks for the password again before the member's own area, then continues to the requested page. */
export function PasswordCheck({ returnTo }: { returnTo: string | undefined }) {
  const { t } = usePasswordCheckTexts()
  const { session } = useApp()
  const router = useRouter()
  const navigate = useNavigate()
  const { problem, busy, isPaused, pauseSecondsLeft, submit } = useOperation(checkPasswordMachine, {
    onDone: () => {
      session.send({ type: 'password.confirmed' })
      if (returnTo) void navigate({ href: returnTo, replace: true })
      else void router.invalidate()
    },
    reload: false,
    once: true,
  })

  const head = (
    <>
      <ScreenTitle>{t('title')}</ScreenTitle>
      <Text tone="muted">{t('lead')}</Text>
    </>
  )
  return (
    <Card padding="lg" maxWidth="form" width="full" mx="auto">
      <PasswordAgain
        head={head}
        label={t('password')}
        problem={problem}
        pauseSecondsLeft={pauseSecondsLeft}
        onSubmit={(password) => submit({ password })}
      >
        <Button type="submit" size="lg" fullWidth loading={busy} aria-disabled={isPaused || undefined}>
          {t('submit')}
        </Button>
        <Text size="sm" tone="muted">
          {t('forgotten')}{' '}
          <TextLink asChild>
            <Link to="/my/certification" search={{ returnTo }}>
              {t('certification')}
            </Link>
          </TextLink>
        </Text>
      </PasswordAgain>
    </Card>
  )
}
