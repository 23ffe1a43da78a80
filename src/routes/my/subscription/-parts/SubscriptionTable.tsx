import { Link } from '@tanstack/react-router'
import '#src/i18n/areas/subscription.ts'
import { useTranslation } from 'react-i18next'
import type { Schema } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import { StateBadge } from '#src/components/subscription/StateBadge.tsx'
import { priceText, termText } from '#src/components/subscription/subscription-text.ts'
import { Breakable } from '#src/ui/Breakable.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { TextLink } from '#src/ui/TextLink.tsx'
import { TwoLines } from '#src/ui/TwoLines.tsx'

type Row = Schema<'SubscriptionListItem'>

/** One page of subscriptions: a table, or cards on phones. */
export function SubscriptionTable({ rows }: { rows: Row[] }) {
  const { t } = useTranslation('subscription')
  const columns: DataColumn<Row>[] = [
    {
      key: 'service',
      header: t('field.service'),
      primary: true,
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
      cell: (row) => <StateBadge state={row.subscriptionState} />,
    },
    {
      key: 'corporate',
      header: t('field.corporateName'),
      cell: (row) => (
        <TwoLines first={row.corporateName} second={<Breakable>{row.corporateEmail}</Breakable>} />
      ),
    },
    {
      key: 'term',
      header: t('field.term'),
      cell: (row) => (
        <TwoLines
          first={termText(t, row)}
          second={t('field.requestedOn', { date: formatDate(row.requestedAt) })}
        />
      ),
    },
    { key: 'price', header: t('field.price'), numeric: true, cell: (row) => priceText(t, row) },
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
