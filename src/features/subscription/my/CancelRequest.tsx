import { useMayManage } from '#src/components/context/app-context.ts'
import { OperationButton } from '#src/forms/OperationButton.tsx'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { useSubscriptionCancelTexts } from '../cancel/texts.ts'
import { closedToOthers } from '../managers-only.ts'

const cancelMachine = submissionMachine('cancelSubscriptionRequest')

/** Cancels a request that is not decided yet. */
export function CancelRequest({ subscriptionId, name }: { subscriptionId: string; name: string }) {
  const { t } = useSubscriptionCancelTexts()
  const mayManage = useMayManage()
  return (
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
      size="sm"
      minHeight="touch"
      {...(!mayManage && closedToOthers)}
    >
      {t('request.submit')}
    </OperationButton>
  )
}
