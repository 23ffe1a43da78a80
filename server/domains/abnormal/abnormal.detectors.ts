import { randomUUID } from 'node:crypto'
import {
  and,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lt,
  max,
  min,
  ne,
  notInArray,
  or,
  type SQL,
} from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type Detector, detectorRules, eventKeyOf } from '#domain/abnormal/detectors.ts'
import type { Clock } from '#domain/clock.ts'
import { kstDate } from '#domain/dates.ts'
import type { Db } from '#server/db/client.ts'
import { abnormalEvents, abnormalSteps, type StoredEvidence } from '#server/db/schema/abnormal.ts'
import { accessRequests } from '#server/db/schema/access-request.ts'
import { signIns } from '#server/db/schema/session.ts'
import { networkOf } from '#server/security/address-group.ts'

type DetectorDeps = { db: Db; clock: Clock }
type CountedKind = 'SIGN_IN_FAILURES' | 'REQUEST_BURST'
type FrequentActor = { memberId: string; at: Date; firstAt: Date; count: number }
type Finding = FrequentActor & {
  key?: string
  device: string
  address: string
  evidence: StoredEvidence[]
}

const maxEvents = 500
const maxEvidence = 30
const maxKnown = 5
const isWaiting = inArray(abnormalEvents.abnormalState, ['OPEN', 'REVIEW'])
const isClosed = notInArray(abnormalEvents.abnormalState, ['OPEN', 'REVIEW'])

/**
 * Searches recent events for abnormal behaviour. Several nodes may search at once: the same behaviour within an hour
 * has one event key, so it becomes one event, which grows until it is handled. Behaviour after that is a new event.
 */
export async function detectAbnormal({ db, clock }: DetectorDeps): Promise<void> {
  const now = clock.now()
  for (const found of await signInFailures(db, now)) await storeFinding(db, 'SIGN_IN_FAILURES', found, now)
  for (const found of await newPlaces(db, now)) await storeFinding(db, 'NEW_PLACE', found, now)
  for (const found of await requestBursts(db, now)) await storeFinding(db, 'REQUEST_BURST', found, now)
}

const startOfWindow = (now: Date, { withinMs }: { withinMs: number }) => new Date(now.getTime() - withinMs)
const signInEvent = (
  { triedAt, device, address, result }: typeof signIns.$inferSelect,
  evidenceType: StoredEvidence['evidenceType'],
): StoredEvidence => ({
  evidenceType,
  at: triedAt.toISOString(),
  device,
  address,
  text: evidenceType === 'SIGN_IN_FAILED' ? result : '',
})

/**
 * The members who did something abnormally often since a time, up to a limit, the latest first. The database counts
 * each member separately, so that the events of one member cannot hide another. Handled behaviour does not count.
 */
async function frequentActors(
  db: Db,
  {
    detector,
    table,
    memberId,
    at,
  }: { detector: CountedKind; table: PgTable; memberId: PgColumn; at: PgColumn },
  where: SQL,
  now: Date,
): Promise<FrequentActor[]> {
  const rule = detectorRules[detector]
  const handled = db
    .select({ memberId: abnormalEvents.memberId, at: max(abnormalSteps.at).as('handled_at') })
    .from(abnormalSteps)
    .innerJoin(abnormalEvents, eq(abnormalEvents.id, abnormalSteps.abnormalEventId))
    .where(
      and(gte(abnormalSteps.at, startOfWindow(now, rule)), eq(abnormalEvents.detector, detector), isClosed),
    )
    .groupBy(abnormalEvents.memberId)
    .as('handled')
  const rows = await db
    .select({ memberId, at: max(at), firstAt: min(at), count: count() })
    .from(table)
    .leftJoin(handled, eq(handled.memberId, memberId))
    .where(and(where, or(isNull(handled.at), gt(at, handled.at))))
    .groupBy(memberId)
    .having(gte(count(), rule.least))
    .orderBy(desc(max(at)), memberId)
    .limit(maxEvents)
  return rows as FrequentActor[]
}

async function signInFailures(db: Db, now: Date): Promise<Finding[]> {
  const detector = 'SIGN_IN_FAILURES'
  const failedLogins = and(
    gte(signIns.triedAt, startOfWindow(now, detectorRules[detector])),
    ne(signIns.result, 'LOGGED_IN'),
  )!
  const { memberId, triedAt: at } = signIns
  const found: Finding[] = []
  for (const each of await frequentActors(
    db,
    { detector, table: signIns, memberId, at },
    failedLogins,
    now,
  )) {
    const tries = await db
      .select()
      .from(signIns)
      .where(and(eq(memberId, each.memberId), failedLogins, gte(at, each.firstAt)))
      .orderBy(desc(at), desc(signIns.id))
      .limit(maxEvidence)
    const { device = '', address = '' } = tries[0] ?? {}
    found.push({ ...each, device, address, evidence: tries.map((row) => signInEvent(row, 'SIGN_IN_FAILED')) })
  }
  return found
}

async function newPlaces(db: Db, now: Date): Promise<Finding[]> {
  const rows = await db
    .select()
    .from(signIns)
    .where(
      and(gte(signIns.triedAt, startOfWindow(now, detectorRules.NEW_PLACE)), eq(signIns.result, 'LOGGED_IN')),
    )
    .orderBy(desc(signIns.triedAt), desc(signIns.id))
    .limit(maxEvents)
  const found: Finding[] = []
  for (const row of rows) {
    const before = await db
      .select()
      .from(signIns)
      .where(
        and(
          eq(signIns.memberId, row.memberId),
          eq(signIns.result, 'LOGGED_IN'),
          lt(signIns.triedAt, row.triedAt),
        ),
      )
      .orderBy(desc(signIns.triedAt), desc(signIns.id))
      .limit(maxEvents)
    const isKnown = before.some(
      ({ device, address }) => device === row.device || networkOf(address) === networkOf(row.address),
    )
    if (before.length === 0 || isKnown) continue
    const evidence = [
      signInEvent(row, 'SIGN_IN'),
      ...before.slice(0, maxKnown).map((known) => signInEvent(known, 'KNOWN_SIGN_IN')),
    ]
    found.push({
      key: `NEW_PLACE:${row.id}`,
      memberId: row.memberId,
      at: row.triedAt,
      firstAt: row.triedAt,
      count: 1,
      device: row.device,
      address: row.address,
      evidence,
    })
  }
  return found
}

async function requestBursts(db: Db, now: Date): Promise<Finding[]> {
  const detector = 'REQUEST_BURST'
  const { memberId, requestedAt: at, approvalType } = accessRequests
  const isRecent = gte(at, startOfWindow(now, detectorRules[detector]))
  const found: Finding[] = []
  for (const each of await frequentActors(
    db,
    { detector, table: accessRequests, memberId, at },
    isRecent,
    now,
  )) {
    const rows = await db
      .select({ at, approvalType })
      .from(accessRequests)
      .where(and(eq(memberId, each.memberId), gte(at, each.firstAt)))
      .orderBy(desc(at), desc(accessRequests.id))
      .limit(maxEvidence)
    const evidence = rows.map(
      (row): StoredEvidence => ({
        evidenceType: 'ACCESS_REQUEST',
        at: row.at.toISOString(),
        device: '',
        address: '',
        text: row.approvalType,
      }),
    )
    found.push({ ...each, device: '', address: '', evidence })
  }
  return found
}

/**
 * Stores a finding, unless the behaviour is excluded as expected; an open event with the same event key grows
 * instead.
 */
async function storeFinding(
  db: Db,
  detector: Detector,
  { memberId, at, key, ...found }: Finding,
  now: Date,
): Promise<void> {
  const sameKind = and(eq(abnormalEvents.memberId, memberId), eq(abnormalEvents.detector, detector))
  const expected = and(
    sameKind,
    eq(abnormalEvents.abnormalState, 'EXCLUDED'),
    gte(abnormalEvents.exclusionEndDate, kstDate(now)),
  )
  if ((await db.$count(abnormalEvents, expected)) > 0) return
  // Behaviour that continues into the next hour uses the event key of the hour in which it was found.
  const [lately] = await db
    .select({ eventKey: abnormalEvents.eventKey })
    .from(abnormalEvents)
    .where(and(sameKind, isWaiting, gte(abnormalEvents.detectedAt, found.firstAt)))
    .orderBy(desc(abnormalEvents.detectedAt))
    .limit(1)
  const [closed] = await db
    .select({ at: max(abnormalSteps.at) })
    .from(abnormalSteps)
    .innerJoin(abnormalEvents, eq(abnormalEvents.id, abnormalSteps.abnormalEventId))
    .where(and(sameKind, isClosed))
  const eventKey = key ?? lately?.eventKey ?? eventKeyOf(detector, memberId, at, closed?.at ?? null)
  const updatedFinding = {
    detectedAt: at,
    count: found.count,
    device: found.device,
    address: found.address,
    evidence: found.evidence,
  }
  await db
    .insert(abnormalEvents)
    .values({
      id: randomUUID(),
      memberId,
      detector,
      eventKey,
      abnormalState: 'OPEN',
      detectedAt: at,
      ...found,
    })
    .onConflictDoUpdate({
      target: abnormalEvents.eventKey,
      set: updatedFinding,
      setWhere: and(isWaiting, lt(abnormalEvents.count, found.count)),
    })
}
