import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Schema } from '#contract/operation.ts'
import { useApp } from '#src/components/context/app-context.ts'
import { useFlow } from '#src/components/flow/use-flow.ts'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { mobileVerifyMachine } from '#src/machines/mobile-verify/mobile-verify.machine.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Text } from '#src/ui/Text.tsx'
import { toaster } from '#src/ui/toaster.ts'
import { useMemberTexts } from '../texts.ts'
import { CodeExchange } from './CodeExchange.tsx'
import { type ContactChange, contactText, verifyAddress } from './contact.ts'

const verifyMachine = mobileVerifyMachine('sendContactCode', 'verifyContactCode')

/** Verifies a new mail address or mobile number by a code; the new value then replaces the old one. */
export function ContactVerify({
  contactType,
  waiting,
}: {
  contactType: Schema<'ContactType'>
  waiting: ContactChange[]
}) {
  const { t } = useMemberTexts()
  const { session } = useApp()
  const navigate = useNavigate()
  const { snapshot, send, flow } = useFlow(verifyMachine, { input: { contactType } })
  const change = waiting.find((each) => each.contactType === contactType)
  const otherChange = waiting.find((each) => each.contactType !== contactType)
  const isPhone = contactType === 'PHONE'
  const nextAddress = otherChange ? verifyAddress[otherChange.contactType] : '/my/member'

  useEffect(() => {
    const verifiedListener = flow.on('code.verified', () => {
      toaster.show({ message: t(isPhone ? 'verify.phoneDone' : 'verify.mailDone'), severity: 'success' })
      session.send({ type: 'member.changed' })
      void navigate({ to: nextAddress, replace: true })
    })
    return () => verifiedListener.unsubscribe()
  }, [flow, session, navigate, nextAddress, isPhone, t])

  const cancelVerification = () => void navigate({ to: '/my/member/edit' })
  const value = change ? contactText(change) : ''
  const renderScreen = () => {
    if (!change || snapshot.matches('missing'))
      return (
        <>
          <ScreenTitle>{t('verify.nothingTitle')}</ScreenTitle>
          <Text tone="muted" mt="1" mb="5">
            {t('verify.nothingText')}
          </Text>
          <ButtonLink asChild>
            <Link to="/my/member" activeOptions={{ exact: true }}>
              {t('verify.toMember')}
            </Link>
          </ButtonLink>
        </>
      )
    return (
      <CodeExchange
        snapshot={snapshot}
        send={send}
        ask={{
          title: t(isPhone ? 'verify.phoneTitle' : 'verify.mailTitle'),
          lead: t(isPhone ? 'verify.askPhone' : 'verify.askMail', { value }),
          ways: (
            <ButtonLink asChild variant="ghost">
              <Link to="/my/member/edit">{t('verify.reopen')}</Link>
            </ButtonLink>
          ),
        }}
        sent={{
          lead: t('verify.sent', { value }),
          note: isPhone ? undefined : t('verify.mailNote'),
          ways: [{ label: t('verify.reopen'), onChoose: cancelVerification }],
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
