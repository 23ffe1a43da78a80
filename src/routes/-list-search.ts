import { appManageTabs } from '#domain/access/tabs.ts'
import { devices } from '#domain/app/devices.ts'
import { announcementTypes } from '#domain/post/announcement-types.ts'
import { cursor, oneOf, type Said, textLike, understood, wordsTo } from './-search-values.ts'

/** What the address says of a list of posts, and of a post about the list it was reached from. */
export const postSearch = (said: Said) =>
  understood({
    announcementType: oneOf(announcementTypes, said.announcementType),
    search: wordsTo(100, said.search),
    cursor: textLike(cursor, said.cursor),
  })

/** What the address says of the apps: for members a tab, and which of their requests. */
export const appSearch = (said: Said) =>
  understood({
    tab: oneOf(appManageTabs, Number.isInteger(said.tab) ? appManageTabs[said.tab as number] : said.tab),
    approvalResult: oneOf(['WAITING', 'APPROVED', 'REJECTED'] as const, said.approvalResult),
    search: wordsTo(100, said.search),
    category: textLike(/^(?=.*\S)[^\0\p{Cs}]{1,60}$/su, said.category),
    device: oneOf(devices, said.device),
    cursor: textLike(cursor, said.cursor),
  })
