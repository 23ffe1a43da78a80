import { hasAnyRole, rolesOfStaff, staffRolesFor } from '#domain/staff/roles.ts'
import type { AppContext } from '#src/components/context/app-context.ts'
import { requireFound } from '#src/components/error/or-not-found.ts'
import { partsOf } from '#src/components/part/part.ts'
import { rolesOfMember } from '#src/machines/session/session-selectors.ts'
import { loadIfOpened, PREVIEW_ROWS } from './opened.ts'
import type { MessageSearch } from './SectionPager.tsx'

/**
 * Loads the page of a member for the staff. Subscriptions and bills are loaded only for a person without a company,
 * and each section only for the roles that may open it. Returns only the id and the
 * member as lists show it if the viewer gave no reason today.
 */
export async function loadMember(
  context: AppContext,
  memberId: string,
  { cursor, way }: MessageSearch,
  signal: AbortSignal,
) {
  const { api, machines } = context
  const memberRoles = rolesOfMember(machines.session.getSnapshot())
  const may = (operation: keyof typeof staffRolesFor) =>
    memberRoles !== undefined && hasAnyRole(rolesOfStaff(memberRoles), staffRolesFor[operation])
  const part = partsOf(context, signal)
  const asked = { memberId, limit: PREVIEW_ROWS }
  const member = await loadIfOpened(
    requireFound('account.missing', api.getAdminMember({ memberId }, { signal })),
    'adminMember.unopened',
  )
  // Until the staff give a reason, only the row of the list is shown, with a masked name and address, so that
  // the staff can identify the member.
  if (member === undefined) {
    const { list } = await api.listAdminMembers({ memberId, limit: 1 }, { signal })
    return { unopenedId: memberId, listed: list[0] }
  }
  const isAlone = member.companyId === null
  const [subscriptions, bills, inquiries, counsels, messages] = await Promise.all([
    isAlone ? part((signal) => api.listAdminSubscriptions(asked, { signal })) : undefined,
    isAlone && may('listAdminBills') ? part((signal) => api.listAdminBills(asked, { signal })) : undefined,
    may('listAdminInquiries') ? part((signal) => api.listAdminInquiries(asked, { signal })) : undefined,
    may('listAdminMemberCounsels')
      ? part((signal) => api.listAdminMemberCounsels(asked, { signal }))
      : undefined,
    part((signal) => api.listAdminMemberMessages({ ...asked, cursor, way }, { signal })),
  ])
  return {
    member,
    subscriptions,
    bills,
    inquiries,
    counsels,
    messages,
    search: { cursor, way },
    closes: may('closeAccount'),
  }
}

export type LoadedMember = Exclude<Awaited<ReturnType<typeof loadMember>>, { unopenedId: string }>
