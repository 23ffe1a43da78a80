import { readdirSync, readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { projectPath } from '#server/project-path.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { insertAppWithLevel, insertGrant, insertLevel } from '#worlds/access.ts'
import { insertCompany } from '#worlds/company.ts'
import { giveRole, insertMember } from '#worlds/member.ts'
import { accessLevels, appPolicies } from './schema/access-catalogue.ts'
import { apps } from './schema/app.ts'

const folder = projectPath('server/db/migrations')
const file = readdirSync(folder).find((name) => name.endsWith('_owners_of_apps.sql'))!
const migrationSql = readFileSync(`${folder}/${file}`, 'utf8')
  .split('--> statement-breakpoint')
  .filter((statement) => /^\s*(?:--[^\n]*\n)?\s*UPDATE/.test(statement))

describeEngines('apps from before owners existed', (engine) => {
  it('belong to the only company that uses them, otherwise to the operator', async () => {
    const { db, pool } = engine.database()
    const createdAt = new Date('2026-11-20T00:00:00Z')
    const [one, other] = [
      await insertCompany(db, { createdAt }),
      await insertCompany(db, { name: '이웃집', createdAt }),
    ]
    const memberOf = async (companyId: string | null, phoneNumber: string) =>
      insertMember(db, { companyId, phoneNumber, email: `m${phoneNumber}@example.com`, createdAt })
    const [mine, foreign, none] = [
      await memberOf(one, '01000000001'),
      await memberOf(other, '01000000002'),
      await memberOf(null, '01000000003'),
    ]
    const ownerByApp: Record<string, string | null> = {}
    const app = async (
      owner: string | null,
      use: (of: { appId: string; levelId: string }) => Promise<unknown>,
    ) => {
      const newApp = await insertAppWithLevel(db)
      await use(newApp)
      ownerByApp[newApp.appId] = owner
    }
    const grant = (memberId: string, levelId: string) =>
      insertGrant(db, { memberId, levelId, startAt: createdAt, endDate: '2026-12-31' })
    const policy = { longestTermDays: 30, autoApproval: false, releaseReview: false }
    await app(null, async () => {})
    await app(one, ({ levelId }) => grant(mine.id, levelId))
    await app(one, async ({ levelId }) => {
      await grant(mine.id, levelId)
      await grant(none.id, levelId)
    })
    await app(null, async ({ levelId }) => {
      await grant(mine.id, levelId)
      await grant(foreign.id, levelId)
    })
    await app(other, ({ appId }) => giveRole(db, foreign.id, 'approver', appId))
    await app(null, async ({ appId, levelId }) => {
      await grant(mine.id, levelId)
      await insertLevel(db, { appId, companyId: other })
    })
    await app(one, ({ appId }) => db.insert(appPolicies).values({ companyId: one, appId, ...policy }))

    expect(migrationSql).toHaveLength(3)
    for (const statement of migrationSql) await pool.query(statement)

    const found = await db.select({ id: apps.id, companyId: apps.companyId, icon: apps.icon }).from(apps)
    expect(Object.fromEntries(found.map(({ id, companyId }) => [id, companyId]))).toEqual(ownerByApp)
    expect(new Set(found.map(({ icon }) => icon))).toEqual(new Set(['PERSON_CARD']))
    for (const [appId, companyId] of Object.entries(ownerByApp)) {
      const levels = await db.select().from(accessLevels).where(eq(accessLevels.appId, appId))
      if (companyId !== null)
        expect(levels.map((level) => level.companyId)).toEqual(levels.map(() => companyId))
    }
  })
})
