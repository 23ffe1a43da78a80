import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Schema } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { differenceStates } from '#domain/settlement/states.ts'
import { ListKeys } from '#src/lists/ListKeys.tsx'
import { ListScreen } from '#src/lists/ListScreen.tsx'
import { RowAct } from '#src/lists/RowAct.tsx'
import { useFilterChips } from '#src/lists/use-filter-chips.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { Text } from '#src/ui/Text.tsx'
import { TwoLines } from '#src/ui/TwoLines.tsx'
import { amountText } from './amount.ts'
import { NoteDialog } from './NoteDialog.tsx'
import { useSettlementTexts } from './texts.ts'

type Row = Schema<'SettlementDifference'>
type Search = { differenceState?: Row['differenceState']; cursor?: string }

const tones = { OPEN: 'danger', NOTED: 'success', GONE: 'neutral' } as const

/**
 * The differences between the payment service's list of settlements and the portal, with the staff's notes about
 * them.
 */
export function DifferenceList({
  page,
  search,
}: {
  page: Schema<'SettlementDifferencePage'>
  search: Search
}) {
  const { t } = useSettlementTexts()
  const [opened, setOpened] = useState<Row>()
  // The newest version of the opened difference, if it is still in the list.
  const openedDifference =
    page.list.find(({ differenceId }) => differenceId === opened?.differenceId) ?? opened
  const chips = useFilterChips({
    of: 'differenceState',
    current: search.differenceState,
    choices: differenceStates,
    labelOf: (key) => t(`state.${key}`),
    counts: page.counts,
  })
  const columns: DataColumn<Row>[] = [
    {
      key: 'difference',
      header: t('field.difference'),
      primary: true,
      cell: ({ moneyKind, differenceKind, note }) => (
        <TwoLines first={t(`kind.${moneyKind}.${differenceKind}`)} second={note ?? ''} />
      ),
    },
    {
      key: 'state',
      header: t('field.state'),
      card: 'side',
      cell: ({ differenceState }) => (
        <Badge tone={tones[differenceState]}>{t(`state.${differenceState}`)}</Badge>
      ),
    },
    {
      key: 'movedOn',
      header: t('field.movedOn'),
      card: 'line',
      cell: ({ movedOn }) => formatDate(movedOn),
    },
    {
      key: 'bill',
      header: t('field.bill'),
      card: 'line',
      cell: ({ billId, billNo, orderId }) => (
        <chakra.span whiteSpace="nowrap">
          {billId && billNo ? (
            <Link to="/admin/bill/detail" search={{ billId }}>
              {billNo}
            </Link>
          ) : (
            orderId
          )}
        </chakra.span>
      ),
    },
    {
      key: 'own',
      header: t('field.own'),
      numeric: true,
      card: 'line',
      named: true,
      cell: (row) => amountText(t, row.ownAmount),
    },
    {
      key: 'service',
      header: t('field.service'),
      numeric: true,
      card: 'line',
      named: true,
      cell: (row) => amountText(t, row.serviceAmount),
    },
    {
      key: 'gap',
      header: t('field.gap'),
      numeric: true,
      card: 'line',
      named: true,
      cell: ({ ownAmount, serviceAmount }) => {
        const gap = (serviceAmount ?? 0) - (ownAmount ?? 0)
        return gap === 0 ? '-' : <strong>{formatMoney(gap, 'KRW')}</strong>
      },
    },
    {
      key: 'act',
      header: t('field.act'),
      numeric: true,
      card: 'foot',
      cell: (row) => (
        <chakra.span display="inline-flex" alignItems="center" gap="3" whiteSpace="nowrap">
          {row.differenceState !== 'OPEN' && (
            <Text as="span" size="sm" tone="muted">
              {t('nothingToDo')}
            </Text>
          )}
          <RowAct
            id={row.differenceId}
            label={t(row.note === null ? 'note.open' : 'note.change')}
            name={t(row.note === null ? 'note.of' : 'note.changeOf', { order: row.orderId })}
            refusal={null}
            busy={false}
            isQuiet={row.differenceState !== 'OPEN'}
            onAct={() => setOpened(row)}
          />
        </chakra.span>
      ),
    },
  ]
  return (
    <>
      <ListScreen
        title={t('title')}
        address="/admin/settlement"
        search={search}
        page={page}
        figures={
          page.comparedOn === undefined
            ? t('uncompared')
            : t('compared', { date: formatDate(page.comparedOn) })
        }
        actions={<ListKeys />}
        chips={chips}
        empty={{ art: 'bill', title: t('empty'), description: t('emptyText') }}
        emptyFilter={{ title: t('emptyFilter'), description: t('emptyFilterText') }}
      >
        {(rows) => (
          <DataTable
            caption={t('title')}
            columns={columns}
            rows={rows}
            rowKey={({ differenceId }) => differenceId}
          />
        )}
      </ListScreen>
      {openedDifference && <NoteDialog difference={openedDifference} onClose={() => setOpened(undefined)} />}
    </>
  )
}
