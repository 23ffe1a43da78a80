import { Link } from '@tanstack/react-router'
import { useMayManage } from '#src/components/context/app-context.ts'
import { wordsOf } from '#src/lists/search-words.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { useSubscriptionTexts } from '../texts.ts'
import type { ListSearch } from './list-search.ts'

/** The text of an empty list, by search, filter or company. */
export function EmptyList({ filter: { subscriptionState: state, search } }: { filter: ListSearch }) {
  const { t } = useSubscriptionTexts()
  const mayManage = useMayManage()
  const words = wordsOf(search)
  const [title, description] = words
    ? [t('list.emptySearch', { search: words }), t('list.emptySearchText')]
    : state
      ? [t('list.emptyState', { state: t(`state.${state}`) }), t('list.emptyStateText')]
      : [t('list.empty'), t('list.emptyText')]
  const action =
    words || state ? (
      <ButtonLink asChild variant="outline">
        <Link to="/my/subscription">{t('list.showAll')}</Link>
      </ButtonLink>
    ) : (
      mayManage && (
        <ButtonLink asChild>
          <Link to="/subscription">{t('list.request')}</Link>
        </ButtonLink>
      )
    )
  return <EmptyState title={title} description={description} action={action} />
}
