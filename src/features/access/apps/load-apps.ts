import type { Input, Output } from '#contract/operation.ts'
import type { AppContext } from '#src/components/context/app-context.ts'
import { awaitSession } from '#src/components/context/await-session.ts'
import { type PagePart, partsOf } from '#src/components/part/part.ts'
import type { AppSearch } from '#src/features/app/app-search.ts'
import { isLoggedIn } from '#src/machines/session/session-selectors.ts'

type AppsQuery = Pick<AppSearch, 'tab' | 'view' | 'approvalResult'> & Input<'listApps'>
type CountsPart = PagePart<Pick<Output<'listAccessDecisions'>, 'counts'>>

/** The content of a member's tab, and the number of items of each tab. */
export type MemberTab =
  | { tab: 'APP'; counted: CountsPart; grants: PagePart<Output<'listAccessGrants'>> }
  | { tab: 'CATALOGUE'; counted: CountsPart; page: PagePart<Output<'listApps'>> }
  | { tab: 'REQUEST'; counted: CountsPart; requests: PagePart<Output<'listAccessRequests'>> }
  | {
      tab: 'APPROVAL'
      counted: CountsPart
      decisions: PagePart<Output<'listAccessDecisions'>>
      delegation: PagePart<Output<'getAccessDelegation'>>
    }
/** The data of the apps page: `page` is the app list for a visitor, `member` the content of a member's tab. */
export type LoadedApps = { page: Output<'listApps'> | undefined; member: MemberTab | undefined }

/** Loads the app list for a visitor, or the content of a tab for a member. */
export async function loadApps(
  context: AppContext,
  { tab = 'APP', view, approvalResult, ...asked }: AppsQuery,
  signal: AbortSignal,
): Promise<LoadedApps> {
  const { api, machines } = context
  await awaitSession({ context })
  const { session } = machines
  const { cursor } = asked
  const part = partsOf(context, signal)
  const countDecisions = () => part((signal) => api.listAccessDecisions({ limit: 1 }, { signal }))
  if (!isLoggedIn(session.getSnapshot()))
    return { page: await api.listApps(asked, { signal }), member: undefined }
  if (tab === 'REQUEST') {
    const [counted, requests] = await Promise.all([
      countDecisions(),
      part((signal) => api.listAccessRequests({ approvalResult, cursor }, { signal })),
    ])
    return { page: undefined, member: { tab, counted, requests } }
  }
  if (tab === 'APPROVAL') {
    const [decisions, delegation] = await Promise.all([
      part((signal) => api.listAccessDecisions({ cursor }, { signal })),
      part((signal) => api.getAccessDelegation({}, { signal })),
    ])
    return { page: undefined, member: { tab, counted: decisions, decisions, delegation } }
  }
  // The filters that a visitor has chosen still apply after the login.
  if (view || Object.values(asked).some((value) => value !== undefined)) {
    const [counted, page] = await Promise.all([
      countDecisions(),
      part((signal) => api.listApps(asked, { signal })),
    ])
    return { page: undefined, member: { tab: 'CATALOGUE', counted, page } }
  }
  const [counted, grants] = await Promise.all([
    countDecisions(),
    part((signal) => api.listAccessGrants({}, { signal })),
  ])
  return { page: undefined, member: { tab, counted, grants } }
}
