import { chakra, Flex, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import { useSession } from '#src/components/context/app-context.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useOperation } from '#src/forms/use-operation.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { PasswordFirst } from '../PasswordFirst.tsx'
import { useAccessTexts } from '../texts.ts'
import { SetDelegation } from './SetDelegation.tsx'

const clearMachine = submissionMachine('clearAccessDelegation')

/**
 * The delegations from and to the member, as one row; renders nothing for members who can neither delegate nor be a
 * delegate.
 */
export function Delegation({ delegation }: { delegation: Schema<'AccessDelegation'> }) {
  const { t } = useAccessTexts()
  const { passwordEntered } = useSession()
  const [isOpen, setOpen] = useState(false)
  const { problem, busy, submit } = useOperation(clearMachine, { done: () => t('delegation.cleared') })
  const { approverYn, delegateName, startDate, endDate, standingInFor } = delegation
  const isSet = delegateName !== null && startDate !== null && endDate !== null
  const isApprover = approverYn === 'Y'
  if (!isApprover && standingInFor.length === 0) return null
  return (
    <Card padding="none" px={{ base: 'edge', md: '5' }} py="3" aria-labelledby="delegation">
      <Flex columnGap="6" rowGap="2" align="center" justify="space-between" wrap="wrap">
        <chakra.div minWidth="0" flex="1 1 10rem">
          <Heading level={2} size="sm" id="delegation">
            {t('delegation.title')}
          </Heading>
          {standingInFor.map(({ name, startDate: start, endDate: end }) => (
            <Text key={`${name}${start}`} size="sm" numeric>
              {t('delegation.standingIn', { name, start: formatDate(start), end: formatDate(end) })}
            </Text>
          ))}
          {isApprover && (
            <Text size="sm" numeric tone={isSet ? undefined : 'muted'}>
              {isSet
                ? t('delegation.set', {
                    name: delegateName,
                    start: formatDate(startDate),
                    end: formatDate(endDate),
                  })
                : t('delegation.lead')}
            </Text>
          )}
        </chakra.div>
        {isApprover && passwordEntered && (
          <Flex gap="2" wrap="wrap">
            {isSet && (
              <Button variant="ghost" size="sm" minHeight="touch" loading={busy} onClick={() => submit({})}>
                {t('delegation.clear')}
              </Button>
            )}
            <Button
              variant="soft"
              size="sm"
              minHeight="touch"
              aria-label={t(isSet ? 'delegation.change' : 'delegation.submit')}
              onClick={() => setOpen(true)}
            >
              {t(isSet ? 'delegation.changeShort' : 'delegation.submitShort')}
            </Button>
          </Flex>
        )}
      </Flex>
      {isApprover && (
        <Stack gap="3" mt={problem || !passwordEntered ? '3' : '0'}>
          {passwordEntered ? (
            <ProblemNotice problem={problem} />
          ) : (
            <PasswordFirst>{t('delegation.password')}</PasswordFirst>
          )}
        </Stack>
      )}
      {isOpen && <SetDelegation isSet={isSet} onClose={() => setOpen(false)} />}
    </Card>
  )
}
