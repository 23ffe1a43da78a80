import { HStack, Stack } from '@chakra-ui/react'
import { Link, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useMachines, useMayManage } from '#src/components/context/app-context.ts'
import { confirm } from '#src/components/dialog/confirm.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useFlow } from '#src/components/flow/use-flow.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { toaster } from '#src/ui/toaster.ts'
import { useSubscriptionCancelTexts } from '../cancel/texts.ts'
import { ManagersLink } from '../ManagersLink.tsx'
import { closedToOthers } from '../managers-only.ts'

const statusMachine = submissionMachine('updateSubscriptionStatus')

type Props = { subscriptionId: string; name: string; version: number }

/** Cancels a scheduled end, or links to the screen for an earlier one. */
export function UndoCancellation({ subscriptionId, name, version }: Props) {
  const { t } = useSubscriptionCancelTexts()
  const router = useRouter()
  const dialogs = useMachines().dialogs
  const mayManage = useMayManage()
  const { snapshot, send, flow } = useFlow(statusMachine, {})

  useEffect(() => {
    const accepted = flow.on('submission.accepted', () => {
      toaster.show({ message: t('undo.done'), severity: 'success' })
      void router.invalidate()
    })
    return () => accepted.unsubscribe()
  }, [flow, router, t])

  const undo = async () => {
    const question = {
      header: t('undo.title'),
      message: t('undo.question', { name }),
      acceptLabel: t('undo.submit'),
      rejectLabel: t('undo.keep'),
    }
    if (!(await confirm(dialogs, question))) return
    send({
      type: 'submission.requested',
      input: { subscriptionId, version, subscriptionState: 'ACTIVE' },
    })
  }
  return (
    <Card data-print="hidden">
      <Stack gap="3" align="flex-start">
        <Heading level={2} size="md">
          {t('undo.title')}
        </Heading>
        <Text tone="muted">{t('undo.lead')}</Text>
        {mayManage && <ProblemNotice problem={snapshot.context.problem} />}
        <HStack gap="2" flexWrap="wrap">
          <Button
            variant="outline"
            loading={snapshot.hasTag('busy')}
            onClick={() => void undo()}
            {...(!mayManage && closedToOthers)}
          >
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
