import { randomUUID } from 'node:crypto'
import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Schema } from '#contract/operation.ts'
import { reconciliationAfter } from '#domain/app/reconciliation.machine.ts'
import { removalsIn } from '#domain/app/scim-drift.ts'
import { toWireTime } from '#domain/dates.ts'
import { accessLevels } from '#server/db/schema/access-catalogue.ts'
import { scimReconciliations } from '#server/db/schema/app-scim.ts'
import { members } from '#server/db/schema/member.ts'
import type { Queries } from '../access.deps.ts'

/** The maximum number of listed differences. */
const MAX_LISTED = 50

/**
 * Begins a comparison of the accounts of an app, which replaces the last one. Does nothing while the differences of
 * the last comparison are being corrected.
 */
export async function beginComparison(db: Queries, appId: string, now: Date): Promise<void> {
  const state = reconciliationAfter({ state: 'CLEAN' }, { type: 'BEGIN' })!
  const row = { id: randomUUID(), state, startedAt: now, comparedAt: null, correctAt: null }
  const newComparison = { ...row, accounts: 0, drift: [], fault: null, lastStatus: null }
  await db
    .insert(scimReconciliations)
    .values({ appId, ...newComparison })
    .onConflictDoUpdate({
      target: scimReconciliations.appId,
      set: newComparison,
      setWhere: ne(scimReconciliations.state, 'APPROVED'),
    })
}

/**
 * Records the decision on a comparison that an admin saw. Returns false if another comparison has replaced it, or if
 * a decision was already recorded.
 */
export async function decideDrift(
  db: Queries,
  {
    appId,
    driftId,
    driftDecision,
  }: { appId: string; driftId: string; driftDecision: Schema<'DriftDecision'> },
): Promise<boolean> {
  const openStates = (['SHOWN', 'HELD'] as const).filter((state) =>
    reconciliationAfter({ state }, { type: driftDecision }),
  )
  const rows = await db
    .update(scimReconciliations)
    .set({ state: reconciliationAfter({ state: 'HELD' }, { type: driftDecision })!, correctAt: null })
    .where(
      and(
        eq(scimReconciliations.appId, appId),
        eq(scimReconciliations.id, driftId),
        inArray(scimReconciliations.state, openStates),
      ),
    )
    .returning({ appId: scimReconciliations.appId })
  return rows.length > 0
}

/** The last comparison of an app's accounts, with names; null before the first one. */
export async function lastComparison(db: Queries, appId: string): Promise<Schema<'AppDrift'> | null> {
  const [row] = await db.select().from(scimReconciliations).where(eq(scimReconciliations.appId, appId))
  if (!row) return null
  const listedDrift = row.drift.slice(0, MAX_LISTED)
  const subjects = listedDrift.flatMap(({ subject }) => subject ?? [])
  const named = await db
    .select({ subject: members.subject, name: members.name })
    .from(members)
    .where(inArray(members.subject, subjects))
  const levels = await db
    .select({ id: accessLevels.id, name: accessLevels.name })
    .from(accessLevels)
    .where(eq(accessLevels.appId, appId))
  return {
    driftId: row.id,
    driftState: row.state,
    startedAt: toWireTime(row.startedAt),
    comparedAt: row.comparedAt && toWireTime(row.comparedAt),
    correctAt: row.correctAt && toWireTime(row.correctAt),
    accounts: row.accounts,
    differences: row.drift.length,
    removals: removalsIn(row.drift),
    entries: listedDrift.map(({ kind, subject, remoteId, levelId, attributes }) => ({
      driftKind: kind,
      memberName: named.find((each) => each.subject === subject)?.name ?? null,
      remoteId,
      levelName: levels.find(({ id }) => id === levelId)?.name ?? null,
      attributes: attributes.slice(0, 10),
    })),
    pushFault: row.fault,
    lastStatus: row.lastStatus,
  }
}
