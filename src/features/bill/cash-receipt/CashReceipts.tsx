import { Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { formatDate, kstDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { OperationButton } from '#src/forms/OperationButton.tsx'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Text } from '#src/ui/Text.tsx'
import { CashReceiptTable } from './CashReceiptTable.tsx'
import { useCashReceiptTexts } from './texts.ts'

type Receipt = Schema<'CashReceipt'>
type Props = { bill: Schema<'Bill'>; receipts: Schema<'CashReceiptsOfBill'> }

const issueMachine = submissionMachine('issueCashReceipt')
const isFailed = ({ receiptState }: Receipt) => receiptState === 'REFUSED' || receiptState === 'UNSENT'

/**
 * The cash receipts of a bill for the staff, with the reason of a failure and the form that issues one; renders
 * nothing for a bill without cash receipts.
 */
export function CashReceipts({ bill, receipts }: Props) {
  const { t } = useCashReceiptTexts()
  const { list, lastDay, issueYn, version } = receipts
  if (list.length === 0 && lastDay === null) return null
  const isAgain = list.some(isFailed)
  const label = t(isAgain ? 'again' : 'issue')
  const messageValues = { number: bill.billNo, amount: formatMoney(bill.totalAmount, bill.currency) }
  return (
    <Card aria-labelledby="cash-receipts">
      <Stack gap="4" align="flex-start">
        <Heading level={2} size="md" id="cash-receipts">
          {t('title')}
        </Heading>
        {lastDay !== null && (
          <Text tone="muted">
            {t('none')}{' '}
            {t(lastDay < kstDate(portalClock.now()) ? 'overdue' : 'due', { date: formatDate(lastDay) })}
          </Text>
        )}
        {list.filter(isFailed).map(({ receiptKind, failure, failureCode }) => (
          <Notice
            key={`${receiptKind}${failureCode}`}
            status="danger"
            title={t('failed', { kind: t(`kind.${receiptKind}`) })}
          >
            {failure && t(`failure.${failure}`)} {failureCode && t('code', { code: failureCode })}
          </Notice>
        ))}
        {list.length > 0 && <CashReceiptTable list={list} />}
        {issueYn === 'Y' && (
          <OperationButton
            machine={issueMachine}
            input={{ billId: bill.billId, version }}
            variant="outline"
            question={{
              header: label,
              message: t(isAgain ? 'askAgain' : 'askIssue', messageValues),
              acceptLabel: label,
              rejectLabel: t('stay'),
              isFinal: true,
            }}
            done={(output) => {
              if (output.list.some(isFailed)) return { message: t('doneRefused'), severity: 'danger' }
              return t(
                output.list.some(({ receiptState }) => receiptState === 'TRYING') ? 'doneWaiting' : 'done',
              )
            }}
            outdated={['bill.changed', 'cashReceipt.unavailable']}
          >
            {label}
          </OperationButton>
        )}
      </Stack>
    </Card>
  )
}
