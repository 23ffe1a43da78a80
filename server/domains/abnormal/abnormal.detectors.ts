import { randomUUID } from 'node:crypto'
import { and, desc, eq, gte, lt, ne } from 'drizzle-orm'
import { type Detector, detectorRules, eventKeyOf } from '#domain/abnormal/detectors.ts'
import type { Clock } from '#domain/clock.ts'
import { kstDate } from '#domain/dates.ts'
import type { Db } from '#server/db/client.ts'
import { abnormalEvents, type StoredEvidence } from '#server/db/schema/abnormal.ts'
import { accessRequests } from '#server/db/schema/access-request.ts'
import { signIns } from '#server/db/schema/session.ts'
import { networkOf } from '#server/security/address-group.ts'

type DetectorDeps = { db: Db; clock: Clock }
type Found = {
  key?: string
  memberId: string
  at: Date
  firstAt: Date
  count: number
  device: string
  address: string
  evidence: StoredEvidence[]
}

const most = 500
const mostEvidence = 30
const mostKnown = 5

/**
 * Looks through what has happened lately for what is unlike a member. Several nodes may look at once: the same behaviour of
 * an hour has one key, so it becomes one event, and grows while nobody has done anything about it.
 */
export async function detectAbnormal({ db, clock }: DetectorDeps): Promise<void> {
  const now = clock.now()
  for (const found of await signInFailures(db, now)) await keep(db, 'SIGN_IN_FAILURES', found, now)
  for (const found of await newPlaces(db, now)) await keep(db, 'NEW_PLACE', found, now)
  for (const found of await requestBursts(db, now)) await keep(db, 'REQUEST_BURST', found, now)
}

const since = (now: Date, { withinMs }: { withinMs: number }) => new Date(now.getTime() - withinMs)
const ofSignIn = (
  { triedAt, device, address, result }: typeof signIns.$inferSelect,
  evidenceType: StoredEvidence['evidenceType'],
): StoredEvidence => ({
  evidenceType,
  at: triedAt.toISOString(),
  device,
  address,
  text: evidenceType === 'SIGN_IN_FAILED' ? result : '',
})

async function signInFailures(db: Db, now: Date): Promise<Found[]> {
  const rule = detectorRules.SIGN_IN_FAILURES
  const rows = await db
    .select()
    .from(signIns)
    .where(and(gte(signIns.triedAt, since(now, rule)), ne(signIns.result, 'LOGGED_IN')))
    .orderBy(desc(signIns.triedAt), desc(signIns.id))
    .limit(most)
  return [...byMember(rows)].flatMap(([memberId, tries]) => {
    const [last, first] = [tries[0]!, tries.at(-1)!]
    if (tries.length < rule.least) return []
    const evidence = tries.slice(0, mostEvidence).map((row) => ofSignIn(row, 'SIGN_IN_FAILED'))
    return [
      {
        memberId,
        at: last.triedAt,
        firstAt: first.triedAt,
        count: tries.length,
        device: last.device,
        address: last.address,
        evidence,
      },
    ]
  })
}

async function newPlaces(db: Db, now: Date): Promise<Found[]> {
  const rows = await db
    .select()
    .from(signIns)
    .where(and(gte(signIns.triedAt, since(now, detectorRules.NEW_PLACE)), eq(signIns.result, 'LOGGED_IN')))
    .orderBy(desc(signIns.triedAt), desc(signIns.id))
    .limit(most)
  const found: Found[] = []
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
      .limit(most)
    const isKnown = before.some(
      ({ device, address }) => device === row.device || networkOf(address) === networkOf(row.address),
    )
    if (before.length === 0 || isKnown) continue
    const evidence = [
      ofSignIn(row, 'SIGN_IN'),
      ...before.slice(0, mostKnown).map((known) => ofSignIn(known, 'KNOWN_SIGN_IN')),
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

async function requestBursts(db: Db, now: Date): Promise<Found[]> {
  const rule = detectorRules.REQUEST_BURST
  const rows = await db
    .select({
      memberId: accessRequests.memberId,
      requestedAt: accessRequests.requestedAt,
      approvalType: accessRequests.approvalType,
    })
    .from(accessRequests)
    .where(gte(accessRequests.requestedAt, since(now, rule)))
    .orderBy(desc(accessRequests.requestedAt), desc(accessRequests.id))
    .limit(most)
  return [...byMember(rows)].flatMap(([memberId, asked]) => {
    if (asked.length < rule.least) return []
    const evidence = asked.slice(0, mostEvidence).map(
      ({ requestedAt, approvalType }): StoredEvidence => ({
        evidenceType: 'ACCESS_REQUEST',
        at: requestedAt.toISOString(),
        device: '',
        address: '',
        text: approvalType,
      }),
    )
    return [
      {
        memberId,
        at: asked[0]!.requestedAt,
        firstAt: asked.at(-1)!.requestedAt,
        count: asked.length,
        device: '',
        address: '',
        evidence,
      },
    ]
  })
}

function byMember<Row extends { memberId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(row.memberId, [...(groups.get(row.memberId) ?? []), row])
  return groups
}

/** Writes down what was found, unless it is taken for expected; what is known already grows while it is open. */
async function keep(
  db: Db,
  detector: Detector,
  { memberId, at, key, ...found }: Found,
  now: Date,
): Promise<void> {
  const sameKind = and(eq(abnormalEvents.memberId, memberId), eq(abnormalEvents.detector, detector))
  const expected = and(
    sameKind,
    eq(abnormalEvents.abnormalState, 'EXCLUDED'),
    gte(abnormalEvents.exclusionEndDate, kstDate(now)),
  )
  if ((await db.$count(abnormalEvents, expected)) > 0) return
  // What goes on over the turn of an hour keeps the key of the hour in which it was found.
  const [lately] = await db
    .select({ eventKey: abnormalEvents.eventKey })
    .from(abnormalEvents)
    .where(and(sameKind, gte(abnormalEvents.detectedAt, found.firstAt)))
    .orderBy(desc(abnormalEvents.detectedAt))
    .limit(1)
  const eventKey = key ?? lately?.eventKey ?? eventKeyOf(detector, memberId, at)
  const grown = {
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
      set: grown,
      setWhere: and(eq(abnormalEvents.abnormalState, 'OPEN'), lt(abnormalEvents.count, found.count)),
    })
}
