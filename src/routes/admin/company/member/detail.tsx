import { createFileRoute, notFound } from '@tanstack/react-router'
import {
  cursor,
  matchingText,
  oneOf,
  parsedSearch,
  type RawSearch,
  uuid,
} from '#src/components/address/search-values.ts'
import { MemberMissing } from '#src/features/company/admin/MemberMissing.tsx'
import { MemberScreen } from '#src/features/company/admin/MemberScreen.tsx'
import { OpenMember } from '#src/features/company/admin/OpenMember.tsx'
import { usualReasons } from '#src/features/company/admin/usual-reasons.ts'
import { i18n } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/admin/company/member/detail')({
  validateSearch: (raw: RawSearch) =>
    parsedSearch({
      memberId: matchingText(uuid, raw.memberId),
      cursor: matchingText(cursor, raw.cursor),
      way: oneOf(['INBOX', 'MAIL', 'PHONE'], raw.way),
      about: oneOf(usualReasons, raw.about),
    }),
  loaderDeps: ({ search: { memberId, cursor, way } }) => ({ memberId, cursor, way }),
  // Not cached, so that the page is current and no personal data stays in memory.
  preload: false,
  gcTime: 0,
  loader: async ({ context, deps: { memberId, ...asked }, abortController: { signal } }) => {
    if (!memberId) throw notFound()
    return (await import('#src/features/company/admin/load-member.ts')).loadMember(
      context,
      memberId,
      asked,
      signal,
    )
  },
  head: () => ({ meta: [{ title: i18n.t('adminMember:documentTitle') }] }),
  component: Screen,
  notFoundComponent: MemberMissing,
})

function Screen() {
  const loadedMember = Route.useLoaderData()
  const { about } = Route.useSearch()
  return loadedMember.unopenedId !== undefined ? (
    <OpenMember
      key={loadedMember.unopenedId}
      memberId={loadedMember.unopenedId}
      listed={loadedMember.listed}
      about={about}
    />
  ) : (
    <MemberScreen key={loadedMember.member.person.memberId} {...loadedMember} />
  )
}
