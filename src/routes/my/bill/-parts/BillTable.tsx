import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Schema } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { BillStateBadge } from '#src/components/bill/BillStateBadge.tsx'
import { periodText, settledText } from '#src/components/bill/bill-text.ts'
import '#src/i18n/areas/bill.ts'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { TextLink } from '#src/ui/TextLink.tsx'
import { TwoLines } from '#src/ui/TwoLines.tsx'

type Row = Schema<'BillListItem'>

const Whole = chakra('span', { base: { whiteSpace: 'nowrap' } })

/** One page of bills: a table, or cards on phones. */
export function BillTable({ rows }: { rows: Row[] }) {
  const { t } = useTranslation('bill')
  const columns: DataColumn<Row>[] = [
    {
      key: 'service',
      header: t('field.service'),
      primary: true,
      cell: (row) => (
        <TextLink asChild>
          <Link
            to="/my/bill/detail"
            search={{ billId: row.billId }}
          >{`${row.serviceName} ${row.planName}`}</Link>
        </TextLink>
      ),
    },
    {
      key: 'billNo',
      header: t('field.billNo'),
      cell: (row) => <TwoLines first={<Whole>{row.billNo}</Whole>} second={t(`kind.${row.billKind}`)} />,
    },
    { key: 'state', header: t('field.state'), cell: (row) => <BillStateBadge state={row.billState} /> },
    { key: 'period', header: t('field.period'), cell: periodText },
    {
      key: 'billDate',
      header: t('field.billDate'),
      cell: (row) => (
        <TwoLines first={formatDate(row.billDate)} second={<Whole>{settledText(t, row)}</Whole>} />
      ),
    },
    {
      key: 'amount',
      header: t('field.amount'),
      numeric: true,
      cell: (row) => formatMoney(row.totalAmount, row.currency),
    },
  ]
  return <DataTable caption={t('caption')} columns={columns} rows={rows} rowKey={(row) => row.billId} />
}
