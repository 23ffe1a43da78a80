import { eq, or } from 'drizzle-orm'
import { addMonths, formatDate, kstDate } from '#domain/dates.ts'
import { TRIAL_RETENTION_MONTHS } from '#domain/trial/rules.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/once.ts'
import { trials } from '#server/db/schema/trial.ts'
import type { TrialDeps } from './trial.deps.ts'
import { listTrialsOf, personHashOf, triedServiceStore } from './trial.store.ts'

type FormerMember = { id: string; companyId: string | null }
type Deps = Pick<TrialDeps, 'keyedHash'> & { catalogue: Pick<TrialDeps['catalogue'], 'nameOf'> }

/**
 * The changes to a member's trials when the membership ends. `isLast` means that the member is the last one of a
 * company; the trials of the company then end as well.
 */
export function trialsOfMember({ keyedHash, catalogue }: Deps) {
  return {
    /** The trials that end with the membership, with their last days. */
    async ending(db: Pick<Db, 'select'>, { id, companyId }: FormerMember, isLast: boolean) {
      const mine = companyId === null || isLast ? await listTrialsOf(db, { memberId: id, companyId }) : []
      return mine
        .filter(({ trialState }) => trialState === 'RUNNING')
        .map(({ serviceCode, endDate }) => ({
          releaseType: 'TRIAL' as const,
          name: `${catalogue.nameOf(serviceCode)} (${formatDate(endDate)}까지)`,
        }))
    },

    /**
     * Stores which services a leaving member has tried, only with hashes of the member's verified phone numbers, so
     * that the member cannot try the services again by a new sign-up. Called within the transaction that ends the
     * membership, before the member's rows are removed.
     */
    async remember(tx: Tx, { id, companyId }: FormerMember, isLast: boolean, numbers: string[], now: Date) {
      const own = or(eq(trials.requesterId, id), eq(trials.ownerId, id))
      const tried = await tx
        .select({ serviceCode: trials.serviceCode, personHash: trials.personHash })
        .from(trials)
        .where(companyId !== null && isLast ? or(own, eq(trials.companyId, companyId)) : own)
      const hashes = numbers.map((number) => personHashOf(keyedHash, number))
      const forgetOn = addMonths(kstDate(now), TRIAL_RETENTION_MONTHS)
      await triedServiceStore(tx).add(
        tried.flatMap(({ serviceCode, personHash }) =>
          [...hashes, ...(personHash ? [personHash] : [])].map((hash) => ({
            personHash: hash,
            serviceCode,
            forgetOn,
          })),
        ),
      )
      // The remaining trials of the company no longer identify the leaver.
      await tx.update(trials).set({ personHash: null }).where(eq(trials.requesterId, id))
    },
  }
}
