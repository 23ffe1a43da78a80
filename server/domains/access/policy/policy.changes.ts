import { and, eq, isNull, sql } from 'drizzle-orm'
import type { UseState } from '#domain/access/use-states.ts'
import {
  accessLevelClosings,
  accessLevels,
  accessLevelTerms,
  appPolicies,
} from '#server/db/schema/access-catalogue.ts'
import { apps } from '#server/db/schema/app.ts'
import { companies } from '#server/db/schema/company.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import type { Queries } from '../access.deps.ts'
import type { AppOfCompany } from '../catalogue/catalogue.columns.ts'

/** The changes that a company makes to its policies for requests. */
export const policyChanges = (db: Queries) => ({
  /**
   * Reserves the next version of a company's settings for an app, or of the operator's own app. Returns false if they
   * have changed since they were read.
   */
  async claim(
    { id, longestTermDays, releaseReview, autoApproval }: AppOfCompany,
    companyId: string | null,
    version: number,
  ): Promise<boolean> {
    if (companyId === null) {
      const offered = await db
        .update(apps)
        .set({ version: sql`${apps.version} + 1` })
        .where(and(eq(apps.id, id), eq(apps.version, version)))
        .returning({ id: apps.id })
      return offered.length > 0
    }
    await db
      .insert(appPolicies)
      .values({ companyId, appId: id, longestTermDays, releaseReview, autoApproval })
      .onConflictDoNothing()
    const rows = await db
      .update(appPolicies)
      .set({ version: sql`${appPolicies.version} + 1` })
      .where(and(isPolicy(id, companyId), eq(appPolicies.version, version)))
      .returning({ appId: appPolicies.appId })
    return rows.length > 0
  },

  /**
   * Serializes the changes of a company's settings until the transaction ends. Without a company, serializes those of
   * the operator's apps.
   */
  async lockOwner(companyId: string | null): Promise<void> {
    if (companyId === null) {
      await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('apps of the operator', 0))`)
      return
    }
    await db.select({ id: companies.id }).from(companies).where(eq(companies.id, companyId)).for('update')
  },

  async addLevel(level: typeof accessLevels.$inferInsert): Promise<void> {
    await db.insert(accessLevels).values(level)
  },

  async addManager(role: typeof memberRoles.$inferInsert): Promise<void> {
    await db.insert(memberRoles).values(role)
  },

  async removeManager(managerId: string): Promise<void> {
    await db.delete(memberRoles).where(eq(memberRoles.id, managerId))
  },

  async setLevelTerm(
    levelId: string,
    companyId: string | null,
    longestTermDays: number | null,
  ): Promise<void> {
    if (companyId === null) {
      await db.update(accessLevels).set({ longestTermDays }).where(eq(accessLevels.id, levelId))
      return
    }
    if (longestTermDays === null) {
      await db
        .delete(accessLevelTerms)
        .where(and(eq(accessLevelTerms.levelId, levelId), eq(accessLevelTerms.companyId, companyId)))
      return
    }
    const target = [accessLevelTerms.companyId, accessLevelTerms.levelId]
    await db
      .insert(accessLevelTerms)
      .values({ levelId, companyId, longestTermDays })
      .onConflictDoUpdate({ target, set: { longestTermDays } })
  },

  /** Sets the state of a level from a moment on: in use, switched off or locked. */
  async setLevelState(
    levelId: string,
    companyId: string,
    { useState, now }: { useState: UseState; now: Date },
  ): Promise<void> {
    if (useState === 'A') {
      await db
        .delete(accessLevelClosings)
        .where(and(eq(accessLevelClosings.companyId, companyId), eq(accessLevelClosings.levelId, levelId)))
      return
    }
    const target = [accessLevelClosings.companyId, accessLevelClosings.levelId]
    await db
      .insert(accessLevelClosings)
      .values({ companyId, levelId, useState, closedAt: now })
      .onConflictDoUpdate({ target, set: { useState, closedAt: now } })
  },

  /**
   * Changes the texts and the risk of a level that the company has added. Without a company, changes a level of the
   * operator.
   */
  async nameLevel(
    levelId: string,
    companyId: string | null,
    words: Pick<typeof accessLevels.$inferSelect, 'name' | 'description' | 'riskLevel'>,
  ): Promise<void> {
    await db
      .update(accessLevels)
      .set(words)
      .where(
        and(
          eq(accessLevels.id, levelId),
          companyId === null ? isNull(accessLevels.companyId) : eq(accessLevels.companyId, companyId),
        ),
      )
  },

  async setPolicy(
    appId: string,
    companyId: string,
    policy: Partial<
      Pick<AppOfCompany, 'longestTermDays' | 'autoApproval' | 'autoApprovalBy' | 'releaseReview' | 'useState'>
    >,
  ): Promise<void> {
    await db.update(appPolicies).set(policy).where(isPolicy(appId, companyId))
  },
})

const isPolicy = (appId: string, companyId: string) =>
  and(eq(appPolicies.appId, appId), eq(appPolicies.companyId, companyId))
