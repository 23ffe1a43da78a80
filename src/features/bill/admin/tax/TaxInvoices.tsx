import { Flex, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { formatDate, formatDateTime, kstDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import type { TaxInvoiceState } from '#domain/tax-invoice/state-names.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { type OperationOrder, useOperation } from '#src/forms/use-operation.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useBillAdminTexts } from '../texts.ts'
import { MarkInvoiced } from './MarkInvoiced.tsx'
import { useTaxInvoiceTexts } from './texts.ts'

type Invoice = Schema<'TaxInvoice'>
type Props = { bill: Schema<'Bill'>; invoices: Schema<'TaxInvoicesOfBill'> }

const issueMachine = submissionMachine('issueTaxInvoice')
const correctMachine = submissionMachine('correctTaxInvoice')
const tones: Record<TaxInvoiceState, BadgeTone> = {
  WAITING: 'info',
  TRYING: 'info',
  REFUSED: 'danger',
  ISSUED: 'success',
  SENT: 'success',
  UNSENT: 'danger',
  BY_HAND: 'neutral',
}
const isFailed = ({ invoiceState }: Invoice) => invoiceState === 'REFUSED' || invoiceState === 'UNSENT'

/** The tax invoices of a bill with their states, reasons and deadline; renders nothing for a bill that needs none. */
export function TaxInvoices({ bill, invoices }: Props) {
  const { t } = useTaxInvoiceTexts()
  const { list, issueYn, correctYn, lastDay } = invoices
  const isPending = bill.taxInvoiceState === 'PENDING' && bill.ownYn === 'N'
  if (list.length === 0 && lastDay === null && correctYn === 'N' && !isPending) return null
  return (
    <Card aria-labelledby="tax-invoices">
      <Stack gap="4">
        <Heading level={2} size="md" id="tax-invoices">
          {t('title')}
        </Heading>
        {lastDay !== null && <Deadline lastDay={lastDay} isByPortal={issueYn === 'Y'} />}
        {list.filter(isFailed).map(({ invoiceKind, failure, failureCode, writtenOn }) => (
          <Notice
            key={`${invoiceKind}${writtenOn}${failureCode}`}
            status="danger"
            title={t('failed', { kind: t(`kind.${invoiceKind}`) })}
          >
            {failure && t(`failure.${failure}`)} {failureCode && t('code', { code: failureCode })}
          </Notice>
        ))}
        {list.length > 0 && <InvoiceTable list={list} />}
        <InvoiceActions bill={bill} invoices={invoices} isPending={isPending} />
      </Stack>
    </Card>
  )
}

function Deadline({ lastDay, isByPortal }: { lastDay: string; isByPortal: boolean }) {
  const { t } = useTaxInvoiceTexts()
  const date = formatDate(lastDay)
  if (kstDate(portalClock.now()) > lastDay) return <Notice status="danger">{t('overdue', { date })}</Notice>
  return (
    <Text tone="muted">
      {isByPortal && `${t('byItself')} `}
      {t('due', { date })}
    </Text>
  )
}

function InvoiceTable({ list }: { list: readonly Invoice[] }) {
  const { t } = useTaxInvoiceTexts()
  return (
    <DataTable
      foldsBelow="44rem"
      caption={t('caption')}
      rows={list}
      rowKey={({ invoiceKind, writtenOn, taxInvoiceNo }) => `${invoiceKind}${writtenOn}${taxInvoiceNo}`}
      columns={[
        {
          key: 'kind',
          header: t('kindName'),
          primary: true,
          cell: ({ invoiceKind }) => t(`kind.${invoiceKind}`),
        },
        { key: 'writtenOn', header: t('writtenOn'), cell: ({ writtenOn }) => formatDate(writtenOn) },
        {
          key: 'amount',
          header: t('amount'),
          numeric: true,
          cell: ({ supplyAmount, vatAmount }) => formatMoney(supplyAmount + vatAmount, 'KRW'),
        },
        {
          key: 'state',
          header: t('stateName'),
          cell: ({ invoiceState }) => <Badge tone={tones[invoiceState]}>{t(`state.${invoiceState}`)}</Badge>,
        },
        { key: 'number', header: t('number'), cell: ({ taxInvoiceNo }) => taxInvoiceNo ?? '-' },
        {
          key: 'time',
          header: t('time'),
          cell: ({ sentAt, issuedAt, nextTryAt }) => {
            if (sentAt) return t('sentAt', { time: formatDateTime(sentAt) })
            if (issuedAt) return t('issuedAt', { time: formatDateTime(issuedAt) })
            return nextTryAt ? t('nextTryAt', { time: formatDateTime(nextTryAt) }) : '-'
          },
        },
      ]}
    />
  )
}

function InvoiceActions({ bill, invoices, isPending }: Props & { isPending: boolean }) {
  const { t: admin } = useBillAdminTexts()
  const [isMarking, setMarking] = useState(false)
  const { billId, billNo, totalAmount, currency } = bill
  const { t } = useTaxInvoiceTexts()
  const { version, issueYn, correctYn, list } = invoices
  const operationOptions: OperationOrder<'issueTaxInvoice' | 'correctTaxInvoice'> = {
    done: (output) => {
      if (output.list.some(isFailed)) return { message: t('doneRefused'), severity: 'danger' }
      const isOpen = output.list.some(({ invoiceState }) => invoiceState === 'TRYING')
      return t(isOpen ? 'doneWaiting' : 'done')
    },
    outdated: ['bill.changed', 'bill.charging', 'taxInvoice.unavailable'],
  }
  const issueOperation = useOperation(issueMachine, operationOptions)
  const correctOperation = useOperation(correctMachine, operationOptions)
  if (issueYn === 'N' && correctYn === 'N' && !isPending) return null
  const messageValues = { number: billNo, amount: formatMoney(totalAmount, currency) }
  const isAgain = list.some(isFailed)
  const issueLabel = t(isAgain ? 'again' : 'issue')
  const question = (acceptLabel: string, message: string) => ({
    header: acceptLabel,
    message,
    acceptLabel,
    rejectLabel: t('stay'),
    isFinal: true,
  })
  return (
    <>
      <ProblemNotice problem={issueOperation.problem ?? correctOperation.problem} />
      <Flex gap="2" wrap="wrap">
        {issueYn === 'Y' && (
          <Button
            variant="outline"
            size="sm"
            minHeight="touch"
            loading={issueOperation.busy}
            onClick={() =>
              issueOperation.submit(
                { billId, version },
                question(issueLabel, t(isAgain ? 'askAgain' : 'askIssue', messageValues)),
              )
            }
          >
            {issueLabel}
          </Button>
        )}
        {correctYn === 'Y' && (
          <Button
            variant="outline"
            size="sm"
            minHeight="touch"
            loading={correctOperation.busy}
            onClick={() =>
              correctOperation.submit(
                { billId, version },
                question(t('correct'), t('askCorrect', messageValues)),
              )
            }
          >
            {t('correct')}
          </Button>
        )}
        {isPending && (
          <Button variant="outline" size="sm" minHeight="touch" onClick={() => setMarking(true)}>
            {admin('handle.MARK_INVOICED')}
          </Button>
        )}
      </Flex>
      {isMarking && <MarkInvoiced bill={bill} onClose={() => setMarking(false)} />}
    </>
  )
}
