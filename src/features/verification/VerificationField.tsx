import type { Ref } from 'react'
import { formatDuration } from '#domain/dates.ts'
import { useSession } from '#src/components/context/app-context.ts'
import { CodeField } from '#src/ui/CodeField.tsx'
import { PasswordField } from '#src/ui/PasswordField.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { useVerificationTexts } from './texts.ts'

export type ProofField = 'password' | 'code' | 'recovery'
type Props = {
  ref: Ref<HTMLInputElement>
  kind: ProofField
  value: string
  onChange: (value: string) => void
  /** The remaining validity of a code. */
  secondsLeft: number
  isMissing: boolean
}

/** The input field of a proof of identity: a password or a code. */
export function VerificationField({ ref, kind, value, onChange, secondsLeft, isMissing }: Props) {
  const { t } = useVerificationTexts()
  const { info } = useSession()
  const error = isMissing && t(`missing.${kind}`)
  if (kind === 'code')
    return (
      <CodeField
        ref={ref}
        label={t('code')}
        value={value}
        onValueChange={onChange}
        hint={
          secondsLeft > 0 && (
            <Text as="span" numeric>
              {t('left', { duration: formatDuration(secondsLeft) })}
            </Text>
          )
        }
        error={error}
      />
    )
  if (kind === 'recovery')
    return (
      <TextField
        ref={ref}
        label={t('recovery')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={error}
      />
    )
  return (
    <>
      {/* Password managers look for the account the password belongs to. */}
      <input type="text" name="username" autoComplete="username" value={info?.email ?? ''} readOnly hidden />
      <PasswordField
        ref={ref}
        label={t('password')}
        name="password"
        autoComplete="current-password"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={error}
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        capsLockText={t('capsLock')}
      />
    </>
  )
}
