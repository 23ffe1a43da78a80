import { chakra, Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { FoldedSummary } from '#src/ui/FoldedSummary.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { TwoLines } from '#src/ui/TwoLines.tsx'
import { CounselBadge } from '../CounselBadge.tsx'
import { timeOfDay } from '../counsel-text.ts'
import { useCounselTexts } from '../texts.ts'
import { useCounselAdminTexts } from './texts.ts'

type Row = Schema<'AdminCounselSlot'>
const tones: Record<Row['slotState'], BadgeTone> = {
  OPEN: 'success',
  HELD: 'warning',
  BOOKED: 'info',
  CLOSED: 'neutral',
  PAST: 'neutral',
}

/** A slot that began without a reservation, so that nothing can be done about it. */
const isPastAndFree = ({ slotState, counsel }: Row) => slotState === 'PAST' && counsel === null
const mayToggle = ({ slotState }: Row) => slotState === 'OPEN' || slotState === 'CLOSED'

type Props = { slots: Row[]; busy: boolean; onToggle: (slot: Row) => void }

/**
 * The slots of a day in order, with their visitors. A free slot can be removed from the calendar and put back; past
 * free slots are folded.
 */
export function SlotTable({ slots, busy, onToggle }: Props) {
  const { t } = useCounselAdminTexts()
  const { t: counsel } = useCounselTexts()
  const timeRange = ({ startAt, endAt }: Row) => `${timeOfDay(startAt)}~${timeOfDay(endAt)}`
  const timeOf = (row: Row) =>
    row.counsel ? (
      <TextLink asChild>
        <Link to="/admin/counsel/detail" search={{ counselId: row.counsel.counselId }}>
          {timeRange(row)}
        </Link>
      </TextLink>
    ) : (
      timeRange(row)
    )
  const stateOf = (row: Row) =>
    row.counsel ? (
      <CounselBadge state={row.counsel.counselState} />
    ) : (
      <Badge tone={tones[row.slotState]}>{t(`slotState.${row.slotState}`)}</Badge>
    )
  const personName = ({ counsel: it }: Row) =>
    it && (
      <TwoLines
        first={it.name}
        second={it.companyName ?? t(it.memberYn === 'Y' ? 'slot.member' : 'slot.visitor')}
      />
    )
  const actionOf = (row: Row) =>
    mayToggle(row) ? (
      <Button
        size="sm"
        variant="outline"
        aria-disabled={busy || undefined}
        aria-label={t(row.slotState === 'OPEN' ? 'slot.closeOf' : 'slot.openOf', { time: timeRange(row) })}
        onClick={() => onToggle(row)}
      >
        {t(row.slotState === 'OPEN' ? 'slot.close' : 'slot.open')}
      </Button>
    ) : null

  const columns: DataColumn<Row>[] = [
    { key: 'time', header: t('slot.time'), primary: true, cell: timeOf },
    { key: 'state', header: t('slot.state'), card: 'side', cell: stateOf },
    { key: 'who', header: t('slot.who'), card: 'line', cell: personName },
    {
      key: 'method',
      header: t('slot.method'),
      card: 'line',
      cell: ({ counsel: it }) => it && counsel(`method.${it.counselMethod}.name`),
    },
    ...(slots.some(mayToggle)
      ? [{ key: 'action', header: t('slot.action'), card: 'side' as const, cell: actionOf }]
      : []),
  ]
  const pastSlots = slots.filter(isPastAndFree)
  const shownSlots = slots.filter((row) => !isPastAndFree(row))
  return (
    <Stack gap="2">
      {shownSlots.length > 0 && (
        <DataTable
          caption={t('slot.caption')}
          columns={columns}
          rows={shownSlots}
          rowKey={(row) => row.startAt}
        />
      )}
      {pastSlots.length > 0 && (
        <chakra.details>
          <FoldedSummary fontSize="sm">{t('slot.past', { count: pastSlots.length })}</FoldedSummary>
          <Text size="sm" tone="muted" numeric>
            {pastSlots.map(timeRange).join(', ')}
          </Text>
        </chakra.details>
      )}
    </Stack>
  )
}
