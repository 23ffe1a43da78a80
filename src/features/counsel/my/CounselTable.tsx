import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { TextLink } from '#src/ui/TextLink.tsx'
import { CounselBadge } from '../CounselBadge.tsx'
import { timeText } from '../counsel-text.ts'
import { useCounselTexts } from '../texts.ts'

type Row = Schema<'Counsel'>

/** One page of a member's reservations. */
export function CounselTable({ rows, cursor }: { rows: readonly Row[]; cursor: string | undefined }) {
  const { t } = useCounselTexts()
  const columns: DataColumn<Row>[] = [
    {
      key: 'time',
      header: t('field.time'),
      primary: true,
      cell: (row) => (
        <TextLink asChild>
          <Link to="/my/counsel" search={{ cursor, counselNo: row.counselNo }}>
            {timeText(row)}
          </Link>
        </TextLink>
      ),
    },
    {
      key: 'state',
      card: 'side',
      header: t('field.counselState'),
      cell: (row) => <CounselBadge state={row.counselState} />,
    },
    {
      key: 'method',
      card: 'line',
      header: t('field.counselMethod'),
      cell: (row) => t(`method.${row.counselMethod}.name`),
    },
    { key: 'no', card: 'line', header: t('field.counselNo'), numeric: true, cell: (row) => row.counselNo },
  ]
  return (
    <DataTable caption={t('mine.caption')} columns={columns} rows={rows} rowKey={(row) => row.counselNo} />
  )
}
