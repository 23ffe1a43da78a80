import { randomUUID } from 'node:crypto'
import type { Input } from '#contract/operation.ts'
import { type Database } from '#server/db/client.ts'
import { bills } from '#server/db/schema/bill.ts'
import { companies } from '#server/db/schema/company.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { type PlainSubscription, toSubscriptionRow } from '#server/db/sealed-subscription.ts'
import { sampleSubscription } from '#server/pact/sample-subscription.ts'
import { createSecretBox } from '#server/security/secret-box.ts'
import { type Answer, type Portal, password } from './portal.ts'

type State = Parameters<typeof sampleSubscription>[0]['subscriptionState']
let made = 0

/** What tests on leaving do again and again. */
export function withdrawalWorld(portal: () => Portal, database: () => Database) {
  const world = {
    /** A confirmed member without a second factor. */
    async member(more: Parameters<Portal['addMember']>[0] = {}) {
      const member = await portal().addMember({ mfaType: 'none', factors: [], ...more })
      return { ...member, session: await portal().logInFully(member.email, { confirmed: true }) }
    },

    async company(): Promise<string> {
      const id = randomUUID()
      await database()
        .db.insert(companies)
        .values({ id, name: '솔바람상회', rnno: '9998700017', createdAt: portal().clock.now() })
      return id
    },

    async subscribe(
      member: { id: string; companyId?: string | null },
      subscriptionState: State,
      more: Partial<PlainSubscription> = {},
    ): Promise<string> {
      made += 1
      const id = randomUUID()
      const plain = sampleSubscription({
        id,
        memberId: member.id,
        companyId: member.companyId ?? null,
        subscriptionState,
        subscriptionNo: `S2098-${String(made).padStart(6, '0')}`,
        now: portal().clock.now(),
      })
      await database()
        .db.insert(subscriptions)
        .values(toSubscriptionRow(createSecretBox(portal().config.encryptionKeys), { ...plain, ...more }))
      return id
    },

    async bill(subscriptionId: string, billState: 'OPEN' | 'PAID' | 'LATE' | 'CREDIT'): Promise<string> {
      made += 1
      const id = randomUUID()
      const sign = billState === 'CREDIT' ? -1 : 1
      await database()
        .db.insert(bills)
        .values({
          id,
          billNo: `B2098-${made}`,
          subscriptionId,
          period: '2026-10',
          billState,
          currency: 'KRW',
          supplyAmount: 1000 * sign,
          vatAmount: 100 * sign,
          totalAmount: 1100 * sign,
          billDate: '2026-10-25',
          dueDate: '2026-11-10',
          paidAt: billState === 'PAID' ? new Date('2026-10-25T03:00:00Z') : null,
        })
      return id
    },

    /** The key of a proof by password, and by a text message where that is a factor. */
    async prove(session: string): Promise<string> {
      const { data } = await portal().call('startWithdrawalProof', { password }, { session })
      if (data.proofKey !== null) return data.proofKey
      const sent = await portal().call('sendWithdrawalCode', { mfaType: 'sms' }, { session })
      const answer = { challengeId: sent.data.challengeId, code: portal().lastCode() }
      return (await portal().call('verifyWithdrawalCode', answer, { session })).data.proofKey
    },

    async leave(
      session: string,
      more: Partial<Input<'completeWithdrawal'>> = {},
    ): Promise<Answer<'completeWithdrawal'>> {
      const proofKey = more.proofKey ?? (await world.prove(session))
      const input = { idempotencyKey: randomUUID(), reasonCode: null, reasonText: null, ...more, proofKey }
      return portal().call('completeWithdrawal', input, { session })
    },
  }
  return world
}
