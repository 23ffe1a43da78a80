import { chakra } from '@chakra-ui/react'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { useKnownWidth } from '#src/ui/use-media-query.ts'
import { useRowTexts } from './row-texts.ts'
import { CHOICE, type ChosenRows } from './use-chosen-rows.ts'

/** The columns of a list whose rows can be selected: a checkbox before the name of each row, and one for all. */
export function useChoiceColumns<Row>(
  columns: readonly DataColumn<Row>[],
  chosen: ChosenRows<Row>,
  nameOf: (row: Row) => string,
): DataColumn<Row>[] {
  const { t } = useRowTexts()
  const isDense = useKnownWidth('md') !== false
  return columns.map((column) =>
    column.primary
      ? {
          ...column,
          head: (
            <>
              <chakra.span data-choice-box="">
                <Checkbox
                  dense
                  label=""
                  aria-label={t('rows.chooseAll')}
                  checked={chosen.areAllChosen}
                  onChange={chosen.chooseAll}
                />
              </chakra.span>
              {column.head ?? <span data-headed="">{column.header}</span>}
            </>
          ),
          cell: (row) => (
            <>
              <chakra.span data-choice-box="">
                {chosen.mayChoose(row) && (
                  <Checkbox
                    dense={isDense}
                    label=""
                    aria-label={t('rows.choose', { name: nameOf(row) })}
                    checked={chosen.isChosen(row)}
                    onChange={({ target }) => chosen.choose(row, target.checked)}
                    {...{ [CHOICE]: chosen.idOf(row) }}
                  />
                )}
              </chakra.span>
              {column.cell(row)}
            </>
          ),
        }
      : column,
  )
}
