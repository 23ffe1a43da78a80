import { Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Problem } from '#contract/problem.ts'
import { formatDuration } from '#domain/dates.ts'
import { useSession } from '#src/components/context/app-context.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { AccountPassword } from '#src/features/account/AccountPassword.tsx'
import { useLoginTexts } from '#src/features/account/login-texts.ts'
import { useForm } from '#src/forms/use-form.ts'
import { Notice } from '#src/ui/Notice.tsx'

type Props = {
  /** Heading and lead. */
  head: ReactNode
  label: string
  problem: Problem | undefined
  pauseSecondsLeft?: number
  /** Whether the form is in the middle of a screen. */
  compact?: boolean
  onSubmit: (password: string) => void
  /** The content below the field; `actions` is at the end of the form. */
  children?: ReactNode
  actions?: ReactNode
}

/** Asks the logged-in person for their password again. The password is passed to `onSubmit` and not stored. */
export function PasswordAgain({
  head,
  label,
  problem,
  pauseSecondsLeft = 0,
  compact = false,
  onSubmit,
  children,
  actions,
}: Props) {
  const { t } = useLoginTexts()
  const { info } = useSession()
  const form = useForm({
    fields: { password: '' },
    mistakes: ({ password }) => ({ password: password === '' && t('passwordMissing') }),
    focused: compact,
    busy: false,
    onSubmit: ({ password }) => onSubmit(password),
  })
  const pause = pauseSecondsLeft > 0 && (
    <p>{t('pausedFor', { duration: formatDuration(pauseSecondsLeft) })}</p>
  )
  return (
    <form {...form.element}>
      <Stack {...(compact ? { gap: '4', maxWidth: 'form' } : { gap: '5' })}>
        <Stack gap="1">{head}</Stack>
        <AccountPassword
          email={info?.email ?? null}
          label={label}
          name="password"
          autoComplete="current-password"
          {...form.field('password')}
        />
        <ProblemNotice problem={problem}>{pause}</ProblemNotice>
        {/* An earlier pause, whose problem is over. */}
        {!problem && pause && (
          <Notice status="warning" role="alert">
            {pause}
          </Notice>
        )}
        {children}
      </Stack>
      {actions}
    </form>
  )
}
