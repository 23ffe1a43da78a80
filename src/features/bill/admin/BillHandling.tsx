import { Flex, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import type { Input, Schema } from '#contract/operation.ts'
import { isAllowedIn } from '#domain/bill/states.ts'
import { formatMoney } from '#domain/money.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useOperation } from '#src/forms/use-operation.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Text } from '#src/ui/Text.tsx'
import { CreditDialog } from './CreditDialog.tsx'
import { creditsOn } from './credits-on.ts'
import { useBillAdminTexts } from './texts.ts'
import { VoidDialog } from './VoidDialog.tsx'

type Dialog = 'credit' | 'void'
type Action = Exclude<Input<'handleAdminBill'>['action'], 'MARK_INVOICED'>

const handleMachine = submissionMachine('handleAdminBill')

/** The staff's actions for a bill; nothing for a settled one. */
export function BillHandling({ bill }: { bill: Schema<'Bill'> }) {
  const { t } = useBillAdminTexts()
  const [opened, setOpened] = useState<Dialog>()
  const { billId, billNo, version, billState, chargingYn } = bill
  const { problem, busy, submit } = useOperation(handleMachine, {
    done: (output) => {
      const failed = output.failure !== null && output.billState !== 'PAID'
      const message =
        output.chargingYn === 'Y' ? t('handle.charging') : t(failed ? 'handle.failed' : 'handle.done')
      return { message, severity: failed ? 'danger' : 'success' }
    },
    outdated: ['bill.changed', 'bill.charging'],
  })

  const handle = (action: Action) => {
    const question = {
      header: t(`handle.${action}`),
      message: t(`handle.ask${action}`, {
        number: billNo,
        amount: formatMoney(amountOf(action, bill), bill.currency),
      }),
      acceptLabel: t(`handle.${action}`),
      rejectLabel: t('handle.stay'),
      isFinal: true,
    }
    submit({ billId, version, action, taxInvoiceNo: null }, question)
  }
  const actions: Action[] = [
    // A charge without an answer may still succeed.
    ...(isAllowedIn('markPaid', billState) && chargingYn === 'N' ? ['MARK_PAID' as const] : []),
    ...(bill.payYn === 'Y' ? ['CHARGE' as const] : []),
    ...(isAllowedIn('markRefunded', billState) && bill.refundableAmount > 0
      ? ['MARK_REFUNDED' as const]
      : []),
  ]
  const dialogs = dialogsOf(bill)
  if (actions.length + dialogs.length === 0) return null
  if (bill.ownYn === 'Y') return <Notice>{t('handle.own')}</Notice>
  return (
    <Card aria-labelledby="handling">
      <Stack gap="4">
        <Heading level={2} size="md" id="handling">
          {t('handle.title')}
        </Heading>
        <ProblemNotice problem={problem} />
        <Flex gap="3" wrap="wrap">
          {actions.map((action) => (
            <Button key={action} variant="outline" disabled={busy} onClick={() => handle(action)}>
              {t(`handle.${action}`)}
            </Button>
          ))}
          {dialogs.map((name) => (
            <Button key={name} variant="outline" disabled={busy} onClick={() => setOpened(name)}>
              {t(`${name}.open`)}
            </Button>
          ))}
        </Flex>
        {bill.creditAmount > 0 && (
          <Text tone="muted">
            {t('credit.left', { amount: formatMoney(bill.creditAmount, bill.currency) })}
          </Text>
        )}
      </Stack>
      {opened === 'credit' && <CreditDialog bill={bill} onClose={() => setOpened(undefined)} />}
      {opened === 'void' && <VoidDialog bill={bill} onClose={() => setOpened(undefined)} />}
    </Card>
  )
}

/** Of a bill of credit no more is paid out than the company paid. */
const amountOf = (action: Action, { totalAmount, refundableAmount }: Schema<'Bill'>): number =>
  action === 'MARK_REFUNDED' ? refundableAmount : Math.abs(totalAmount)

const dialogsOf = (bill: Schema<'Bill'>): Dialog[] => [
  ...(creditsOn(bill).length > 0 ? ['credit' as const] : []),
  // A charge without an answer may still succeed.
  ...(isAllowedIn('voidBill', bill.billState) && bill.chargingYn === 'N' ? ['void' as const] : []),
]
