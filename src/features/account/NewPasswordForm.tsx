import { Stack } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import type { Problem } from '#contract/problem.ts'
import { minLengthOf, type PasswordOwner, passwordWeakness } from '#domain/password/rules.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { StepForm } from '#src/forms/StepForm.tsx'
import { useForm } from '#src/forms/use-form.ts'
import { AccountPassword } from './AccountPassword.tsx'
import { useLoginTexts } from './login-texts.ts'
import { PasswordRules } from './PasswordRules.tsx'
import { useAccountTexts } from './texts.ts'

type NewPasswordFormProps = {
  title: string
  lead: ReactNode
  owner: PasswordOwner
  /** The typed password. The parent component stores it, and discards it when the screen is left. */
  password: string
  problem: Problem | undefined
  isBusy: boolean
  submitLabel: string
  onChange: (password: string) => void
  onSubmit: () => void
  onPrevious?: () => void
}

/**
 * The form for a new password. The rules are checked while the password is typed; the server refuses a password that
 * is too common.
 */
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
  // A value that the server refused stays invalid until it is changed.
  const [changed, setChanged] = useState(false)
  // The latest minimum length from the server applies: a factor may have been removed since the form was opened.
  const minLength = problem?.data.passwordLeast ?? minLengthOf(known)
  const owner = { ...known, passwordLeast: minLength }
  const weakness = passwordWeakness(password, owner)
  const isRefused = !changed && (problem?.is('password.weak') ?? false)
  const refusedWeakness = isRefused ? (problem?.data.weakness ?? 'common') : undefined
  const form = useForm({
    fields: { password },
    mistakes: () => ({
      password:
        password === '' ? login('passwordMissing') : weakness && t(`weak.${weakness}`, { least: minLength }),
    }),
    refused: refusedWeakness && { password: t(`weak.${refusedWeakness}`, { least: minLength }) },
    busy: isBusy,
    onChange: (changes) => {
      setChanged(true)
      onChange(changes.password ?? '')
    },
    onSubmit: () => {
      setChanged(false)
      onSubmit()
    },
  })
  return (
    <StepForm
      form={form}
      title={title}
      lead={lead}
      problem={!problem?.is('password.weak') && <ProblemNotice problem={problem} />}
      previous={onPrevious && { label: t('previous'), onClick: onPrevious }}
      submit={submitLabel}
    >
      <Stack gap="3">
        <AccountPassword
          email={owner.email ?? null}
          label={t('password.label')}
          name="new-password"
          autoComplete="new-password"
          {...form.field('password')}
        />
        <PasswordRules password={password} owner={owner} />
      </Stack>
    </StepForm>
  )
}
