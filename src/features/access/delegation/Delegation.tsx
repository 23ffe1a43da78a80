import { Stack } from '@chakra-ui/react'
import { useRouter } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import { useSession } from '#src/components/context/app-context.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useAccepted } from '#src/components/flow/use-accepted.ts'
import { useFlow } from '#src/components/flow/use-flow.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Text } from '#src/ui/Text.tsx'
import { toaster } from '#src/ui/toaster.ts'
import { PasswordFirst } from '../PasswordFirst.tsx'
import { useAccessTexts } from '../texts.ts'
import { DelegationForm } from './DelegationForm.tsx'

const clearMachine = submissionMachine('clearAccessDelegation')

/** The delegations from and to the member; nothing for members without a role in them. */
export function Delegation({ delegation }: { delegation: Schema<'AccessDelegation'> }) {
  const { t } = useAccessTexts()
  const router = useRouter()
  const { passwordEntered } = useSession()
  const { snapshot, send, flow } = useFlow(clearMachine, {})
  const { approverYn, delegateName, startDate, endDate, standingInFor } = delegation
  const isSet = delegateName !== null && startDate !== null && endDate !== null
  useAccepted(flow, () => {
    toaster.show({ message: t('delegation.cleared'), severity: 'success' })
    void router.invalidate()
  })
  if (approverYn === 'N' && standingInFor.length === 0) return null
  return (
    <Card aria-labelledby="delegation">
      <Stack gap="5">
        <Stack gap="1">
          <Heading level={2} size="md" id="delegation">
            {t('delegation.title')}
          </Heading>
          {approverYn === 'Y' && <Text tone="muted">{t('delegation.lead')}</Text>}
        </Stack>
        {standingInFor.map(({ name, startDate: start, endDate: end }) => (
          <Text key={`${name}${start}`}>
            {t('delegation.standingIn', { name, start: formatDate(start), end: formatDate(end) })}
          </Text>
        ))}
        {isSet && (
          <Notice>
            {t('delegation.set', {
              name: delegateName,
              start: formatDate(startDate),
              end: formatDate(endDate),
            })}
          </Notice>
        )}
        {approverYn === 'Y' && !passwordEntered && <PasswordFirst>{t('delegation.password')}</PasswordFirst>}
        {approverYn === 'Y' && passwordEntered && (
          <>
            {isSet && (
              <Button
                variant="outline"
                alignSelf="flex-start"
                loading={snapshot.hasTag('busy')}
                onClick={() => send({ type: 'submission.requested', input: {} })}
              >
                {t('delegation.clear')}
              </Button>
            )}
            <ProblemNotice problem={snapshot.context.problem} />
            <DelegationForm isSet={isSet} />
          </>
        )}
      </Stack>
    </Card>
  )
}
