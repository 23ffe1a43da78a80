import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { AppTile } from '#src/features/app/AppTile.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { Tiled } from '#src/ui/Tiled.tsx'
import { useKnownWidth } from '#src/ui/use-media-query.ts'
import { useApprovalTexts } from '../approval-texts.ts'
import { RiskBadge } from '../RiskBadge.tsx'
import { DueCell } from './DueCell.tsx'
import { effectText, shortEffectText } from './effect-text.ts'
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
  /** Whether a request opens in the panel; otherwise on its page. */
  hasPanel: boolean
  /** Shows the request that gets the focus in the panel, if the panel is open. */
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

// The name of the app is truncated before the level, since the level is what is approved.
const wholeLine = { display: 'flex', columnGap: '1.5', maxWidth: 'full', textAlign: 'start' } as const

const LEVEL = { flexShrink: '0', maxWidth: '60%', fontWeight: 'normal' } as const

/** One page of the queue. A request that the decider made shows why the decider cannot decide on it. */
export function QueueTable({
  rows,
  opened,
  heldOn,
  isChoosing,
  isChosen,
  onChoose,
  hasPanel,
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
      card: 'row',
      header: t('queue.field.what'),
      ...(isShort && { fills: true }),
      cell: (row) => {
        const { requestId, requesterName: name, appName: app, levelName: level } = row.request
        const what = (
          <>
            <chakra.span {...(isShort && { minWidth: '0', truncate: true })}>{app}</chakra.span>{' '}
            <chakra.span data-level="" {...(isShort && { ...LEVEL, truncate: true })}>
              {level}
            </chakra.span>
          </>
        )
        const isFoundByLink = !hasBoxes && row.refusal === null && !heldOn(row)
        return (
          <Tiled>
            <AppTile icon={row.request.icon} size="row" />
            <chakra.span data-breaks="" flex="1" minWidth="0" title={isShort ? `${app} ${level}` : undefined}>
              {hasPanel ? (
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
                <TextLink asChild {...nameLink} {...(isShort && wholeLine)}>
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
      key: 'risk',
      card: 'side',
      header: t('queue.field.risk'),
      cell: ({ riskLevel }) => <RiskBadge risk={riskLevel} />,
    },
    {
      key: 'effect',
      card: 'row',
      header: t('queue.field.effect'),
      cell: (row) => (
        <Text
          as="span"
          tone={row.possibleYn === 'N' ? 'danger' : 'muted'}
          whiteSpace={isShort ? 'nowrap' : undefined}
          title={row.request.termDays === null ? undefined : t('queue.asked', { days: row.request.termDays })}
        >
          <chakra.span fontWeight="medium" color="fg">
            {t(`type.${row.request.approvalType}`)}
          </chakra.span>{' '}
          {isShort ? shortEffectText(t, row) : effectText(t, row)}
        </Text>
      ),
    },
    {
      key: 'reason',
      card: 'row',
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
      key: 'deadline',
      card: 'side',
      header: t('queue.field.deadline'),
      numeric: true,
      cell: (row) => (
        <DueCell
          row={row}
          isShort={isShort}
          held={isShort ? heldOn(row) : undefined}
          secondsLeft={secondsOn(row)}
          onUndo={undoOn(row)}
        />
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
