import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Schema } from '#contract/operation.ts'
import { formatDateTime } from '#domain/dates.ts'
import { OneLine } from '#src/ui/OneLine.tsx'
import { InquiryStateBadge } from '../InquiryStateBadge.tsx'
import '#src/i18n/areas/admin.ts'
import '#src/i18n/areas/inquiry.ts'
import { waitsText } from '#src/lists/waiting-text.ts'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { TwoLines } from '#src/ui/TwoLines.tsx'

type Row = Schema<'AdminInquiryListItem'>

/** One page of inquiries: a dense table, or cards on phones. */
export function AdminInquiryTable({ rows }: { rows: Row[] }) {
  const { t } = useTranslation('admin')
  const { t: inquiry } = useTranslation('inquiry')
  const columns: DataColumn<Row>[] = [
    {
      key: 'subject',
      header: t('inquiry.field.subject'),
      primary: true,
      cell: ({ inquiryId, subject, inquiryNo, inquiryType }) => (
        <TwoLines
          first={
            <Link to="/admin/inquiry/detail" search={{ inquiryId }} data-row-link="">
              {subject}
            </Link>
          }
          second={`${inquiryNo} · ${inquiry(`type.${inquiryType}`)}`}
        />
      ),
    },
    {
      key: 'customer',
      header: t('inquiry.field.customer'),
      card: 'line',
      cell: ({ name, companyName }) =>
        companyName ? <TwoLines first={name} second={companyName} /> : <OneLine person>{name}</OneLine>,
    },
    {
      key: 'state',
      header: t('inquiry.field.state'),
      card: 'side',
      cell: ({ inquiryState }) => <InquiryStateBadge state={inquiryState} />,
    },
    {
      key: 'waiting',
      header: t('inquiry.field.waiting'),
      numeric: true,
      card: 'line',
      cell: ({ waitingSince, createdAt }) => (
        <TwoLines
          first={waitingSince && <strong>{waitsText(t, waitingSince)}</strong>}
          second={formatDateTime(createdAt)}
        />
      ),
    },
    {
      key: 'staff',
      header: t('inquiry.field.staff'),
      card: 'none',
      cell: ({ staffName }) => staffName && <OneLine person>{staffName}</OneLine>,
    },
  ]
  return (
    <DataTable
      caption={t('inquiry.name')}
      columns={columns}
      rows={rows}
      rowKey={({ inquiryId }) => inquiryId}
      dense
    />
  )
}
