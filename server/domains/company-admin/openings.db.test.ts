import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { DAY_MS } from '#domain/durations.ts'
import { auditRetainedSince } from '#server/audit/audit-retention.ts'
import { removeRows } from '#server/db/remove-rows.ts'
import { auditRecords } from '#server/db/schema/audit.ts'
import { companies } from '#server/db/schema/company.ts'
import { companyOpenings } from '#server/db/schema/company-admin.ts'
import { members } from '#server/db/schema/member.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import { openedCompanies } from '#server/staff/openings.ts'
import type { Person } from '#server/testing/access-world.ts'
import { companyWorld } from '#server/testing/company-world.ts'
import { describeEngines } from '#server/testing/engines.ts'

describeEngines('the data of a company for the staff', (engine) => {
  const world = companyWorld(engine)
  const { db, call, openCompany } = world
  let staff: Person
  beforeEach(async () => {
    await db().delete(companyOpenings)
    staff = await world.person({ roles: ['staff'], companyId: null, name: '한가람' })
  })
  const companyId = () => world.ids.company
  const codes = async (who = staff, id = companyId()) => {
    const answers = [
      await call('getAdminCompany', { companyId: id }, who),
      await call('listAdminCompanyPeople', { companyId: id }, who),
      await call('listCompanyCorrections', { companyId: id }, who),
    ]
    return answers.map(({ code }) => code)
  }
  const [refused, shown] = [
    [6036, 6036, 6036],
    [200, 200, 200],
  ]
  const reviewedOpenings = async () => {
    const month = world.portal().clock.now().toISOString().slice(0, 'YYYY-MM'.length)
    const { data } = await call('getAccessReview', { month }, staff)
    return data.people.find(({ memberId }) => memberId === staff.memberId)!
  }

  it('are refused before a reason is given, and afterwards shown to this person and for this company only', async () => {
    expect(await codes()).toEqual(refused)
    const { data } = await openCompany(staff, companyId(), ' 문의 응대 ')
    expect(data).toEqual({ companyId: companyId(), reason: '문의 응대' })
    expect(await codes()).toEqual(shown)
    const other = await world.addCompanyWithOwner()
    expect(await codes(staff, other.id)).toEqual(refused)
    expect(await codes(await world.person({ roles: ['staff'], companyId: null }))).toEqual(refused)
  })

  it('require a reason once a day, by the clock of Korea', async () => {
    await world.goTo('2026-11-24T14:00:00+09:00', staff)
    await openCompany(staff)
    expect((await openCompany(staff, companyId(), '다른 이유')).data.reason).toBe('문의 응대')
    await world.goTo('2026-11-24T23:59:00+09:00', staff)
    expect(await codes()).toEqual(shown)
    await world.goTo('2026-11-25T00:00:00+09:00', staff)
    expect(await codes()).toEqual(refused)
    await openCompany(staff, companyId(), '다른 이유')
    expect(await codes()).toEqual(shown)
  })

  it('are opened once by two calls at the same time, with one reason', async () => {
    const answers = await Promise.all(
      ['문의 응대', '청구 확인'].map((reason) => openCompany(staff, companyId(), reason)),
    )
    expect(answers.map(({ code }) => code)).toEqual([200, 200])
    expect(new Set(answers.map(({ data }) => data.reason)).size).toBe(1)
    expect(await db().$count(companyOpenings)).toBe(1)
  })

  it('are not opened for an unknown company, by other roles, or with a reason that is blank, too long or contains a resident number', async () => {
    for (const wrong of [' ', '가'.repeat(201), '900101-1234567'])
      expect([wrong, (await openCompany(staff, companyId(), wrong)).code]).toEqual([wrong, 400])
    expect((await openCompany(staff, staff.memberId)).code).toBe(6008)
    await db()
      .update(memberRoles)
      .set({ staffRoles: ['ANSWERS'] })
      .where(eq(memberRoles.memberId, staff.memberId))
    expect((await openCompany(staff)).code).toBe(1403)
    expect(await db().$count(companyOpenings)).toBe(0)
  })

  it('are in the audit record and in the monthly check, with the reason, also after the company is removed', async () => {
    const other = await world.addCompanyWithOwner()
    await openCompany(staff, other.id, '사기 신고 확인')
    expect(await reviewedOpenings()).toMatchObject({
      openings: [{ companyName: '홀로상회', reason: '사기 신고 확인' }],
    })
    const records = await db()
      .select({ operation: auditRecords.operation, subject: auditRecords.subject })
      .from(auditRecords)
      .where(eq(auditRecords.memberId, staff.memberId))
    expect(records).toContainEqual({ operation: 'openAdminCompany', subject: `companyId=${other.id}` })
    await db().delete(members).where(eq(members.id, other.owner.memberId))
    await db().delete(companies).where(eq(companies.id, other.id))
    expect(await reviewedOpenings()).toMatchObject({
      openings: [{ companyName: null, reason: '사기 신고 확인' }],
    })
  })

  it('are removed with the reason for opening them when the audit records of that time are removed', async () => {
    await openCompany(staff)
    const now = world.portal().clock.now().getTime()
    const remove = (at: number) => removeRows(db(), openedCompanies.before(auditRetainedSince(new Date(at))))
    await remove(now + 731 * DAY_MS)
    expect(await db().$count(companyOpenings)).toBe(1)
    await remove(now + 733 * DAY_MS)
    expect(await db().$count(companyOpenings)).toBe(0)
  })
})
