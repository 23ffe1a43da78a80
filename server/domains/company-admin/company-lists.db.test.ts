import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Input } from '#contract/operation.ts'
import { businessChecks } from '#server/db/schema/business-check.ts'
import { companies } from '#server/db/schema/company.ts'
import { accountClosings } from '#server/db/schema/company-admin.ts'
import { members } from '#server/db/schema/member.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import type { Person } from '#server/testing/access-world.ts'
import { companyWorld } from '#server/testing/company-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { insertBusinessCheck } from '#worlds/business-check.ts'
import { closeAccount } from '#worlds/company-admin.ts'

describeEngines('the customers of the operator', (engine) => {
  const world = companyWorld(engine)
  const { db, call } = world
  let staff: Person
  let others: { id: string; rnno: string; owner: Person }[]
  beforeEach(async () => {
    // Only the checks are removed, since companies and members of earlier tests stay.
    await db().delete(businessChecks)
    await db().delete(accountClosings)
    await db().update(companies).set({ name: '지난가게' })
    await db().update(members).set({ name: '지난이' })
    staff = await world.person({ roles: ['staff'], companyId: null, name: '한가람' })
    others = []
    for (const [index, name] of ['가온상사', '나루물산', '다솜전자'].entries()) {
      const other = await world.addCompanyWithOwner(`대표${index}`)
      world.portal().clock.pass(1)
      await db().update(companies).set({ name }).where(eq(companies.id, other.id))
      others.push(other)
    }
  })
  const companiesOf = async (asked: Input<'listAdminCompanies'> = {}) =>
    (await call('listAdminCompanies', asked, staff)).data
  const namesOf = async (asked: Input<'listAdminCompanies'>) =>
    (await companiesOf(asked)).list.map(({ companyName }) => companyName)
  const membersOf = async (asked: Input<'listAdminMembers'> = {}) =>
    (await call('listAdminMembers', asked, staff)).data

  describe('the companies', () => {
    it('are found by name, its beginning consonants, number, and the names and addresses of their people', async () => {
      const [, second] = others
      expect(await namesOf({ search: '나루' })).toEqual(['나루물산'])
      expect(await namesOf({ search: 'ㄴㄹㅁㅅ' })).toEqual(['나루물산'])
      expect(await namesOf({ search: '대표1' })).toEqual(['나루물산'])
      expect(await namesOf({ search: second!.owner.email })).toEqual(['나루물산'])
      const { rnno } = second!
      for (const typed of [rnno, `${rnno.slice(0, 3)}-${rnno.slice(3, 5)}-${rnno.slice(5)}`])
        expect(await namesOf({ search: typed })).toEqual(['나루물산'])
      expect(await namesOf({ search: '나루 대표1' })).toEqual(['나루물산'])
      expect(await namesOf({ search: '나루 대표2' })).toEqual([])
      for (const odd of ['%', '-', '\\', '_'])
        expect((await call('listAdminCompanies', { search: odd }, staff)).code).toBe(200)
    })

    it('have counts and pages that match the filter, in each order and both directions', async () => {
      await world.subscribe(others[0]!.owner, 'ACTIVE', others[0]!.id)
      await world.subscribe(others[0]!.owner, 'ENDED', others[0]!.id)
      await world.person({ companyId: others[1]!.id })
      for (const sort of ['CREATED', 'COMPANY', 'PEOPLE', 'SUBSCRIPTIONS'] as const)
        for (const sortDirection of ['ASC', 'DESC'] as const) {
          const all = await companiesOf({ sort, sortDirection, limit: 100 })
          expect(all.total).toBe(all.list.length)
          const pagedNames: string[] = []
          let cursor: string | null | undefined
          do {
            const page = await companiesOf({ sort, sortDirection, limit: 1, ...(cursor && { cursor }) })
            pagedNames.push(...page.list.map(({ companyId }) => companyId))
            cursor = page.nextCursor
          } while (cursor)
          expect(pagedNames).toEqual(all.list.map(({ companyId }) => companyId))
        }
      expect(await namesOf({ limit: 1, search: '대표' })).toEqual(['다솜전자'])
      expect(await namesOf({ sort: 'COMPANY', limit: 2, search: '대표' })).toEqual(['가온상사', '나루물산'])
      expect(await companiesOf({ sort: 'SUBSCRIPTIONS', limit: 1, search: '상사' })).toMatchObject({
        list: [{ companyName: '가온상사', runningCount: 1 }],
      })
      expect((await companiesOf({ search: '나루물산' })).list).toMatchObject([{ peopleCount: 2 }])
      for (const cursor of ['x', 'MTIz'])
        expect((await call('listAdminCompanies', { cursor }, staff)).code).toBe(400)
    })

    it('are filtered by the state of their current number', async () => {
      const [first, second] = others
      const checkedAt = world.portal().clock.now()
      await insertBusinessCheck(db(), { companyId: first!.id, rnno: first!.rnno, state: 'CLOSED', checkedAt })
      await insertBusinessCheck(db(), {
        companyId: second!.id,
        rnno: world.company.rnno,
        state: 'CLOSED',
        checkedAt,
      })
      expect(await companiesOf({ businessState: 'CLOSED' })).toMatchObject({
        businessState: 'CLOSED',
        total: 1,
        list: [{ companyName: '가온상사', businessState: 'CLOSED' }],
      })
      expect(await namesOf({ businessState: 'UNCHECKED', search: '나루' })).toEqual(['나루물산'])
      expect(await namesOf({ businessState: 'UNCHECKED', search: '가온' })).toEqual([])
    })

    it('are filtered by closed accounts; accounts that were opened again do not count', async () => {
      const closedAt = world.portal().clock.now()
      await closeAccount(db(), { memberId: others[0]!.owner.memberId, closedAt })
      await closeAccount(db(), { memberId: others[1]!.owner.memberId, closedAt, openedAt: closedAt })
      expect(await companiesOf({ closedYn: 'Y' })).toMatchObject({
        total: 1,
        list: [{ companyName: '가온상사', closedCount: 1, peopleCount: 1 }],
      })
    })

    it('are exported as a file in the same order, for staff with a fresh proof', async () => {
      const { rows, csv, fileName } = (
        await call('exportAdminCompanies', { search: '물산', sort: 'COMPANY' }, staff)
      ).data
      expect([rows, fileName]).toEqual([1, expect.stringMatching(/^회사-.*\.csv$/)])
      const { rnno } = others[1]!
      expect(csv).toContain(
        `나루물산,${rnno.slice(0, 3)}-${rnno.slice(3, 5)}-${rnno.slice(5)},확인하지 않음,1,0,0,`,
      )
      expect(csv).not.toContain('가온상사')
    })
  })

  describe('the members', () => {
    it('are listed with masked names and addresses, and found by name, address and company', async () => {
      const [first] = others
      await db().update(members).set({ name: '김하늘' }).where(eq(members.id, first!.owner.memberId))
      for (const search of ['김하늘', 'ㄱㅎㄴ', '가온상사', first!.owner.email.toUpperCase()]) {
        const { total, list } = await membersOf({ search })
        expect([search, total, list]).toMatchObject([
          search,
          1,
          [{ name: '김*늘', companyName: '가온상사', companyId: first!.id, accountState: 'OPEN' }],
        ])
        expect(list[0]!.email).toMatch(/^.{2}\*+@/)
        expect(list[0]!.email).not.toBe(first!.owner.email)
      }
      const { list } = await membersOf({ search: '한가람' })
      expect(list).toMatchObject([{ companyId: null, companyName: null }])
    })

    it('are counted and paged as they are filtered', async () => {
      await closeAccount(db(), {
        memberId: others[2]!.owner.memberId,
        closedAt: world.portal().clock.now(),
      })
      for (const asked of [{}, { sort: 'COMPANY' }, { accountState: 'OPEN' }] as const) {
        const all = await membersOf({ ...asked, limit: 100 })
        expect(all.total).toBe(all.list.length)
        const one = await membersOf({ ...asked, limit: 1 })
        const next = await membersOf({ ...asked, limit: 1, cursor: one.nextCursor! })
        expect([...one.list, ...next.list]).toEqual(all.list.slice(0, 2))
      }
      expect(await membersOf({ accountState: 'CLOSED' })).toMatchObject({
        total: 1,
        list: [{ companyName: '다솜전자', accountState: 'CLOSED' }],
      })
    })
  })

  it('are listed only for staff with the role SELLS', async () => {
    await db()
      .update(memberRoles)
      .set({ staffRoles: ['ANSWERS'] })
      .where(eq(memberRoles.memberId, staff.memberId))
    for (const id of ['listAdminCompanies', 'exportAdminCompanies', 'listAdminMembers'] as const)
      expect((await call(id, {}, staff)).code).toBe(1403)
    expect((await call('listAdminCompanies', {}, others[0]!.owner)).code).toBe(1403)
  })
})
