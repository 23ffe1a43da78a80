import { randomUUID } from 'node:crypto'
import type { Input } from '#contract/operation.ts'
import { type Database } from '#server/db/client.ts'
import type { PlainSubscription } from '#server/db/sealed-subscription.ts'
import { createSecretBox } from '#server/security/secret-box.ts'
import { amountsOf, insertBill } from '#worlds/bill.ts'
import { insertCompany } from '#worlds/company.ts'
import { insertSubscription, type WantedSubscription } from '#worlds/subscription.ts'
import { type Answer, type Portal, password } from './portal.ts'

const billAmounts = { currency: 'KRW', supplyAmount: 1000, vatAmount: 100, totalAmount: 1100 } as const

/** Returns the common steps of the tests on withdrawals. */
export function withdrawalWorld(portal: () => Portal, database: () => Database) {
  const world = {
    /** Adds a member without a second factor, whose password was checked. */
    async member(more: Parameters<Portal['addMember']>[0] = {}) {
      const member = await portal().addMember({ mfaType: 'none', factors: [], ...more })
      return { ...member, session: await portal().logInFully(member.email, { confirmed: true }) }
    },

    company: () => insertCompany(database().db, { createdAt: portal().clock.now() }),

    async subscribe(
      member: { id: string; companyId?: string | null },
      subscriptionState: WantedSubscription['subscriptionState'],
      more: Partial<PlainSubscription> = {},
    ): Promise<string> {
      const box = createSecretBox(portal().config.encryptionKeys)
      const owner = { memberId: member.id, companyId: member.companyId ?? null }
      const wanted = { ...owner, subscriptionState, now: portal().clock.now() }
      return (await insertSubscription(database().db, box, wanted, more)).id
    },

    async bill(subscriptionId: string, billState: 'OPEN' | 'PAID' | 'LATE' | 'CREDIT'): Promise<string> {
      const { id } = await insertBill(database().db, {
        ...amountsOf(billAmounts, billState === 'CREDIT' ? -1 : 1),
        subscriptionId,
        billState,
        billDate: '2026-10-25',
        dueDate: '2026-11-10',
        paidAt: billState === 'PAID' ? new Date('2026-10-25T03:00:00Z') : null,
      })
      return id
    },

    /** Returns the key of a proof of identity by password, and also by text message if the member has that factor. */
    async prove(session: string): Promise<string> {
      const { data } = await portal().call('startWithdrawalProof', { password }, { session })
      if (data.proofKey !== null) return data.proofKey
      const codeAnswer = await portal().call('sendWithdrawalCode', { mfaType: 'sms' }, { session })
      const answer = { challengeId: codeAnswer.data.challengeId, code: portal().lastCode() }
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
