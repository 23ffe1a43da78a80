import type { Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { pauseOriginOn } from '#domain/access/grants.ts'
import type { RequestSender } from '#domain/access/request.machine.ts'
import type { RoleAssignment, Subject } from '#domain/access/role-assignments.ts'
import { cycleOf } from '#domain/access/term-choices.ts'
import { todayOf } from '#domain/access/terms.ts'
import type { Actor, Queries } from '../access.deps.ts'
import { assignmentsOf, type People, peopleOf } from '../access.people.ts'
import { mayView } from '../access.rules.ts'
import { grantStore } from '../grants/grants.store.ts'
import { requestStore, type StoredRequest } from './requests.store.ts'

/** Returns the facts about a request that the permission rules check, on a day. */
export function subjectOfRequest(
  { memberId, app, approvalType, grant }: StoredRequest,
  today: string,
): Subject {
  return { memberId, appId: app.id, approvalType, pauseOrigin: pauseOriginOn(grant ?? undefined, today) }
}

/** Returns the relation of a member to a request that the member may see. */
export function senderOf(
  { memberId }: StoredRequest,
  actor: Pick<Actor, 'memberId'>,
  assignment: RoleAssignment | undefined,
): RequestSender {
  if (memberId === actor.memberId) return 'REQUESTER'
  return assignment ? 'DECIDER' : 'ONLOOKER'
}

/**
 * Returns a request that the caller may see, with the people who act on it; throws `accessRequest.missing` for any
 * other.
 */
export async function requestFor(
  db: Queries,
  id: string,
  actor: Actor,
  today: string,
): Promise<{ request: StoredRequest; people: People }> {
  const request = await requestStore(db).find(id, actor)
  if (!request) throw problemNamed('accessRequest.missing')
  const people = await peopleOf(db, actor.companyId, today)
  const isSeen =
    request.memberId === actor.memberId || mayView(assignmentsOf(people, actor), { appId: request.app.id })
  if (!isSeen) throw problemNamed('accessRequest.missing')
  return { request, people }
}

/** The term of a request in whole months, weeks or days, counted from the day of the request. */
export function requestedTermOf({ termDays, requestedAt }: StoredRequest): Schema<'AccessTerm'> | null {
  if (termDays === null) return null
  const { cycle, count } = cycleOf(termDays, todayOf(requestedAt))
  return { termCycle: cycle, termCount: count }
}

/**
 * Returns those of the given requests that would remove the last administrator of an app if they were approved today
 * (guard 12), in one statement. `companyId` is the requesters' company.
 */
export async function lastAdminsAmong(
  db: Queries,
  requests: readonly StoredRequest[],
  companyId: string | null,
  today: string,
): Promise<(request: StoredRequest) => boolean> {
  const isGuarded = ({ approvalType, level }: StoredRequest) =>
    level.administers && (approvalType === 'RELEASE' || approvalType === 'SUSPEND')
  const appIds = new Set(requests.filter(isGuarded).map(({ app }) => app.id))
  const sole =
    companyId === null
      ? new Map<string, string | null>()
      : await grantStore(db).soleAdmins([...appIds], companyId, today)
  return (request) => {
    const admin = sole.get(request.app.id)
    return isGuarded(request) && (admin === undefined || admin === request.memberId)
  }
}
