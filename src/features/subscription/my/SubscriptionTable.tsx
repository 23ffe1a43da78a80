import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import { ownDirections } from '#domain/subscription/sort-names.ts'
import { SortLink } from '#src/lists/SortLink.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { TextLink } from '#src/ui/TextLink.tsx'
import { StateBadge } from '../StateBadge.tsx'
import { priceText, termText } from '../subscription-text.ts'
import { useSubscriptionTexts } from '../texts.ts'
import type { ListSearch } from './list-search.ts'

type Row = Schema<'SubscriptionListItem'>
const waysToSort = { ASC: 'ascending', DESC: 'descending' } as const

type Props = { rows: readonly Row[]; filter: ListSearch }

/** One page of subscriptions, sorted by the heads of services and days. */
export function SubscriptionTable({ rows, filter }: Props) {
  const { t } = useSubscriptionTexts()
  const { sort = 'NEWEST' } = filter
  const way = waysToSort[filter.sortDirection ?? ownDirections[sort]]
  const isByService = sort === 'SERVICE'
  const sortedBy = (sortDirection?: 'DESC') => ({ ...filter, sort: 'SERVICE' as const, sortDirection })
  const sortedByDay = (order?: 'OLDEST') => ({ ...filter, sort: order, sortDirection: undefined })
  const columns: DataColumn<Row>[] = [
    {
      key: 'service',
      header: t('field.service'),
      primary: true,
      ...(isByService && { sorted: way }),
      head: (
        <SortLink
          to="/my/subscription"
          search={sortedBy(isByService && way === 'ascending' ? 'DESC' : undefined)}
        >
          {t('field.service')}
        </SortLink>
      ),
      cell: (row) => (
        <TextLink asChild>
          <Link
            to="/my/subscription/detail"
            search={{ subscriptionId: row.subscriptionId }}
          >{`${row.serviceName} ${row.planName}`}</Link>
        </TextLink>
      ),
    },
    {
      key: 'state',
      header: t('field.subscriptionState'),
      card: 'line',
      cell: (row) => <StateBadge state={row.subscriptionState} />,
    },
    ...(areOfOne(rows)
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
      ...(!isByService && { sorted: way }),
      head: (
        <SortLink
          to="/my/subscription"
          search={sortedByDay(!isByService && way === 'descending' ? 'OLDEST' : undefined)}
        >
          {t('field.requestedAt')}
        </SortLink>
      ),
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
const areOfOne = (rows: readonly Row[]) => new Set(rows.map(({ corporateName }) => corporateName)).size < 2
