import { createFileRoute } from '@tanstack/react-router'
import { SupportScreen } from '#src/features/site/SupportScreen.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/support/')({
  staticData: { layout: 'home' },
  head: () => ({
    meta: [
      { title: i18n.t('support:documentTitle') },
      { name: 'description', content: i18n.t('support:lead') },
    ],
  }),
  component: SupportScreen,
})
