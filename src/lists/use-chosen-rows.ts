import { useState } from 'react'
import type { ChooseRowsProps } from './ChooseRows.tsx'
import { useRowTexts } from './row-texts.ts'
import type { ListKey } from './use-list-keys.ts'

type Order<Row> = {
  idOf: (row: Row) => string
  /** Whether any action is possible for a row; by default every row can be selected. */
  mayChoose?: (row: Row) => boolean
}

export type ChosenRows<Row> = {
  idOf: (row: Row) => string
  chosen: readonly Row[]
  areAllChosen: boolean
  /** Whether rows are being selected. On phones, rows have checkboxes only during this time. */
  isChoosing: boolean
  /** The props of the button that shows the checkboxes on phones. */
  choosing: ChooseRowsProps
  isChosen: (row: Row) => boolean
  mayChoose: (row: Row) => boolean
  /**
   * Selects or deselects a row. Takes the new value of the checkbox, since its change event may fire twice during
   * hydration.
   */
  choose: (row: Row, wanted: boolean) => void
  /** Selects all rows, or none if all are selected. */
  chooseAll: () => void
  /** Selects these rows and no others. */
  chooseOnly: (ids: readonly string[]) => void
  /** The keys that select rows, for the help. */
  keys: readonly ListKey[]
}

/** The attribute of a row's checkbox, whose value is the id of the row. */
export const CHOICE = 'data-choice'

const isAlwaysTrue = () => true

/** Returns the selected rows of a list; rows that are no longer in the list are removed from the selection. */
export function useChosenRows<Row>(
  rows: readonly Row[],
  { idOf, mayChoose = isAlwaysTrue }: Order<Row>,
): ChosenRows<Row> {
  const { t } = useRowTexts()
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [isBegun, setBegun] = useState(false)
  const choosableRows = rows.filter(mayChoose)
  const chosen = choosableRows.filter((row) => ids.has(idOf(row)))
  const areAllChosen = choosableRows.length > 0 && chosen.length === choosableRows.length
  const isChoosing = isBegun || chosen.length > 0
  const choose = (row: Row, wanted: boolean) =>
    setIds(
      (before) => new Set(wanted ? [...before, idOf(row)] : [...before].filter((id) => id !== idOf(row))),
    )
  const chooseAll = () => setIds(new Set(areAllChosen ? [] : choosableRows.map(idOf)))
  const toggleFocused = () => {
    const box = document.activeElement?.closest('tr')?.querySelector(`[${CHOICE}]`)
    const row = choosableRows.find((each) => idOf(each) === box?.getAttribute(CHOICE))
    if (row) choose(row, !ids.has(idOf(row)))
    else if (!box) setBegun(true)
  }
  return {
    idOf,
    chosen,
    areAllChosen,
    isChoosing,
    choosing: {
      isPossible: choosableRows.length > 0,
      isChoosing,
      count: chosen.length,
      onChange(wanted) {
        setBegun(wanted)
        if (!wanted) setIds(new Set())
      },
      onRestore() {
        setBegun(true)
        setIds(ids)
      },
    },
    isChosen: (row) => chosen.includes(row),
    mayChoose,
    choose,
    chooseAll,
    chooseOnly: (wanted) => setIds(new Set(wanted)),
    keys: [
      { key: 'x', name: t('rows.keys.choose'), press: toggleFocused },
      { key: '*', name: t('rows.keys.all'), press: chooseAll },
    ],
  }
}
