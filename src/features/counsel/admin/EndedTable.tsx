import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { TextLink } from '#src/ui/TextLink.tsx'
import { CounselBadge } from '../CounselBadge.tsx'
import { timeOfDay } from '../counsel-text.ts'
import { useCounselAdminTexts } from './texts.ts'

type Row = Schema<'AdminCounsel'>

/** The cancelled reservations of a day. */
export function EndedTable({ counsels }: { counsels: Row[] }) {
  const { t } = useCounselAdminTexts()
  const columns: DataColumn<Row>[] = [
    {
      key: 'time',
      header: t('slot.time'),
      primary: true,
      cell: (row) => (
        <TextLink asChild>
          <Link
            to="/admin/counsel/detail"
            search={{ counselId: row.counselId }}
          >{`${timeOfDay(row.startAt)}~${timeOfDay(row.endAt)} ${row.name}`}</Link>
        </TextLink>
      ),
    },
    {
      key: 'state',
      card: 'side',
      header: t('slot.state'),
      cell: (row) => <CounselBadge state={row.counselState} />,
    },
    {
      key: 'reason',
      card: 'line',
      header: t('ended.reason'),
      cell: (row) => row.cancelReason ?? t('ended.byVisitor'),
    },
  ]
  return (
    <DataTable
      foldsBelow="30rem"
      caption={t('day.ended')}
      columns={columns}
      rows={counsels}
      rowKey={(row) => row.counselId}
    />
  )
}
