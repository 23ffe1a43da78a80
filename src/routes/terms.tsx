import { createFileRoute, notFound } from '@tanstack/react-router'
import { LegalText } from '#src/features/site/LegalText.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/terms')({
  staticData: { layout: 'main' },
  loader: async ({ context: { api }, abortController: { signal } }) => {
    const { list } = await api.listTerms({}, { signal })
    const serviceTerms = list.find(({ termsCode }) => termsCode === 'SERVICE')
    if (!serviceTerms) throw notFound()
    return serviceTerms
  },
  head: () => ({
    meta: [
      { title: i18n.t('post:legal.documentTitle', { title: i18n.t('layout:site.terms') }) },
      { name: 'description', content: i18n.t('post:legal.terms') },
    ],
  }),
  component: () => <LegalText {...Route.useLoaderData()} />,
})
