import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Schema } from '#contract/operation.ts'
import { codeFields, codeText } from '#domain/abnormal/codes.ts'
import { formatDateTime } from '#domain/dates.ts'
import { OneLine } from '#src/ui/OneLine.tsx'
import '#src/i18n/areas/security.ts'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { TwoLines } from '#src/ui/TwoLines.tsx'
import { AbnormalBadge } from './AbnormalBadge.tsx'

type Row = Schema<'AbnormalEventListItem'>

/** One page of abnormal behaviour: a dense table, or cards on phones. */
export function AbnormalTable({ rows }: { rows: Row[] }) {
  const { t } = useTranslation('security')
  const columns: DataColumn<Row>[] = [
    {
      key: 'what',
      header: t('abnormal.field.what'),
      primary: true,
      cell: ({ abnormalEventId, detector, count }) => (
        <TwoLines
          first={
            <Link to="/admin/abnormal/detail" search={{ abnormalEventId }} data-row-link="">
              {t(`abnormal.detector.${detector}`)}
            </Link>
          }
          second={t('abnormal.times', { count })}
        />
      ),
    },
    {
      key: 'member',
      header: t('abnormal.field.member'),
      cell: ({ memberName }) => <OneLine person>{memberName}</OneLine>,
    },
    {
      key: 'from',
      header: t('abnormal.field.from'),
      cell: ({ device, address }) => <TwoLines first={device || t('abnormal.unknown')} second={address} />,
    },
    {
      key: 'codes',
      header: t('abnormal.field.codes'),
      cell: (row) =>
        codeFields.flatMap((field) => (row[field] === null ? [] : codeText(field, row[field]))).join(' · ') ||
        t('abnormal.noCode'),
    },
    {
      key: 'detectedAt',
      header: t('abnormal.field.detectedAt'),
      numeric: true,
      cell: ({ detectedAt }) => formatDateTime(detectedAt),
    },
    {
      key: 'state',
      header: t('abnormal.field.state'),
      cell: ({ abnormalState, lastAction }) => (
        <TwoLines
          first={<AbnormalBadge state={abnormalState} />}
          second={lastAction ? t(`abnormal.action.${lastAction}`) : ''}
        />
      ),
    },
  ]
  return (
    <DataTable
      caption={t('abnormal.title')}
      columns={columns}
      rows={rows}
      rowKey={({ abnormalEventId }) => abnormalEventId}
      dense
    />
  )
}
