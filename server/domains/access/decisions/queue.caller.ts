import { problemNamed } from '#contract/problem-named.ts'
import { todayOf } from '#domain/access/terms.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'
import type { AccessDeps } from '../access.deps.ts'
import { assignmentsOf, peopleOf } from '../access.people.ts'

/**
 * Returns the owner of the queue; throws `role.missing` for a member without a role in the access area of their
 * company.
 */
export async function queueOf({ db, clock }: Pick<AccessDeps, 'db' | 'clock'>, caller: Caller) {
  const actor = memberOf(caller)
  const now = clock.now()
  const assignments = assignmentsOf(await peopleOf(db, actor.companyId, todayOf(now)), actor)
  if (assignments.length === 0 || actor.companyId === null) throw problemNamed('role.missing')
  return { actor, assignments, now, companyId: actor.companyId }
}
