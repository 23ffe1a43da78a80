import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { abnormalEvents } from '#server/db/schema/abnormal.ts'
import { bills } from '#server/db/schema/bill.ts'
import { serviceEditions } from '#server/db/schema/catalogue.ts'
import { counsels } from '#server/db/schema/counsel.ts'
import { deposits } from '#server/db/schema/deposit.ts'
import { inquiries } from '#server/db/schema/inquiry.ts'
import { members } from '#server/db/schema/member.ts'
import { settlementDifferences } from '#server/db/schema/settlement.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { giveRole } from '#worlds/member.ts'
import { sampleSubscription } from '#worlds/subscription.ts'
import { abnormalWorld } from './abnormal-world.ts'
import { memberId, ourCompany, type StateBuilder, type WorldDeps, type worldBuilder } from './world.ts'

const allWork = [bills, subscriptions, inquiries, counsels, abnormalEvents, deposits, settlementDifferences]
const twoDaysInMinutes = 2 * 24 * 60

/**
 * Returns the builder of the provider state of a member with several kinds of work. No other work exists in this
 * state.
 */
export function workWorld(
  deps: WorldDeps,
  world: ReturnType<typeof worldBuilder>,
): { 'work that waits': StateBuilder<'work that waits'> } {
  const { db, clock } = deps
  const abnormal = abnormalWorld(deps, world)
  return {
    'work that waits': async ({ session, workKinds }) => {
      for (const table of allWork) await db.delete(table)
      await db.delete(serviceEditions).where(eq(serviceEditions.approvalState, 'WAITING'))
      // This builder also creates the member, their session and their role as security admin.
      await abnormal['an abnormal behaviour for a security admin']({
        session,
        abnormalEventId: randomUUID(),
      })
      if (!workKinds.includes('ABNORMAL')) await db.delete(abnormalEvents)
      await giveRole(db, memberId, 'staff')
      await db.update(members).set({ mfaType: 'totp' }).where(eq(members.id, memberId))
      if (workKinds.includes('SUBSCRIPTION_REQUEST'))
        await world.putSubscriptions(
          sampleSubscription({
            subscriptionNo: 'S2099-000001',
            companyId: ourCompany.id,
            memberId,
            subscriptionState: 'REQUESTED',
            now: clock.now(),
            minutesAgo: twoDaysInMinutes,
          }),
        )
    },
  }
}
