import { createFileRoute, notFound } from '@tanstack/react-router'
import { matchingText, oneOf, parsedSearch, type RawSearch } from '#src/components/address/search-values.ts'
import { TermsDocument } from '#src/features/terms/admin/TermsDocument.tsx'
import { i18n } from '#src/i18n/i18n.ts'

const documents = [
  'SERVICE',
  'PRIVACY',
  'AGE14',
  'MARKETING',
  'MARKETING_NIGHT',
  'SUBSCRIPTION',
  'SUBSCRIPTION_PRIVACY',
  'NEWS',
  'POLICY',
] as const

export const Route = createFileRoute('/admin/terms/detail')({
  validateSearch: (raw: RawSearch) =>
    parsedSearch({
      document: oneOf(documents, raw.document),
      version: matchingText(/^\d+\.\d+$/, raw.version),
    }),
  loaderDeps: ({ search }) => search,
  head: () => ({ meta: [{ title: i18n.t('adminTerms:detailTitle') }] }),
  preload: false,
  gcTime: 0,
  loader: ({ context: { api }, deps: { document, version }, abortController: { signal } }) => {
    if (!document) throw notFound()
    return api.getTermsDocument({ documentCode: document, version: version ?? null }, { signal })
  },
  component: Screen,
})

function Screen() {
  const terms = Route.useLoaderData()
  // Choosing another edition resets the form; a newer edition that is loaded does not.
  const { version } = Route.useSearch()
  return <TermsDocument key={`${terms.documentCode} ${version}`} terms={terms} />
}
