import type { OperationsTagged } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { effectiveGrant } from '#domain/access/grants.ts'
import { todayOf } from '#domain/access/terms.ts'
import { toWireTime } from '#domain/dates.ts'
import { totalIn } from '#domain/filter-counts.ts'
import { decisionSorts } from '#domain/lists/admin-sorts.ts'
import { pageOf, readCursor } from '#server/db/cursor.ts'
import { searchWords } from '#server/db/search.ts'
import type { Caller } from '#server/http/calls/caller.ts'
import type { AccessDeps } from '../access.deps.ts'
import { decidersOf } from '../access.people.ts'
import { mayView } from '../access.rules.ts'
import { toApprovers, toRequest } from '../access.views.ts'
import { grantStore } from '../grants/grants.store.ts'
import { personStore } from '../people/person.store.ts'
import { lastAdminsAmong, requestFor, subjectOfRequest } from '../requests/requests.sight.ts'
import { decidedStore } from './decided.store.ts'
import { queueOf } from './queue.caller.ts'
import { toQueued } from './queue.views.ts'

export type DecidedOperations = Pick<
  OperationsTagged<'accessAdmin', Caller>,
  'getAdminAccessRequest' | 'listAdminAccessDecisions'
>

const defaultLimit = 50
const maxHeld = 50
const maxEarlier = 10

/** The operations that read the facts for a decision, and past decisions. */
export function decidedOperations(deps: AccessDeps): DecidedOperations {
  const { db } = deps
  const store = decidedStore(db)

  return {
    async getAdminAccessRequest({ requestId }, caller) {
      const { actor, assignments, now, companyId } = await queueOf(deps, caller)
      const today = todayOf(now)
      const { request, people } = await requestFor(db, requestId, actor, today)
      const { app, level, memberId } = request
      if (!mayView(assignments, { appId: app.id })) throw problemNamed('accessRequest.missing')
      const { deptName } = request.requester
      const [grants, earlier, isLastAdmin, holders, lastSignIn] = await Promise.all([
        grantStore(db).listOf(memberId),
        store.earlier(request, maxEarlier),
        lastAdminsAmong(db, [request], actor.companyId, today),
        personStore(db).holders(level.id, { memberId, companyId, deptName }, today),
        personStore(db).lastSignIn(memberId),
      ])
      const currentGrants = grants
        .map((grant) => ({ ...effectiveGrant(grant, today), isOfApp: grant.level.appId === app.id }))
        .filter(({ useStatus }) => useStatus !== 'EXPIRE')
        .toSorted((one, other) => Number(other.isOfApp) - Number(one.isOfApp))
      return {
        seen: toQueued(request, actor, { today, lastAdmin: isLastAdmin(request) }),
        memberId,
        levelDescription: level.description,
        administersYn: level.administers ? 'Y' : 'N',
        holders,
        lastSignInAt: lastSignIn ? toWireTime(lastSignIn) : null,
        grants: currentGrants.slice(0, maxHeld).map(({ id, level: of, useStatus, endDate, isOfApp }) => ({
          grantId: id,
          appName: of.app.name,
          levelName: of.name,
          riskLevel: of.riskLevel,
          useStatus,
          endDate,
          sameAppYn: isOfApp ? 'Y' : 'N',
        })),
        earlier: earlier.map((row) => toRequest(row, actor.memberId)),
        approvers: toApprovers(decidersOf(people, subjectOfRequest(request, today))),
      }
    },

    async listAdminAccessDecisions(
      {
        appId,
        approvalType,
        decision,
        mineYn,
        search,
        cursor,
        limit = defaultLimit,
        sort = 'DECIDED',
        sortDirection = decisionSorts[sort],
      },
      caller,
    ) {
      const of = await queueOf(deps, caller)
      const filter = { appId, approvalType, decision, isMine: mineYn === 'Y', words: searchWords(search) }
      const after = cursor === undefined ? undefined : readCursor(cursor)
      const [rows, kinds, apps] = await Promise.all([
        store.page(of, filter, { after, limit: limit + 1, order: { sort, sortDirection } }),
        store.counts(of, filter),
        store.apps(of),
      ])
      const { shown, nextCursor } = pageOf(rows, limit, ({ closedAt, id }) => ({ at: closedAt!, id }))
      const mine = kinds.map((kind) => ({ value: kind.decision, count: kind.mine }))
      const all = kinds.map(({ decision: value, count }) => ({ value, count }))
      const mineInAll = { value: 'MINE', count: totalIn(mine, undefined) }
      return {
        total: totalIn(filter.isMine ? mine : all, decision),
        counts: [...all, mineInAll].filter(({ count }) => count > 0),
        apps,
        nextCursor,
        list: shown.map((row) => toRequest(row, of.actor.memberId)),
      }
    },
  }
}
