import type { Clock } from '#domain/clock.ts'
import type { Db } from './db/client.ts'
import { abnormalSearch } from './domains/abnormal/abnormal.search.ts'
import { accessSearch } from './domains/access/access.search.ts'
import { appSearch } from './domains/app/app.search.ts'
import { billSearch } from './domains/bill/bill.search.ts'
import { counselSearch } from './domains/counsel/counsel.search.ts'
import { inquirySearch } from './domains/inquiry/inquiry.search.ts'
import { postSearch } from './domains/post/post.search.ts'
import { type SearchedList, searchOperations } from './domains/search/search.operations.ts'
import { subscriptionSearch } from './domains/subscription/subscription.search.ts'

/** Creates the global search from the search functions of each domain, in the order in which hits are shown. */
export function createSearch({ db, clock }: { db: Db; clock: Clock }) {
  const subscriptions = subscriptionSearch(db)
  const bills = billSearch(db)
  const inquiries = inquirySearch(db)
  const counsels = counselSearch(db)
  const posts = postSearch({ db, clock })
  const access = accessSearch({ db, clock })
  const abnormal = abnormalSearch(db)
  return searchOperations({
    own: (member) => [
      { hitKind: 'SUBSCRIPTION', list: 'listSubscriptions', find: subscriptions.own(member) },
      { hitKind: 'BILL', list: 'listBills', find: bills.own(member) },
      { hitKind: 'GRANT', list: 'listAccessGrants', find: access.grants(member.memberId) },
      { hitKind: 'ACCESS_REQUEST', list: 'listAccessRequests', find: access.requests(member.memberId) },
      { hitKind: 'APP', list: 'listApps', find: appSearch(db, member) },
      { hitKind: 'INQUIRY', list: 'listInquiries', find: inquiries.own(member.memberId) },
      { hitKind: 'COUNSEL', list: 'listCounsels', find: counsels.own(member.memberId) },
      { hitKind: 'NOTICE', list: 'listNotices', find: posts.public('NOTICE') },
      { hitKind: 'BOARD_POST', list: 'listBoardPosts', find: posts.public('SUPPORT') },
    ],
    async ofAdmin(member) {
      const [byRole, events] = await Promise.all([access.byRole(member), abnormal(member)])
      const roleLists: (SearchedList | undefined)[] = [
        byRole?.members && { hitKind: 'MEMBER', list: 'listAdminAccessGrants', find: byRole.members },
        events && { hitKind: 'ABNORMAL_EVENT', list: 'listAbnormalEvents', find: events },
        byRole && { hitKind: 'ACCESS_REQUEST', list: 'listAdminAccessRequests', find: byRole.queue },
        byRole?.apps && { hitKind: 'APP', list: 'listAdminApps', find: byRole.apps },
      ]
      const ofStaff: SearchedList[] = [
        { hitKind: 'COMPANY', list: 'listAdminSubscriptions', find: subscriptions.companies },
        { hitKind: 'SUBSCRIPTION', list: 'listAdminSubscriptions', find: subscriptions.ofStaff },
        { hitKind: 'BILL', list: 'listAdminBills', find: bills.ofStaff },
        { hitKind: 'INQUIRY', list: 'listAdminInquiries', find: inquiries.ofStaff },
        { hitKind: 'COUNSEL', list: 'listAdminCounsels', find: counsels.ofStaff },
        { hitKind: 'NOTICE', list: 'listAdminPosts', find: posts.ofStaff('NOTICE') },
        { hitKind: 'BOARD_POST', list: 'listAdminPosts', find: posts.ofStaff('SUPPORT') },
      ]
      return [...roleLists.filter((searched) => searched !== undefined), ...(member.staff ? ofStaff : [])]
    },
  })
}
