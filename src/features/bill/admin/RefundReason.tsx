import type { Schema } from '#contract/operation.ts'
import { isBlank, typedText } from '#domain/typed/typed-text.ts'
import { DialogForm } from '#src/forms/DialogForm.tsx'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { TextArea } from '#src/ui/TextArea.tsx'
import { MAX_REASON_LENGTH } from './longest-reason.ts'
import { useBillAdminTexts } from './texts.ts'

const decideMachine = submissionMachine('decideRefund')

type Props = { bill: Schema<'Bill'>; refund: Schema<'BillRefund'>; onClose: () => void }

/**
 * The dialog that declines the waiting refund of a colleague, or withdraws the member's own refund, with a reason for
 * the staff.
 */
export function RefundReason({ bill: { billId, version }, refund: { attempt, askedYn }, onClose }: Props) {
  const { t } = useBillAdminTexts()
  const name = t(askedYn === 'Y' ? 'decide.withdraw' : 'decide.decline')
  const form = useOperationForm(decideMachine, {
    fields: { reason: '' },
    mistakes: ({ reason }) => ({
      reason:
        (isBlank(reason) && t('decide.reasonMissing')) ||
        (typedText(reason).length > MAX_REASON_LENGTH && t('decide.reasonLong', { most: MAX_REASON_LENGTH })),
    }),
    input: ({ reason }) => ({
      billId,
      version,
      attempt,
      decision: askedYn === 'Y' ? 'WITHDRAW' : 'DECLINE',
      reason: typedText(reason),
    }),
    done: () => t('decide.done'),
    onDone: onClose,
    draft: { name: `refund-decision-${billId}`, stored: [], remembered: ['reason'] },
    residentFree: { reason: t('decide.residentNumber') },
    outdated: ['bill.changed'],
  })
  return (
    <DialogForm form={form} title={name} submit={name} cancel={t('decide.cancel')} onClose={onClose}>
      <TextArea rows={4} label={t('decide.reason')} hint={t('decide.reasonHint')} {...form.field('reason')} />
    </DialogForm>
  )
}
