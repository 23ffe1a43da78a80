import { createFileRoute } from '@tanstack/react-router'
import { CardWindow } from '#src/features/subscription/card/CardWindow.tsx'
import { cardWindowSearch } from '#src/features/subscription/card/card-search.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { requireLogin } from '../-guards.ts'

export const Route = createFileRoute('/card/')({
  validateSearch: cardWindowSearch,
  staticData: { layout: 'api' },
  head: () => ({ meta: [{ title: i18n.t('card:documentTitle') }, { name: 'robots', content: 'noindex' }] }),
  beforeLoad: requireLogin,
  component: CardScreen,
})

function CardScreen() {
  const { form = '', code } = Route.useSearch()
  return <CardWindow formId={form} ended={code} />
}
