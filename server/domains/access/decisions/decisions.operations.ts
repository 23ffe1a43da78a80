import type { Input, OperationsTagged, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { hasTerm } from '#domain/access/codes.ts'
import { effectiveGrant } from '#domain/access/grants.ts'
import { requestRefusal } from '#domain/access/requests.ts'
import { assignmentFor, mayGrantTerm, type RoleAssignment } from '#domain/access/role-assignments.ts'
import { approvalOf, endDateOf } from '#domain/access/rules.ts'
import { todayOf } from '#domain/access/terms.ts'
import { stricterOf } from '#domain/access/use-states.ts'
import { pageOf, readCursor } from '#server/db/cursor.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'
import { lockCompanyOf } from '#server/security/company-hold.ts'
import type { AccessDeps, Actor } from '../access.deps.ts'
import { applyDecision, type ChangeContext, closeRequest, closingOf, lockCurrent } from '../access.effects.ts'
import { assignmentsOf, peopleOf } from '../access.people.ts'
import { freeText } from '../access.rules.ts'
import { toRequest } from '../access.views.ts'
import { grantStore } from '../grants/grants.store.ts'
import { requestFor, senderOf, subjectOfRequest } from '../requests/requests.sight.ts'
import { requestStore, type StoredRequest } from '../requests/requests.store.ts'

type DecisionOperations = Pick<
  OperationsTagged<'access', Caller>,
  'listAccessDecisions' | 'decideAccessRequest'
>
type DecidedRequest = {
  term: number | null
  comment: string | null
  actor: Actor
  mayDecideOn: (grant: StoredRequest['grant']) => boolean
}

const defaultLimit = 20

/** Creates the operations on the requests that wait for a member's decision. */
export function decisionOperations(deps: AccessDeps): DecisionOperations {
  const { db, clock } = deps
  const store = requestStore(db)
  const decide = createDecide(deps)

  return {
    async listAccessDecisions({ cursor, limit = defaultLimit }, caller) {
      const actor = memberOf(caller)
      const now = clock.now()
      const today = todayOf(now)
      const after = cursor === undefined ? undefined : readCursor(cursor)
      const assignments = assignmentsOf(await peopleOf(db, actor.companyId, today), actor)
      const [rows, total, grants, waiting] = await Promise.all([
        store.decidable(actor, assignments, now, { after, limit: limit + 1 }),
        store.countDecidable(actor, assignments, now),
        grantStore(db).listOf(actor.memberId),
        store.count(actor.memberId, 'WAITING'),
      ])
      const { shown, nextCursor } = pageOf(rows, limit, ({ deadlineAt, id }) => ({ at: deadlineAt!, id }))
      const grantCount = grants.filter((grant) => effectiveGrant(grant, today).useStatus !== 'EXPIRE').length
      return {
        counts: { APP: grantCount, REQUEST: waiting, APPROVAL: total },
        total,
        nextCursor,
        list: shown.map((row) => toRequest(row, actor.memberId)),
      }
    },

    decideAccessRequest: (input, caller) => decide(input, memberOf(caller)),
  }
}

/** Decides on one request in a transaction of its own. Throws the problems of `decideAccessRequest`. */
export function createDecide({ db, clock, notices }: AccessDeps) {
  return async (input: Input<'decideAccessRequest'>, actor: Actor): Promise<Schema<'AccessRequest'>> => {
    const comment = freeText(input.comment)
    return db.transaction(async (tx) => {
      // The lock waits until a member who is leaving the company has left. That member then has no role in the
      // company.
      await lockCompanyOf(tx, actor)
      const now = clock.now()
      const at: ChangeContext = { tx, now, today: todayOf(now), notices }
      /** Refuses the decision if the current request, permission or roles do not allow it. */
      const refusalOfDecision = async () => {
        const { request, people } = await requestFor(tx, input.requestId, actor, at.today)
        const assignmentOn = (grant: StoredRequest['grant']) =>
          assignmentFor(
            'decide',
            assignmentsOf(people, actor),
            subjectOfRequest({ ...request, grant }, at.today),
            actor.memberId,
          )
        const assignment = assignmentOn(request.grant)
        const by = senderOf(request, actor, assignment)
        const event =
          input.decision === 'REJECT'
            ? ({ type: 'REJECT', by, comment } as const)
            : ({ type: 'APPROVE', by } as const)
        const refusal = requestRefusal(request, event, now)
        if (refusal || !assignment) throw problemNamed(refusal ?? 'decision.forbidden')
        if (request.version !== input.version) throw problemNamed('accessRequest.decided')
        return {
          request,
          assignment,
          event,
          mayDecideOn: (grant: StoredRequest['grant']) => assignmentOn(grant) !== undefined,
        }
      }
      const { request, assignment, event, mayDecideOn } = await refusalOfDecision()
      const term = termOf(input, request, assignment)
      const claimed = await requestStore(tx).claim(request, actor.memberId, now)
      if (!claimed) {
        // The event that closed the request may also have removed the caller's role.
        await refusalOfDecision()
        throw problemNamed('accessRequest.decided')
      }
      const decidedRequest: DecidedRequest = { term, comment: comment || null, actor, mayDecideOn }
      if (input.decision === 'REJECT')
        await closeRequest(at, request, event, { actorId: actor.memberId, comment: decidedRequest.comment })
      else await approve(at, request, decidedRequest)
      return toRequest((await requestStore(tx).find(request.id, actor))!, actor.memberId)
    })
  }
}

/** Returns the granted term; throws `decision.termInvalid` if the decider may not grant it. */
function termOf(
  { decision, termDays }: Input<'decideAccessRequest'>,
  request: StoredRequest,
  assignment: RoleAssignment,
): number | null {
  if (decision === 'REJECT' || !hasTerm(request.approvalType)) return null
  const requestedDays = request.termDays!
  const grantedDays = termDays ?? requestedDays
  const isRight =
    grantedDays >= 1 && (grantedDays === requestedDays || grantedDays <= request.app.longestTermDays)
  if (!isRight || !mayGrantTerm(assignment, grantedDays, requestedDays))
    throw problemNamed('decision.termInvalid')
  return grantedDays
}

/** Carries out the request, if the rules still allow it (guard 10); otherwise it is closed as INELIGIBLE. */
async function approve(
  at: ChangeContext,
  request: StoredRequest,
  { term, comment, actor, mayDecideOn }: DecidedRequest,
): Promise<void> {
  const { tx, today } = at
  const { memberId, levelId, level, app, approvalType } = request
  const holder = { memberId, companyId: request.requester.companyId }
  const endsUse = approvalType === 'RELEASE' || approvalType === 'SUSPEND'
  const needsAdminLock = level.administers && endsUse
  if (needsAdminLock) await grantStore(tx).lockAdmins(app.id, holder.companyId, today)
  const grant = await lockCurrent(at, memberId, levelId)
  // Security may have suspended the grant since it was read; then only security may lift the suspension.
  if (request.grant && !mayDecideOn(grant ?? null)) throw problemNamed('decision.forbidden')
  const lastAdmin = needsAdminLock && (await grantStore(tx).otherAdmins(app.id, holder, today)) === 0
  const endDate = endDateOf(
    approvalType,
    { termDays: term, grant, longestTermDays: app.longestTermDays },
    today,
  )
  // If the granted term differs from the requested term, the decider must choose again.
  if (endDate === undefined && term !== request.termDays) throw problemNamed('decision.termInvalid')
  const approval = approvalOf(
    approvalType,
    {
      termDays: term,
      grant,
      longestTermDays: app.longestTermDays,
      useState: stricterOf(app.useState, level.useState),
      lastAdmin,
    },
    today,
  )
  const by = { actorId: actor.memberId, comment }
  const event = { type: 'APPROVE', by: 'DECIDER' } as const
  const cause = closingOf(request, event, 'APPROVED', { ...by, endDate: endDate ?? null })
  const grantId = approval
    ? await applyDecision(
        at,
        { ...request, ...approval, requestId: request.id, actorId: actor.memberId, cause },
        grant,
      )
    : undefined
  if (grantId === undefined) await closeRequest(at, request, { type: 'INELIGIBLE' }, by)
  else
    await closeRequest(at, request, event, {
      ...by,
      grantedTermDays: term,
      endDate,
      grantId,
      isWritten: true,
    })
}
