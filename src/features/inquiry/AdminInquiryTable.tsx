import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { formatDateTime } from '#domain/dates.ts'
import { useAdminTexts } from '#src/lists/texts.ts'
import { waitsText } from '#src/lists/waiting-text.ts'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { OneLine } from '#src/ui/OneLine.tsx'
import { TwoLines } from '#src/ui/TwoLines.tsx'
import { useAboutName } from './AboutName.tsx'
import { InquiryStateBadge } from './InquiryStateBadge.tsx'
import { useInquiryTexts } from './texts.ts'

type Row = Schema<'AdminInquiryListItem'>

/** One page of inquiries. */
export function AdminInquiryTable({
  rows,
  columns,
}: {
  rows: readonly Row[]
  columns: readonly DataColumn<Row>[]
}) {
  const { t } = useAdminTexts()
  return (
    <DataTable
      caption={t('inquiry.name')}
      columns={columns}
      rows={rows}
      rowKey={({ inquiryId }) => inquiryId}
    />
  )
}

/** Returns the columns of inquiries. The list of one company has no column for the company's name. */
export function useInquiryColumns({ isOfCompany = false } = {}): DataColumn<Row>[] {
  const { t } = useAdminTexts()
  const { t: inquiry } = useInquiryTexts()
  const aboutName = useAboutName()
  return [
    {
      key: 'subject',
      header: t('inquiry.field.subject'),
      primary: true,
      cell: ({ inquiryId, subject, inquiryNo, inquiryType, about }) => (
        <TwoLines
          first={
            <Link to="/admin/inquiry/detail" search={{ inquiryId }} data-row-link="">
              {subject}
            </Link>
          }
          second={[inquiryNo, inquiry(`type.${inquiryType}`), aboutName(about)].filter(Boolean).join(' · ')}
        />
      ),
    },
    {
      key: 'customer',
      header: t('inquiry.field.customer'),
      card: 'line',
      cell: ({ name, companyName }) =>
        companyName && !isOfCompany ? (
          <TwoLines first={name} second={companyName} />
        ) : (
          <OneLine person>{name}</OneLine>
        ),
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
      ...(isOfCompany && { leastRoom: '48rem' as const }),
      cell: ({ staffName }) => staffName && <OneLine person>{staffName}</OneLine>,
    },
  ]
}
