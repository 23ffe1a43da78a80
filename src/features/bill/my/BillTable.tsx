import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { ServiceName } from '#src/features/subscription/ServiceName.tsx'
import { ServiceTile } from '#src/features/subscription/ServiceTile.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { TextLink } from '#src/ui/TextLink.tsx'
import { Tiled } from '#src/ui/Tiled.tsx'
import { BillStateBadge } from '../BillStateBadge.tsx'
import { settledText } from '../bill-text.ts'
import { useBillTexts } from '../texts.ts'
import { RowDownload } from './RowDownload.tsx'

type Row = Schema<'BillListItem'>

// On a card, the name and the amount take the whole line.
const CardlessTile = chakra('span', {
  base: { display: 'flex', '@container (width < 40rem)': { display: 'none' } },
})
const NoWrapText = chakra('span', { base: { whiteSpace: 'nowrap' } })

/** One page of bills. */
export function BillTable({ rows }: { rows: readonly Row[] }) {
  const { t } = useBillTexts()
  const columns: DataColumn<Row>[] = [
    {
      key: 'service',
      header: t('field.service'),
      primary: true,
      cell: (row) => (
        <Tiled>
          <CardlessTile>
            <ServiceTile icon={row.serviceIcon} size="row" />
          </CardlessTile>
          <TextLink asChild>
            <Link to="/my/bill/detail" search={{ billId: row.billId }}>
              <ServiceName {...row} />
            </Link>
          </TextLink>
        </Tiled>
      ),
    },
    {
      key: 'state',
      header: t('field.state'),
      card: 'line',
      cell: (row) => <BillStateBadge state={row.billState} dueDate={row.dueDate} />,
    },
    {
      key: 'billDate',
      header: t('field.billDate'),
      card: 'none',
      leastRoom: '48rem',
      cell: (row) => formatDate(row.billDate),
    },
    {
      key: 'settled',
      header: t('field.settled'),
      card: 'line',
      cell: (row) => <NoWrapText>{settledText(t, row) ?? formatDate(row.billDate)}</NoWrapText>,
    },
    {
      key: 'billNo',
      header: t('field.billNo'),
      card: 'none',
      leastRoom: '56rem',
      cell: (row) => (
        <NoWrapText>
          {row.billKind === 'FINAL' ? `${row.billNo} · ${t(`kind.${row.billKind}`)}` : row.billNo}
        </NoWrapText>
      ),
    },
    {
      key: 'amount',
      header: t('field.amount'),
      numeric: true,
      card: 'side',
      cell: (row) => <strong>{formatMoney(row.totalAmount, row.currency)}</strong>,
    },
    {
      key: 'pdf',
      header: t('field.pdf'),
      card: 'end',
      cell: (row) => <RowDownload billId={row.billId} billNo={row.billNo} />,
    },
  ]
  return <DataTable caption={t('caption')} columns={columns} rows={rows} rowKey={(row) => row.billId} />
}
