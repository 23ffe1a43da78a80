import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { formatDate, formatDateTime } from '#domain/dates.ts'
import { AppTile } from '#src/features/app/AppTile.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { OneLine } from '#src/ui/OneLine.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { Tiled } from '#src/ui/Tiled.tsx'
import { TwoLines } from '#src/ui/TwoLines.tsx'
import { RequestStateBadge } from '../RequestStateBadge.tsx'
import { useAccessTexts } from '../texts.ts'

type Row = Schema<'AccessRequest'>

const Whole = chakra('span', { base: { whiteSpace: 'nowrap' } })

/** One page of requests; those of other members with their requesters. */
export function RequestTable({
  rows,
  caption,
  others = false,
}: {
  rows: readonly Row[]
  caption: string
  others?: boolean
}) {
  const { t } = useAccessTexts()
  const relevantTime = ({ approvalResult, deadlineAt, closedAt }: Row) => {
    if (approvalResult === 'WAITING' && deadlineAt)
      return t('requests.deadlineUntil', {
        date: others ? formatDateTime(deadlineAt) : formatDate(deadlineAt),
      })
    return closedAt ? t('requests.closedOn', { date: formatDate(closedAt) }) : ''
  }
  const columns: DataColumn<Row>[] = [
    {
      key: 'what',
      header: t('requests.field.what'),
      primary: true,
      cell: (row) => (
        <Tiled>
          <AppTile icon={row.icon} size="row" />
          <TextLink asChild>
            <Link
              to="/apps/request"
              search={{ requestId: row.requestId }}
            >{`${row.appName} ${row.levelName}`}</Link>
          </TextLink>
        </Tiled>
      ),
    },
    {
      key: 'type',
      card: 'line',
      header: t('requests.field.type'),
      cell: (row) => <Whole>{t(`type.${row.approvalType}`)}</Whole>,
    },
    others
      ? {
          key: 'requester',
          card: 'line' as const,
          header: t('requests.field.requester'),
          cell: (row) => <OneLine person>{row.requesterName}</OneLine>,
        }
      : {
          key: 'state',
          card: 'side' as const,
          header: t('requests.field.state'),
          cell: (row) => <RequestStateBadge request={row} />,
        },
    {
      key: 'requestedAt',
      card: 'line',
      header: t('requests.field.requestedAt'),
      cell: (row) => (
        <TwoLines first={formatDate(row.requestedAt)} second={<Whole>{relevantTime(row)}</Whole>} />
      ),
    },
  ]
  return <DataTable caption={caption} columns={columns} rows={rows} rowKey={(row) => row.requestId} />
}
