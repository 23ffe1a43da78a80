import { createFileRoute } from '@tanstack/react-router'
import { i18n } from '#src/i18n/i18n.ts'
import { requirePassword } from '../../-guards.ts'
import { oneOf, type Said, textLike, understood } from '../../-search-values.ts'
import { TermsScreen } from './-parts/TermsScreen.tsx'

const codes = ['SERVICE', 'PRIVACY', 'AGE14', 'MARKETING', 'MARKETING_NIGHT'] as const

export const Route = createFileRoute('/my/terms/')({
  validateSearch: (said: Said) =>
    understood({ read: oneOf(codes, said.read), version: textLike(/^\d+\.\d+$/, said.version) }),
  loaderDeps: ({ search }) => search,
  head: () => ({ meta: [{ title: i18n.t('memberTerms:documentTitle') }] }),
  beforeLoad: requirePassword,
  loader: async ({ context: { api }, deps: { read, version }, abortController: { signal } }) => {
    const [answers, text] = await Promise.all([
      api.listMyTerms({}, { signal }),
      read && version ? api.getTermsEdition({ termsCode: read, version }, { signal }) : undefined,
    ])
    return { answers, text }
  },
  component: () => <TermsScreen {...Route.useLoaderData()} />,
})
