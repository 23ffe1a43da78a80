import { chakra } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import { defaultDirections, sortNames } from '#domain/subscription/sort-names.ts'
import { Select } from '#src/ui/Select.tsx'
import { useSubscriptionTexts } from '../texts.ts'
import type { ListSearch } from './list-search.ts'

// The order by date has a separate name for each direction.
const choices = [
  ...sortNames.map((sort) => ({ sort, sortDirection: defaultDirections[sort], key: sort })),
  { sort: 'SERVICE', sortDirection: 'DESC', key: 'SERVICE_DESC' },
] as const
const [usual] = choices

/** The choice of the list's order, which is in the address unless it is the default. */
export function SortSelect({ filter }: { filter: ListSearch }) {
  const { t } = useSubscriptionTexts()
  const navigate = useNavigate()
  const sort = filter.sort ?? usual.sort
  const sortDirection = filter.sortDirection ?? defaultDirections[sort]
  const choicesOfKey = choices.filter((each) => (each.sort === 'SERVICE') === (sort === 'SERVICE'))
  const currentChoice = choicesOfKey.find((each) => each.sortDirection === sortDirection) ?? usual
  const choose = (value: string) => {
    const chosenSort = choices.find(({ key }) => key === value) ?? usual
    const search = {
      ...filter,
      sort: chosenSort === usual ? undefined : chosenSort.sort,
      sortDirection:
        chosenSort.sortDirection === defaultDirections[chosenSort.sort]
          ? undefined
          : chosenSort.sortDirection,
    }
    void navigate({ to: '/my/subscription', search, resetScroll: false })
  }
  return (
    <chakra.div minWidth="52">
      <Select
        label={t('list.sort')}
        labelHidden
        value={currentChoice.key}
        onChange={({ target }) => choose(target.value)}
        options={choices.map(({ key }) => ({ value: key, label: t(`list.sortBy.${key}`) }))}
      />
    </chakra.div>
  )
}
