import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { typedText } from '#domain/typed/typed-text.ts'
import { useFlow } from '#src/components/flow/use-flow.ts'
import { CodeForm } from '#src/forms/CodeForm.tsx'
import { useDirtyForm } from '#src/forms/use-dirty-form.ts'
import { passwordResetMachine } from '#src/machines/password-reset/password-reset.machine.ts'
import { Card } from '#src/ui/Card.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { EmailForm } from '../EmailForm.tsx'
import { NewPasswordForm } from '../NewPasswordForm.tsx'
import { ResetDone } from './ResetDone.tsx'
import { usePasswordResetTexts } from './texts.ts'

/** The reset of a forgotten password. All steps have the same address, which does not reveal the account. */
export function PasswordReset() {
  const { t } = usePasswordResetTexts()
  const { snapshot, send, flow } = useFlow(passwordResetMachine, {})
  const { email, code, passwordLeast, problem } = snapshot.context
  const [password, setPassword] = useState('')
  const isBusy = snapshot.hasTag('busy')
  const isOver = snapshot.matches('completed')
  const form = useDirtyForm(!isOver && email !== '', { worthAQuestion: false })

  useEffect(() => {
    const resetListener = flow.on('password.reset', () => {
      form.settle()
      setPassword('')
    })
    return () => resetListener.unsubscribe()
  }, [flow, form])

  const isResending = snapshot.matches('startingPasswordReset') && code.sentTo === typedText(email)
  const renderScreen = () => {
    if (isOver) return <ResetDone />
    if (snapshot.matches('choosingPassword') || snapshot.matches('resettingPassword'))
      return (
        <NewPasswordForm
          title={t('password.title')}
          lead={t('password.lead')}
          owner={{ email, passwordLeast }}
          password={password}
          problem={problem}
          isBusy={isBusy}
          submitLabel={t('password.submit')}
          onChange={setPassword}
          onSubmit={() => send({ type: 'password.submitted', password })}
        />
      )
    if (snapshot.matches('enteringCode') || snapshot.matches('verifyingPasswordReset') || isResending)
      return (
        <CodeForm
          title={t('code.title')}
          lead={t('code.lead', { email: code.sentTo })}
          note={t('code.note')}
          challenge={code}
          problem={problem}
          isOpen={snapshot.can({ type: 'code.submitted', code: '' })}
          isBusy={isBusy}
          onCode={(typed) => send({ type: 'code.submitted', code: typed })}
          onResend={() => send({ type: 'code.requested' })}
          ways={[{ label: t('code.reopen'), onChoose: () => send({ type: 'email.reopened' }) }]}
        />
      )
    return (
      <EmailForm
        title={t('title')}
        lead={t('lead')}
        email={email}
        problem={problem}
        isBusy={isBusy}
        waitSeconds={!isBusy && !snapshot.can({ type: 'code.requested' }) ? code.resendSecondsLeft : 0}
        onChange={(typed) => send({ type: 'email.changed', email: typed })}
        onSubmit={() => send({ type: 'code.requested' })}
      >
        <Text size="sm" tone="muted">
          {t('remembered')}{' '}
          <TextLink asChild>
            <Link to="/auth/login">{t('login')}</Link>
          </TextLink>
        </Text>
      </EmailForm>
    )
  }
  return (
    <Card padding="lg" elevated>
      {renderScreen()}
    </Card>
  )
}
