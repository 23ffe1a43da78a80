import { typedText } from '#domain/typed/typed-text.ts'
import { CodeForm } from '#src/forms/CodeForm.tsx'
import { EmailForm } from '../EmailForm.tsx'
import { VerifiedStep } from './Proven.tsx'
import { useSignup } from './signup-flow-context.ts'
import { useSignupTexts } from './texts.ts'

/**
 * The step of the mail address, which becomes the login id: a form for the address, then a form for the code, and
 * after the verification the verified address.
 */
export function MailStep() {
  const { t } = useSignupTexts()
  const { snapshot, send } = useSignup()
  const { form, progress, mail, problem } = snapshot.context
  const previous = progress.accountType === 'BUSINESS' ? 'basic' : 'identity'
  const isBusy = snapshot.hasTag('busy')
  const isResending = snapshot.matches('sendingSignupMail') && mail.sentTo === typedText(form.email)

  if (snapshot.matches({ filling: 'mailProven' }))
    return (
      <VerifiedStep
        title={t('id.provenTitle')}
        items={[{ key: 'email', term: t('id.email'), value: progress.email }]}
        reopenLabel={t('id.reopen')}
        onReopen={() => send({ type: 'email.reopened' })}
        previous={previous}
      />
    )
  if (
    snapshot.matches({ filling: 'enteringMailCode' }) ||
    snapshot.matches('verifyingSignupMail') ||
    isResending
  )
    return (
      <CodeForm
        title={t('id.codeTitle')}
        lead={t('id.sent', { email: mail.sentTo })}
        note={t('id.note')}
        challenge={mail}
        problem={problem}
        isOpen={snapshot.can({ type: 'code.submitted', code: '' })}
        isBusy={isBusy}
        onCode={(code) => send({ type: 'code.submitted', code })}
        onResend={() => send({ type: 'code.requested' })}
        ways={[{ label: t('id.reopen'), onChoose: () => send({ type: 'email.reopened' }) }]}
      />
    )
  return (
    <EmailForm
      title={t('id.title')}
      lead={t('id.lead')}
      email={form.email}
      problem={problem}
      isBusy={isBusy}
      waitSeconds={!isBusy && !snapshot.can({ type: 'code.requested' }) ? mail.resendSecondsLeft : 0}
      onChange={(email) => send({ type: 'email.changed', email })}
      onSubmit={() => send({ type: 'code.requested' })}
      onPrevious={() => send({ type: 'step.requested', step: previous })}
    />
  )
}
