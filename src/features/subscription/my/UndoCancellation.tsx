import { HStack, Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useMayManage } from '#src/components/context/app-context.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useOperation } from '#src/forms/use-operation.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useSubscriptionCancelTexts } from '../cancel/texts.ts'
import { ManagersLink } from '../ManagersLink.tsx'
import { closedToOthers } from '../managers-only.ts'
import { UNDO_ID } from '../undo-id.ts'

const statusMachine = submissionMachine('updateSubscriptionStatus')

type Props = { subscriptionId: string; name: string; version: number }

/** The button that undoes a scheduled cancellation, and the link to choose an earlier end. */
export function UndoCancellation({ subscriptionId, name, version }: Props) {
  const { t } = useSubscriptionCancelTexts()
  const mayManage = useMayManage()
  const { problem, busy, submit } = useOperation(statusMachine, { done: () => t('undo.done') })
  const undo = () =>
    submit(
      { subscriptionId, version, subscriptionState: 'ACTIVE' },
      {
        header: t('undo.title'),
        message: t('undo.question', { name }),
        acceptLabel: t('undo.submit'),
        rejectLabel: t('undo.keep'),
      },
    )
  return (
    <Card id={UNDO_ID} data-print="hidden" scrollMarginTop="4">
      <Stack gap="3" align="flex-start">
        <Heading level={2} size="md">
          {t('undo.title')}
        </Heading>
        <Text tone="muted">{t('undo.lead')}</Text>
        {mayManage && <ProblemNotice problem={problem} />}
        <HStack gap="2" flexWrap="wrap">
          <Button variant="outline" loading={busy} onClick={undo} {...(!mayManage && closedToOthers)}>
            {t('undo.submit')}
          </Button>
          <ManagersLink variant="ghost">
            <Link to="/my/subscription/cancel/form" search={{ subscriptionId }}>
              {t('undo.forward')}
            </Link>
          </ManagersLink>
        </HStack>
      </Stack>
    </Card>
  )
}
