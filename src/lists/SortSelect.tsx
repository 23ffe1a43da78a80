import { chakra } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import { Select } from '#src/ui/Select.tsx'
import type { ListAddress } from './list-address.ts'
import { orderOf, paramsOf, type Sorted, type Sorts } from './list-order.ts'
import { useListTexts } from './list-texts.ts'

type Props<Name extends string> = {
  list: ListAddress
  filter: Sorted<Name>
  sorts: Sorts<Name>
  /** The orders that are offered, with the heads of their columns. */
  names: readonly { sort: Name; header: string }[]
}

/** The order of a list on phones, whose cards have no heads. */
export function SortSelect<Name extends string>({ list, filter, sorts, names }: Props<Name>) {
  const { t } = useListTexts()
  const navigate = useNavigate()
  const { sort } = orderOf(sorts, filter)
  return (
    <chakra.div hideFrom="md">
      <Select
        label={t('sort')}
        labelHidden
        value={sort}
        onChange={({ target }) => {
          const chosen = names.find((each) => each.sort === target.value)
          if (chosen === undefined) return
          const order = paramsOf(sorts, { sort: chosen.sort, sortDirection: sorts[chosen.sort] })
          void navigate({ to: list, search: { ...filter, ...order } as object, resetScroll: false })
        }}
        options={names.map(({ sort: value, header }) => ({ value, label: t('sortBy', { column: header }) }))}
      />
    </chakra.div>
  )
}
