import { createFileRoute } from '@tanstack/react-router'
import { matchingText, oneOf, parsedSearch, type RawSearch } from '#src/components/address/search-values.ts'
import { partsOf } from '#src/components/part/parts-of.ts'
import { TermsScreen } from '#src/features/terms/my/TermsScreen.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { requirePassword } from '../../-guards.ts'

const codes = ['SERVICE', 'PRIVACY', 'AGE14', 'MARKETING', 'MARKETING_NIGHT', 'NEWS'] as const

export const Route = createFileRoute('/my/terms/')({
  validateSearch: (raw: RawSearch) =>
    parsedSearch({ read: oneOf(codes, raw.read), version: matchingText(/^\d+\.\d+$/, raw.version) }),
  loaderDeps: ({ search }) => search,
  head: () => ({ meta: [{ title: i18n.t('memberTerms:documentTitle') }] }),
  beforeLoad: requirePassword,
  loader: async ({ context, deps: { read, version }, abortController: { signal } }) => {
    const { api } = context
    const part = await partsOf(context, signal)
    const [answers, text] = await Promise.all([
      api.listMyTerms({}, { signal }),
      read && version
        ? part((signal) => api.getTermsEdition({ termsCode: read, version }, { signal }))
        : undefined,
    ])
    return { answers, text }
  },
  component: () => <TermsScreen {...Route.useLoaderData()} />,
})
