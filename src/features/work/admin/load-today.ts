import type { Api, Schema } from '#contract/operation.ts'
import { addDays, kstDate } from '#domain/dates.ts'
import type { FunnelDays } from '#domain/funnel/periods.ts'
import { boardNames } from '#domain/post/states.ts'
import type { AppContext } from '#src/components/context/app-context.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { partsOf } from '#src/components/part/part.ts'
import { isAccessAdmin, isStaff } from '#src/machines/session/session-selectors.ts'

const FEW = 5
const unfinished = ['DRAFT', 'PLANNED'] as const

type WorkKind = Schema<'WorkKind'>
type Asked = { days: FunnelDays; workKind: WorkKind | undefined }

/**
 * The data of the admin area's start page: the tasks for all roles, or of one kind, then the parts of the
 * staff, of the access area, or both.
 */
export async function loadToday(context: AppContext, { days, workKind }: Asked, signal: AbortSignal) {
  const { api, machines } = context
  const part = partsOf(context, signal)
  const person = machines.session.getSnapshot()
  const [work, staff, access] = await Promise.all([
    part((signal) => readWork(api, workKind, signal)),
    isStaff(person) ? loadStaffDay(context, days, signal) : undefined,
    isAccessAdmin(person) ? part((signal) => api.getAdminAccessToday({}, { signal })) : undefined,
  ])
  return { date: kstDate(portalClock.now()), work, staff, access }
}

/** The tasks: their number by kind, and the first ones of all kinds or of one. */
async function readWork(api: Api, workKind: WorkKind | undefined, signal: AbortSignal) {
  const [{ list: counts }, { list: items }] = await Promise.all([
    api.listAdminWork({}, { signal }),
    api.listAdminWorkItems({ workKind }, { signal }),
  ])
  return { counts, items, workKind }
}

/** The staff's part of the day: counsel, unpublished posts, and the steps at which people left wizards. */
async function loadStaffDay(context: AppContext, days: FunnelDays, signal: AbortSignal) {
  const { api } = context
  const today = kstDate(portalClock.now())
  const part = partsOf(context, signal)
  const [day, posts, funnel] = await Promise.all([
    part((signal) => api.listAdminCounsels({}, { signal })),
    part((signal) => readPosts(api, signal)),
    part((signal) => api.listFlowCounts({ fromDate: addDays(today, 1 - days), toDate: today }, { signal })),
  ])
  return { day, posts, funnel, days }
}

async function readPosts(api: Api, signal: AbortSignal) {
  const kinds = boardNames.flatMap((board) =>
    unfinished.map((postState) => ({ board, postState, limit: FEW })),
  )
  const pages = await Promise.all(kinds.map((kind) => api.listAdminPosts(kind, { signal })))
  const posts = pages
    .flatMap(({ list }) => list)
    .sort((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1))
  return { count: pages.reduce((sum, { total }) => sum + total, 0), list: posts.slice(0, FEW) }
}

export type TodayLoaded = Awaited<ReturnType<typeof loadToday>>
