import { Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { Card } from '#src/ui/Card.tsx'
import { DataList } from '#src/ui/DataList.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { BillStateBadge } from './BillStateBadge.tsx'
import { methodText, payeeText, periodText, settledFact } from './bill-text.ts'
import { useBillTexts } from './texts.ts'

export type BillInfoProps = {
  bill: Schema<'Bill'>
  /** Whether a heading above these facts shows the state, the method and the relevant date of the bill. */
  isHeaded?: boolean
  /** Whether a card on the same screen shows the tax invoices of the bill. */
  hasTaxCard?: boolean
  /**
   * Whether another part of the screen shows the bank account for the transfer, so that it appears here only in
   * print.
   */
  isPayeeElsewhere?: boolean
  columns?: 1 | 2
}

/** The facts of a bill: its payer, its period and its dates. */
export function BillInfo({
  bill,
  isHeaded = false,
  hasTaxCard = false,
  isPayeeElsewhere = false,
  columns = 2,
}: BillInfoProps) {
  const { t } = useBillTexts()
  const { term: settled } = settledFact(t, bill)
  const money = (amount: number) => formatMoney(amount, bill.currency)
  return (
    <Card aria-labelledby="bill-info">
      <Stack gap="4">
        <Heading level={2} size="md" id="bill-info">
          {t('detail.info')}
        </Heading>
        <DataList
          columns={columns}
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
  )
}

/** Whether less was paid out than the total of the bill, because the rest had been refunded before. */
const isPaidOutInPart = ({ billState, refundedAmount, totalAmount }: Schema<'Bill'>) =>
  billState === 'REFUNDED' && refundedAmount > 0 && refundedAmount < -totalAmount
