import type { Schema } from '#contract/operation.ts'
import { formatMoney } from '#domain/money.ts'
import { isBlank, typedText } from '#domain/typed/typed-text.ts'
import { DialogForm } from '#src/forms/DialogForm.tsx'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { MAX_REASON_LENGTH } from './longest-reason.ts'
import { useBillAdminTexts } from './texts.ts'

const voidMachine = submissionMachine('voidBill')

/** Cancels a bill that is not settled, with a reason that the company reads. */
export function VoidDialog({ bill, onClose }: { bill: Schema<'Bill'>; onClose: () => void }) {
  const { t } = useBillAdminTexts()
  const { billId, billNo, version, currency, totalAmount, taxInvoiceState } = bill
  const form = useOperationForm(voidMachine, {
    fields: { reason: '' },
    mistakes: ({ reason }) => ({
      reason:
        (isBlank(reason) && t('void.reasonMissing')) ||
        (typedText(reason).length > MAX_REASON_LENGTH && t('void.reasonLong', { most: MAX_REASON_LENGTH })),
    }),
    input: ({ reason }) => ({ billId, version, reason: typedText(reason) }),
    question: () => ({
      header: t('void.title'),
      message: t(totalAmount < 0 ? 'void.askCREDIT' : 'void.ask', {
        number: billNo,
        amount: formatMoney(Math.abs(totalAmount), currency),
      }),
      acceptLabel: t('void.submit'),
      rejectLabel: t('void.keep'),
      isFinal: true,
    }),
    done: () => t('void.done'),
    onDone: onClose,
    draft: { name: `void-bill-${billId}`, stored: [], remembered: ['reason'] },
    residentFree: { reason: t('void.residentNumber') },
    outdated: ['bill.changed', 'bill.charging', 'bill.settled'],
  })
  return (
    <DialogForm
      form={form}
      title={t('void.title')}
      lead={t(totalAmount < 0 ? 'void.leadCREDIT' : 'void.lead')}
      submit={t('void.submit')}
      cancel={t('void.cancel')}
      onClose={onClose}
    >
      {taxInvoiceState === 'ISSUED' && <Notice status="warning">{t('void.invoiced')}</Notice>}
      <TextArea rows={4} label={t('void.reason')} hint={t('void.reasonHint')} {...form.field('reason')} />
    </DialogForm>
  )
}
