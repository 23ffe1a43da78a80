import type { Schema } from '#contract/operation.ts'
import { digitsOf } from '#domain/korean/digits.ts'
import { OperationForm } from '#src/forms/OperationForm.tsx'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { TextField } from '#src/ui/TextField.tsx'
import { useBillAdminTexts } from '../texts.ts'

const handleMachine = submissionMachine('handleAdminBill')
const taxInvoiceNumber = /^\d{24}$/

/** Stores the number of a tax invoice that the staff issued elsewhere. */
export function MarkInvoiced({ bill: { billId, version } }: { bill: Schema<'Bill'> }) {
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
    outdated: ['bill.changed', 'bill.charging'],
  })
  return (
    <OperationForm
      form={form}
      gap="3"
      maxWidth="form"
      submit={t('handle.MARK_INVOICED')}
      button={{ variant: 'outline' }}
    >
      <TextField
        label={t('handle.taxInvoiceNo')}
        hint={t('handle.taxInvoiceHint')}
        inputMode="numeric"
        autoComplete="off"
        {...form.field('number')}
      />
    </OperationForm>
  )
}
