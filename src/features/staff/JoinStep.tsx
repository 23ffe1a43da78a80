import { Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { STAFF_JOIN_PATH } from '#domain/staff/invitations.ts'
import { useMachines } from '#src/components/context/app-context.ts'
import { Button } from '#src/ui/Button.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useStaffJoinTexts } from './join-texts.ts'

type Props = {
  step: Schema<'StaffInvitationStep'>['nextStep']
  isBusy: boolean
  onAccept: () => void
}
const search = { returnTo: STAFF_JOIN_PATH }

/** The next step for the holder of an invitation's link, according to the server. */
export function JoinStep({ step, isBusy, onAccept }: Props) {
  const { t } = useStaffJoinTexts()
  const machines = useMachines()
  return (
    <Stack gap="5">
      <Text>{t(`${step}.text`)}</Text>
      {step === 'LOG_IN' && (
        <Stack gap="3">
          <ButtonLink asChild size="lg">
            <Link to="/auth/signup" search={search}>
              {t('LOG_IN.signUp')}
            </Link>
          </ButtonLink>
          <ButtonLink asChild size="lg" variant="outline">
            <Link to="/auth/login" search={search}>
              {t('LOG_IN.logIn')}
            </Link>
          </ButtonLink>
        </Stack>
      )}
      {step === 'SWITCH' && (
        <Button size="lg" onClick={() => machines?.session.send({ type: 'logout.requested' })}>
          {t('SWITCH.logOut')}
        </Button>
      )}
      {step === 'FACTOR' && (
        <Stack gap="3">
          <ButtonLink asChild size="lg">
            <Link to="/my/mfa/enrol" search={{ ...search, mfaType: 'totp' }}>
              {t('FACTOR.app')}
            </Link>
          </ButtonLink>
          <ButtonLink asChild size="lg" variant="outline">
            <Link to="/my/mfa" search={search}>
              {t('FACTOR.passkey')}
            </Link>
          </ButtonLink>
        </Stack>
      )}
      {step === 'ACCEPT' && (
        <Button size="lg" loading={isBusy} onClick={onAccept}>
          {t('ACCEPT.accept')}
        </Button>
      )}
    </Stack>
  )
}
