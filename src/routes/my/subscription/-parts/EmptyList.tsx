import { Link } from '@tanstack/react-router'
import '#src/i18n/areas/subscription.ts'
import { useTranslation } from 'react-i18next'
import type { SubscriptionState } from '#domain/subscription/state-names.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'

/** What the list says when the filter, or the company, has none. */
export function EmptyList({ state }: { state: SubscriptionState | undefined }) {
  const { t } = useTranslation('subscription')
  if (!state) {
    const request = <ButtonLink asChild><Link to="/subscription">{t('list.request')}</Link></ButtonLink>
    return <EmptyState title={t('list.empty')} description={t('list.emptyText')} action={request} />
  }
  return (
    <EmptyState
      title={t('list.emptyState', { state: t(`state.${state}`) })}
      description={t('list.emptyStateText')}
      action={<ButtonLink asChild variant="outline"><Link to="/my/subscription">{t('list.showAll')}</Link></ButtonLink>}
    />
  )
}
