import type { Api } from '#contract/operation.ts'
import { addDays, kstDate } from '#domain/dates.ts'
import type { FunnelDays } from '#domain/funnel/periods.ts'
import { boardNames } from '#domain/post/states.ts'
import type { AppContext } from '#src/components/context/app-context.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { isAccessAdmin, isStaff } from '#src/machines/session/session-selectors.ts'

const FEW = 5
const unfinished = ['DRAFT', 'PLANNED'] as const

/** The day of a member in the admin area: what waits in all their parts, then that of the staff, of the access area, or both. */
export async function loadToday({ api, machines }: AppContext, days: FunnelDays, signal: AbortSignal) {
  const { session } = machines
  const person = session.getSnapshot()
  const [work, staff, access] = await Promise.all([
    api.listAdminWork({}, { signal }),
    isStaff(person) ? loadStaffDay(api, days, signal) : undefined,
    isAccessAdmin(person) ? api.getAdminAccessToday({}, { signal }) : undefined,
  ])
  return { date: kstDate(portalClock.now()), work, staff, access }
}

/** What waits for the staff today: inquiries, counsel, and posts that nobody sees yet; and where people left wizards. */
async function loadStaffDay(api: Api, days: FunnelDays, signal: AbortSignal) {
  const today = kstDate(portalClock.now())
  const kinds = boardNames.flatMap((board) =>
    unfinished.map((postState) => ({ board, postState, limit: FEW })),
  )
  const [inquiries, day, pages, funnel] = await Promise.all([
    api.listAdminInquiries({ limit: FEW }, { signal }),
    api.listAdminCounsels({}, { signal }),
    Promise.all(kinds.map((kind) => api.listAdminPosts(kind, { signal }))),
    api.listFlowCounts({ fromDate: addDays(today, 1 - days), toDate: today }, { signal }),
  ])
  const posts = pages
    .flatMap(({ list }) => list)
    .sort((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1))
  return {
    waiting: {
      count: inquiries.waiting,
      list: inquiries.list.filter(({ waitingSince }) => waitingSince !== null),
    },
    day,
    posts: { count: pages.reduce((sum, { total }) => sum + total, 0), list: posts.slice(0, FEW) },
    funnel: { days, list: funnel.list },
  }
}

export type TodayLoaded = Awaited<ReturnType<typeof loadToday>>
export type StaffDay = Awaited<ReturnType<typeof loadStaffDay>>
