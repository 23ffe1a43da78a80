import { Stack } from '@chakra-ui/react'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Problem } from '#contract/problem.ts'
import { formatDuration } from '#domain/dates.ts'
import { useSession } from '#src/components/context/app-context.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useLoginTexts } from '#src/features/account/login-texts.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { PasswordField } from '#src/ui/PasswordField.tsx'

type Props = {
  /** Heading and lead. */
  head: ReactNode
  label: string
  problem: Problem | undefined
  pauseSecondsLeft?: number
  /** Where the form appears in the middle of a screen. */
  compact?: boolean
  onSubmit: (password: string) => void
  /** What is below the field, and the end of the form. */
  children?: ReactNode
  actions?: ReactNode
}

/** Asks the logged-in person for their password again; it is passed to `onSubmit` and not stored. */
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
  const field = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState(false)
  useEffect(() => {
    if (compact) field.current?.focus()
  }, [compact])

  const pause = pauseSecondsLeft > 0 && (
    <p>{t('pausedFor', { duration: formatDuration(pauseSecondsLeft) })}</p>
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(password === '')
    if (password === '') return field.current?.focus()
    onSubmit(password)
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack {...(compact ? { gap: '4', maxWidth: 'form' } : { gap: '5' })}>
        <Stack gap="1">{head}</Stack>
        {/* Password managers look for the account the password belongs to. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={info?.email ?? ''}
          readOnly
          hidden
        />
        <PasswordField
          ref={field}
          label={label}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={missing && t('passwordMissing')}
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
          capsLockText={t('capsLock')}
        />
        <ProblemNotice problem={problem}>{pause}</ProblemNotice>
        {/* A pause that was met before, whose problem is over. */}
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
