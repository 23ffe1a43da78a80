import { appManageTabs } from '#domain/access/tabs.ts'
import { devices } from '#domain/app/devices.ts'
import { announcementTypes } from '#domain/post/announcement-types.ts'
import {
  cursor,
  matchingText,
  oneOf,
  parsedSearch,
  type RawSearch,
  searchText,
} from '#src/components/address/search-values.ts'

/**
 * Returns the search parameters of a list of posts; the page of a post has the parameters of the list from which it
 * was opened.
 */
export const postSearch = (raw: RawSearch) =>
  parsedSearch({
    announcementType: oneOf(announcementTypes, raw.announcementType),
    search: searchText(100, raw.search),
    cursor: matchingText(cursor, raw.cursor),
  })

/** Returns the search parameters of the apps page: for members a tab, and the filter of their requests. */
export const appSearch = (raw: RawSearch) =>
  parsedSearch({
    tab: oneOf(appManageTabs, Number.isInteger(raw.tab) ? appManageTabs[raw.tab as number] : raw.tab),
    /** Selects the app list; members see their own permissions by default. */
    view: oneOf(['CATALOGUE'] as const, raw.view),
    approvalResult: oneOf(['WAITING', 'APPROVED', 'REJECTED'] as const, raw.approvalResult),
    search: searchText(100, raw.search),
    category: matchingText(/^(?=.*\S)[^\0\p{Cs}]{1,60}$/su, raw.category),
    device: oneOf(devices, raw.device),
    cursor: matchingText(cursor, raw.cursor),
  })
