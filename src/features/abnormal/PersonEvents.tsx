import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { formatDateTime } from '#domain/dates.ts'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { OneLine } from '#src/ui/OneLine.tsx'
import { AbnormalBadge } from './AbnormalBadge.tsx'
import { foundText } from './found-text.ts'
import { useSecurityTexts } from './texts.ts'

type Row = Schema<'AbnormalEventListItem'>

/** The abnormal behaviour of one person, one event per line. */
export function PersonEvents({ events }: { events: readonly Row[] }) {
  const { t } = useSecurityTexts()
  const columns: DataColumn<Row>[] = [
    {
      key: 'what',
      header: t('abnormal.field.what'),
      primary: true,
      cell: ({ abnormalEventId, detector, detectType }) => (
        <Link to="/admin/abnormal/detail" search={{ abnormalEventId }} data-row-link="">
          {foundText(t, { detector, detectType })}
        </Link>
      ),
    },
    {
      key: 'count',
      header: t('abnormal.field.count'),
      card: 'line',
      named: true,
      cell: ({ count }) => t('abnormal.times', { count }),
    },
    {
      key: 'from',
      header: t('abnormal.field.from'),
      card: 'line',
      cell: ({ device, address }) => <OneLine>{[device, address].filter(Boolean).join(' · ')}</OneLine>,
    },
    {
      key: 'detectedAt',
      header: t('abnormal.field.detectedAt'),
      numeric: true,
      card: 'line',
      cell: ({ detectedAt }) => formatDateTime(detectedAt),
    },
    {
      key: 'state',
      header: t('abnormal.field.state'),
      card: 'side',
      cell: ({ abnormalState }) => <AbnormalBadge state={abnormalState} />,
    },
  ]
  return (
    <DataTable
      caption={t('abnormal.title')}
      columns={columns}
      rows={events}
      rowKey={({ abnormalEventId }) => abnormalEventId}
    />
  )
}
