import type { Schema } from '#contract/operation.ts'
import { ListPager } from '#src/lists/ListPager.tsx'

/** The sections with several pages on the page of a company. */
export type PagedSection = 'APPS' | 'REQUESTS' | 'MESSAGES' | 'EVENTS'
/** The search parameters of the list of messages: its cursor, and the channel by which it is filtered. */
export type MessageSearch = {
  cursor?: string | undefined
  way?: Schema<'MessageWay'> | undefined
}
/**
 * The search parameters of a company's page: `cursor` belongs to `section`, `way` filters the messages, `search` the
 * people.
 */
export type SectionSearch = MessageSearch & {
  section?: PagedSection | undefined
  search?: string | undefined
}
type Props = {
  of: PagedSection
  about: { companyId: string }
  search: SectionSearch
  nextCursor: string | null
  hash: string
}

/** The links to the pages of one section. Only one section at a time can show a page other than its first. */
export function SectionPager({
  of,
  about,
  search: { section, cursor, way, search },
  nextCursor,
  hash,
}: Props) {
  return (
    <ListPager
      to="/admin/company/detail"
      filter={{ ...about, search, way, section: of }}
      cursor={section === of ? cursor : undefined}
      nextCursor={nextCursor}
      hash={hash}
    />
  )
}
