import { chakra } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import { Select } from '#src/ui/Select.tsx'
import type { ListAddress } from './list-address.ts'
import type { Sorted, Sorts } from './list-order.ts'
import { useListTexts } from './list-texts.ts'
import { orderOf, paramsOf } from './sorting.ts'

type Props<Name extends string> = {
  list: ListAddress
  filter: Sorted<Name>
  sorts: Sorts<Name>
  /** The orders that are offered, each with the heading of its column. */
  names: readonly { sort: Name; header: string }[]
}

/** The choice of a list's order on phones, where cards have no column headings. */
export function SortSelect<Name extends string>({ list, filter, sorts, names }: Props<Name>) {
  const { t } = useListTexts()
  const navigate = useNavigate()
  const { sort } = orderOf(sorts, filter)
  const { sort: usual } = orderOf(sorts, {})
  // The default order may belong to no column.
  const isNamed = names.some((each) => each.sort === usual)
  const orderOptions = [
    ...(isNamed ? [] : [{ value: usual, label: t('usualOrder') }]),
    ...names.map(({ sort: value, header }) => ({ value, label: t('sortBy', { column: header }) })),
  ]
  return (
    <chakra.div hideFrom="md">
      <Select
        label={t('sort')}
        labelHidden
        value={sort}
        onChange={({ target }) => {
          const chosenSort = orderOptions.find(({ value }) => value === target.value)?.value ?? usual
          const order = paramsOf(sorts, { sort: chosenSort, sortDirection: sorts[chosenSort] })
          void navigate({ to: list, search: { ...filter, ...order } as object, resetScroll: false })
        }}
        options={orderOptions}
      />
    </chakra.div>
  )
}
