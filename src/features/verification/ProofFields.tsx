import { useEffect } from 'react'
import { useSession } from '#src/components/context/app-context.ts'
import { AccountPassword } from '#src/features/account/AccountPassword.tsx'
import { CodeEntry } from '#src/forms/CodeEntry.tsx'
import { ResendButton } from '#src/forms/ResendButton.tsx'
import { useCodeEntry } from '#src/forms/use-code-entry.ts'
import { useForm } from '#src/forms/use-form.ts'
import { useRecoveryCode } from '#src/forms/use-recovery-code.ts'
import { TextField } from '#src/ui/TextField.tsx'
import { ProofFrame } from './ProofFrame.tsx'
import type { ProofProps } from './proof-props.ts'
import { useVerificationTexts } from './texts.ts'

/**
 * The form for a passkey; or, if the available factors could not be loaded, a button that loads them again. Nothing
 * is typed in either case.
 */
export function ProofWithoutTyping(props: ProofProps) {
  const { snapshot, send } = props
  const isUnreached = snapshot.matches({ asking: 'unreached' })
  const form = useForm({
    fields: {},
    busy: false,
    onSubmit: () => send({ type: isUnreached ? 'ways.requested' : 'passkey.requested' }),
  })
  return <ProofFrame {...props} form={form.element} />
}

/** The form for the password, which the member enters again. */
export function PasswordProof(props: ProofProps) {
  const { t } = useVerificationTexts()
  const { info } = useSession()
  const form = useForm({
    fields: { password: '' },
    mistakes: ({ password }) => ({ password: password === '' && t('missing.password') }),
    focused: true,
    busy: false,
    onSubmit: ({ password }) => props.send({ type: 'password.submitted', password }),
  })
  return (
    <ProofFrame {...props} form={form.element}>
      <AccountPassword
        email={info?.email ?? null}
        label={t('password')}
        name="password"
        autoComplete="current-password"
        {...form.field('password')}
      />
    </ProofFrame>
  )
}

/** The form for a recovery code, which replaces the second factor. */
export function RecoveryProof(props: ProofProps) {
  const { t } = useVerificationTexts()
  const form = useRecoveryCode({
    missing: t('missing.recovery'),
    busy: false,
    focused: true,
    onCode: (recoveryCode) => props.send({ type: 'recovery.submitted', recoveryCode }),
  })
  return (
    <ProofFrame {...props} form={form.element}>
      <TextField label={t('recovery')} {...form.codeField} />
    </ProofFrame>
  )
}

/** The form for the six digits of a text message or of the authenticator app. */
export function CodeProof(props: ProofProps) {
  const { snapshot, send } = props
  const { way, code, problem } = snapshot.context
  const isApp = way === 'TOTP'
  const entry = useCodeEntry((typed) => send({ type: 'code.submitted', code: typed }))
  const { field } = entry
  useEffect(() => field.current?.focus(), [field])
  const resend = () => {
    entry.clear()
    send({ type: 'code.requested' })
  }
  return (
    <ProofFrame
      {...props}
      form={{ onSubmit: entry.submit, noValidate: true }}
      act={
        (!isApp || code.codeSecondsLeft === 0) && (
          <ResendButton
            challenge={code}
            isApp={isApp}
            isOpen={!snapshot.hasTag('busy') && code.resendSecondsLeft === 0}
            onClick={resend}
          />
        )
      }
      showsProblem
    >
      <CodeEntry entry={entry} secondsLeft={code.codeSecondsLeft} problem={problem} />
    </ProofFrame>
  )
}
