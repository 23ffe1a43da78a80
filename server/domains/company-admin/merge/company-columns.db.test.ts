import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { accessLevelClosings, accessLevelTerms, appPolicies } from '#server/db/schema/access-catalogue.ts'
import { accessEvents } from '#server/db/schema/access-event.ts'
import { appClosingNotices } from '#server/db/schema/app-service.ts'
import { companies } from '#server/db/schema/company.ts'
import { companyOpenings } from '#server/db/schema/company-admin.ts'
import { trials } from '#server/db/schema/trial.ts'
import type { Person } from '#server/testing/access-world.ts'
import { companyWorld } from '#server/testing/company-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { insertApp, insertLevel } from '#worlds/access.ts'
import { insertBill } from '#worlds/bill.ts'
import { insertBusinessCheck, insertDetailsCheck } from '#worlds/business-check.ts'
import { insertCompany } from '#worlds/company.ts'
import { insertCorrection } from '#worlds/company-admin.ts'
import { companyColumns } from './company-columns.ts'

/** Columns that contain the id of a company but have no foreign key; a trigger maintains them. */
const billOwners = ['bills.owner_id', 'bill_sums.owner_id']
/** Columns that only the merge writes. */
const mergeOnlyColumns = [
  'companies.merged_into_id',
  'company_corrections.merged_id',
  'members.subject_company_id',
]

describeEngines('the columns with the id of a company', (engine) => {
  const world = companyWorld(engine)
  const { db, call, owner } = world
  const rowsOf = async (query: ReturnType<typeof sql>) =>
    (await engine.owner().db.execute<{ name: string }>(query)).rows.map(({ name }) => name)
  const countOf = async (column: string, id: string): Promise<number> => {
    const [table, name] = column.split('.') as [string, string]
    const { rows } = await engine
      .owner()
      .db.execute<{ count: number }>(
        sql`select count(*)::int as count from ${sql.identifier(table)} where ${sql.identifier(name)} = ${id}`,
      )
    return rows[0]!.count
  }
  const merge = (
    companyId: string,
    intoId: string,
    staff: Person,
    versions = { version: 1, intoVersion: 1 },
  ) =>
    call(
      'mergeCompanies',
      { companyId, intoId, ...versions, mistakenYn: 'N', reason: '같은 회사입니다.' },
      staff,
    )
  const staffMember = async () =>
    world.person({ roles: ['staff'], companyId: await world.otherCompany(), name: '한가람' })

  it('are all listed, and have the trigger for rows that are written during a merge', async () => {
    const found = await rowsOf(sql`
      select columns.table_name || '.' || columns.column_name as name from information_schema.columns
      where table_schema = 'public' and (column_name ~ '(^|_)company_id$' or table_name || '.' || column_name in (${sql.join(
        billOwners.map((name) => sql`${name}`),
        sql`, `,
      )}))
      union
      select referring.relname || '.' || attname from pg_constraint
      inner join pg_class referring on referring.oid = conrelid
      inner join pg_attribute on attrelid = conrelid and attnum = any (conkey)
      where contype = 'f' and confrelid = 'companies'::regclass`)
    expect(found.toSorted()).toEqual(Object.keys(companyColumns).toSorted())
    const followed = await rowsOf(sql`
      select event_object_table || '.company_id' as name from information_schema.triggers
      where trigger_name like '%_follow_merge' group by 1`)
    const movingColumns = Object.entries(companyColumns).filter(
      ([name, fate]) => ['moves', 'combines'].includes(fate) && !mergeOnlyColumns.includes(name),
    )
    expect(followed.toSorted()).toEqual(movingColumns.map(([name]) => name).toSorted())
  })

  it('contain the remaining company after a merge with a row in each table, and no row is lost', async () => {
    const now = world.portal().clock.now()
    await owner()
    const fromId = await insertCompany(db(), {
      rnno: world.company.rnno,
      everybodyMay: false,
      createdAt: now,
    })
    const boss = await owner({ companyId: fromId })
    const staff = await staffMember()
    await world.invite(boss, await world.outsider())
    const subscriptionId = await world.subscribe(boss, 'ACTIVE', fromId)
    await insertBill(db(), {
      subscriptionId,
      billState: 'OPEN',
      billDate: '2026-11-01',
      dueDate: '2026-11-11',
    })
    const appId = await insertApp(db(), { companyId: fromId })
    const levelId = await insertLevel(db(), { appId, companyId: fromId })
    await db()
      .insert(appPolicies)
      .values({ companyId: fromId, appId, longestTermDays: 30, autoApproval: true, releaseReview: false })
    await db().insert(accessLevelClosings).values({ companyId: fromId, levelId, closedAt: now })
    await db().insert(accessLevelTerms).values({ companyId: fromId, levelId, longestTermDays: 7 })
    await db().insert(appClosingNotices).values({ companyId: fromId, appId, lastDate: '2026-12-31' })
    const days = { startDate: '2026-11-01', endDate: '2026-11-14', requestedAt: now }
    await db()
      .insert(trials)
      .values({ id: randomUUID(), companyId: fromId, serviceCode: 'SSO', trialState: 'ENDED', ...days })
    await insertBusinessCheck(db(), { companyId: fromId, rnno: world.company.rnno, checkedAt: now })
    await insertDetailsCheck(db(), { companyId: fromId, rnno: world.company.rnno, checkedAt: now })
    await insertCorrection(db(), { companyId: fromId, rnno: world.company.rnno, correctedAt: now })
    await db().insert(companyOpenings).values({
      companyId: fromId,
      byId: staff.memberId,
      openedOn: '2026-11-01',
      openedAt: now,
      reason: '문의',
    })
    await db().insert(accessEvents).values({
      id: randomUUID(),
      at: now,
      event: 'grant.started',
      memberId: boss.memberId,
      companyId: fromId,
    })

    const rows = Object.entries(companyColumns).filter(
      ([name, fate]) => fate !== 'passes' && !mergeOnlyColumns.includes(name),
    )
    const countsBefore = new Map<string, number>()
    for (const [name] of rows) {
      const atSource = await countOf(name, fromId)
      expect([name, atSource > 0]).toEqual([name, true])
      countsBefore.set(name, atSource + (await countOf(name, world.ids.company)))
    }
    expect((await merge(fromId, world.ids.company, staff)).code).toBe(200)
    for (const [name, fate] of rows) {
      const [left, there] = [await countOf(name, fromId), await countOf(name, world.ids.company)]
      // Sums are added up, and the share of the company that ended is subtracted again.
      if (name === 'bill_sums.owner_id') continue
      if (fate !== 'stays') expect([name, left]).toEqual([name, 0])
      expect([name, left + there >= countsBefore.get(name)!]).toEqual([name, true])
    }
    const sums = await engine
      .owner()
      .db.execute(
        sql`select sum(count)::int as count, sum(total_amount)::int as total from bill_sums where owner_id = ${fromId}`,
      )
    expect(sums.rows).toEqual([{ count: 0, total: 0 }])
    const [policy] = await db().select().from(appPolicies).where(eq(appPolicies.appId, appId))
    expect(policy).toMatchObject({ companyId: world.ids.company, autoApproval: true, longestTermDays: 30 })
  })

  it('contain the last company after several merges', async () => {
    const createdAt = world.portal().clock.now()
    await owner()
    const [first, second] = [
      await insertCompany(db(), { rnno: world.company.rnno, createdAt }),
      await insertCompany(db(), { rnno: world.company.rnno, createdAt }),
    ]
    const staff = await staffMember()
    expect((await merge(first, second, staff)).code).toBe(200)
    const mergeVersions = { version: 2, intoVersion: 1 }
    expect((await merge(second, world.ids.company, staff, mergeVersions)).code).toBe(200)
    expect(await db().$count(companies, eq(companies.mergedIntoId, world.ids.company))).toBe(2)
  })
})
