import { Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { Card } from '#src/ui/Card.tsx'
import { DataList } from '#src/ui/DataList.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { BillCredits } from './BillCredits.tsx'
import { BillStateBadge } from './BillStateBadge.tsx'
import { methodText, payeeText, periodText, settledFact } from './bill-text.ts'
import { useBillTexts } from './texts.ts'

type Line = Schema<'BillLine'>

type Props = {
  bill: Schema<'Bill'>
  /** Whether a heading above it shows its state, method and relevant date. */
  isHeaded?: boolean
  /** Whether a card of the screen shows its tax invoices. */
  hasTaxCard?: boolean
  /** Whether the screen shows the account for the transfer elsewhere, so that only the paper shows it here. */
  isPayeeElsewhere?: boolean
  /** The only part to show, where the screen shows the other one elsewhere. */
  only?: 'info' | 'lines'
}

/** The content of a bill: its payer, its items and its total. */
export function BillDocument({
  bill,
  isHeaded = false,
  hasTaxCard = false,
  isPayeeElsewhere = false,
  only,
}: Props) {
  const { t } = useBillTexts()
  const { term: settled } = settledFact(t, bill)
  const money = (amount: number) => formatMoney(amount, bill.currency)
  const columns: DataColumn<Line>[] = [
    { key: 'line', header: t('detail.line'), primary: true, cell: ({ label }) => label },
    {
      key: 'period',
      header: t('field.period'),
      cell: ({ fromDate, toDate }) => periodText({ periodFrom: fromDate, periodTo: toDate }),
    },
    {
      key: 'supply',
      header: t('detail.supply'),
      numeric: true,
      cell: ({ supplyAmount }) => money(supplyAmount),
    },
  ]
  return (
    <Stack gap="5">
      {only !== 'lines' && (
        <Card aria-labelledby="bill-info">
          <Stack gap="4">
            <Heading level={2} size="md" id="bill-info">
              {t('detail.info')}
            </Heading>
            <DataList
              columns={only === 'info' ? 1 : 2}
              items={[
                ...(isHeaded
                  ? []
                  : [
                      {
                        key: 'state',
                        term: t('field.state'),
                        value: <BillStateBadge state={bill.billState} />,
                      },
                    ]),
                { key: 'company', term: t('field.company'), value: bill.companyName },
                {
                  key: 'subscription',
                  term: t('field.subscriptionNo'),
                  value: bill.subscriptionNo,
                  numeric: true,
                },
                { key: 'period', term: t('field.period'), value: periodText(bill), numeric: true },
                ...(isHeaded && settled === t('field.billDate')
                  ? []
                  : [
                      {
                        key: 'billDate',
                        term: t('field.billDate'),
                        value: formatDate(bill.billDate),
                        numeric: true,
                      },
                    ]),
                ...(bill.totalAmount < 0 ||
                bill.billState === 'VOID' ||
                (isHeaded && settled === t('field.dueDate'))
                  ? []
                  : [
                      {
                        key: 'dueDate',
                        term: t('field.dueDate'),
                        value: formatDate(bill.dueDate),
                        numeric: true,
                      },
                    ]),
                ...(bill.endsOn
                  ? [
                      {
                        key: 'endsOn',
                        term: t('field.endsOn'),
                        value: formatDate(bill.endsOn),
                        numeric: true,
                      },
                    ]
                  : []),
                ...(isHeaded ? [] : [{ key: 'method', term: t('field.method'), value: methodText(t, bill) }]),
                ...(bill.payee
                  ? [
                      {
                        key: 'payee',
                        term: t('field.payee'),
                        value: payeeText(bill.payee),
                        numeric: true,
                        onPaperOnly: isPayeeElsewhere,
                      },
                    ]
                  : []),
                { key: 'kind', term: t('field.kind'), value: t(`kind.${bill.billKind}`) },
                ...(bill.paidAt && !isHeaded
                  ? [
                      {
                        key: 'paidAt',
                        term: t(bill.totalAmount < 0 ? 'field.refundedAt' : 'field.paidAt'),
                        value: formatDate(bill.paidAt),
                        numeric: true,
                      },
                    ]
                  : []),
                ...(bill.voidedAt
                  ? [
                      ...(isHeaded
                        ? []
                        : [
                            {
                              key: 'voidedAt',
                              term: t('field.voidedAt'),
                              value: formatDate(bill.voidedAt),
                              numeric: true,
                            },
                          ]),
                      { key: 'voidReason', term: t('field.voidReason'), value: bill.voidReason ?? '' },
                    ]
                  : []),
                ...(isPaidOutInPart(bill)
                  ? [
                      {
                        key: 'givenBack',
                        term: t('field.givenBack'),
                        value: money(bill.refundedAmount),
                        numeric: true,
                      },
                    ]
                  : []),
                ...(bill.nextChargeOn
                  ? [
                      {
                        key: 'next',
                        term: t('field.nextChargeOn'),
                        value: formatDate(bill.nextChargeOn),
                        numeric: true,
                      },
                    ]
                  : []),
                ...(hasTaxCard && bill.taxInvoiceState !== 'NONE'
                  ? []
                  : [
                      {
                        key: 'taxInvoice',
                        term: t('field.taxInvoice'),
                        value: [
                          t(`taxInvoice.${bill.taxInvoiceState}`),
                          bill.taxInvoiceNo && t('field.taxInvoiceNo', { number: bill.taxInvoiceNo }),
                        ]
                          .filter(Boolean)
                          .join(' · '),
                      },
                    ]),
              ]}
            />
          </Stack>
        </Card>
      )}
      {only !== 'info' && (
        <Stack gap="3">
          <Heading level={2} size="md">
            {t('detail.lines')}
          </Heading>
          <DataTable
            foldsBelow="30rem"
            caption={t('detail.lines')}
            columns={columns}
            rows={bill.lines}
            rowKey={({ label, fromDate, supplyAmount }) => `${label}${fromDate}${supplyAmount}`}
            footer={[
              { key: 'supply', term: t('detail.supply'), value: money(bill.supplyAmount) },
              { key: 'vat', term: t('detail.vat'), value: money(bill.vatAmount) },
              { key: 'sum', term: t('detail.sum'), value: <strong>{money(bill.totalAmount)}</strong> },
            ]}
          />
        </Stack>
      )}
      {only !== 'info' && <BillCredits bill={bill} />}
    </Stack>
  )
}

/** Whether less was paid out than the total of the bill, because the rest had been refunded before. */
const isPaidOutInPart = ({ billState, refundedAmount, totalAmount }: Schema<'Bill'>) =>
  billState === 'REFUNDED' && refundedAmount > 0 && refundedAmount < -totalAmount
