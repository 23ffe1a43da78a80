import { randomUUID } from 'node:crypto'
import type { Db } from '#server/db/client.ts'
import { bills } from '#server/db/schema/bill.ts'
import { counsels } from '#server/db/schema/counsel.ts'
import { inquiries } from '#server/db/schema/inquiry.ts'
import { posts } from '#server/db/schema/post.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { toSubscriptionRow } from '#server/db/sealed-subscription.ts'
import { sampleSubscription } from '#server/pact/sample-subscription.ts'
import type { SecretBox } from '#server/security/secret-box.ts'

type Owner = { memberId: string; companyId: string | null }

/** Puts rows to be found; every name and title of them has the mark. */
export function searchRows(db: () => Db, box: () => SecretBox, now: Date) {
  let made = 0
  const number = (kind: string) => `${kind}2026-${String((made += 1)).padStart(6, '0')}`

  async function putSubscription({ memberId, companyId }: Owner, mark: string) {
    const row = sampleSubscription({
      id: randomUUID(),
      subscriptionNo: number('S'),
      companyId,
      memberId,
      subscriptionState: 'ACTIVE',
      now,
    })
    await db()
      .insert(subscriptions)
      .values(
        toSubscriptionRow(box(), {
          ...row,
          companyInfo: { ...row.companyInfo, companyName: `${mark}상회` },
          serviceInfo: { ...row.serviceInfo, planName: `프로 ${mark}` },
        }),
      )
    return row
  }

  return {
    putSubscription,

    /** A subscription with a bill, an inquiry and a counsel of one member. */
    async putAllOf(owner: Owner, mark: string) {
      const subscription = await putSubscription(owner, mark)
      const { supplyAmount, vatAmount, totalAmount, currency } = subscription
      const bill = {
        id: randomUUID(),
        billNo: number('B'),
        subscriptionId: subscription.id,
        billState: 'OPEN' as const,
        supplyAmount,
        vatAmount,
        totalAmount,
        currency,
        period: '2026-11',
        billDate: '2026-11-01',
        dueDate: '2026-11-15',
      }
      await db().insert(bills).values(bill)
      const person = {
        memberId: owner.memberId,
        name: `${mark}이`,
        email: 'narae.song@solbaram.example',
        privacyAgreedAt: now,
        createdAt: now,
      }
      const inquiry = { id: randomUUID(), inquiryNo: number('Q') }
      await db()
        .insert(inquiries)
        .values({
          ...person,
          ...inquiry,
          inquiryType: 'TECHNICAL',
          inquiryState: 'RECEIVED',
          subject: `${mark} 인증 문자`,
        })
      const counsel = { id: randomUUID(), counselNo: number('C') }
      await db()
        .insert(counsels)
        .values({
          ...person,
          ...counsel,
          counselState: 'BOOKED',
          counselMethod: 'PHONE',
          startAt: now,
          phoneNumber: '01000001234',
          memo: `${mark} 도입\n둘째 줄`,
        })
      return { subscription, bill, inquiry, counsel }
    },

    async putPost(title: string, more: Partial<typeof posts.$inferInsert> = {}) {
      await db()
        .insert(posts)
        .values({
          id: randomUUID(),
          board: 'NOTICE',
          announcementType: 'service',
          title,
          body: '본문',
          pinned: false,
          state: 'PUBLISHED',
          publishedAt: now,
          createdAt: now,
          updatedAt: now,
          ...more,
        })
    },
  }
}
