import { Stack } from '@chakra-ui/react'
import type { Schema } from '#contract/operation.ts'
import { formatDateTime } from '#domain/dates.ts'
import { depositStateAfter } from '#domain/deposit/states.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { useOperation } from '#src/forms/use-operation.ts'
import { RowAct } from '#src/lists/RowAct.tsx'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { billColumns } from './bill-columns.tsx'
import { wonText } from './deposit-text.ts'
import { useDepositTexts } from './texts.ts'

type Row = Schema<'DepositMatch'>

const undoMachine = submissionMachine('undoDeposit')

/**
 * The bills that a deposit was matched with, including matches that were undone; renders nothing if there are none.
 */
export function DepositMatches({ deposit }: { deposit: Schema<'Deposit'> }) {
  const { t } = useDepositTexts()
  const { depositId, version, depositState, matches } = deposit
  const { problem, busy, submit } = useOperation(undoMachine, {
    done: () => t('matches.undoDone'),
    outdated: ['deposit.changed'],
  })
  if (matches.length === 0) return null
  const mayUndo = depositStateAfter(depositState, 'undo', deposit) !== undefined
  const undo = ({ matchId, billNo, amount }: Row) =>
    submit(
      { depositId, version, matchId },
      {
        header: t('matches.undoTitle'),
        message: t('matches.undoText', { number: billNo, amount: wonText(amount) }),
        acceptLabel: t('matches.undo'),
        rejectLabel: t('matches.keep'),
        isFinal: true,
      },
    )
  const columns: DataColumn<Row>[] = [
    ...billColumns(t),
    {
      key: 'matchedAt',
      header: t('field.matchedAt'),
      card: 'line',
      cell: ({ matchedAt }) => formatDateTime(matchedAt),
    },
    {
      key: 'amount',
      header: t('field.paid'),
      numeric: true,
      card: 'side',
      cell: ({ amount }) => <strong>{wonText(amount)}</strong>,
    },
    {
      key: 'act',
      header: t('matches.undo'),
      numeric: true,
      card: 'foot',
      cell: (row) =>
        row.undoneAt !== null ? (
          <Text size="sm" tone="muted">
            {t('matches.undone', { date: formatDateTime(row.undoneAt) })}
          </Text>
        ) : (
          mayUndo && (
            <RowAct
              id={row.matchId}
              label={t('matches.undo')}
              name={t('matches.undoOf', { number: row.billNo })}
              refusal={null}
              busy={busy}
              onAct={() => undo(row)}
            />
          )
        ),
    },
  ]
  return (
    <Stack gap="3">
      <Heading level={2} size="md">
        {t('matches.title')}
      </Heading>
      <ProblemNotice problem={problem} />
      <DataTable
        caption={t('matches.title')}
        columns={columns}
        rows={matches}
        rowKey={({ matchId }) => matchId}
      />
    </Stack>
  )
}
