import { and, eq, isNull, or } from 'drizzle-orm'
import { effectiveGrant } from '#domain/access/grants.ts'
import { todayOf } from '#domain/access/terms.ts'
import type { Tx } from '#server/db/once.ts'
import { accessDelegations } from '#server/db/schema/access-delegation.ts'
import type { AccessDeps, Queries } from './access.deps.ts'
import { type ChangeContext, changeGrant, closeRequest, lockCurrent } from './access.effects.ts'
import { record } from './access.record.ts'
import { soleAdministrationsOf } from './access.sole-administrators.ts'
import { endEmptyDelegation } from './delegation/delegation.ending.ts'
import { grantStore } from './grants/grants.store.ts'
import { requestStore } from './requests/requests.store.ts'

const maxRows = 200
const nameOf = (app: { name: string }, level: { name: string }) => `${app.name} (${level.name})`

/** Creates the functions that change the access area when a member leaves or their roles change. */
export function memberAccessChanges({ db, clock, notices }: Pick<AccessDeps, 'db' | 'clock' | 'notices'>) {
  return {
    soleAdministrations: (
      from: Queries,
      { id, companyId }: { id: string; companyId: string | null },
      hold = false,
    ) => soleAdministrationsOf(from, { memberId: id, companyId }, { today: todayOf(clock.now()), hold }),

    /**
     * The grants of a member that have not ended, and their waiting requests, with the names of apps and
     * levels.
     */
    async held(memberId: string): Promise<{ releaseType: 'GRANT' | 'ACCESS_REQUEST'; name: string }[]> {
      const today = todayOf(clock.now())
      const [grants, waiting] = await Promise.all([
        grantStore(db).listOf(memberId),
        requestStore(db).page(memberId, 'WAITING', { limit: maxRows }),
      ])
      const currentGrants = grants.filter((grant) => effectiveGrant(grant, today).useStatus !== 'EXPIRE')
      return [
        ...currentGrants.map(({ level }) => ({
          releaseType: 'GRANT' as const,
          name: nameOf(level.app, level),
        })),
        ...waiting.map(({ app, level }) => ({
          releaseType: 'ACCESS_REQUEST' as const,
          name: nameOf(app, level),
        })),
      ]
    },

    /** Ends the delegation of a member who has lost the last role that the delegation passed on. */
    endEmptyDelegation: (
      tx: Tx,
      { id, companyId }: { id: string; companyId: string | null },
      actorId: string,
    ): Promise<void> => endEmptyDelegation({ clock, notices }, tx, { memberId: id, companyId }, actorId),

    /**
     * Withdraws a member's requests, releases their permissions and ends their delegations, all in the given
     * transaction; `actorId` is the person who causes it.
     */
    async release(tx: Tx, memberId: string, actorId = memberId): Promise<void> {
      const now = clock.now()
      const at: ChangeContext = { tx, now, today: todayOf(now), notices }
      for (const request of await requestStore(tx).page(memberId, 'WAITING', { limit: maxRows })) {
        await closeRequest(at, request, { type: 'WITHDRAW', by: 'REQUESTER' }, { actorId })
      }
      for (const { levelId } of await grantStore(tx).listOf(memberId)) {
        const grant = await lockCurrent(at, memberId, levelId)
        if (grant && grant.useStatus !== 'EXPIRE') await changeGrant(at, grant, 'RELEASE', { actorId })
      }
      const endedRows = await tx
        .update(accessDelegations)
        .set({ clearedAt: now })
        .where(
          and(
            or(eq(accessDelegations.memberId, memberId), eq(accessDelegations.delegateId, memberId)),
            isNull(accessDelegations.clearedAt),
          ),
        )
        .returning()
      for (const { memberId: holderId, endDate } of endedRows) {
        await record(tx, now, { event: 'delegate.cleared', memberId: holderId, actorId, endDate })
      }
    },
  }
}
