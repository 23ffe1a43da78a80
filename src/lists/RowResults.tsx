import { Stack } from '@chakra-ui/react'
import { isOutcomeUnknown } from '#src/machines/unknown-outcome.ts'
import { Button } from '#src/ui/Button.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { FoldedTable } from '#src/ui/FoldedTable.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useRowTexts } from './row-texts.ts'
import type { RowActs } from './use-row-acts.ts'

type Result = RowActs['results'][number]

/**
 * The result of an action for each selected row, refused rows first, and a button that continues after an
 * interruption.
 */
export function RowResults({
  acts: { busy, rows, results, left, problem, goOn, close },
  onAgain,
}: {
  acts: RowActs
  /** Called with the ids of the rows that were not processed, to select them. */
  onAgain: (ids: readonly string[]) => void
}) {
  const { t } = useRowTexts()
  const doneCount = results.filter(({ isDone }) => isDone).length
  const refusedRows = results.filter(({ isDone }) => !isDone)
  if (busy)
    return (
      <Notice role="status" title={t('rows.running', { total: rows.length, count: results.length })}>
        {results.length < rows.length && <p>{left[0]?.name}</p>}
      </Notice>
    )
  if (results.length === 0 && !problem) return null
  const columns: DataColumn<Result>[] = [
    { key: 'row', header: t('rows.row'), primary: true, cell: ({ name }) => name },
    {
      key: 'result',
      header: t('rows.result'),
      cell: ({ isDone, text, isUnsure }) =>
        isDone ? (
          t('rows.ok')
        ) : (
          <Text as="span" tone="danger">
            {text} {isUnsure && t('rows.unsure')}
          </Text>
        ),
    },
  ]
  const sortedResults = results.toSorted((one, other) => Number(one.isDone) - Number(other.isDone))
  return (
    <Notice
      role={problem ? 'alert' : 'status'}
      status={problem ? 'danger' : refusedRows.length > 0 ? 'warning' : 'success'}
      title={doneCount === 0 ? t('rows.none') : t('rows.done', { count: doneCount })}
      action={
        <Stack direction="row" gap="2" wrap="wrap">
          {left.length > 0 && (
            <Button variant="outline" size="sm" minHeight="touch" onClick={goOn}>
              {t('rows.goOn')}
            </Button>
          )}
          {left.length === 0 && refusedRows.length > 0 && (
            <Button
              variant="outline"
              size="sm"
              minHeight="touch"
              onClick={() => onAgain(refusedRows.map(({ id }) => id))}
            >
              {t('rows.again')}
            </Button>
          )}
          <Button variant="ghost" size="sm" minHeight="touch" onClick={close}>
            {t('rows.close')}
          </Button>
        </Stack>
      }
    >
      {problem && (
        <p>
          {isOutcomeUnknown(problem) ? t('rows.stopped', { name: left[0]?.name }) : problem.message}{' '}
          {t('rows.left', { count: left.length })}
        </p>
      )}
      {refusedRows.length > 0 && <p>{t('rows.refused', { count: refusedRows.length })}</p>}
      {results.length > 0 && (
        <FoldedTable label={t('rows.caption')} labelSize="sm" open={refusedRows.length > 0}>
          <DataTable
            foldsBelow="30rem"
            caption={t('rows.caption')}
            columns={columns}
            rows={sortedResults}
            rowKey={({ id }) => id}
          />
        </FoldedTable>
      )}
    </Notice>
  )
}
