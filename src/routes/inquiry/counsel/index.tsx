import { createFileRoute } from '@tanstack/react-router'
import { i18n } from '#src/i18n/i18n.ts'
import { CounselScreen } from './-parts/CounselScreen.tsx'

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
