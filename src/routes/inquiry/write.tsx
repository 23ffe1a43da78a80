import { createFileRoute } from '@tanstack/react-router'
import { inquiryAboutKinds, inquiryTypes, typeOfAbout } from '#domain/inquiry/state-names.ts'
import {
  matchingText,
  oneOf,
  parsedSearch,
  type RawSearch,
  uuid,
} from '#src/components/address/search-values.ts'
import { awaitSession } from '#src/components/context/await-session.ts'
import { WriteInquiry } from '#src/features/inquiry/write/WriteInquiry.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { isLoggedIn } from '#src/machines/session/session-selectors.ts'

export const Route = createFileRoute('/inquiry/write')({
  staticData: { layout: 'main', memberLayout: 'user' },
  validateSearch: (raw: RawSearch) =>
    parsedSearch({
      inquiryType: oneOf(inquiryTypes, raw.inquiryType),
      about: oneOf(inquiryAboutKinds, raw.about),
      aboutId: matchingText(uuid, raw.aboutId),
    }),
  loaderDeps: ({ search }) => search,
  head: () => ({
    meta: [
      { title: i18n.t('inquiry:write.documentTitle') },
      { name: 'description', content: i18n.t('inquiry:write.lead') },
    ],
  }),
  beforeLoad: awaitSession,
  loader: async ({ context, deps: { about, aboutId }, abortController: { signal } }) => {
    // Visitors ask about nothing of their own.
    if (!about || !aboutId || !isLoggedIn(context.machines.session.getSnapshot())) return undefined
    const { loadAbout } = await import('#src/features/inquiry/write/about-preset.ts')
    return loadAbout(context, { aboutKind: about, aboutId }, signal)
  },
  component: WriteScreen,
})

function WriteScreen() {
  const { about, inquiryType } = Route.useSearch()
  const preset = Route.useLoaderData()
  return <WriteInquiry preset={{ inquiryType: inquiryType ?? (about && typeOfAbout[about]), ...preset }} />
}
