import { createFileRoute } from '@tanstack/react-router'
import { CounselScreen } from '#src/features/counsel/reservation/CounselScreen.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/inquiry/counsel/')({
  staticData: { layout: 'main', memberLayout: 'user' },
  head: () => ({
    meta: [
      { title: i18n.t('counsel:documentTitle') },
      { name: 'description', content: i18n.t('counsel:lead') },
    ],
  }),
  component: CounselScreen,
})
