import { Stack } from '@chakra-ui/react'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import type { Problem } from '#contract/problem.ts'
import { leastOf, type PasswordOwner, passwordWeakness } from '#domain/password/rules.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { BottomActions } from '#src/ui/BottomActions.tsx'
import { Button } from '#src/ui/Button.tsx'
import { PasswordField } from '#src/ui/PasswordField.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useLoginTexts } from './login-texts.ts'
import { PasswordRules } from './PasswordRules.tsx'
import { useAccountTexts } from './texts.ts'

type NewPasswordFormProps = {
  title: string
  lead: ReactNode
  owner: PasswordOwner
  /** Stored by the screen, and discarded with it. */
  password: string
  problem: Problem | undefined
  isBusy: boolean
  submitLabel: string
  onChange: (password: string) => void
  onSubmit: () => void
  onPrevious?: () => void
}

/** A new password, checked against the rules while it is typed; the server reports a common one. */
export function NewPasswordForm({
  title,
  lead,
  owner: known,
  password,
  problem,
  isBusy,
  submitLabel,
  onChange,
  onSubmit,
  onPrevious,
}: NewPasswordFormProps) {
  const { t } = useAccountTexts()
  const { t: login } = useLoginTexts()
  const field = useRef<HTMLInputElement>(null)
  const [tried, setTried] = useState(false)
  // A value that the server refused stays refused until it is changed.
  const [changed, setChanged] = useState(false)
  // The server's latest demand applies: a factor may have been removed since the form was opened.
  const least = problem?.data.passwordLeast ?? leastOf(known)
  const owner = { ...known, passwordLeast: least }
  const weakness = passwordWeakness(password, owner)
  const isRefused = !changed && (problem?.is('password.weak') ?? false)
  const refused = isRefused ? (problem?.data.weakness ?? 'common') : undefined
  const shown = refused ?? (tried ? weakness : undefined)
  const error = tried && password === '' ? login('passwordMissing') : shown && t(`weak.${shown}`, { least })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (weakness || isRefused) return field.current?.focus()
    setChanged(false)
    onSubmit()
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="5">
        <Stack gap="1">
          <ScreenTitle>{title}</ScreenTitle>
          <Text tone="muted">{lead}</Text>
        </Stack>
        {/* Password managers look for the account the password belongs to. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={owner.email ?? ''}
          readOnly
          hidden
        />
        <Stack gap="3">
          <PasswordField
            ref={field}
            label={t('password.label')}
            name="new-password"
            autoComplete="new-password"
            value={password}
            readOnly={isBusy}
            onChange={({ target }) => {
              setChanged(true)
              onChange(target.value)
            }}
            error={error}
            showLabel={login('showPassword')}
            hideLabel={login('hidePassword')}
            capsLockText={login('capsLock')}
          />
          <PasswordRules password={password} owner={owner} />
        </Stack>
        {!problem?.is('password.weak') && <ProblemNotice problem={problem} />}
      </Stack>
      <BottomActions>
        {onPrevious && (
          <Button variant="outline" size="lg" aria-disabled={isBusy || undefined} onClick={onPrevious}>
            {t('previous')}
          </Button>
        )}
        <Button type="submit" size="lg" loading={isBusy}>
          {submitLabel}
        </Button>
      </BottomActions>
    </form>
  )
}
