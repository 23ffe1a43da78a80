import { createFileRoute } from '@tanstack/react-router'
import { LegalText } from '#src/features/site/LegalText.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/privacy')({
  staticData: { layout: 'main' },
  loader: ({ context: { api }, abortController: { signal } }) => api.getPrivacyPolicy({}, { signal }),
  head: () => ({
    meta: [
      { title: i18n.t('post:legal.documentTitle', { title: i18n.t('layout:site.privacy') }) },
      { name: 'description', content: i18n.t('post:legal.privacy') },
    ],
  }),
  component: () => <LegalText {...Route.useLoaderData()} />,
})
