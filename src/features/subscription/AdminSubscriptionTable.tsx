import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { formatDate, formatDateTime, kstDate } from '#domain/dates.ts'
import { isOverdue } from '#domain/subscription/decision.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { useAdminTexts } from '#src/lists/texts.ts'
import { waitsText } from '#src/lists/waiting-text.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { OneLine } from '#src/ui/OneLine.tsx'
import { TwoLines } from '#src/ui/TwoLines.tsx'
import { useSubscriptionAdminTexts } from './admin/texts.ts'
import { StateBadge } from './StateBadge.tsx'
import { priceText } from './subscription-text.ts'
import { useSubscriptionTexts } from './texts.ts'

type Row = Schema<'AdminSubscriptionListItem'>

/** One page of subscriptions. */
export function AdminSubscriptionTable({
  rows,
  columns,
}: {
  rows: readonly Row[]
  columns: readonly DataColumn<Row>[]
}) {
  const { t } = useSubscriptionAdminTexts()
  return (
    <DataTable
      caption={t('name')}
      columns={columns}
      rows={rows}
      rowKey={({ subscriptionId }) => subscriptionId}
    />
  )
}

/**
 * Returns the columns of the table of subscriptions. The first column is the company, or in the list of one company
 * the service.
 */
export function useSubscriptionColumns({ isOfCompany = false } = {}): DataColumn<Row>[] {
  const { t } = useSubscriptionAdminTexts()
  const { t: subscription } = useSubscriptionTexts()
  const linkTo = (subscriptionId: string, name: string) => (
    <Link to="/admin/subscription/detail" search={{ subscriptionId }} data-row-link="">
      {name}
    </Link>
  )
  const firstColumns: DataColumn<Row>[] = isOfCompany
    ? [
        {
          key: 'service',
          header: t('field.service'),
          primary: true,
          cell: ({ subscriptionId, serviceName, planName, subscriptionNo }) => (
            <TwoLines first={linkTo(subscriptionId, `${serviceName} ${planName}`)} second={subscriptionNo} />
          ),
        },
        {
          key: 'subscriber',
          header: t('field.subscriber'),
          card: 'none',
          leastRoom: '48rem',
          cell: ({ name }) => <OneLine person>{name}</OneLine>,
        },
      ]
    : [
        {
          key: 'company',
          header: t('field.company'),
          primary: true,
          cell: ({ subscriptionId, companyName, name, subscriptionNo }) => (
            <TwoLines first={linkTo(subscriptionId, companyName)} second={`${name} · ${subscriptionNo}`} />
          ),
        },
        {
          key: 'subscription',
          header: t('field.subscription'),
          card: 'line',
          cell: ({ serviceName, planName }) => `${serviceName} ${planName}`,
        },
      ]
  return [
    ...firstColumns,
    {
      key: 'price',
      header: t('field.price'),
      numeric: true,
      card: 'line',
      cell: (row) => priceText(subscription, row),
    },
    {
      key: 'state',
      header: t('field.state'),
      card: 'side',
      cell: ({ subscriptionState }) => <StateBadge state={subscriptionState} />,
    },
    {
      key: 'requestedAt',
      header: t('field.requestedAt'),
      numeric: true,
      // On the page of a company, the facts next to the table leave less room for its columns.
      ...(isOfCompany && { leastRoom: '56rem' as const }),
      card: 'line',
      cell: (row) =>
        row.subscriptionState === 'REQUESTED' ? (
          <TwoLines
            first={<Age since={row.requestedAt} />}
            second={formatDate(kstDate(new Date(row.requestedAt)))}
          />
        ) : (
          formatDateTime(row.requestedAt)
        ),
    },
  ]
}

/** Shows how long a request has waited. A wait that is too long is marked by a colour and by words. */
function Age({ since }: { since: string }) {
  const { t: admin } = useAdminTexts()
  const waitText = waitsText(admin, since)
  return isOverdue(kstDate(new Date(since)), kstDate(portalClock.now())) ? (
    <Badge tone="danger">{waitText}</Badge>
  ) : (
    waitText
  )
}
