import { expect, it } from 'vitest'
import { withAbouts } from './demo-inquiry-abouts.ts'

type World = Parameters<typeof withAbouts>[0]

const worldAt = (createdAt: string) =>
  ({
    inquiries: [{ inquiryType: 'BILLING', memberId: 'member', createdAt: new Date(createdAt) }],
    members: [{ id: 'member', companyId: 'company' }],
    subscriptions: [{ id: 'subscription', companyId: 'company' }],
    bills: [
      { id: 'october', subscriptionId: 'subscription', billDate: '2026-10-05' },
      { id: 'november', subscriptionId: 'subscription', billDate: '2026-11-05' },
      { id: 'foreign', subscriptionId: 'another', billDate: '2026-11-05' },
    ],
  }) as unknown as World

it.each([
  ['before nine o’clock on the day of a bill', '2026-11-05T08:30:00+09:00', 'november'],
  ['in the night before', '2026-11-04T23:59:00+09:00', 'october'],
  ['before the first bill', '2026-10-04T23:59:00+09:00', undefined],
])('an inquiry is about the latest bill of its Korean day: %s', (_, createdAt, billId) => {
  expect(withAbouts(worldAt(createdAt))[0]!.aboutBillId).toBe(billId)
})
