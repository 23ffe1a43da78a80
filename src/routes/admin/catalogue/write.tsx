import { createFileRoute } from '@tanstack/react-router'
import { NewService } from '#src/features/catalogue/admin/NewService.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/admin/catalogue/write')({
  head: () => ({ meta: [{ title: i18n.t('adminCatalogue:writeTitle') }] }),
  component: NewService,
})
