import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { formatDateTime } from '#domain/dates.ts'
import { ListSection } from '#src/components/screen/ListSection.tsx'
import { useAccessTexts } from '#src/features/access/texts.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { Text } from '#src/ui/Text.tsx'
import { TwoLines } from '#src/ui/TwoLines.tsx'
import { SectionPager, type SectionSearch } from './SectionPager.tsx'
import { useSectionTexts } from './sections-texts.ts'

type Row = Schema<'AdminCompanyRequest'>
type Props = { companyId: string; page: Schema<'AdminCompanyRequestPage'>; search: SectionSearch }
const tones = { WAITING: 'info', APPROVED: 'success', REJECTED: 'neutral' } as const

/** The requests of a company's people for permissions, newest first, without reasons and comments. */
export function CompanyRequests({ companyId, page, search }: Props) {
  const { t } = useSectionTexts()
  const { t: access } = useAccessTexts()
  const { list, total, nextCursor, waitingCount, approvedCount, rejectedCount } = page
  const columns: DataColumn<Row>[] = [
    {
      key: 'what',
      header: t('requests.what'),
      primary: true,
      cell: ({ appName, levelName, approvalType }) => (
        <TwoLines first={`${appName} ${levelName}`} second={access(`type.${approvalType}`)} />
      ),
    },
    {
      key: 'by',
      header: t('requests.by'),
      card: 'line',
      cell: ({ memberId, memberName }) => (
        <Link to="/admin/company/member/detail" search={{ memberId }}>
          {memberName}
        </Link>
      ),
    },
    {
      key: 'state',
      header: t('requests.state'),
      card: 'side',
      cell: ({ approvalResult, closeReason }) => (
        <Badge tone={tones[approvalResult]}>
          {access(
            `requestState.${approvalResult === 'REJECTED' ? (closeReason ?? 'DECISION') : approvalResult}`,
          )}
        </Badge>
      ),
    },
    {
      key: 'at',
      header: t('requests.at'),
      numeric: true,
      card: 'line',
      cell: ({ requestedAt }) => formatDateTime(requestedAt),
    },
  ]
  return (
    <ListSection
      id="requests"
      title={t('requests.title')}
      count={total}
      none={t('requests.none')}
      folds={search.section === 'REQUESTS' || waitingCount > 0 ? 'OPEN' : true}
    >
      <Text size="sm" tone="muted" numeric mb="2">
        {t('requests.counts', { waiting: waitingCount, approved: approvedCount, rejected: rejectedCount })}
      </Text>
      <DataTable
        caption={t('requests.title')}
        columns={columns}
        rows={list}
        rowKey={({ requestId }) => requestId}
      />
      <SectionPager
        of="REQUESTS"
        about={{ companyId }}
        search={search}
        nextCursor={nextCursor}
        hash="requests"
      />
    </ListSection>
  )
}
