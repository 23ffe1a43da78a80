import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useApp, useSession } from '#src/components/context/app-context.ts'
import { useFlow } from '#src/components/flow/use-flow.ts'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { CodeForm } from '#src/forms/CodeForm.tsx'
import { mobileVerifyMachine } from '#src/machines/mobile-verify/mobile-verify.machine.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Text } from '#src/ui/Text.tsx'
import { AskForCode } from '../my/AskForCode.tsx'
import { useMemberTexts } from '../texts.ts'

const certifyMachine = mobileVerifyMachine('sendCertificationCode', 'verifyCertificationCode')

/** A code to the member's own number in place of a password they do not remember. */
export function Certification({ returnTo }: { returnTo: string | undefined }) {
  const { t } = useMemberTexts()
  const { session } = useApp()
  const { passwordEntered } = useSession()
  const navigate = useNavigate()
  const { snapshot, send, flow } = useFlow(certifyMachine, { input: {} })
  const { code, problem, destination = '' } = snapshot.context
  const isBusy = snapshot.hasTag('busy')

  useEffect(() => {
    const verified = flow.on('code.verified', () => {
      session.send({ type: 'password.confirmed' })
      void navigate({ href: returnTo ?? '/my', replace: true })
    })
    return () => verified.unsubscribe()
  }, [flow, session, navigate, returnTo])

  const screen = () => {
    if (passwordEntered && !snapshot.matches('verified'))
      return (
        <>
          <ScreenTitle>{t('certification.enteredTitle')}</ScreenTitle>
          <Text tone="muted" mt="1" mb="5">
            {t('certification.enteredText')}
          </Text>
          <ButtonLink asChild>
            <Link to="/my">{t('certification.toMy')}</Link>
          </ButtonLink>
        </>
      )
    if (
      snapshot.matches('enteringCode') ||
      snapshot.matches('verifying') ||
      snapshot.matches('verified') ||
      code.codeSecondsLeft > 0
    )
      return (
        <CodeForm
          title={t('verify.codeTitle')}
          lead={t('verify.sent', { value: destination })}
          challenge={code}
          problem={problem}
          isOpen={snapshot.can({ type: 'code.submitted', code: '' })}
          isBusy={isBusy}
          onCode={(typed) => send({ type: 'code.submitted', code: typed })}
          onResend={() => send({ type: 'code.requested' })}
          ways={[
            {
              label: t('certification.password'),
              onChoose: () => void navigate({ to: '/my', search: { returnTo } }),
            },
          ]}
        />
      )
    return (
      <AskForCode
        title={t('certification.title')}
        lead={t('certification.lead')}
        problem={problem}
        waitSeconds={code.resendSecondsLeft}
        isBusy={isBusy}
        onAsk={() => send({ type: 'code.requested' })}
      >
        <ButtonLink asChild variant="ghost">
          <Link to="/my" search={{ returnTo }}>
            {t('certification.password')}
          </Link>
        </ButtonLink>
        <ButtonLink asChild variant="ghost">
          <Link to="/auth/reset/password">{t('certification.reset')}</Link>
        </ButtonLink>
      </AskForCode>
    )
  }
  return (
    <Card padding="lg" maxWidth="form" width="full" mx="auto">
      {screen()}
    </Card>
  )
}
