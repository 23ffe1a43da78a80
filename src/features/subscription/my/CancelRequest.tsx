import { Stack } from '@chakra-ui/react'
import { useRouter } from '@tanstack/react-router'
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
import { closedToOthers } from '../managers-only.ts'

const cancelMachine = submissionMachine('cancelSubscriptionRequest')

/** Cancels a request that is not decided yet. */
export function CancelRequest({ subscriptionId, name }: { subscriptionId: string; name: string }) {
  const { t } = useSubscriptionCancelTexts()
  const router = useRouter()
  const dialogs = useMachines().dialogs
  const mayManage = useMayManage()
  const { snapshot, send, flow } = useFlow(cancelMachine, {})

  useEffect(() => {
    const accepted = flow.on('submission.accepted', () => {
      toaster.show({ message: t('request.done'), severity: 'success' })
      void router.invalidate()
    })
    return () => accepted.unsubscribe()
  }, [flow, router, t])

  const cancel = async () => {
    const question = {
      header: t('request.title'),
      message: t('request.question', { name }),
      acceptLabel: t('request.submit'),
      rejectLabel: t('request.keep'),
      isFinal: true,
    }
    if (await confirm(dialogs, question)) send({ type: 'submission.requested', input: { subscriptionId } })
  }
  return (
    <Card data-print="hidden">
      <Stack gap="3" align="flex-start">
        <Heading level={2} size="md">
          {t('request.title')}
        </Heading>
        <Text tone="muted">{t('request.lead')}</Text>
        {mayManage && <ProblemNotice problem={snapshot.context.problem} />}
        <Button
          variant="outline"
          loading={snapshot.hasTag('busy')}
          onClick={() => void cancel()}
          {...(!mayManage && closedToOthers)}
        >
          {t('request.submit')}
        </Button>
      </Stack>
    </Card>
  )
}
