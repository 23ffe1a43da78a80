import type { OperationsTagged } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import type { Caller } from '#server/http/calls/caller.ts'
import type { AccessDeps, ConnectionDeps } from '../access.deps.ts'
import { eventsOfGrant } from '../access.record.ts'
import { toEvent, toGrant } from '../access.views.ts'
import { loadEligibility } from '../requests/requests.eligibility.ts'
import { grantStore } from './grants.store.ts'

type GrantOperations = Pick<OperationsTagged<'access', Caller>, 'listAccessGrants' | 'getAccessGrant'>

const order = { NORMAL: 0, PAUSE: 0, EXPIRE: 1 } as const

/** Creates the operations on the permissions of the calling member: the list, and one permission with its history. */
export function grantOperations({
  db,
  clock,
  site,
}: AccessDeps & Pick<ConnectionDeps, 'site'>): GrantOperations {
  const grants = grantStore(db)

  return {
    async listAccessGrants(_, caller) {
      const { actor, today, eligibility, openRequestOf } = await loadEligibility({ db, clock }, caller)
      const list = await grants.listOf(actor.memberId)
      const shown = await Promise.all(
        list.map(async (grant) =>
          toGrant(grant, {
            eligibility: await eligibility(grant.level, grant),
            openRequestId: openRequestOf(grant.level),
            today,
            site,
          }),
        ),
      )
      return { today, list: shown.toSorted(compareInUseFirst) }
    },

    async getAccessGrant({ grantId }, caller) {
      const { actor, today, eligibility, openRequestOf } = await loadEligibility({ db, clock }, caller)
      const grant = await grants.find(grantId, actor.memberId)
      if (!grant) throw problemNamed('accessGrant.missing')
      const [events, last] = await Promise.all([
        eventsOfGrant(db, grant.id, actor.memberId),
        // The level may have been granted again after this grant ended.
        grants.last(actor.memberId, grant.levelId),
      ])
      const openRequestId = openRequestOf(grant.level)
      return {
        today,
        grant: toGrant(grant, {
          eligibility: await eligibility(grant.level, last),
          openRequestId,
          today,
          site,
        }),
        events: events.map(toEvent),
      }
    },
  }
}

type SortedGrant = Pick<ReturnType<typeof toGrant>, 'useStatus' | 'endDate' | 'appName' | 'grantId'>

/** Grants in use, ordered by their end, then ended grants, the latest first. */
function compareInUseFirst(one: SortedGrant, other: SortedGrant): number {
  const byState = order[one.useStatus] - order[other.useStatus]
  if (byState !== 0) return byState
  const byEnd = one.endDate < other.endDate ? -1 : Number(one.endDate > other.endDate)
  if (byEnd !== 0) return one.useStatus === 'EXPIRE' ? -byEnd : byEnd
  return one.grantId < other.grantId ? -1 : 1
}
