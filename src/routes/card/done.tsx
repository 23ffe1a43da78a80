import { createFileRoute } from '@tanstack/react-router'
import { CardRegistered } from '#src/features/subscription/card/CardRegistered.tsx'
import { cardDoneSearch } from '#src/features/subscription/card/card-search.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { requireLogin } from '../-guards.ts'

export const Route = createFileRoute('/card/done')({
  validateSearch: cardDoneSearch,
  staticData: { layout: 'api' },
  head: () => ({ meta: [{ title: i18n.t('card:documentTitle') }, { name: 'robots', content: 'noindex' }] }),
  beforeLoad: requireLogin,
  component: DoneScreen,
})

function DoneScreen() {
  const { form = '', customerKey = '', authKey = '' } = Route.useSearch()
  return <CardRegistered formId={form} customerKey={customerKey} authKey={authKey} />
}
