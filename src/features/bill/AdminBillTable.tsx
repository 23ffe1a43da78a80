import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { OneLine } from '#src/ui/OneLine.tsx'
import { useBillAdminTexts } from './admin/texts.ts'
import { BillStateBadge } from './BillStateBadge.tsx'
import { settledText } from './bill-text.ts'
import { useBillTexts } from './texts.ts'

type Row = Schema<'AdminBillListItem'>

/** One page of bills. */
export function AdminBillTable({
  rows,
  columns,
}: {
  rows: readonly Row[]
  columns: readonly DataColumn<Row>[]
}) {
  const { t } = useBillAdminTexts()
  return <DataTable caption={t('title')} columns={columns} rows={rows} rowKey={({ billId }) => billId} />
}

/** The columns of bills; in the list of one company without the company's name. */
export function useBillColumns({ isOfCompany = false } = {}): DataColumn<Row>[] {
  const { t } = useBillAdminTexts()
  const { t: texts } = useBillTexts()
  const company: DataColumn<Row> = {
    key: 'company',
    header: t('company'),
    card: 'line',
    cell: ({ companyName }) => <OneLine>{companyName}</OneLine>,
  }
  return [
    {
      key: 'billNo',
      header: texts('field.billNo'),
      primary: true,
      cell: ({ billId, billNo }) => (
        <chakra.span whiteSpace="nowrap">
          <Link to="/admin/bill/detail" search={{ billId }} data-row-link="">
            {billNo}
          </Link>
        </chakra.span>
      ),
    },
    ...(isOfCompany ? [] : [company]),
    {
      key: 'service',
      header: texts('field.service'),
      card: 'none',
      leastRoom: '56rem',
      cell: ({ serviceName, planName }) => <OneLine>{`${serviceName} ${planName}`}</OneLine>,
    },
    {
      key: 'state',
      header: texts('field.state'),
      card: 'line',
      cell: ({ billState }) => <BillStateBadge state={billState} />,
    },
    {
      key: 'method',
      header: texts('field.method'),
      card: 'none',
      leastRoom: '70rem',
      cell: ({ paymentMethodCode }) => <OneLine>{texts(`method.${paymentMethodCode}`)}</OneLine>,
    },
    {
      key: 'billDate',
      header: texts('field.billDate'),
      card: 'none',
      leastRoom: '70rem',
      cell: ({ billDate }) => formatDate(billDate),
    },
    {
      key: 'settled',
      header: texts('field.settled'),
      card: 'line',
      cell: (row) => <chakra.span whiteSpace="nowrap">{settledText(texts, row)}</chakra.span>,
    },
    {
      key: 'amount',
      header: texts('field.amount'),
      numeric: true,
      card: 'side',
      cell: ({ totalAmount, currency }) => <strong>{formatMoney(totalAmount, currency)}</strong>,
    },
  ]
}
