import { Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { receiptNumberOf, receiptUsages } from '#domain/cash-receipt/cash-receipt.ts'
import { useMayManage } from '#src/components/context/app-context.ts'
import { closedToOthers } from '#src/features/subscription/managers-only.ts'
import { FormHead, OperationForm } from '#src/forms/OperationForm.tsx'
import { useOperationForm } from '#src/forms/use-operation-form.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { RadioCards } from '#src/ui/RadioCards.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { CashReceiptTable } from './CashReceiptTable.tsx'
import { useCashReceiptTexts } from './texts.ts'

type Receipts = Schema<'CashReceiptsOfBill'>
const numberMachine = submissionMachine('setCashReceiptNumber')

/**
 * The cash receipts of a bill for its payer, and the form for the number under which future cash receipts are issued;
 * renders nothing for a bill without cash receipts.
 */
export function MyCashReceipts({ receipts }: { receipts: Receipts }) {
  const { t } = useCashReceiptTexts()
  const { list, openYn } = receipts
  return (
    <>
      {list.length > 0 && (
        <Card aria-labelledby="cash-receipts">
          <Stack gap="4">
            <Heading level={2} size="md" id="cash-receipts">
              {t('title')}
            </Heading>
            <CashReceiptTable list={list} />
          </Stack>
        </Card>
      )}
      {openYn === 'Y' && <NumberForm key={`${receipts.usage}${receipts.numberEnd}`} receipts={receipts} />}
    </>
  )
}

function NumberForm({ receipts: { billId, usage, numberEnd } }: { receipts: Receipts }) {
  const { t } = useCashReceiptTexts()
  const mayManage = useMayManage()
  const form = useOperationForm(numberMachine, {
    fields: { usage: usage ?? ('DEDUCTION' as const), number: '' },
    mistakes: (fields) => ({
      number: receiptNumberOf(fields.usage, fields.number) === undefined && t('form.wrong'),
    }),
    input: (fields) => ({ billId, ...fields }),
    done: () => t('form.saved'),
  })
  return (
    <Card aria-labelledby="receipt-number">
      <OperationForm
        maxWidth="form"
        form={form}
        gap="4"
        submit={t('form.save')}
        button={{ variant: 'outline', ...(!mayManage && closedToOthers) }}
      >
        <FormHead id="receipt-number" title={t('form.title')} lead={t('form.lead')} />
        {usage !== null && numberEnd !== null && (
          <Text>{t('form.current', { usage: t(`usage.${usage}`), end: numberEnd })}</Text>
        )}
        <RadioCards
          legend={t('form.usage')}
          options={receiptUsages.map((value) => ({
            value,
            label: t(`usage.${value}`),
            description: t(`form.${value}`),
          }))}
          {...form.choice('usage')}
        />
        <TextField
          label={t('form.number')}
          inputMode="numeric"
          autoComplete="off"
          {...form.field('number')}
          readOnly={!mayManage || form.busy}
        />
      </OperationForm>
    </Card>
  )
}
