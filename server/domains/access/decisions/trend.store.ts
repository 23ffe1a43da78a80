import { and, count, desc, eq, gte, inArray, isNotNull, lt, min, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias, unionAll } from 'drizzle-orm/pg-core'
import { highestRisk } from '#server/db/highest-risk.ts'
import { koreanDay } from '#server/db/korean-day.ts'
import { abnormalEvents, abnormalSteps } from '#server/db/schema/abnormal.ts'
import { accessLevels } from '#server/db/schema/access-catalogue.ts'
import { accessGrants } from '#server/db/schema/access-grant.ts'
import { accessRequests } from '#server/db/schema/access-request.ts'
import { apps } from '#server/db/schema/app.ts'
import { members } from '#server/db/schema/member.ts'
import type { Queries } from '../access.deps.ts'
import { joinPartsOfRequest } from '../requests/request-joins.ts'

const requests = accessRequests
const actors = alias(members, 'actors')
const none = { requested: 0, decided: 0, found: 0, handled: 0 }

type DayCounts = typeof none
/** The scope of the tasks that a person is responsible for. */
export type TrendScope = {
  memberId: string
  companyId: string
  /** The apps of the person; undefined for all apps. */
  appIds: readonly string[] | undefined
  /** Whether the person also looks after the abnormal behaviour of the company. */
  isSecurity: boolean
  /** Whether the person decides only on requests about suspensions by security. */
  isSecurityOnly: boolean
}

/** The queries of the work of deciders and security admins: its numbers, durations and latest results. */
export function trendStore(db: Queries) {
  /** The time of the first action that ends the work on an abnormal behaviour. */
  const firstSteps = () =>
    db
      .select({ eventId: abnormalSteps.abnormalEventId, at: min(abnormalSteps.at).as('handled_at') })
      .from(abnormalSteps)
      .where(ne(abnormalSteps.action, 'ADMIN_REVIEW'))
      .groupBy(abnormalSteps.abnormalEventId)
      .as('first_steps')

  async function countByDay(scope: TrendScope, from: Date, kind: keyof DayCounts) {
    if (kind === 'requested' || kind === 'decided') {
      const at = kind === 'requested' ? requests.requestedAt : requests.closedAt
      const day = koreanDay(at)
      return joinPartsOfRequest(db.select({ day, count: count() }).from(requests).$dynamic())
        .where(and(gte(at, from), kind === 'decided' ? isDecided : undefined, requestsOf(scope)))
        .groupBy(day)
    }
    if (!scope.isSecurity) return []
    if (kind === 'found') {
      const day = koreanDay(abnormalEvents.detectedAt)
      return db
        .select({ day, count: count() })
        .from(abnormalEvents)
        .innerJoin(members, eq(members.id, abnormalEvents.memberId))
        .where(and(gte(abnormalEvents.detectedAt, from), behaviourOf(scope)))
        .groupBy(day)
    }
    const steps = firstSteps()
    const day = koreanDay(steps.at)
    return db
      .select({ day, count: count() })
      .from(steps)
      .innerJoin(abnormalEvents, eq(abnormalEvents.id, steps.eventId))
      .innerJoin(members, eq(members.id, abnormalEvents.memberId))
      .where(and(gte(steps.at, from), behaviourOf(scope)))
      .groupBy(day)
  }

  return {
    /** The numbers of new and finished tasks of each day in Korea; days without tasks are left out. */
    async days(scope: TrendScope, from: Date): Promise<Map<string, DayCounts>> {
      const days = new Map<string, DayCounts>()
      const kinds = ['requested', 'decided', 'found', 'handled'] as const
      const counts = await Promise.all(kinds.map((kind) => countByDay(scope, from, kind)))
      for (const [index, rows] of counts.entries())
        for (const row of rows)
          days.set(row.day, { ...(days.get(row.day) ?? none), [kinds[index]!]: row.count })
      return days
    },

    /**
     * The median duration in minutes of the tasks finished since `middle`, and of the tasks finished between `from`
     * and `middle`.
     */
    async medians(
      scope: TrendScope,
      { from, middle }: { from: Date; middle: Date },
    ): Promise<{ now: number | null; before: number | null }> {
      const steps = firstSteps()
      const decided = joinPartsOfRequest(
        db
          .select({
            at: sql<Date>`${requests.closedAt}`.as('at'),
            ...minutes(requests.requestedAt, requests.closedAt),
          })
          .from(requests)
          .$dynamic(),
      ).where(and(gte(requests.closedAt, from), isDecided, requestsOf(scope)))
      const handled = db
        .select({ at: sql<Date>`${steps.at}`.as('at'), ...minutes(abnormalEvents.detectedAt, steps.at) })
        .from(steps)
        .innerJoin(abnormalEvents, eq(abnormalEvents.id, steps.eventId))
        .innerJoin(members, eq(members.id, abnormalEvents.memberId))
        .where(and(scope.isSecurity ? gte(steps.at, from) : sql`false`, behaviourOf(scope)))
      const done = unionAll(decided, handled).as('done')
      const medianWhere = (condition: SQL) =>
        sql<
          number | null
        >`percentile_cont(0.5) within group (order by ${done.minutes}) filter (where ${condition})`
      const [row] = await db
        .select({ now: medianWhere(gte(done.at, middle)), before: medianWhere(lt(done.at, middle)) })
        .from(done)
      const whole = (value: number | null) => (value === null ? null : Math.max(0, Math.round(Number(value))))
      return { now: whole(row!.now), before: whole(row!.before) }
    },

    /** The requests that were decided last. */
    decided(scope: TrendScope, from: Date, limit: number) {
      return joinPartsOfRequest(
        db
          .select({
            itemId: requests.id,
            approvalType: requests.approvalType,
            result: requests.approvalResult,
            app: apps.name,
            level: accessLevels.name,
            personName: members.name,
            riskLevel: accessLevels.riskLevel,
            actorName: actors.name,
            doneAt: requests.closedAt,
          })
          .from(requests)
          .$dynamic(),
      )
        .leftJoin(actors, eq(actors.id, requests.deciderId))
        .where(and(gte(requests.closedAt, from), isDecided, requestsOf(scope)))
        .orderBy(desc(requests.closedAt), desc(requests.id))
        .limit(limit)
    },

    /** The abnormal behaviour on which an action was taken last, with this action. */
    async handled(scope: TrendScope, from: Date, limit: number, today: string) {
      if (!scope.isSecurity) return []
      return db
        .select({
          itemId: abnormalEvents.id,
          detector: abnormalEvents.detector,
          detectType: abnormalEvents.detectType,
          action: abnormalSteps.action,
          personName: members.name,
          riskLevel: highestRisk(abnormalEvents.memberId, today),
          actorName: actors.name,
          doneAt: abnormalSteps.at,
        })
        .from(abnormalSteps)
        .innerJoin(abnormalEvents, eq(abnormalEvents.id, abnormalSteps.abnormalEventId))
        .innerJoin(members, eq(members.id, abnormalEvents.memberId))
        .leftJoin(actors, eq(actors.id, abnormalSteps.actorId))
        .where(and(gte(abnormalSteps.at, from), ne(abnormalSteps.action, 'ADMIN_REVIEW'), behaviourOf(scope)))
        .orderBy(desc(abnormalSteps.at), desc(abnormalSteps.position))
        .limit(limit)
    },
  }
}

const isDecided = and(eq(requests.closeReason, 'DECISION'), isNotNull(requests.closedAt))

const requestsOf = ({ memberId, companyId, appIds, isSecurityOnly }: TrendScope): SQL | undefined =>
  and(
    eq(members.companyId, companyId),
    appIds && inArray(accessLevels.appId, [...appIds]),
    isSecurityOnly
      ? or(eq(accessGrants.pauseOrigin, 'SECURITY'), eq(requests.deciderId, memberId))
      : undefined,
  )

// The person's own abnormal behaviour is not counted, just like their own requests.
const behaviourOf = ({ companyId, memberId }: TrendScope): SQL | undefined =>
  and(eq(members.companyId, companyId), ne(abnormalEvents.memberId, memberId))

type Time =
  | typeof requests.closedAt
  | typeof requests.requestedAt
  | typeof abnormalEvents.detectedAt
  | SQL.Aliased

const minutes = (from: Time, to: Time) => ({
  minutes: sql<number>`extract(epoch from (${to} - ${from})) / 60`.as('minutes'),
})
