import { Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { isRefundOpen } from '#domain/bill/refund.machine.ts'
import { formatMoney, typedMoney } from '#domain/money.ts'
import { isBlank, typedText } from '#domain/typed/typed-text.ts'
import { OperationForm } from '#src/forms/OperationForm.tsx'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { MAX_REASON_LENGTH } from './longest-reason.ts'
import { isPaidByTransfer } from './paid-by-transfer.ts'
import { useBillAdminTexts } from './texts.ts'

const refundMachine = submissionMachine('refundBill')

/**
 * Refunds a paid bill, wholly or in part, with a reason that the company reads; shows nothing if nothing
 * can be refunded.
 */
export function RefundForm({ bill }: { bill: Schema<'Bill'> }) {
  const { t } = useBillAdminTexts()
  const { billId, billNo, version, currency, refundableAmount, refunds, payments } = bill
  const money = (amount: number) => formatMoney(amount, currency)
  const isTransferred = isPaidByTransfer(payments)
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
      header: t('refund.submit'),
      message: t(isTransferred ? 'refund.askTransfer' : 'refund.askService', {
        number: billNo,
        amount: money(typedMoney(amount, currency)!),
      }),
      acceptLabel: t('refund.submit'),
      rejectLabel: t('handle.stay'),
      isFinal: true,
    }),
    done: (output) => {
      const last = output.refunds.at(-1)
      if (last?.refundState === 'FAILED') return { message: t('refund.failed'), severity: 'danger' }
      if (last?.refundState === 'WAITING') return t('refund.waiting')
      return t(last?.refundState === 'STARTED' ? 'refund.started' : 'refund.done')
    },
    residentFree: { reason: t('refund.residentNumber') },
    outdated: ['bill.changed', 'refund.underWay'],
  })
  // For a bill of credit the staff record the amount that was paid out.
  if (bill.billState !== 'PAID' || refundableAmount === 0 || refunds.some(isRefundOpen) || bill.ownYn === 'Y')
    return null
  return (
    <Card aria-labelledby="refund">
      <Stack gap="4">
        <Heading level={2} size="md" id="refund">
          {t('refund.title')}
        </Heading>
        <OperationForm form={form} maxWidth="form" submit={t('refund.submit')}>
          <TextField
            label={t('refund.amount')}
            hint={t('refund.amountHint', { most: money(refundableAmount) })}
            inputMode="decimal"
            autoComplete="off"
            {...form.field('amount')}
          />
          <TextArea
            rows={4}
            label={t('refund.reason')}
            hint={t('refund.reasonHint')}
            {...form.field('reason')}
          />
        </OperationForm>
      </Stack>
    </Card>
  )
}
