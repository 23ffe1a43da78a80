import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { TextLink } from '#src/ui/TextLink.tsx'
import { Tiled } from '#src/ui/Tiled.tsx'
import { ServiceName } from '../ServiceName.tsx'
import { ServiceTile } from '../ServiceTile.tsx'
import { StateBadge } from '../StateBadge.tsx'
import { priceText, termText } from '../subscription-text.ts'
import { useSubscriptionTexts } from '../texts.ts'

type Row = Schema<'SubscriptionListItem'>

/** One page of subscriptions. */
export function SubscriptionTable({ rows }: { rows: readonly Row[] }) {
  const { t } = useSubscriptionTexts()
  const columns: DataColumn<Row>[] = [
    {
      key: 'service',
      header: t('field.service'),
      primary: true,
      cell: (row) => (
        <Tiled>
          <ServiceTile icon={row.serviceIcon} size="row" />
          <TextLink asChild>
            <Link to="/my/subscription/detail" search={{ subscriptionId: row.subscriptionId }}>
              <ServiceName {...row} />
            </Link>
          </TextLink>
        </Tiled>
      ),
    },
    {
      key: 'state',
      header: t('field.subscriptionState'),
      card: 'line',
      cell: (row) => <StateBadge state={row.subscriptionState} />,
    },
    ...(areOfOneCompany(rows)
      ? []
      : [
          {
            key: 'corporate',
            header: t('field.corporateName'),
            card: 'line' as const,
            cell: (row: Row) => row.corporateName,
          },
        ]),
    { key: 'term', header: t('field.term'), card: 'line', cell: (row) => termText(t, row) },
    {
      key: 'requestedAt',
      header: t('field.requestedAt'),
      card: 'none',
      cell: (row) => formatDate(row.requestedAt),
    },
    { key: 'price', header: t('field.price'), numeric: true, card: 'side', cell: (row) => priceText(t, row) },
  ]
  return (
    <DataTable
      caption={t('list.caption')}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.subscriptionId}
    />
  )
}

/** Whether all rows belong to one company, so that its column is not needed. */
const areOfOneCompany = (rows: readonly Row[]) =>
  new Set(rows.map(({ corporateName }) => corporateName)).size < 2
