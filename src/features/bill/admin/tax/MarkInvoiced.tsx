import type { Schema } from '#contract/operation.ts'
import { digitsOf } from '#domain/korean/digits.ts'
import { DialogForm } from '#src/forms/DialogForm.tsx'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { TextField } from '#src/ui/TextField.tsx'
import { useBillAdminTexts } from '../texts.ts'

const handleMachine = submissionMachine('handleAdminBill')
const taxInvoiceNumber = /^\d{24}$/

type Props = { bill: Schema<'Bill'>; onClose: () => void }

/** Stores the number of a tax invoice that the staff issued elsewhere. */
export function MarkInvoiced({ bill: { billId, version }, onClose }: Props) {
  const { t } = useBillAdminTexts()
  const form = useOperationForm(handleMachine, {
    fields: { number: '' },
    mistakes: ({ number }) => ({
      number: !taxInvoiceNumber.test(digitsOf(number)) && t('handle.taxInvoiceMistake'),
    }),
    input: ({ number }) => ({
      billId,
      version,
      action: 'MARK_INVOICED' as const,
      taxInvoiceNo: digitsOf(number),
    }),
    done: () => t('handle.done'),
    onDone: onClose,
    draft: { name: `bill-invoiced-${billId}`, stored: [], remembered: ['number'] },
    outdated: ['bill.changed', 'bill.charging'],
  })
  return (
    <DialogForm
      form={form}
      title={t('handle.MARK_INVOICED')}
      submit={t('handle.MARK_INVOICED')}
      cancel={t('handle.stay')}
      onClose={onClose}
    >
      <TextField
        label={t('handle.taxInvoiceNo')}
        hint={t('handle.taxInvoiceHint')}
        inputMode="numeric"
        autoComplete="off"
        {...form.field('number')}
      />
    </DialogForm>
  )
}
