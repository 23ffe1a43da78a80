import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import { formatNumber } from '#domain/money.ts'
import { isOver } from '#domain/subscription/state-names.ts'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { Tiled } from '#src/ui/Tiled.tsx'
import { ServiceName } from '../ServiceName.tsx'
import { ServiceTile } from '../ServiceTile.tsx'
import { StateBadge } from '../StateBadge.tsx'
import { priceText, termText } from '../subscription-text.ts'
import { useSubscriptionTexts } from '../texts.ts'

type Row = Schema<'SubscriptionListItem'>
type Props = {
  rows: readonly Row[]
  /** Whether ended subscriptions are listed last, under a separate heading. */
  isGrouped: boolean
}

/** One page of subscriptions. */
export function SubscriptionTable({ rows, isGrouped }: Props) {
  const { t } = useSubscriptionTexts()
  const [open, over] = [false, true].map((wanted) =>
    rows.filter(({ subscriptionState }) => isOver(subscriptionState) === wanted),
  ) as [Row[], Row[]]
  const hasCompanies = !areOfOneCompany(rows)
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
    ...(hasCompanies
      ? [
          {
            key: 'corporate',
            header: t('field.corporateName'),
            card: 'line' as const,
            cell: (row: Row) => row.corporateName,
          },
        ]
      : []),
    {
      key: 'users',
      header: t('field.users'),
      numeric: true,
      card: 'line',
      named: true,
      cell: ({ userCount }) => t('detail.users', { number: formatNumber(userCount) }),
    },
    { key: 'day', header: t('field.day'), card: 'line', cell: (row) => dayText(t, row) },
    {
      key: 'term',
      header: t('field.term'),
      card: 'none',
      leastRoom: '56rem',
      cell: (row) => termText(t, row),
    },
    { key: 'price', header: t('field.price'), numeric: true, card: 'side', cell: (row) => priceText(t, row) },
  ]
  return (
    <DataTable
      caption={t('list.caption')}
      columns={columns}
      rowKey={(row) => row.subscriptionId}
      {...(isGrouped && open.length > 0 && over.length > 0
        ? {
            rows: open,
            further: {
              title: (
                <Heading level={2} size="sm">
                  {t('list.over')}
                </Heading>
              ),
              rows: over,
            },
          }
        : { rows })}
    />
  )
}

/** Returns the text for the day of a row: the next bill, or else the last day, or else the day of the request. */
function dayText(
  t: ReturnType<typeof useSubscriptionTexts>['t'],
  { subscriptionState, nextBillDate, endDate, requestedAt }: Row,
): string {
  if (nextBillDate && !isOver(subscriptionState))
    return t('list.day.bill', { date: formatDate(nextBillDate) })
  return endDate
    ? t('list.day.end', { date: formatDate(endDate) })
    : t('list.day.request', { date: formatDate(requestedAt) })
}

/** Whether all rows belong to one company, so that its column is not needed. */
const areOfOneCompany = (rows: readonly Row[]) =>
  new Set(rows.map(({ corporateName }) => corporateName)).size < 2
