import type { Schema } from '#contract/operation.ts'
import type { SearchWords } from '#src/lists/search-words.ts'

/** The public boards, each with the addresses of its list and of one post. */
export const boards = {
  notice: { list: '/notice', detail: '/notice/$id' },
  support: { list: '/support/board', detail: '/support/board/$id' },
} as const

export type BoardName = keyof typeof boards

/** The search parameters of the list: its filters and its page. */
export type PostSearch = {
  announcementType?: Schema<'AnnouncementType'>
  search?: SearchWords
  cursor?: string
}
