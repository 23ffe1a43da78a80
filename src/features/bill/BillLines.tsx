import { Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { formatMoney } from '#domain/money.ts'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { BillCredits } from './BillCredits.tsx'
import { periodText } from './bill-text.ts'
import { useBillTexts } from './texts.ts'

type Line = Schema<'BillLine'>

/** The items of a bill with their total, and its discounts. */
export function BillLines({ bill }: { bill: Schema<'Bill'> }) {
  const { t } = useBillTexts()
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
      <BillCredits bill={bill} />
    </Stack>
  )
}
