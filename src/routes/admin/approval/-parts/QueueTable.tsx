import { chakra, Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Schema } from '#contract/operation.ts'
import { formatDateTime } from '#domain/dates.ts'
import '#src/i18n/areas/admin.ts'
import '#src/i18n/areas/approval.ts'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { TwoLines } from '#src/ui/TwoLines.tsx'
import { waitingText } from '../../-parts/waiting-text.ts'
import { AgeBadge } from './AgeBadge.tsx'
import { effectText } from './effect-text.ts'

type Row = Schema<'AdminAccessRequest'>
type Props = { rows: readonly Row[]; isChosen: (row: Row) => boolean; onToggle: (row: Row) => void }

/** One page of the queue: a dense table, or cards on phones. Who asked for something themselves sees why it is closed to them. */
export function QueueTable({ rows, isChosen, onToggle }: Props) {
  const { t } = useTranslation('approval')
  const { t: admin } = useTranslation('admin')
  const columns: DataColumn<Row>[] = [
    {
      key: 'who',
      header: t('queue.field.who'),
      primary: true,
      cell: (row) => {
        const {
          request: { requestId, requesterName: name, appName: app, levelName: level, approvalType },
        } = row
        const label = t('queue.choose', { name, app, level, type: t(`type.${approvalType}`) })
        if (row.refusal) return <TwoLines first={name} second={row.refusal} />
        return (
          <Checkbox
            label={
              <chakra.span
                aria-hidden="true"
                display="inline-block"
                minWidth="4.5rem"
                whiteSpace={{ md: 'nowrap' }}
              >
                {name}
              </chakra.span>
            }
            aria-label={label}
            checked={isChosen(row)}
            onChange={() => onToggle(row)}
            data-row-link=""
            data-request={requestId}
          />
        )
      },
    },
    {
      key: 'what',
      header: t('queue.field.what'),
      cell: ({ request: { requestId, appName, levelName, approvalType } }) => (
        <TwoLines
          first={
            <TextLink asChild>
              <Link to="/apps/request" search={{ requestId }}>{`${appName} ${levelName}`}</Link>
            </TextLink>
          }
          second={t(`type.${approvalType}`)}
        />
      ),
    },
    {
      key: 'effect',
      header: t('queue.field.effect'),
      cell: (row) => {
        const { termDays } = row.request
        const effect = (
          <Text as="span" tone={row.possibleYn === 'N' ? 'danger' : 'default'}>
            {effectText(t, row)}
          </Text>
        )
        return termDays === null ? (
          effect
        ) : (
          <TwoLines first={effect} second={t('queue.asked', { days: termDays })} />
        )
      },
    },
    {
      key: 'reason',
      header: t('queue.field.reason'),
      cell: ({ request: { reason } }) => (
        <chakra.span
          display="block"
          overflowWrap="anywhere"
          lineClamp={{ md: '3' }}
          maxWidth={{ md: '18rem' }}
          title={reason}
        >
          {reason}
        </chakra.span>
      ),
    },
    {
      key: 'age',
      header: t('queue.field.age'),
      numeric: true,
      cell: ({ request: { requestedAt, deadlineAt } }) => (
        <Stack gap="1" align="end">
          <AgeBadge requestedAt={requestedAt} />
          <TwoLines
            first={t('queue.waits', { time: waitingText(admin, requestedAt) })}
            second={deadlineAt && t('queue.until', { date: formatDateTime(deadlineAt) })}
          />
        </Stack>
      ),
    },
  ]
  return (
    <DataTable
      caption={t('queue.name')}
      columns={columns}
      rows={rows}
      rowKey={({ request: { requestId } }) => requestId}
      dense
    />
  )
}
