import { createFileRoute } from '@tanstack/react-router'
import { ContactUndo } from '#src/features/account/ContactUndo.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/auth/undo')({
  staticData: { layout: 'auth' },
  head: () => ({
    meta: [{ title: i18n.t('contactUndo:documentTitle') }, { name: 'robots', content: 'noindex' }],
  }),
  component: ContactUndo,
})
