import { Link } from '@tanstack/react-router'
import '#src/i18n/areas/counsel.ts'
import '#src/i18n/areas/counselAdmin.ts'
import { useTranslation } from 'react-i18next'
import type { Schema } from '#contract/operation.ts'
import { CounselBadge } from '#src/components/counsel/CounselBadge.tsx'
import { minuteOf } from '#src/components/counsel/counsel-text.ts'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'
import { Button } from '#src/ui/Button.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { DataTable } from '#src/ui/DataTable.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { TwoLines } from '#src/ui/TwoLines.tsx'

type Row = Schema<'AdminCounselSlot'>
const tones: Record<Row['slotState'], BadgeTone> = { OPEN: 'success', HELD: 'warning', BOOKED: 'info', CLOSED: 'neutral', PAST: 'neutral' }

type Props = { slots: Row[]; busy: boolean; onToggle: (slot: Row) => void }

/** The slots of a day in order, with who comes; a free one can be taken off the calendar and put back. */
export function SlotTable({ slots, busy, onToggle }: Props) {
  const { t } = useTranslation('counselAdmin')
  const { t: counsel } = useTranslation('counsel')
  const time = ({ startAt, endAt }: Row) => `${minuteOf(startAt)}~${minuteOf(endAt)}`
  const columns: DataColumn<Row>[] = [
    {
      key: 'time',
      header: t('slot.time'),
      primary: true,
      cell: (row) => (row.counsel
        ? <TextLink asChild><Link to="/admin/counsel/detail" search={{ counselId: row.counsel.counselId }}>{time(row)}</Link></TextLink>
        : time(row)),
    },
    {
      key: 'state',
      header: t('slot.state'),
      cell: (row) => (row.counsel ? <CounselBadge state={row.counsel.counselState} /> : <Badge tone={tones[row.slotState]}>{t(`slotState.${row.slotState}`)}</Badge>),
    },
    { key: 'who', header: t('slot.who'), cell: ({ counsel: it }) => (it ? <TwoLines first={it.name} second={it.companyName ?? t(it.memberYn === 'Y' ? 'slot.member' : 'slot.visitor')} /> : '–') },
    { key: 'method', header: t('slot.method'), cell: ({ counsel: it }) => (it ? counsel(`method.${it.counselMethod}.name`) : '–') },
    {
      key: 'action',
      header: t('slot.action'),
      cell: (row) => (row.slotState === 'OPEN' || row.slotState === 'CLOSED' ? (
        <Button
          size="sm"
          variant="outline"
          aria-disabled={busy || undefined}
          aria-label={t(row.slotState === 'OPEN' ? 'slot.closeOf' : 'slot.openOf', { time: time(row) })}
          onClick={() => onToggle(row)}
        >
          {t(row.slotState === 'OPEN' ? 'slot.close' : 'slot.open')}
        </Button>
      ) : '–'),
    },
  ]
  return <DataTable dense caption={t('slot.caption')} columns={columns} rows={slots} rowKey={(row) => row.startAt} />
}
