import type { Input, Output } from '#contract/operation.ts'
import type { AppContext } from '#src/components/context/app-context.ts'
import { isLoggedIn } from '#src/machines/session/session-selectors.ts'
import { awaitSession } from '../../-guards.ts'
import type { AppSearch } from './app-search.ts'

type Asked = Pick<AppSearch, 'tab' | 'approvalResult'> & Input<'listApps'>
type Counts = Output<'listAccessDecisions'>['counts']

/** What a member sees behind a tab, and how much there is behind each. */
export type MemberTab =
  | { tab: 'APP'; counts: Counts; grants: Output<'listAccessGrants'> }
  | { tab: 'REQUEST'; counts: Counts; requests: Output<'listAccessRequests'> }
  | {
      tab: 'APPROVAL'
      counts: Counts
      decisions: Output<'listAccessDecisions'>
      delegation: Output<'getAccessDelegation'>
    }
export type LoadedApps = { page: Output<'listApps'> | undefined; member: MemberTab | undefined }

/** The catalogue for a visitor; for a member what is behind a tab. */
export async function loadApps(
  context: AppContext,
  { tab = 'APP', approvalResult, ...asked }: Asked,
  signal: AbortSignal,
): Promise<LoadedApps> {
  const { api, machines } = context
  await awaitSession({ context })
  const { session } = machines
  const { cursor } = asked
  const counts = async () => (await api.listAccessDecisions({ limit: 1 }, { signal })).counts
  if (!isLoggedIn(session.getSnapshot()))
    return { page: await api.listApps(asked, { signal }), member: undefined }
  if (tab === 'REQUEST') {
    const [count, requests] = await Promise.all([
      counts(),
      api.listAccessRequests({ approvalResult, cursor }, { signal }),
    ])
    return { page: undefined, member: { tab, counts: count, requests } }
  }
  if (tab === 'APPROVAL') {
    const [decisions, delegation] = await Promise.all([
      api.listAccessDecisions({ cursor }, { signal }),
      api.getAccessDelegation({}, { signal }),
    ])
    return { page: undefined, member: { tab, counts: decisions.counts, decisions, delegation } }
  }
  const [page, count, grants] = await Promise.all([
    api.listApps(asked, { signal }),
    counts(),
    api.listAccessGrants({}, { signal }),
  ])
  return { page, member: { tab, counts: count, grants } }
}
