import { createFileRoute } from '@tanstack/react-router'
import { inquiryStateNames } from '#domain/inquiry/state-names.ts'
import {
  cursor,
  matchingText,
  oneOf,
  parsedSearch,
  type RawSearch,
} from '#src/components/address/search-values.ts'
import { MyInquiries } from '#src/features/inquiry/my/MyInquiries.tsx'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/my/inquiry/')({
  validateSearch: (raw: RawSearch) =>
    parsedSearch({
      inquiryState: oneOf(inquiryStateNames, raw.inquiryState),
      cursor: matchingText(cursor, raw.cursor),
    }),
  loaderDeps: ({ search }) => search,
  head: () => ({ meta: [{ title: i18n.t('inquiry:my.documentTitle') }] }),
  loader: ({ context: { api }, deps, abortController: { signal } }) => api.listInquiries(deps, { signal }),
  component: MyInquiriesScreen,
})

function MyInquiriesScreen() {
  return <MyInquiries page={Route.useLoaderData()} search={Route.useSearch()} />
}
