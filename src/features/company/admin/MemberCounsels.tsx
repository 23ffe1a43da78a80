import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { formatDateTime } from '#domain/dates.ts'
import { ListSection } from '#src/components/screen/ListSection.tsx'
import { CounselBadge } from '#src/features/counsel/CounselBadge.tsx'
import { useCounselTexts } from '#src/features/counsel/texts.ts'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { useAdminMemberTexts } from './member-texts.ts'

type Row = Schema<'AdminMemberCounsel'>

/** The reservations of counsel of a member, newest first. */
export function MemberCounsels({ page: { list, total } }: { page: Schema<'AdminMemberCounselPage'> }) {
  const { t } = useAdminMemberTexts()
  const { t: counsel } = useCounselTexts()
  const columns: DataColumn<Row>[] = [
    {
      key: 'when',
      header: t('counsels.when'),
      primary: true,
      cell: ({ counselId, startAt }) => (
        <Link to="/admin/counsel/detail" search={{ counselId }} data-row-link="">
          <chakra.span textStyle="tabular">{formatDateTime(startAt)}</chakra.span>
        </Link>
      ),
    },
    { key: 'no', header: t('counsels.no'), card: 'line', cell: ({ counselNo }) => counselNo },
    {
      key: 'method',
      header: t('counsels.method'),
      card: 'line',
      cell: ({ counselMethod }) => counsel(`method.${counselMethod}.name`),
    },
    {
      key: 'state',
      header: t('counsels.state'),
      card: 'side',
      cell: ({ counselState }) => <CounselBadge state={counselState} />,
    },
  ]
  return (
    <ListSection title={t('counsels.title')} count={total} none={t('counsels.none')}>
      <DataTable
        caption={t('counsels.title')}
        columns={columns}
        rows={list}
        rowKey={({ counselId }) => counselId}
      />
    </ListSection>
  )
}
