import { addDays, kstDate } from '#domain/dates.ts'
import { DAY_MS } from '#domain/durations.ts'
import { demoCatalogue } from '#domain/plan/demo-catalogue.ts'
import { demoBrand } from '#server/brand/demo-brand.ts'
import { catalogueTexts } from '#server/messages/catalogue-texts.ts'
import type { NoticeContent } from '#server/messages/notices.ts'
import type { serviceEditions } from '../schema/catalogue.ts'
import type { notifications } from '../schema/notification.ts'
import { demoId } from './demo-numbers.ts'

type DemoNotice = Omit<typeof notifications.$inferInsert, 'contentBox' | 'eventKey'> & NoticeContent

const SERVICE = 'UBA'
/** The raised price of the largest plan. */
const RAISED = { KRW: 7_200, USD: 720 }
const DAYS_AHEAD = 45

/**
 * Creates an edition with a raised price, which one member of the staff has proposed and a second person must
 * approve, and the notification of this second person. Uses no random numbers.
 */
export function makeEditions(
  [approverId, authorId]: readonly string[],
  now: Date,
): { serviceEditions: (typeof serviceEditions.$inferInsert)[]; editionNotices: DemoNotice[] } {
  const { services } = demoCatalogue(demoBrand.brandName)
  const position = services.findIndex(({ serviceCode }) => serviceCode === SERVICE)
  const { serviceCode, ...content } = services[position]!
  const plans = content.plans.map((plan) =>
    plan === content.plans.at(-1) ? { ...plan, price: RAISED } : plan,
  )
  const changedAt = new Date(now.getTime() - DAY_MS / 2)
  return {
    serviceEditions: [
      {
        serviceCode,
        version: 1,
        fromDate: addDays(kstDate(now), DAYS_AHEAD),
        position,
        isOnSale: true,
        content: { ...content, plans },
        changedAt,
        byId: authorId!,
        asksConsent: true,
        approvalState: 'WAITING',
      },
    ],
    editionNotices: [
      {
        id: demoId('3b7d9e20', 1),
        memberId: approverId!,
        label: 'service',
        ...catalogueTexts.toApprove(content.serviceName),
        path: `/admin/catalogue/detail?serviceCode=${serviceCode}`,
        createdAt: changedAt,
        readAt: null,
      },
    ],
  }
}
