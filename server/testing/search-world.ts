import { randomUUID } from 'node:crypto'
import type { Db } from '#server/db/client.ts'
import { posts } from '#server/db/schema/post.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { toSubscriptionRow } from '#server/db/sealed-subscription.ts'
import type { SecretBox } from '#server/security/secret-box.ts'
import { amountsOf, insertBill } from '#worlds/bill.ts'
import { insertCounsel } from '#worlds/counsel.ts'
import { insertInquiry } from '#worlds/inquiry.ts'
import { sampleSubscription } from '#worlds/subscription.ts'

type Owner = { memberId: string; companyId: string | null }

/** Returns functions that add rows for searches; every name and title contains the text `mark`. */
export function searchRows(db: () => Db, box: () => SecretBox, now: Date) {
  async function putSubscription({ memberId, companyId }: Owner, mark: string) {
    const row = sampleSubscription({ companyId, memberId, now })
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

    /** Stores a subscription with a bill, an inquiry and a counsel of one member. */
    async putAllOf(owner: Owner, mark: string) {
      const subscription = await putSubscription(owner, mark)
      const billDays = { billDate: '2026-11-01', dueDate: '2026-11-15' }
      const billFields = { ...amountsOf(subscription), subscriptionId: subscription.id }
      const bill = await insertBill(db(), { ...billFields, ...billDays, billState: 'OPEN' })
      const person = { memberId: owner.memberId, name: `${mark}이`, createdAt: now }
      const inquiry = await insertInquiry(db(), { ...person, subject: `${mark} 인증 문자` })
      const memo = `${mark} 도입\n둘째 줄`
      const counsel = await insertCounsel(db(), { ...person, startAt: now, memo })
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
