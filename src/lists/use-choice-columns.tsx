import { chakra } from '@chakra-ui/react'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import type { DataColumn } from '#src/ui/data-column.ts'
import { useKnownWidth } from '#src/ui/use-media-query.ts'
import { useRowTexts } from './row-texts.ts'
import { CHOICE, type ChosenRows } from './use-chosen-rows.ts'

// In a container narrower than this, rows are cards, and the column headings are visible only to screen readers
// (`DataTable`).
const FOLDED = '@container (width < 40rem)'

/** The checkbox is before the name of a row, above the link that covers the row. */
const Box = chakra('span', {
  base: {
    position: 'absolute',
    insetInlineStart: '0',
    insetBlock: '0',
    zIndex: '1',
    display: 'flex',
    alignItems: 'center',
    '& label': { width: 'touch', justifyContent: 'center', alignItems: 'center', gap: '0' },
  },
  variants: {
    isHead: {
      true: { [FOLDED]: { display: 'none' } },
      false: { [FOLDED]: { insetBlockEnd: 'auto' } },
    },
    // A press anywhere on the card selects its row. The buttons on the card are above this area and keep their own
    // effect.
    isCard: {
      true: {
        [FOLDED]: {
          insetInlineEnd: '0',
          insetBlockEnd: '0',
          alignItems: 'stretch',
          '& > div': { flex: '1', display: 'grid' },
          '& label': { width: 'full', justifyContent: 'flex-start', alignItems: 'flex-start', ps: '2.5' },
        },
      },
    },
  },
  defaultVariants: { isHead: false },
})
const Head = chakra('span', { base: { [FOLDED]: { display: 'none' } } })

/**
 * Returns the columns of a list whose rows can be selected: a checkbox before the name of each row, and one for all
 * rows. On phones the checkboxes are shown while rows are being selected, and a press on a card selects its row.
 */
export function useChoiceColumns<Row>(
  columns: readonly DataColumn<Row>[],
  chosen: ChosenRows<Row>,
  nameOf: (row: Row) => string,
): DataColumn<Row>[] {
  const { t } = useRowTexts()
  const isDense = useKnownWidth('md') !== false
  if (!isDense && !chosen.isChoosing)
    return columns.map((column) =>
      column.primary
        ? {
            ...column,
            cell: (row) => (
              <>
                <span hidden data-choice-later="" />
                {column.cell(row)}
              </>
            ),
          }
        : column,
    )
  return columns.map((column) =>
    column.primary
      ? {
          ...column,
          head: (
            <>
              <Box isHead data-choice-box="">
                <Checkbox
                  dense
                  label=""
                  aria-label={t('rows.chooseAll')}
                  checked={chosen.areAllChosen}
                  onChange={chosen.chooseAll}
                />
              </Box>
              {column.head ?? <Head>{column.header}</Head>}
            </>
          ),
          cell: (row) => (
            <>
              <Box isCard={!isDense} data-choice-box="">
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
              </Box>
              {column.cell(row)}
            </>
          ),
        }
      : column,
  )
}
