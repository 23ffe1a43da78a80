import type { OperationsTagged, Schema } from '#contract/operation.ts'
import { Problem } from '#contract/problem.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { MIN_COMMENT } from '#domain/access/codes.ts'
import { accessRoles, type RoleAssignment, strongestFirst } from '#domain/access/role-assignments.ts'
import { todayOf } from '#domain/access/terms.ts'
import { addDays, startOfDay } from '#domain/dates.ts'
import { lettersIn } from '#domain/letters.ts'
import { pageOf, readCursor } from '#server/db/cursor.ts'
import { searchWords } from '#server/db/search.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'
import type { AccessDeps, Actor } from '../access.deps.ts'
import { freeText } from '../access.rules.ts'
import { toRequest } from '../access.views.ts'
import { lastAdminsAmong, requestFor } from '../requests/requests.sight.ts'
import { requestStore } from '../requests/requests.store.ts'
import { createDecide } from './decisions.operations.ts'
import { queueOf } from './queue.caller.ts'
import { queueStore } from './queue.store.ts'
import { toQueued } from './queue.views.ts'
import { trendStore } from './trend.store.ts'
import { latestDone, scopeOf } from './trend.ts'

export type QueueOperations = Pick<
  OperationsTagged<'accessAdmin', Caller>,
  'getAdminAccessToday' | 'listAdminAccessRequests' | 'decideAccessRequests'
>

const defaultLimit = 50
const previewLimit = 5
const trendDays = 14
const noFilter = { words: [] }

/** Creates the operations of the queue of deciders, and of decisions on many requests at once. */
export function queueOperations(deps: AccessDeps): QueueOperations {
  const { db, clock } = deps
  const store = queueStore(db)
  const trend = trendStore(db)
  const decide = createDecide(deps)

  /**
   * Returns the current state of a request with the name of its decider. Throws a problem if the person may not see
   * the request.
   */
  async function visibleRequestState(
    requestId: string,
    actor: Actor,
  ): Promise<Pick<Schema<'AccessOutcome'>, 'approvalResult' | 'closeReason' | 'deciderName'>> {
    const { request } = await requestFor(db, requestId, actor, todayOf(clock.now()))
    return {
      approvalResult: request.approvalResult,
      closeReason: request.closeReason,
      deciderName: request.deciderName,
    }
  }

  return {
    async getAdminAccessToday(_, caller) {
      const of = await queueOf(deps, caller)
      const { actor, assignments, now, companyId } = of
      const today = todayOf(now)
      const trendStart = addDays(today, 1 - trendDays)
      const appIds = appsOf(assignments)
      const scope = scopeOf(assignments, { memberId: actor.memberId, companyId, appIds })
      const from = startOfDay(trendStart)
      const [ages, longest, grants, days, medians, done] = await Promise.all([
        store.ages(of, noFilter, { ofOthers: true }),
        requestStore(db).decidable(actor, assignments, now, { limit: previewLimit }),
        store.grants(companyId, appIds, today),
        trend.days(scope, from),
        trend.medians(scope, { from, middle: startOfDay(addDays(today, 1 - trendDays / 2)) }),
        latestDone(trend, scope, { from, today, limit: previewLimit }),
      ])
      const dates = Array.from({ length: trendDays }, (_day, index) => addDays(trendStart, index))
      return {
        roles: strongestFirst(assignments).map((role) => accessRoles[role]),
        waiting: sumOf(ages),
        ages,
        longest: longest.map((row) => toRequest(row, actor.memberId)),
        ...grants,
        trend: dates.map((date) => ({
          date,
          ...(days.get(date) ?? { requested: 0, decided: 0, found: 0, handled: 0 }),
        })),
        medianMinutes: medians.now,
        formerMedianMinutes: medians.before,
        done,
      }
    },

    async listAdminAccessRequests(
      { appId, approvalType, requestAge, riskLevel, search, cursor, limit = defaultLimit },
      caller,
    ) {
      const of = await queueOf(deps, caller)
      const words = searchWords(search)
      const filter = { appId, approvalType, requestAge, riskLevel, words }
      const after = cursor === undefined ? undefined : readCursor(cursor)
      const isFiltered = [appId, approvalType, requestAge, riskLevel, ...words].some(
        (wanted) => wanted !== undefined,
      )
      const [rows, { ages, apps }, found] = await Promise.all([
        store.page(of, filter, { after, limit: limit + 1 }),
        store.waitingByApp(of),
        isFiltered ? store.ages(of, filter) : undefined,
      ])
      const { shown, nextCursor } = pageOf(rows, limit, ({ deadlineAt, id }) => ({ at: deadlineAt!, id }))
      const today = todayOf(of.now)
      const isLastAdmin = await lastAdminsAmong(db, shown, of.companyId, today)
      return {
        appId: appId ?? null,
        approvalType: approvalType ?? null,
        requestAge: requestAge ?? null,
        search: words.join(' ') || null,
        total: sumOf(found ?? ages),
        waiting: sumOf(ages),
        ages,
        apps,
        nextCursor,
        list: shown.map((row) => toQueued(row, of.actor, { today, lastAdmin: isLastAdmin(row) })),
      }
    },

    async decideAccessRequests({ requests, decision, comment }, caller) {
      const actor = memberOf(caller)
      const text = freeText(comment)
      if (decision === 'REJECT' && lettersIn(text) < MIN_COMMENT)
        throw problemNamed('decision.commentMissing')
      const list: Schema<'AccessOutcome'>[] = []
      // In sequence, each in a transaction of its own: a refused decision leaves the others unchanged.
      for (const { requestId, version } of requests) {
        try {
          const { approvalResult, closeReason, deciderName } = await decide(
            { requestId, version, decision, comment: text, termDays: null },
            actor,
          )
          list.push({ requestId, code: 200, msg: 'OK', approvalResult, closeReason, deciderName })
        } catch (error) {
          if (!(error instanceof Problem)) throw error
          const hiddenState = { approvalResult: null, closeReason: null, deciderName: null }
          const now = error.is('accessRequest.missing')
            ? hiddenState
            : await visibleRequestState(requestId, actor)
          list.push({ requestId, code: error.code, msg: error.message, ...now })
        }
      }
      return { list }
    },
  }
}

const sumOf = ({ NEW, AGED, LATE }: Schema<'RequestAgeCounts'>) => NEW + AGED + LATE

/** The ids of the apps that a person has a role in; undefined for all apps. */
function appsOf(assignments: readonly RoleAssignment[]): string[] | undefined {
  return assignments.some(({ appId }) => appId === null)
    ? undefined
    : assignments.flatMap(({ appId }) => appId ?? [])
}
