import { NewPasswordForm } from '../NewPasswordForm.tsx'
import { useSignup } from './signup-flow-context.ts'
import { useSignupTexts } from './texts.ts'

/** The password of the new account. It is only in the memory of the page, until the review is confirmed. */
export function PasswordStep() {
  const { t } = useSignupTexts()
  const { snapshot, send, password, setPassword } = useSignup()
  const { progress, problem } = snapshot.context
  return (
    <NewPasswordForm
      title={t('password.title')}
      lead={t('password.lead')}
      owner={progress}
      password={password}
      problem={problem}
      isBusy={snapshot.hasTag('busy')}
      submitLabel={t('next')}
      onChange={setPassword}
      onSubmit={() => send({ type: 'password.chosen' })}
      onPrevious={() => send({ type: 'step.requested', step: 'id' })}
    />
  )
}
