import type { Schema } from '#contract/operation.ts'
import { ListPager } from '#src/lists/ListPager.tsx'

/** The sections of the page of a company that have pages. */
export type PagedSection = 'APPS' | 'REQUESTS' | 'MESSAGES'
/** The page and the way of the messages that are listed. */
export type MessageSearch = {
  cursor?: string | undefined
  way?: Schema<'MessageWay'> | undefined
}
/** The section whose page is in the address, with that page, the way of the messages and the words for the people that are listed. */
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

/** The links to the pages of one section: only one section of a page is on another page than its first. */
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
