import type { Api } from '#contract/operation.ts'
import { boardNames } from '#domain/post/states.ts'

const FEW = 5
const unfinished = ['DRAFT', 'PLANNED'] as const

/** What waits for the staff today: inquiries, counsel, and posts that nobody sees yet. */
export async function loadToday(api: Api, signal: AbortSignal) {
  const kinds = boardNames.flatMap((board) => unfinished.map((postState) => ({ board, postState, limit: FEW })))
  const [inquiries, day, pages] = await Promise.all([
    api.listAdminInquiries({ limit: FEW }, { signal }),
    api.listAdminCounsels({}, { signal }),
    Promise.all(kinds.map((kind) => api.listAdminPosts(kind, { signal }))),
  ])
  const posts = pages.flatMap(({ list }) => list).sort((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1))
  return {
    waiting: { count: inquiries.waiting, list: inquiries.list.filter(({ waitingSince }) => waitingSince !== null) },
    day,
    posts: { count: pages.reduce((sum, { total }) => sum + total, 0), list: posts.slice(0, FEW) },
  }
}

export type TodayLoaded = Awaited<ReturnType<typeof loadToday>>
