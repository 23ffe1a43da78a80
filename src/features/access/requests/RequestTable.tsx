import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { dateInYear, formatDateTime, kstDate } from '#domain/dates.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { AppTile } from '#src/features/app/AppTile.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { OneLine } from '#src/ui/OneLine.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { Tiled } from '#src/ui/Tiled.tsx'
import { RequestStateBadge } from '../RequestStateBadge.tsx'
import { requestStateOf } from '../request-state.ts'
import { useAccessTexts } from '../texts.ts'

type Row = Schema<'AccessRequest'>

const TabularText = chakra('span', { base: { textStyle: 'tabular' } })
const NoWrapText = chakra('span', { base: { whiteSpace: 'nowrap' } })

/** The table for one page of requests. A list of other members' requests has a column for the requester. */
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
  const today = kstDate(portalClock.now())
  const timesText = (row: Row) => {
    const { approvalResult, requestedAt, deadlineAt, closedAt } = row
    const date = dateInYear(requestedAt, today)
    if (approvalResult === 'WAITING' && deadlineAt)
      return t('requests.requestedUntil', {
        date,
        until: others ? formatDateTime(deadlineAt) : dateInYear(deadlineAt, today),
      })
    if (closedAt === null) return t('requests.requested', { date })
    const state = t(`requestState.${requestStateOf(row)}`)
    const closedDate = dateInYear(closedAt, today)
    if (closedDate === date) return t('requests.requestedSameDay', { date, state })
    return t('requests.requestedClosed', { date, closed: closedDate, state })
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
      cell: (row) => <NoWrapText>{t(`type.${row.approvalType}`)}</NoWrapText>,
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
      cell: (row) => <TabularText>{timesText(row)}</TabularText>,
    },
  ]
  return <DataTable caption={caption} columns={columns} rows={rows} rowKey={(row) => row.requestId} />
}
