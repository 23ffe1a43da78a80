import { randomUUID } from 'node:crypto'
import type { OperationsTagged, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { hasTerm } from '#domain/access/codes.ts'
import type { RequestMachineEvent } from '#domain/access/request.machine.ts'
import { initialStateOf, requestRefusal } from '#domain/access/requests.ts'
import { assignmentFor, permissionsByRole } from '#domain/access/role-assignments.ts'
import { approvalOf, endDateOf, raiseRefusal } from '#domain/access/rules.ts'
import { deadlineOf, todayOf } from '#domain/access/terms.ts'
import { stricterOf } from '#domain/access/use-states.ts'
import { totalIn } from '#domain/filter-counts.ts'
import { pageOf, readCursor } from '#server/db/cursor.ts'
import { keyHolderWith } from '#server/db/once.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'
import { accessTexts } from '#server/messages/access-texts.ts'
import { lockCaller } from '#server/security/company-hold.ts'
import type { AccessDeps, Actor, Queries } from '../access.deps.ts'
import { aboutOf, applyDecision, type ChangeContext, closeRequest, lockCurrent } from '../access.effects.ts'
import { administeredBy, assignmentsOf, deciderIdsOf, decidersOf, peopleOf } from '../access.people.ts'
import { eventsOfRequest, notify, record } from '../access.record.ts'
import { freeText, problemOfRefusal, reasonOf } from '../access.rules.ts'
import { toApprovers, toEvent, toRequest } from '../access.views.ts'
import { levelOf } from '../catalogue/catalogue.store.ts'
import { grantStore } from '../grants/grants.store.ts'
import { eligibilityOf } from './requests.eligibility.ts'
import { lastAdminsAmong, requestedTermOf, requestFor, senderOf, subjectOfRequest } from './requests.sight.ts'
import { requestStore } from './requests.store.ts'

type RequestOperations = Pick<
  OperationsTagged<'access', Caller>,
  | 'createAccessRequest'
  | 'listAccessRequests'
  | 'getAccessRequest'
  | 'withdrawAccessRequest'
  | 'commentAccessRequest'
>

const defaultLimit = 20

/** The operations on the requests of a member. */
export function requestOperations({ db, clock, once, notices }: AccessDeps): RequestOperations {
  const store = requestStore(db)

  async function detail(from: Queries, id: string, actor: Actor): Promise<Schema<'AccessRequestDetail'>> {
    const now = clock.now()
    const today = todayOf(now)
    const { request, people } = await requestFor(from, id, actor, today)
    const isWaiting = request.approvalResult === 'WAITING'
    const subject = subjectOfRequest(request, today)
    const assignment = assignmentFor('decide', assignmentsOf(people, actor), subject, actor.memberId)
    const by = senderOf(request, actor, assignment)
    const may = (event: RequestMachineEvent) => (requestRefusal(request, event, now) ? 'N' : 'Y')
    const { approvalType, termDays, grant, app, level } = request
    const isLastAdmin = await lastAdminsAmong(from, [request], request.requester.companyId, today)
    const approval = isWaiting
      ? approvalOf(
          approvalType,
          {
            // If the maximum term was shortened after the request, the shorter term can still be granted.
            termDays: termDays && Math.min(termDays, app.longestTermDays),
            grant: grant ?? undefined,
            longestTermDays: app.longestTermDays,
            useState: stricterOf(app.useState, level.useState),
            lastAdmin: isLastAdmin(request),
          },
          today,
        )
      : undefined
    const events = await eventsOfRequest(from, id)
    return {
      request: toRequest(request, actor.memberId),
      tab: request.memberId === actor.memberId ? 'REQUEST' : 'APPROVAL',
      askedTerm: requestedTermOf(request),
      events: events.map(toEvent),
      approvers: toApprovers(decidersOf(people, subject)),
      longestTermDays: app.longestTermDays,
      previewEndDate: approval?.endDate ?? null,
      possibleYn: approval ? 'Y' : 'N',
      withdrawYn: may({ type: 'WITHDRAW', by }),
      commentYn: may({ type: 'COMMENT', by }),
      decideYn: may({ type: 'APPROVE', by }),
      termChange: assignment && hasTerm(approvalType) ? permissionsByRole[assignment.role].term : 'NONE',
    }
  }

  return {
    async createAccessRequest(input, caller) {
      const { levelId, approvalType, termDays } = input
      const reason = reasonOf(input)
      const asker = keyHolderWith(caller, (tx) => levelOf(tx, levelId, memberOf(caller)))
      return once('createAccessRequest', asker, input, async (tx) => {
        const actor = await lockCaller(tx, caller)
        const { memberId } = actor
        const now = clock.now()
        const at: ChangeContext = { tx, now, today: todayOf(now), notices }
        const level = await levelOf(tx, levelId, actor)
        const { app } = level
        const people = await peopleOf(tx, actor.companyId, at.today)
        // Every transaction locks the request before the grant, so that there is no deadlock.
        const sibling = await requestStore(tx).lockWaiting(memberId, levelId)
        const leaves = approvalType === 'RELEASE' || approvalType === 'SUSPEND'
        if (level.administers && leaves)
          await grantStore(tx).lockAdmins(level.appId, actor.companyId, at.today)
        const grant = await lockCurrent(at, memberId, levelId)
        const eligibility = await eligibilityOf(tx, actor, {
          level,
          grant,
          waiting: sibling !== undefined,
          people,
          administered: await administeredBy(tx, memberId, at.today),
          today: at.today,
        })
        const refusal = raiseRefusal(approvalType, eligibility, at.today)
        if (refusal) throw problemOfRefusal(refusal)
        const endDate = endDateOf(
          approvalType,
          { termDays, grant, longestTermDays: app.longestTermDays },
          at.today,
        )
        if (endDate === undefined) throw problemNamed('access.termInvalid')
        const beginning = initialStateOf(approvalType, eligibility)
        const atOnce = beginning.approvalResult === 'APPROVED'
        const about = {
          memberId,
          requestId: randomUUID(),
          // An application after a suspension by a security admin is about the suspended grant, so a security admin
          // decides on the application.
          grantId: approvalType !== 'APPLY' || grant?.pauseOrigin === 'SECURITY' ? grant!.id : null,
        }
        await record(tx, now, {
          ...about,
          levelId,
          event: 'request.created',
          actorId: memberId,
          toState: 'WAITING',
          text: reason || null,
        })
        if (sibling) {
          const superseded = await requestStore(tx).find(sibling.id, actor)
          await closeRequest(at, superseded!, { type: 'SUPERSEDE' }, { actorId: memberId })
        }
        if (atOnce)
          await record(tx, now, {
            ...about,
            levelId,
            event: 'request.approved',
            actorId: null,
            fromState: 'WAITING',
            toState: 'APPROVED',
            endDate,
          })
        const grantId = atOnce
          ? await applyDecision(at, { ...about, approvalType, levelId, endDate, actorId: memberId }, grant)
          : about.grantId
        if (grantId === undefined) throw problemNamed('access.held')
        const isAdded = await requestStore(tx).add({
          ...beginning,
          id: about.requestId,
          memberId,
          levelId,
          grantId,
          approvalType,
          reason,
          termDays,
          requestedAt: now,
          ...(atOnce
            ? { closedAt: now, endDate, grantedTermDays: termDays }
            : { deadlineAt: deadlineOf(now) }),
        })
        if (!isAdded) throw problemNamed('access.waiting')
        const request = (await requestStore(tx).find(about.requestId, actor))!
        if (!atOnce) {
          const to = deciderIdsOf(people, subjectOfRequest(request, at.today))
          const content = accessTexts.requested(aboutOf(request), approvalType, request.requester.name)
          await notify(notices, tx, { event: 'request.created', to, content, path: '/apps?tab=APPROVAL' })
        }
        return toRequest(request, memberId)
      })
    },

    async listAccessRequests({ approvalResult, cursor, limit = defaultLimit }, caller) {
      const { memberId } = memberOf(caller)
      const after = cursor === undefined ? undefined : readCursor(cursor)
      // One row more than requested is read, which shows whether there is a next page.
      const [rows, counts] = await Promise.all([
        store.page(memberId, approvalResult, { after, limit: limit + 1 }),
        store.counts(memberId),
      ])
      const { shown, nextCursor } = pageOf(rows, limit, ({ requestedAt, id }) => ({ at: requestedAt, id }))
      return {
        approvalResult: approvalResult ?? null,
        total: totalIn(counts, approvalResult),
        counts,
        nextCursor,
        list: shown.map((row) => toRequest(row, memberId)),
      }
    },

    getAccessRequest: ({ requestId }, caller) => detail(db, requestId, memberOf(caller)),

    async withdrawAccessRequest({ requestId, version }, caller) {
      const actor = memberOf(caller)
      return db.transaction(async (tx) => {
        const now = clock.now()
        const request = await requestStore(tx).find(requestId, actor)
        if (!request) throw problemNamed('accessRequest.missing')
        const event = { type: 'WITHDRAW', by: senderOf(request, actor, undefined) } as const
        const refusal = requestRefusal(request, event, now)
        if (refusal) throw problemNamed(refusal)
        const withdrawn = await closeRequest({ tx, now, today: todayOf(now), notices }, request, event, {
          actorId: actor.memberId,
          version,
        })
        if (!withdrawn) throw problemNamed('accessRequest.decided')
        return toRequest((await requestStore(tx).find(requestId, actor))!, actor.memberId)
      })
    },

    async commentAccessRequest(input, caller) {
      const actor = memberOf(caller)
      const text = freeText(input.body)
      if (text === '') throw problemNamed('request.invalid')
      const author = keyHolderWith(caller, (tx) =>
        requestFor(tx, input.requestId, actor, todayOf(clock.now())),
      )
      return once('commentAccessRequest', author, input, async (tx) => {
        const now = clock.now()
        const today = todayOf(now)
        /**
         * Returns the current request and its people; throws the refusal if the request or the caller's roles do not
         * allow the call.
         */
        const refusalOfCall = async () => {
          const { request, people } = await requestFor(tx, input.requestId, actor, today)
          const deciders = deciderIdsOf(people, subjectOfRequest(request, today))
          const isOwn = request.memberId === actor.memberId
          const by = isOwn ? 'REQUESTER' : deciders.includes(actor.memberId) ? 'DECIDER' : 'ONLOOKER'
          const refusal = requestRefusal(request, { type: 'COMMENT', by }, now)
          if (refusal) throw problemNamed(refusal)
          return { request, people, deciders, isOwn }
        }
        const { request, people, deciders, isOwn } = await refusalOfCall()
        if (!(await requestStore(tx).lock(request.id))) {
          // The event that closed the request may also have removed the caller's role.
          await refusalOfCall()
          throw problemNamed('accessRequest.decided')
        }
        const { approvalType, grantId, memberId } = request
        await record(tx, now, {
          event: 'request.commented',
          memberId,
          requestId: request.id,
          grantId,
          actorId: actor.memberId,
          text,
        })
        const authorName = isOwn
          ? request.requester.name
          : people.find((person) => person.memberId === actor.memberId)!.name
        const content = accessTexts.commented(aboutOf(request), approvalType, authorName)
        const recipients = isOwn
          ? { to: deciders, path: '/apps?tab=APPROVAL' }
          : { to: [memberId], path: '/apps?tab=REQUEST' }
        await notify(notices, tx, { event: 'request.commented', content, ...recipients })
        return detail(tx, request.id, actor)
      })
    },
  }
}
