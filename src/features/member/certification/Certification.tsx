import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useApp, useSession } from '#src/components/context/app-context.ts'
import { useFlow } from '#src/components/flow/use-flow.ts'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { mobileVerifyMachine } from '#src/machines/mobile-verify/mobile-verify.machine.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Text } from '#src/ui/Text.tsx'
import { CodeExchange } from '../my/CodeExchange.tsx'
import { useMemberTexts } from '../texts.ts'

const certifyMachine = mobileVerifyMachine('sendCertificationCode', 'verifyCertificationCode')

/**
 * Confirms the identity of a member who does not remember their password, by a code that is sent to their mobile
 * number.
 */
export function Certification({ returnTo }: { returnTo: string | undefined }) {
  const { t } = useMemberTexts()
  const { session } = useApp()
  const { passwordEntered } = useSession()
  const navigate = useNavigate()
  const { snapshot, send, flow } = useFlow(certifyMachine, { input: {} })
  const { destination = '' } = snapshot.context

  useEffect(() => {
    const verifiedListener = flow.on('code.verified', () => {
      session.send({ type: 'password.confirmed' })
      void navigate({ href: returnTo ?? '/my', replace: true })
    })
    return () => verifiedListener.unsubscribe()
  }, [flow, session, navigate, returnTo])

  const renderScreen = () => {
    if (passwordEntered && !snapshot.matches('verified'))
      return (
        <>
          <ScreenTitle>{t('certification.enteredTitle')}</ScreenTitle>
          <Text tone="muted" mt="1" mb="5">
            {t('certification.enteredText')}
          </Text>
          <ButtonLink asChild>
            <Link to="/my" activeOptions={{ exact: true }}>
              {t('certification.toMy')}
            </Link>
          </ButtonLink>
        </>
      )
    return (
      <CodeExchange
        snapshot={snapshot}
        send={send}
        ask={{
          title: t('certification.title'),
          lead: t('certification.lead'),
          ways: (
            <>
              <ButtonLink asChild variant="ghost">
                <Link to="/my" search={{ returnTo }}>
                  {t('certification.password')}
                </Link>
              </ButtonLink>
              <ButtonLink asChild variant="ghost">
                <Link to="/auth/reset/password">{t('certification.reset')}</Link>
              </ButtonLink>
            </>
          ),
        }}
        sent={{
          lead: t('verify.sent', { value: destination }),
          ways: [
            {
              label: t('certification.password'),
              onChoose: () => void navigate({ to: '/my', search: { returnTo } }),
            },
          ],
        }}
      />
    )
  }
  return (
    <Card padding="lg" maxWidth="form" width="full" mx="auto">
      {renderScreen()}
    </Card>
  )
}
