import { todayOf } from '#domain/access/terms.ts'
import type { AccessDeps, Actor } from '../access.deps.ts'
import { assignmentsOf, peopleOf } from '../access.people.ts'
import { requestStore } from '../requests/requests.store.ts'
import { queueStore } from './queue.store.ts'

/** Returns a function that finds the waiting requests of a decider, for the list of all work. */
export function waitingForDeciders({ db, clock }: Pick<AccessDeps, 'db' | 'clock'>) {
  /** Returns undefined for a member without a role in the access area of their company today. */
  return async (actor: Actor) => {
    const now = clock.now()
    const assignments = assignmentsOf(await peopleOf(db, actor.companyId, todayOf(now)), actor)
    return assignments.length === 0
      ? undefined
      : {
          waiting: () => queueStore(db).waiting({ actor, assignments, now }),
          /** The requests with the earliest deadlines, with their level and term. */
          first: async (limit: number) =>
            (await requestStore(db).decidable(actor, assignments, now, { limit })).map(
              ({ id, approvalType, level, app, requester, requestedAt }) => ({
                itemId: id,
                topic: `${app.name} ${level.name}`,
                personName: requester.name,
                workDetail: approvalType,
                riskLevel: level.riskLevel,
                since: requestedAt,
              }),
            ),
        }
  }
}
