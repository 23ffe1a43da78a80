import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Schema } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { BillStateBadge } from '#src/components/bill/BillStateBadge.tsx'
import { settledText } from '#src/components/bill/bill-text.ts'
import '#src/i18n/areas/bill.ts'
import '#src/i18n/areas/billAdmin.ts'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { TwoLines } from '#src/ui/TwoLines.tsx'

type Row = Schema<'AdminBillListItem'>

/** One page of bills: a dense table, or cards on phones. */
export function AdminBillTable({ rows }: { rows: Row[] }) {
  const { t } = useTranslation('billAdmin')
  const { t: texts } = useTranslation('bill')
  const columns: DataColumn<Row>[] = [
    {
      key: 'billNo',
      header: texts('field.billNo'),
      primary: true,
      cell: ({ billId, billNo, serviceName, planName }) => (
        <TwoLines
          first={
            <Link to="/admin/bill/detail" search={{ billId }} data-row-link="">
              {billNo}
            </Link>
          }
          second={`${serviceName} ${planName}`}
        />
      ),
    },
    {
      key: 'company',
      header: t('company'),
      cell: ({ companyName, paymentMethodCode }) => (
        <TwoLines first={companyName} second={texts(`method.${paymentMethodCode}`)} />
      ),
    },
    {
      key: 'state',
      header: texts('field.state'),
      cell: ({ billState }) => <BillStateBadge state={billState} />,
    },
    {
      key: 'billDate',
      header: texts('field.billDate'),
      numeric: true,
      cell: (row) => <TwoLines first={formatDate(row.billDate)} second={settledText(texts, row)} />,
    },
    {
      key: 'amount',
      header: texts('field.amount'),
      numeric: true,
      cell: ({ totalAmount, currency }) => formatMoney(totalAmount, currency),
    },
  ]
  return (
    <DataTable caption={t('title')} columns={columns} rows={rows} rowKey={({ billId }) => billId} dense />
  )
}
