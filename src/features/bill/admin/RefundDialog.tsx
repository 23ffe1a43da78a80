import type { Schema } from '#contract/operation.ts'
import { formatMoney, typedMoney } from '#domain/money.ts'
import { isBlank, typedText } from '#domain/typed/typed-text.ts'
import { DialogForm } from '#src/forms/DialogForm.tsx'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { MAX_REASON_LENGTH } from './longest-reason.ts'
import { isPaidByTransfer } from './paid-by-transfer.ts'
import { useBillAdminTexts } from './texts.ts'

const refundMachine = submissionMachine('refundBill')

/**
 * The dialog for a full or partial refund of a paid bill, with a reason that the company can read. Its button shows
 * the typed amount.
 */
export function RefundDialog({ bill, onClose }: { bill: Schema<'Bill'>; onClose: () => void }) {
  const { t } = useBillAdminTexts()
  const { billId, billNo, version, currency, refundableAmount, payments } = bill
  const money = (amount: number) => formatMoney(amount, currency)
  const isTransferred = isPaidByTransfer(payments)
  const labelOf = (amount: string) => {
    const typed = typedMoney(amount, currency)
    const isPossible = typed !== undefined && typed > 0 && typed <= refundableAmount
    return isPossible ? t('refund.submitAmount', { amount: money(typed) }) : t('refund.submit')
  }
  const form = useOperationForm(refundMachine, {
    fields: { amount: '', reason: '' },
    mistakes: ({ amount, reason }) => {
      const typed = typedMoney(amount, currency)
      return {
        amount:
          typed === undefined || typed === 0
            ? t('refund.amountMissing')
            : typed > refundableAmount && t('refund.amountExcessive', { most: money(refundableAmount) }),
        reason:
          (isBlank(reason) && t('refund.reasonMissing')) ||
          (typedText(reason).length > MAX_REASON_LENGTH &&
            t('refund.reasonLong', { most: MAX_REASON_LENGTH })),
      }
    },
    input: ({ amount, reason }) => ({
      billId,
      version,
      amount: typedMoney(amount, currency)!,
      reason: typedText(reason),
    }),
    question: ({ amount }) => ({
      header: t('refund.title'),
      message: t(isTransferred ? 'refund.askTransfer' : 'refund.askService', {
        number: billNo,
        amount: money(typedMoney(amount, currency)!),
      }),
      acceptLabel: labelOf(amount),
      rejectLabel: t('handle.stay'),
      isFinal: true,
    }),
    done: (output) => {
      const last = output.refunds.at(-1)
      if (last?.refundState === 'FAILED') return { message: t('refund.failed'), severity: 'danger' }
      if (last?.refundState === 'WAITING') return t('refund.waiting')
      return t(last?.refundState === 'STARTED' ? 'refund.started' : 'refund.done')
    },
    onDone: onClose,
    draft: { name: `bill-refund-${billId}`, stored: [], remembered: ['amount', 'reason'] },
    residentFree: { reason: t('refund.residentNumber') },
    outdated: ['bill.changed', 'refund.underWay'],
  })
  return (
    <DialogForm
      form={form}
      title={t('refund.title')}
      submit={labelOf(form.values.amount)}
      cancel={t('refund.cancel')}
      onClose={onClose}
    >
      <TextField
        label={t('refund.amount')}
        hint={t('refund.amountHint', { most: money(refundableAmount) })}
        inputMode="decimal"
        autoComplete="off"
        {...form.field('amount')}
      />
      <TextArea rows={4} label={t('refund.reason')} hint={t('refund.reasonHint')} {...form.field('reason')} />
    </DialogForm>
  )
}
