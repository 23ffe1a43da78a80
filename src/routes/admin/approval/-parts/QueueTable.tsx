import { chakra, Flex } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Schema } from '#contract/operation.ts'
import { formatDateTime } from '#domain/dates.ts'
import '#src/i18n/areas/admin.ts'
import '#src/i18n/areas/approval.ts'
import { Button } from '#src/ui/Button.tsx'
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
type Props = {
  rows: readonly Row[]
  isChosen: (row: Row) => boolean
  onToggle: (row: Row) => void
  /** Begins a decision on one request, which is then asked about. */
  onDecide: (row: Row, decision: Schema<'AccessDecision'>) => void
}

/** One page of the queue: a dense table, or cards on phones. Who asked for something themselves sees why it is closed to them. */
export function QueueTable({ rows, isChosen, onToggle, onDecide }: Props) {
  const { t } = useTranslation('approval')
  const { t: admin } = useTranslation('admin')
  const decideColumn: DataColumn<Row> = {
    key: 'decide',
    header: t('queue.field.decide'),
    card: 'foot',
    onCardsOnly: true,
    cell: (row) => row.refusal === null && <DecideButtons row={row} onDecide={onDecide} />,
  }
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
      card: 'line',
      header: t('queue.field.what'),
      cell: ({ request: { requestId, appName, levelName, approvalType } }) => (
        <>
          <TextLink asChild>
            <Link to="/apps/request" search={{ requestId }}>{`${appName} ${levelName}`}</Link>
          </TextLink>{' '}
          <Text as="span" tone="muted">
            {t(`type.${approvalType}`)}
          </Text>
        </>
      ),
    },
    {
      key: 'effect',
      card: 'line',
      header: t('queue.field.effect'),
      cell: (row) => {
        const { termDays } = row.request
        return (
          <Text
            as="span"
            tone={row.possibleYn === 'N' ? 'danger' : 'default'}
            title={termDays === null ? undefined : t('queue.asked', { days: termDays })}
          >
            {effectText(t, row)}
          </Text>
        )
      },
    },
    {
      key: 'reason',
      card: 'line',
      header: t('queue.field.reason'),
      cell: ({ request: { reason } }) => (
        <chakra.span
          display="block"
          overflowWrap="anywhere"
          lineClamp={{ base: '2', md: '1' }}
          maxWidth={{ md: '12rem' }}
          title={reason}
        >
          {reason}
        </chakra.span>
      ),
    },
    {
      key: 'age',
      card: 'side',
      header: t('queue.field.age'),
      numeric: true,
      cell: ({ request: { requestedAt } }) => (
        <Flex gap="2" align="center" justify="flex-end" whiteSpace="nowrap">
          <AgeBadge requestedAt={requestedAt} />
          {t('queue.waits', { time: waitingText(admin, requestedAt) })}
        </Flex>
      ),
    },
    {
      key: 'deadline',
      header: t('queue.field.deadline'),
      card: 'line',
      cell: ({ request: { deadlineAt } }) =>
        deadlineAt && (
          <chakra.span whiteSpace="nowrap">
            {t('queue.until', { date: formatDateTime(deadlineAt) })}
          </chakra.span>
        ),
    },
    decideColumn,
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

/** The two answers to one request, as large as a thumb. */
function DecideButtons({ row, onDecide }: Pick<Props, 'onDecide'> & { row: Row }) {
  const { t } = useTranslation('approval')
  const { requesterName: name, appName: app, levelName: level, approvalType } = row.request
  const of = { name, app, level, type: t(`type.${approvalType}`) }
  return (
    <chakra.div data-row-action="" display="grid" gridTemplateColumns="1fr 1fr" gap="2" pt="2">
      <Button variant="outline" aria-label={t('queue.rejectOne', of)} onClick={() => onDecide(row, 'REJECT')}>
        {t('queue.reject')}
      </Button>
      <Button variant="soft" aria-label={t('queue.approveOne', of)} onClick={() => onDecide(row, 'APPROVE')}>
        {t('queue.approve')}
      </Button>
    </chakra.div>
  )
}
