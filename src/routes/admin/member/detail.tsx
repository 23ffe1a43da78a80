import { createFileRoute, notFound } from '@tanstack/react-router'
import { isAdminPathOpen } from '#domain/admin/pages.ts'
import { matchingText, parsedSearch, type RawSearch, uuid } from '#src/components/address/search-values.ts'
import { requireFound } from '#src/components/error/or-not-found.ts'
import { partsOf } from '#src/components/part/parts-of.ts'
import { PersonMissing } from '#src/features/access/person/PersonMissing.tsx'
import { PersonScreen } from '#src/features/access/person/PersonScreen.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { rolesOfMember } from '#src/machines/session/session-selectors.ts'

const EVENTS = 20

export const Route = createFileRoute('/admin/member/detail')({
  validateSearch: (raw: RawSearch) => parsedSearch({ memberId: matchingText(uuid, raw.memberId) }),
  loaderDeps: ({ search }) => search,
  head: () => ({ meta: [{ title: i18n.t('approval:documentTitle.person') }] }),
  // Not cached: permissions may have changed, and no personal data stays in memory.
  preload: false,
  gcTime: 0,
  loader: async ({ context, deps: { memberId }, abortController: { signal } }) => {
    if (!memberId) throw notFound()
    const { api, machines } = context
    const part = await partsOf(context, signal)
    const seesEvents = isAdminPathOpen('/admin/abnormal', rolesOfMember(machines.session.getSnapshot()))
    const [person, events] = await Promise.all([
      requireFound('companyPerson.missing', api.getAdminPerson({ memberId }, { signal })),
      seesEvents
        ? part((signal) => api.listAbnormalEvents({ memberId, limit: EVENTS }, { signal }))
        : undefined,
    ])
    return { person, events }
  },
  component: Screen,
  notFoundComponent: PersonMissing,
})

function Screen() {
  const { person, events } = Route.useLoaderData()
  return <PersonScreen key={person.memberId} person={person} events={events} />
}
