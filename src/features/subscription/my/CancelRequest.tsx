import { Stack } from '@chakra-ui/react'
import { useMayManage } from '#src/components/context/app-context.ts'
import { OperationButton } from '#src/forms/OperationButton.tsx'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useSubscriptionCancelTexts } from '../cancel/texts.ts'
import { closedToOthers } from '../managers-only.ts'

const cancelMachine = submissionMachine('cancelSubscriptionRequest')

/** Cancels a request that is not decided yet. */
export function CancelRequest({ subscriptionId, name }: { subscriptionId: string; name: string }) {
  const { t } = useSubscriptionCancelTexts()
  const mayManage = useMayManage()
  return (
    <Card data-print="hidden">
      <Stack gap="3" align="flex-start">
        <Heading level={2} size="md">
          {t('request.title')}
        </Heading>
        <Text tone="muted">{t('request.lead')}</Text>
        <OperationButton
          machine={cancelMachine}
          input={{ subscriptionId }}
          question={{
            header: t('request.title'),
            message: t('request.question', { name }),
            acceptLabel: t('request.submit'),
            rejectLabel: t('request.keep'),
            isFinal: true,
          }}
          done={() => t('request.done')}
          variant="outline"
          {...(!mayManage && closedToOthers)}
        >
          {t('request.submit')}
        </OperationButton>
      </Stack>
    </Card>
  )
}
