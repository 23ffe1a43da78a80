import { createFileRoute } from '@tanstack/react-router'
import { oneOf, parsedSearch, type RawSearch } from '#src/components/address/search-values.ts'
import { LoginRefused } from '#src/features/access/LoginRefused.tsx'
import { i18n } from '#src/i18n/i18n.ts'

const faults = ['EXPIRED', 'REFUSED'] as const

export const Route = createFileRoute('/apps/refused')({
  staticData: { layout: 'main', memberLayout: 'user' },
  validateSearch: (raw: RawSearch) => parsedSearch({ fault: oneOf(faults, raw.fault) }),
  head: () => ({
    meta: [{ title: i18n.t('access:documentTitle.refused') }, { name: 'robots', content: 'noindex' }],
  }),
  component: RefusedScreen,
})

function RefusedScreen() {
  return <LoginRefused fault={Route.useSearch().fault ?? 'REFUSED'} />
}
