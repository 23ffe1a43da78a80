import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { formatDateTime } from '#domain/dates.ts'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { OneLine } from '#src/ui/OneLine.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { useApprovalTexts } from '../approval-texts.ts'
import { useAccessBriefTexts } from '../brief-texts.ts'

type Row = Schema<'AccessRequest'>

/** One page of decided requests. */
export function DecidedTable({
  rows,
  columns,
}: {
  rows: readonly Row[]
  columns: readonly DataColumn<Row>[]
}) {
  const { t } = useApprovalTexts()
  return (
    <DataTable
      caption={t('decided.name')}
      columns={columns}
      rows={rows}
      rowKey={({ requestId }) => requestId}
    />
  )
}

/** Returns the columns of decided requests. */
export function useDecidedColumns(): DataColumn<Row>[] {
  const { t } = useApprovalTexts()
  const { t: brief } = useAccessBriefTexts()
  return [
    {
      key: 'who',
      header: t('decided.field.who'),
      primary: true,
      cell: ({ requestId, requesterName }) => (
        <TextLink asChild>
          <Link to="/apps/request" search={{ requestId }} data-row-link="">
            {requesterName}
          </Link>
        </TextLink>
      ),
    },
    {
      key: 'what',
      card: 'line',
      header: t('decided.field.what'),
      cell: ({ appName, levelName, approvalType }) => (
        <span data-breaks="">
          {`${appName} ${levelName}`}{' '}
          <Text as="span" tone="muted" whiteSpace="nowrap">
            {t(`type.${approvalType}`)}
          </Text>
        </span>
      ),
    },
    {
      key: 'result',
      card: 'side',
      header: t('decided.field.result'),
      cell: ({ approvalResult, closeReason }) => {
        const ended = closeReason && closeReason !== 'DECISION' ? closeReason : approvalResult
        const tone: BadgeTone = ended === 'APPROVED' ? 'success' : ended === 'REJECTED' ? 'danger' : 'neutral'
        return <Badge tone={tone}>{brief(`result.${ended}`)}</Badge>
      },
    },
    {
      key: 'by',
      card: 'line',
      header: t('decided.field.by'),
      cell: ({ deciderName }) => deciderName && <OneLine person>{deciderName}</OneLine>,
    },
    {
      key: 'at',
      card: 'line',
      header: t('decided.field.at'),
      numeric: true,
      cell: ({ closedAt }) =>
        closedAt && <chakra.span whiteSpace="nowrap">{formatDateTime(closedAt)}</chakra.span>,
    },
    {
      key: 'comment',
      card: 'line',
      header: t('decided.field.comment'),
      cell: ({ comment }) => (
        <chakra.span display="block" lineClamp={1} maxWidth={{ md: '16rem' }} title={comment ?? undefined}>
          {comment}
        </chakra.span>
      ),
    },
  ]
}
