import { createFileRoute } from '@tanstack/react-router'
import { Review } from '#src/features/account/signup/Review.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/auth/signup/review')({
  head: () => ({ meta: [{ title: i18n.t('signup:documentTitle.review') }] }),
  component: Review,
})
