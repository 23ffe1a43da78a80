import type { ComponentProps } from 'react'
import '#src/i18n/areas/admin.ts'
import { useTranslation } from 'react-i18next'
import { SearchForm } from './SearchForm.tsx'

type Props = Omit<ComponentProps<typeof SearchForm>, 'compact' | 'submit'>

/** The search of a list of the admin area, whose row it shares with other filters. */
export function AdminSearch(props: Props) {
  const { t } = useTranslation('admin')
  return <SearchForm compact submit={t('list.searchAction')} {...props} />
}
