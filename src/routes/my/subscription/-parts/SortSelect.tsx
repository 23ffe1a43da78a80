import { chakra } from '@chakra-ui/react'
import { useNavigate } from '@tanstack/react-router'
import '#src/i18n/areas/subscription.ts'
import { useTranslation } from 'react-i18next'
import { sortNames } from '#domain/subscription/sort-names.ts'
import { Select } from '#src/ui/Select.tsx'
import type { ListSearch } from './list-search.ts'

const [usual] = sortNames

/** The order of the list, which stands in the address unless it is the usual one. */
export function SortSelect({ filter }: { filter: ListSearch }) {
  const { t } = useTranslation('subscription')
  const navigate = useNavigate()
  const choose = (value: string) => {
    const sort = sortNames.find((name) => name === value && name !== usual)
    void navigate({ to: '/my/subscription', search: { ...filter, sort }, resetScroll: false })
  }
  return (
    <chakra.div minWidth="52">
      <Select
        label={t('list.sort')}
        labelHidden
        value={filter.sort ?? usual}
        onChange={({ target }) => choose(target.value)}
        options={sortNames.map((name) => ({ value: name, label: t(`list.sortBy.${name}`) }))}
      />
    </chakra.div>
  )
}
