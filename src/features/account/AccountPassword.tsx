import { PasswordField, type PasswordFieldProps } from '#src/ui/PasswordField.tsx'
import { useLoginTexts } from './login-texts.ts'

type Props = Omit<PasswordFieldProps, 'showLabel' | 'hideLabel' | 'capsLockText'> & {
  /** The mail address of a known account, where the form does not ask for it. */
  email?: string | null | undefined
}

/** The password of an account, current or new; password managers find the account that it belongs to. */
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
