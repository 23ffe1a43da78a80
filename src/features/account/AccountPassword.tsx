import { PasswordField, type PasswordFieldProps } from '#src/ui/PasswordField.tsx'
import { useLoginTexts } from './login-texts.ts'

type Props = Omit<PasswordFieldProps, 'showLabel' | 'hideLabel' | 'capsLockText'> & {
  /** The mail address of the account, if it is known and the form has no field for it. */
  email?: string | null | undefined
}

/**
 * The field for the current or the new password of an account. It includes the mail address, so that password
 * managers know which account the password belongs to.
 */
export function AccountPassword({ email, ...field }: Props) {
  const { t } = useLoginTexts()
  return (
    <>
      {email !== undefined && (
        <input type="text" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />
      )}
      <PasswordField
        {...field}
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        capsLockText={t('capsLock')}
      />
    </>
  )
}
