import { createFileRoute } from '@tanstack/react-router'
import { monthAfter, reviewMonthOf } from '#domain/staff/review-month.ts'
import {
  matchingText,
  monthPattern,
  parsedSearch,
  type RawSearch,
} from '#src/components/address/search-values.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { AccessReview } from '#src/features/staff/review/AccessReview.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/admin/review/')({
  validateSearch: (raw: RawSearch) => parsedSearch({ month: matchingText(monthPattern, raw.month) }),
  loaderDeps: ({ search }) => search,
  head: () => ({ meta: [{ title: i18n.t('review:documentTitle') }] }),
  preload: false,
  gcTime: 0,
  // By default the last complete month, which is the next one to be reviewed.
  loader: ({ context: { api }, deps, abortController: { signal } }) =>
    api.getAccessReview(
      { month: deps.month ?? monthAfter(reviewMonthOf(portalClock.now()), -1) },
      { signal },
    ),
  component: ReviewScreen,
})

function ReviewScreen() {
  const review = Route.useLoaderData()
  return <AccessReview key={`${review.month} ${review.signedAt}`} review={review} />
}
