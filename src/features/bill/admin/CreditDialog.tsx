import type { Schema } from '#contract/operation.ts'
import { formatMoney, typedMoney } from '#domain/money.ts'
import { isBlank, typedText } from '#domain/typed/typed-text.ts'
import { DialogForm } from '#src/forms/DialogForm.tsx'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { creditsOn } from './credits-on.ts'
import { MAX_REASON_LENGTH } from './longest-reason.ts'
import { useBillAdminTexts } from './texts.ts'

type CreditOn = Schema<'CreditOn'>

const creditMachine = submissionMachine('creditBill')

/**
 * The dialog for a credit on an unpaid bill, or on the next bills of its subscription, with a reason that the company
 * can read.
 */
export function CreditDialog({ bill, onClose }: { bill: Schema<'Bill'>; onClose: () => void }) {
  const { t } = useBillAdminTexts()
  const { billId, billNo, version, currency, totalAmount } = bill
  const money = (amount: number) => formatMoney(amount, currency)
  const choices = creditsOn(bill)
  const form = useOperationForm(creditMachine, {
    fields: { creditOn: (choices[0] ?? null) as CreditOn | null, amount: '', reason: '' },
    mistakes: ({ creditOn, amount, reason }) => {
      const typedAmount = typedMoney(amount, currency)
      return {
        creditOn: creditOn === null && t('credit.onMissing'),
        amount:
          typedAmount === undefined || typedAmount === 0
            ? t('credit.amountMissing')
            : creditOn === 'BILL' &&
              typedAmount >= totalAmount &&
              t('credit.amountExcessive', { most: money(totalAmount) }),
        reason:
          (isBlank(reason) && t('credit.reasonMissing')) ||
          (typedText(reason).length > MAX_REASON_LENGTH &&
            t('credit.reasonLong', { most: MAX_REASON_LENGTH })),
      }
    },
    input: ({ creditOn, amount, reason }) =>
      creditOn && {
        billId,
        version,
        creditOn,
        amount: typedMoney(amount, currency)!,
        reason: typedText(reason),
      },
    question: ({ creditOn, amount }) => ({
      header: t('credit.title'),
      message: t(creditOn === 'BILL' ? 'credit.askBILL' : 'credit.askNEXT_BILLS', {
        number: billNo,
        amount: money(typedMoney(amount, currency)!),
      }),
      acceptLabel: t('credit.submit'),
      rejectLabel: t('handle.stay'),
      isFinal: true,
    }),
    done: () => t('credit.done'),
    onDone: onClose,
    draft: { name: `bill-credit-${billId}`, stored: [], remembered: ['amount', 'reason'] },
    residentFree: { reason: t('credit.residentNumber') },
    outdated: ['bill.changed', 'bill.charging', 'bill.settled'],
  })
  return (
    <DialogForm
      form={form}
      title={t('credit.title')}
      lead={t('credit.lead')}
      submit={t('credit.submit')}
      cancel={t('credit.cancel')}
      onClose={onClose}
    >
      <RadioCards
        legend={t('credit.on')}
        options={choices.map((value) => ({
          value,
          label: t(`credit.on${value}`),
          description: t(`credit.effect${value}`, { most: money(totalAmount) }),
        }))}
        {...form.choice('creditOn')}
      />
      <TextField
        label={t('credit.amount')}
        hint={t('credit.amountHint')}
        inputMode="decimal"
        autoComplete="off"
        {...form.field('amount')}
      />
      <TextArea rows={4} label={t('credit.reason')} hint={t('credit.reasonHint')} {...form.field('reason')} />
    </DialogForm>
  )
}
