import { kstDate } from '#domain/dates.ts'
import type { bills } from '../schema/bill.ts'
import type { inquiries } from '../schema/inquiry.ts'
import type { PlainSubscription } from '../sealed-subscription.ts'
import type { DemoMember } from './demo-members.ts'

type Inquiry = typeof inquiries.$inferInsert
type Deps = {
  inquiries: Inquiry[]
  members: readonly DemoMember[]
  subscriptions: readonly PlainSubscription[]
  bills: readonly (typeof bills.$inferInsert)[]
}

/**
 * Returns the inquiries; a member's inquiry about bills refers to the latest bill of the member's company at
 * that time.
 */
export function withAbouts({ inquiries, members, subscriptions, bills }: Deps): Inquiry[] {
  const companyOf = new Map(members.map(({ id, companyId }) => [id, companyId]))
  return inquiries.map((inquiry) => {
    const companyId = inquiry.memberId && companyOf.get(inquiry.memberId)
    if (inquiry.inquiryType !== 'BILLING' || !companyId) return inquiry
    const own = new Set(subscriptions.filter((each) => each.companyId === companyId).map(({ id }) => id))
    const writtenOn = kstDate(inquiry.createdAt)
    const latest = bills
      .filter(({ subscriptionId, billDate }) => own.has(subscriptionId) && billDate <= writtenOn)
      .toSorted((one, other) => (one.billDate < other.billDate ? 1 : -1))[0]
    return latest ? { ...inquiry, aboutBillId: latest.id } : inquiry
  })
}
