import { Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import { useSession } from '#src/components/context/app-context.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useOperation } from '#src/forms/use-operation.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Text } from '#src/ui/Text.tsx'
import { PasswordFirst } from '../PasswordFirst.tsx'
import { useAccessTexts } from '../texts.ts'
import { DelegationForm } from './DelegationForm.tsx'

const clearMachine = submissionMachine('clearAccessDelegation')

/** The delegations from and to the member; nothing for members without a role in them. */
export function Delegation({ delegation }: { delegation: Schema<'AccessDelegation'> }) {
  const { t } = useAccessTexts()
  const { passwordEntered } = useSession()
  const { problem, busy, submit } = useOperation(clearMachine, { done: () => t('delegation.cleared') })
  const { approverYn, delegateName, startDate, endDate, standingInFor } = delegation
  const isSet = delegateName !== null && startDate !== null && endDate !== null
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
              <Button variant="outline" alignSelf="flex-start" loading={busy} onClick={() => submit({})}>
                {t('delegation.clear')}
              </Button>
            )}
            <ProblemNotice problem={problem} />
            <DelegationForm isSet={isSet} />
          </>
        )}
      </Stack>
    </Card>
  )
}
