import { addDays, kstDate } from '#domain/dates.ts'
import { trialDaysFrom } from '#domain/trial/rules.ts'
import { idempotencyKeys } from '#server/db/schema/idempotency.ts'
import { trials } from '#server/db/schema/trial.ts'
import { holderOf } from '#server/domains/trial/trial.store.ts'
import { memberId, ourCompany, type StateBuilder, type WorldDeps, type worldBuilder } from './world.ts'

const DAYS = 14

/** Returns builders of the provider states about members who try services. */
export function trialWorld(
  { db, clock }: WorldDeps,
  world: ReturnType<typeof worldBuilder>,
): { 'a member with trials': StateBuilder<'a member with trials'> } {
  return {
    'a member with trials': async ({ session, trials: stated, usedKey }) => {
      // The trials of the previous provider state are removed with the company.
      await world.putMember()
      await world.putSession(session, 'member', { verifiedAgain: true })
      await db.delete(idempotencyKeys)
      const now = clock.now()
      const rows = stated.map(({ trialId, serviceCode, trialState }) => ({
        id: trialId,
        ...holderOf({ memberId, companyId: ourCompany.id }),
        requesterId: memberId,
        serviceCode,
        trialState,
        ...trialDaysFrom(trialState === 'RUNNING' ? kstDate(now) : addDays(kstDate(now), -2 * DAYS), DAYS),
        requestedAt: now,
      }))
      if (rows.length > 0) await db.insert(trials).values(rows)
      if (usedKey !== undefined) await world.useKey('requestTrial', usedKey)
    },
  }
}
