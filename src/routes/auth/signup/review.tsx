import { createFileRoute } from '@tanstack/react-router'
import { i18n } from '#src/i18n/i18n.ts'
import { Review } from './-parts/Review.tsx'

export const Route = createFileRoute('/auth/signup/review')({
  head: () => ({ meta: [{ title: i18n.t('signup:documentTitle.review') }] }),
  component: Review,
})
