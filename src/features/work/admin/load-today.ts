import type { Api, Schema } from '#contract/operation.ts'
import { adminPagesOf } from '#domain/admin/pages.ts'
import { addDays, kstDate } from '#domain/dates.ts'
import type { FunnelDays } from '#domain/funnel/periods.ts'
import { boardNames } from '#domain/post/states.ts'
import type { AppContext } from '#src/components/context/app-context.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { partsOf } from '#src/components/part/part.ts'
import { isAccessAdmin, rolesOfMember } from '#src/machines/session/session-selectors.ts'

const PREVIEW_ROWS = 5
const unpublishedStates = ['DRAFT', 'PLANNED'] as const

type WorkKind = Schema<'WorkKind'>
type TodayQuery = { days: FunnelDays; workKind: WorkKind | undefined }

/**
 * Loads the data of a member's start page in the admin area: the waiting tasks of all their areas, or of one kind,
 * and the data that their roles may see.
 */
export async function loadToday(context: AppContext, { days, workKind }: TodayQuery, signal: AbortSignal) {
  const { api, machines } = context
  const part = partsOf(context, signal)
  const sessionState = machines.session.getSnapshot()
  const [work, staff, access] = await Promise.all([
    part((signal) => readWork(api, workKind, signal)),
    loadStaffDay(context, days, signal),
    isAccessAdmin(sessionState) ? part((signal) => api.getAdminAccessToday({}, { signal })) : undefined,
  ])
  return { date: kstDate(portalClock.now()), work, staff, access }
}

/**
 * Loads the tasks: their number by kind, and the first ones of all kinds or of one kind. The setup steps that are not
 * done yet come before them.
 */
async function readWork(api: Api, workKind: WorkKind | undefined, signal: AbortSignal) {
  const [{ list: counts }, { list: items, firstSteps: steps }] = await Promise.all([
    api.listAdminWork({}, { signal }),
    api.listAdminWorkItems({ workKind }, { signal }),
  ])
  // Few portals still have setup steps, so their list is in a separate chunk.
  const { FirstSteps } = steps.length > 0 ? await import('./FirstSteps.tsx') : {}
  return { counts, items, workKind, first: FirstSteps && { FirstSteps, steps } }
}

/**
 * Loads the work of the staff today, each part only for the roles that may open it: counsel, unpublished posts, and
 * the steps at which visitors left the wizards.
 */
async function loadStaffDay(context: AppContext, days: FunnelDays, signal: AbortSignal) {
  const { api, machines } = context
  const today = kstDate(portalClock.now())
  const part = partsOf(context, signal)
  const allowedPages = adminPagesOf(rolesOfMember(machines.session.getSnapshot()))
  const [day, posts, funnel, workDays, bills] = await Promise.all([
    allowedPages.includes('/admin/counsel')
      ? part((signal) => api.listAdminCounsels({}, { signal }))
      : undefined,
    allowedPages.includes('/admin/notice') ? part((signal) => readPosts(api, signal)) : undefined,
    allowedPages.includes('/admin/staff')
      ? part((signal) =>
          api.listFlowCounts({ fromDate: addDays(today, 1 - days), toDate: today }, { signal }),
        )
      : undefined,
    allowedPages.includes('/admin/subscription') || allowedPages.includes('/admin/inquiry')
      ? part((signal) => api.getAdminWorkDays({}, { signal }))
      : undefined,
    allowedPages.includes('/admin/bill')
      ? part((signal) => api.getAdminBillFigures({}, { signal }))
      : undefined,
  ])
  return { day, posts, funnel, workDays, bills, days }
}

async function readPosts(api: Api, signal: AbortSignal) {
  const kinds = boardNames.flatMap((board) =>
    unpublishedStates.map((postState) => ({ board, postState, limit: PREVIEW_ROWS })),
  )
  const pages = await Promise.all(kinds.map((kind) => api.listAdminPosts(kind, { signal })))
  const posts = pages
    .flatMap(({ list }) => list)
    .sort((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1))
  return { count: pages.reduce((sum, { total }) => sum + total, 0), list: posts.slice(0, PREVIEW_ROWS) }
}

export type TodayLoaded = Awaited<ReturnType<typeof loadToday>>
