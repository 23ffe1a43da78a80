import type { ComponentProps } from 'react'
import { SearchForm } from './SearchForm.tsx'
import { useAdminTexts } from './texts.ts'

type Props = Omit<ComponentProps<typeof SearchForm>, 'compact' | 'submit'>

/** The search of a list of the admin area, whose row it shares with other filters. */
export function AdminSearch(props: Props) {
  const { t } = useAdminTexts()
  return <SearchForm compact submit={t('list.searchAction')} {...props} />
}
