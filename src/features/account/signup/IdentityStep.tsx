import { formatPhone } from '#domain/korean/phone.ts'
import { typedText } from '#domain/typed/typed-text.ts'
import { CodeForm } from '#src/forms/CodeForm.tsx'
import { IdentityForm } from './IdentityForm.tsx'
import { VerifiedStep } from './Proven.tsx'
import { useSignup } from './signup-flow-context.ts'
import { useSignupTexts } from './texts.ts'

/**
 * The step of the identity: a form for name and mobile number, then a form for the code, and after the verification
 * the verified values.
 */
export function IdentityStep() {
  const { t } = useSignupTexts()
  const { snapshot, send } = useSignup()
  const { form, progress, phone, problem } = snapshot.context
  const isResending = snapshot.matches('sendingSignupCode') && phone.sentTo === typedText(form.phoneNumber)

  if (snapshot.matches({ filling: 'identified' }) || snapshot.matches('savingSignupBasic'))
    return (
      <VerifiedStep
        title={t('identity.provenTitle')}
        items={[
          { key: 'name', term: t('identity.name'), value: progress.name },
          {
            key: 'phone',
            term: t('identity.phone'),
            value: formatPhone(progress.phoneNumber ?? ''),
            numeric: true,
          },
        ]}
        reopenLabel={t('identity.reopen')}
        onReopen={() => send({ type: 'identity.reopened' })}
        previous="terms"
      />
    )
  if (snapshot.matches({ filling: 'enteringCode' }) || snapshot.matches('verifyingSignupCode') || isResending)
    return (
      <CodeForm
        title={t('identity.codeTitle')}
        lead={t('identity.sent', { destination: formatPhone(phone.sentTo) })}
        challenge={phone}
        problem={problem}
        isOpen={snapshot.can({ type: 'code.submitted', code: '' })}
        isBusy={snapshot.hasTag('busy')}
        onCode={(code) => send({ type: 'code.submitted', code })}
        onResend={() => send({ type: 'code.requested' })}
        ways={[{ label: t('identity.reopen'), onChoose: () => send({ type: 'identity.reopened' }) }]}
      />
    )
  return <IdentityForm />
}
