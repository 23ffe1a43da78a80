import type { Schema } from '#contract/operation.ts'
import { isBlank, typedText } from '#domain/typed/typed-text.ts'
import { DialogForm } from '#src/forms/DialogForm.tsx'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { TextArea } from '#src/ui/TextArea.tsx'
import { useAdminCatalogueTexts } from './texts.ts'

const decideMachine = submissionMachine('decideServiceEdition')
const MAX_REASON_LENGTH = 200

type Props = { serviceCode: string; waiting: Schema<'WaitingService'>; onClose: () => void }

/**
 * The dialog that declines a colleague's price change that waits for approval, or withdraws the member's own price
 * change, with a reason for the staff.
 */
export function ApprovalReason({ serviceCode, waiting: { version, askedYn }, onClose }: Props) {
  const { t } = useAdminCatalogueTexts()
  const name = t(askedYn === 'Y' ? 'approval.withdraw' : 'approval.decline')
  const form = useOperationForm(decideMachine, {
    fields: { reason: '' },
    mistakes: ({ reason }) => ({
      reason:
        (isBlank(reason) && t('approval.reasonMissing')) ||
        (typedText(reason).length > MAX_REASON_LENGTH &&
          t('approval.reasonLong', { most: MAX_REASON_LENGTH })),
    }),
    input: ({ reason }) => ({
      serviceCode,
      version,
      decision: askedYn === 'Y' ? 'WITHDRAW' : 'DECLINE',
      reason: typedText(reason),
    }),
    done: () => t('approval.done'),
    onDone: onClose,
    draft: { name: `price-decision-${serviceCode}`, stored: [], remembered: ['reason'] },
    residentFree: { reason: t('approval.residentNumber') },
    outdated: ['service.changed'],
  })
  return (
    <DialogForm form={form} title={name} submit={name} cancel={t('approval.cancel')} onClose={onClose}>
      <TextArea
        rows={4}
        label={t('approval.reason')}
        hint={t('approval.reasonHint')}
        {...form.field('reason')}
      />
    </DialogForm>
  )
}
