import type { Schema } from '#contract/operation.ts'

type Hit = Schema<'SearchHit'>
export type HitKind = Schema<'HitKind'>
/** One line of the search: a page, a task or a hit. */
export type SearchEntry = {
  /** Identifies the entry; equal for the same target. */
  id: string
  kind: HitKind | 'PAGE' | 'TASK'
  title: string
  detail: string | null
  state: string | null
  at: string | null
  /** The address on this site that the entry opens. */
  href: string
  /** Whether the entry belongs to the admin area, and may contain data of other people. */
  ofOthers: boolean
  /** The number of waiting tasks. */
  count?: number
}

const withWords = (path: string, words: string) => `${path}?search=${encodeURIComponent(words)}`

/** The page for each kind of search result, in the member area and in the admin area. */
const pagesOfHits: Record<HitKind, { own?: (hit: Hit) => string; admin?: (hit: Hit) => string }> = {
  SUBSCRIPTION: {
    own: ({ hitId }) => `/my/subscription/detail?subscriptionId=${hitId}`,
    admin: ({ hitId }) => `/admin/subscription/detail?subscriptionId=${hitId}`,
  },
  BILL: {
    own: ({ hitId }) => `/my/bill/detail?billId=${hitId}`,
    admin: ({ hitId }) => `/admin/bill/detail?billId=${hitId}`,
  },
  INQUIRY: {
    own: ({ hitId }) => `/my/inquiry/detail?inquiryId=${hitId}`,
    admin: ({ hitId }) => `/admin/inquiry/detail?inquiryId=${hitId}`,
  },
  COUNSEL: {
    // The reservation number is `detail`, or `title` if there is no detail.
    own: ({ title, detail }) => `/my/counsel?counselNo=${detail ?? title}`,
    admin: ({ hitId }) => `/admin/counsel/detail?counselId=${hitId}`,
  },
  GRANT: { own: ({ hitId }) => `/apps/grant?grantId=${hitId}` },
  ACCESS_REQUEST: {
    own: ({ hitId }) => `/apps/request?requestId=${hitId}`,
    admin: ({ title }) => withWords('/admin/approval', title),
  },
  APP: {
    own: ({ hitId }) => `/apps/detail?appId=${hitId}`,
    admin: ({ hitId }) => `/admin/apps/detail?appId=${hitId}`,
  },
  NOTICE: {
    own: ({ hitId }) => `/notice/${hitId}`,
    admin: ({ hitId }) => `/admin/notice/edit?postId=${hitId}`,
  },
  BOARD_POST: {
    own: ({ hitId }) => `/support/board/${hitId}`,
    admin: ({ hitId }) => `/admin/notice/edit?postId=${hitId}`,
  },
  MEMBER: { admin: ({ title }) => withWords('/admin/member', title) },
  COMPANY: { admin: ({ title }) => withWords('/admin/subscription', title) },
  ABNORMAL_EVENT: { admin: ({ hitId }) => `/admin/abnormal/detail?abnormalEventId=${hitId}` },
}

/** Returns the lines of a group of search results; none for a kind that this release does not know. */
export function entriesOf({ hitKind, ownYn, list }: Schema<'SearchGroup'>): SearchEntry[] {
  const page = (pagesOfHits as Partial<typeof pagesOfHits>)[hitKind]?.[ownYn === 'Y' ? 'own' : 'admin']
  if (!page) return []
  return list.map((hit, index) => ({
    id: `${ownYn === 'Y' ? 'own' : 'admin'}-${hitKind}-${hit.hitId ?? index}`,
    kind: hitKind,
    title: hit.title,
    detail: hit.detail,
    state: hit.state,
    at: hit.at,
    href: page(hit),
    ofOthers: ownYn === 'N',
  }))
}
