import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { formatDateTime } from '#domain/dates.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { AppTile } from '#src/features/app/AppTile.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { Tiled } from '#src/ui/Tiled.tsx'
import { useKnownWidth } from '#src/ui/use-media-query.ts'
import { useApprovalTexts } from '../approval-texts.ts'
import { RiskBadge } from '../RiskBadge.tsx'
import { AgeCell } from './AgeCell.tsx'
import { effectText, shortEffectText } from './effect-text.ts'
import { markedAges } from './marked-ages.ts'
import { DecideButtons, HeldDecisionLine } from './QueueAnswers.tsx'
import { RequesterCell } from './RequesterCell.tsx'

type Row = Schema<'AdminAccessRequest'>
type Props = {
  rows: readonly Row[]
  /** Whether rows are being selected; on phones, only then they have checkboxes. */
  isChoosing: boolean
  isChosen: (row: Row) => boolean
  onChoose: (row: Row, wanted: boolean) => void
  /** The request that the panel shows. */
  opened: Row | undefined
  /** Shows a request in the panel, if there is room for it. */
  onOpen: ((row: Row) => void) | undefined
  /** Called for a request that is opened explicitly, not by the focus alone. */
  onRead: (row: Row) => void
  /** Returns the decision on a row that is not sent yet. */
  heldOn: (row: Row) => Schema<'AccessDecision'> | undefined
  /** Returns the seconds in which the decision on a row can be undone; undefined while it is being sent. */
  secondsOn: (row: Row) => number | undefined
  /** Undoes the decision, as long as that is possible. */
  undoOn: (row: Row) => (() => void) | undefined
  /** Begins a decision on one request, followed by its confirmation. */
  onDecide: (row: Row, decision: Schema<'AccessDecision'>) => void
}

// Looks like the names in other tables.
const nameLink = {
  color: 'fg',
  fontWeight: 'semibold',
  textDecoration: 'none',
  _hover: { color: 'brand.fg' },
} as const

// A button is cut with an ellipsis only within itself.
const wholeLine = {
  display: 'block',
  maxWidth: 'full',
  minWidth: '0',
  truncate: true,
  textAlign: 'start',
} as const

/** One page of the queue. A request that the decider made shows why the decider cannot decide on it. */
export function QueueTable({
  rows,
  opened,
  heldOn,
  isChoosing,
  isChosen,
  onChoose,
  onOpen,
  onRead,
  secondsOn,
  undoOn,
  onDecide,
}: Props) {
  const { t } = useApprovalTexts()
  const decideColumn: DataColumn<Row> = {
    key: 'decide',
    header: t('queue.field.decide'),
    card: 'foot',
    onCardsOnly: true,
    cell: (row) => {
      const held = heldOn(row)
      if (held) return <HeldDecisionLine decision={held} onUndo={undoOn(row)} />
      return row.refusal === null && <DecideButtons row={row} onDecide={onDecide} />
    },
  }
  const isMarked = markedAges(rows, portalClock.now())
  // Whether each request is one line of a table; also while the width is unknown (server rendering).
  const isShort = useKnownWidth('md') !== false
  const hasBoxes = isShort || isChoosing
  const columns: DataColumn<Row>[] = [
    {
      key: 'who',
      header: t('queue.field.who'),
      primary: true,
      cell: (row) => (
        <RequesterCell
          row={row}
          isShort={isShort}
          hasBox={hasBoxes}
          isChosen={isChosen(row)}
          onChoose={(wanted) => onChoose(row, wanted)}
          onOpen={onOpen && (() => onOpen(row))}
          held={heldOn(row)}
        />
      ),
    },
    {
      key: 'what',
      card: 'line',
      header: t('queue.field.what'),
      ...(isShort && { fills: true }),
      cell: (row) => {
        const { requestId, requesterName: name, appName: app, levelName: level } = row.request
        const what = `${app} ${level}`
        const isFoundByLink = !hasBoxes && row.refusal === null && !heldOn(row)
        return (
          <Tiled>
            <AppTile icon={row.request.icon} size="row" />
            <chakra.span
              data-breaks=""
              flex="1"
              minWidth="0"
              title={isShort ? what : undefined}
              truncate={isShort}
            >
              {onOpen ? (
                <TextLink asChild {...nameLink} {...(isShort && wholeLine)}>
                  <button
                    type="button"
                    aria-pressed={opened === row}
                    aria-label={t('queue.openPanel', { name, app, level })}
                    onClick={() => onRead(row)}
                  >
                    {what}
                  </button>
                </TextLink>
              ) : (
                <TextLink asChild {...nameLink}>
                  <Link
                    to="/apps/request"
                    search={{ requestId }}
                    // Without a checkbox, the keys of the list find the row by its link.
                    {...(isFoundByLink && {
                      'data-row-link': '',
                      'data-request': requestId,
                      'data-risk': row.riskLevel,
                    })}
                  >
                    {what}
                  </Link>
                </TextLink>
              )}
            </chakra.span>
          </Tiled>
        )
      },
    },
    {
      key: 'type',
      card: 'line',
      header: t('queue.field.type'),
      cell: ({ request: { approvalType } }) => (
        <chakra.span whiteSpace="nowrap">{t(`type.${approvalType}`)}</chakra.span>
      ),
    },
    {
      key: 'risk',
      card: 'line',
      header: t('queue.field.risk'),
      cell: ({ riskLevel }) => <RiskBadge risk={riskLevel} />,
    },
    {
      key: 'effect',
      card: 'line',
      header: t('queue.field.effect'),
      cell: (row) => (
        <Text
          as="span"
          tone={row.possibleYn === 'N' ? 'danger' : 'default'}
          whiteSpace={isShort ? 'nowrap' : undefined}
          title={row.request.termDays === null ? undefined : t('queue.asked', { days: row.request.termDays })}
        >
          {isShort ? shortEffectText(t, row) : effectText(t, row)}
        </Text>
      ),
    },
    {
      key: 'reason',
      card: 'line',
      onCardsOnly: true,
      header: t('queue.field.reason'),
      cell: ({ request: { reason } }) => (
        <chakra.span
          display="block"
          overflowWrap="anywhere"
          lineClamp="1"
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
      cell: (row) => (
        <AgeCell
          row={row}
          isMarked={isMarked(row.request.requestedAt)}
          held={isShort ? heldOn(row) : undefined}
          secondsLeft={secondsOn(row)}
          onUndo={undoOn(row)}
        />
      ),
    },
    {
      key: 'deadline',
      header: t('queue.field.deadline'),
      card: 'none',
      leastRoom: '56rem',
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
    />
  )
}
