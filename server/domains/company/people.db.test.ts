import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { companies } from '#server/db/schema/company.ts'
import { members } from '#server/db/schema/member.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import { codesOf, companyWorld } from '#server/testing/company-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { giveRole } from '#worlds/member.ts'

describeEngines('the people of a company', (engine) => {
  const world = companyWorld(engine)
  const { own, people, setRoles, owner, person, outsider, call, noticesTo } = world

  describe('a member’s own company', () => {
    it('is shown with the member’s roles and the reason why the member cannot leave', async () => {
      const boss = await owner()
      const mate = await person({ roles: ['approver'], name: '이지호' })
      expect(await own(boss)).toMatchObject({
        company: {
          companyName: '솔바람상회',
          rnno: world.company.rnno,
          everybodyYn: 'N',
          roles: ['OWNER'],
          peopleCount: 2,
          ownerNames: ['최소유'],
          leaveRefusal: expect.stringContaining('유일한 소유자'),
        },
        offers: [],
      })
      expect((await own(mate)).company).toMatchObject({ roles: ['APPROVER'], leaveRefusal: null })
      await giveRole(engine.database().db, mate.memberId, 'appAdmin', world.ids.app)
      expect((await own(mate)).company).toMatchObject({
        roles: ['APPROVER'],
        leaveRefusal: expect.stringContaining('마지막 관리자'),
      })
    })

    it('is empty for a member without a company, and lists no one', async () => {
      const alone = await outsider()
      expect(await own(alone)).toEqual({ company: null, offers: [] })
      expect(await call('listCompanyPeople', {}, alone)).toMatchObject({ code: 6001 })
    })

    it('is the company they own, while another company has its own owner', async () => {
      await owner()
      const { owner: foreign } = await world.addCompanyWithOwner()
      expect((await own(foreign)).company).toMatchObject({ companyName: '홀로상회', peopleCount: 1 })
      expect((await people(foreign)).list).toHaveLength(1)
    })
  })

  describe('a company for the staff', () => {
    it('lists its representatives, owners first, and the number of rows in its lists', async () => {
      const staff = await world.person({ roles: ['staff'], companyId: await world.otherCompany() })
      const security = await person({ roles: ['securityAdmin'], name: '가온' })
      const boss = await owner()
      await person({ roles: ['approver'], name: '이지호' })
      const { id: otherId } = await world.addCompanyWithOwner()
      const companyId = world.ids.company
      await world.openCompany(staff)
      const { data } = await call('getAdminCompany', { companyId }, staff)
      expect(data).toMatchObject({ companyName: '솔바람상회', rnno: world.company.rnno, peopleCount: 3 })
      expect(data.contacts).toEqual([
        { memberId: boss.memberId, name: '최소유', email: boss.email, roles: ['OWNER'] },
        { memberId: security.memberId, name: '가온', email: security.email, roles: ['SECURITY_ADMIN'] },
      ])
      const subscriptionId = await world.subscribe(boss)
      const listOf = async (id: string) =>
        (await call('listAdminSubscriptions', { companyId: id }, staff)).data.list.map(
          (row) => row.subscriptionId,
        )
      expect([await listOf(companyId), await listOf(otherId)]).toEqual([[subscriptionId], []])
      expect(await call('getAdminSubscription', { subscriptionId }, staff)).toMatchObject({
        data: { companyId },
      })
    })

    it('is readable by the staff only; an unknown company is answered as missing', async () => {
      const [boss, staff] = [await owner(), await world.person({ roles: ['staff'] })]
      expect(await call('getAdminCompany', { companyId: world.ids.company }, boss)).toMatchObject({
        code: 1403,
      })
      expect(await call('getAdminCompany', { companyId: randomUUID() }, staff)).toMatchObject({ code: 6008 })
    })
  })

  describe('the list', () => {
    async function insertManyPeople() {
      const boss = await owner({ name: '가온' })
      for (const [index, name] of ['나래', '다온', '라온', '나린'].entries()) {
        world.portal().clock.pass(1)
        const roles = index === 0 ? (['approver', 'appAdmin'] as const) : ([] as const)
        await person({ name, roles: [...roles] })
      }
      await world.owner({ name: '나그네', companyId: await world.otherCompany() })
      return boss
    }

    it('contains everyone once, the longest membership first, page by page', async () => {
      const boss = await insertManyPeople()
      const all = await people(boss)
      expect(all.list.map(({ name }) => name)).toEqual(['가온', '나래', '다온', '라온', '나린'])
      expect([all.total, all.nextCursor]).toEqual([5, null])
      const firstPage = await people(boss, { limit: 2 })
      const secondPage = await people(boss, { limit: 3, cursor: firstPage.nextCursor! })
      expect([...firstPage.list, ...secondPage.list]).toEqual(all.list)
      expect([firstPage.total, secondPage.total, secondPage.nextCursor]).toEqual([5, 5, null])
    })

    it('is filtered by role and words', async () => {
      const boss = await insertManyPeople()
      const namesOf = async (more: Parameters<typeof people>[1]) =>
        (await people(boss, more)).list.map(({ name }) => name)
      expect(await namesOf({ companyRole: 'OWNER' })).toEqual(['가온'])
      expect(await namesOf({ companyRole: 'APP_ADMIN' })).toEqual(['나래'])
      expect(await namesOf({ companyRole: 'APPROVER', search: '나래' })).toEqual(['나래'])
      expect(await namesOf({ companyRole: 'SECURITY_ADMIN' })).toEqual([])
      expect(await people(boss, { search: ' 나 ' })).toMatchObject({
        search: '나',
        total: 2,
        list: [{ name: '나래' }, { name: '나린' }],
      })
    })

    it('is searched by name and department, and by the mail address if the searching member may see it', async () => {
      const [boss, mate] = [await owner({ name: '가온' }), await person({ name: '나래' })]
      await engine
        .database()
        .db.update(members)
        .set({ deptName: '물류운영팀' })
        .where(eq(members.id, mate.memberId))
      const peopleFound = async (who: typeof boss, search: string) =>
        (await people(who, { search })).list.map(({ name }) => name)
      expect(await peopleFound(mate, '물류')).toEqual(['나래'])
      expect(await peopleFound(boss, boss.email)).toEqual(['가온'])
      expect(await peopleFound(mate, boss.email)).toEqual([])
      expect(await peopleFound(mate, mate.email)).toEqual([])
    })

    it('contains only company-wide roles, and mail addresses only for owners', async () => {
      const boss = await owner()
      const mate = await person({ name: '이지호', roles: ['appAdmin'], appId: world.ids.app })
      const peopleSeenBy = (who: typeof boss) => people(who).then(({ list }) => list)
      expect(await peopleSeenBy(boss)).toMatchObject([
        { name: '최소유', email: boss.email, roles: ['OWNER'], ownYn: 'Y' },
        { name: '이지호', email: mate.email, roles: [], ownYn: 'N', removalRefusal: null },
      ])
      expect(await peopleSeenBy(mate)).toMatchObject([
        { name: '최소유', email: null, ownYn: 'N', removalRefusal: expect.stringContaining('소유자만') },
        { name: '이지호', email: mate.email, ownYn: 'Y' },
      ])
    })
  })

  describe('a change of roles', () => {
    it('leaves no used app without an administrator', async () => {
      const boss = await owner()
      const admin = await person({ name: '이지호' })
      await setRoles(boss, admin, ['APP_ADMIN', 'APPROVER'])
      await world.requestAndApprove(await person({ name: '정유진' }), await person({ roles: ['approver'] }))
      const heldRoles = ['APP_ADMIN', 'APPROVER'] as const
      expect(await setRoles(boss, admin, ['APPROVER'], [...heldRoles])).toMatchObject({ code: 6014 })
      expect((await people(boss, { companyRole: 'APP_ADMIN' })).total).toBe(1)
      expect(await setRoles(boss, admin, ['APP_ADMIN'], [...heldRoles])).toMatchObject({ code: 200 })

      const inApp = await person({ name: '박서연', roles: ['appAdmin'], appId: world.ids.app })
      expect(await setRoles(boss, admin, [], ['APP_ADMIN'])).toMatchObject({ code: 200 })
      expect(await setRoles(boss, inApp, ['APPROVER'])).toMatchObject({ code: 200 })
    })

    it('sets the chosen roles, keeps roles in single apps, and notifies the member, owners and security admins', async () => {
      const [boss, guard] = [await owner(), await person({ roles: ['securityAdmin'], name: '문지기' })]
      const mate = await person({ roles: ['approver'], appId: world.ids.app, name: '이지호' })
      const additionAnswer = await setRoles(boss, mate, ['APPROVER', 'BILLING_MANAGER'])
      expect(additionAnswer.data).toMatchObject({ name: '이지호', roles: ['BILLING_MANAGER', 'APPROVER'] })
      const removalAnswer = await setRoles(boss, mate, [], ['BILLING_MANAGER', 'APPROVER'])
      expect(removalAnswer.data.roles).toEqual([])
      const rows = await world
        .db()
        .select({ role: memberRoles.role, appId: memberRoles.appId })
        .from(memberRoles)
        .where(eq(memberRoles.memberId, mate.memberId))
      expect(rows).toEqual([{ role: 'approver', appId: world.ids.app }])
      const own = '회사에서 맡은 역할이 바뀌었습니다'
      const subjectForOthers = '구성원의 역할이 바뀌었습니다'
      expect(await noticesTo(mate)).toEqual([own, own])
      expect(await noticesTo(boss)).toEqual([subjectForOthers, subjectForOthers])
      expect(await noticesTo(guard)).toEqual([subjectForOthers, subjectForOthers])
      const mails = await world.mailsTo(mate.email)
      expect(mails.map(({ text }) => text)).toEqual([
        expect.stringContaining('최소유 님이 역할을 바꿨습니다. 지금 맡은 역할: 결제 담당자, 승인자'),
        expect.stringContaining('지금 맡은 역할: 구성원'),
      ])
    })

    it('is refused for outdated roles, without a notification', async () => {
      const [boss, mate] = [await owner(), await person({ roles: ['approver'] })]
      for (const peopleSeenBy of [[], ['APP_ADMIN'], ['APPROVER', 'APP_ADMIN']] as const)
        expect(await setRoles(boss, mate, ['APP_ADMIN'], [...peopleSeenBy])).toMatchObject({ code: 6012 })
      expect(await noticesTo(mate)).toEqual([])
      expect(await setRoles(boss, mate, ['APPROVER'], ['APPROVER'])).toMatchObject({ code: 200 })
      expect(await noticesTo(mate)).toEqual([])
    })

    it('of an owner keeps the ownership', async () => {
      const boss = await owner()
      expect((await setRoles(boss, boss, ['BILLING_MANAGER'], ['OWNER'])).data).toMatchObject({
        roles: ['OWNER', 'BILLING_MANAGER'],
        ownYn: 'Y',
      })
      expect((await setRoles(boss, boss, [], ['OWNER', 'BILLING_MANAGER'])).data.roles).toEqual(['OWNER'])
      expect(await world.ownersOf()).toEqual([boss.memberId])
      expect(await noticesTo(boss)).toHaveLength(2)
    })

    it('can be made only by an owner, and only for a colleague in the same company', async () => {
      const [boss, mate] = [await owner(), await person()]
      const { owner: foreign } = await world.addCompanyWithOwner()
      const manager = await person()
      await setRoles(boss, manager, ['BILLING_MANAGER', 'SECURITY_ADMIN'])
      for (const unauthorized of [mate, manager, await outsider()])
        expect(await setRoles(unauthorized, mate, ['APPROVER'])).toMatchObject({ code: 6002 })
      for (const stranger of [foreign, await outsider(), { ...mate, memberId: randomUUID() }])
        expect(await setRoles(boss, stranger, ['APPROVER'])).toMatchObject({ code: 6011 })
      expect(await setRoles(foreign, mate, ['APPROVER'])).toMatchObject({ code: 6011 })
    })

    it('refuses the second of two concurrent changes as outdated', async () => {
      const [boss, mate] = [await owner(), await person()]
      const answers = await Promise.all([
        setRoles(boss, mate, ['APPROVER']),
        setRoles(boss, mate, ['BILLING_MANAGER']),
      ])
      expect(codesOf(answers)).toEqual([200, 6012])
      const won = answers.find(({ code }) => code === 200)!
      expect((await people(boss)).list[1]!.roles).toEqual(won.data.roles)
    })

    it('opens and closes the security pages in the same session', async () => {
      const boss = await owner()
      const { id: memberId, email } = await world.portal().addMember({ companyId: world.ids.company })
      const session = await world.portal().logInFully(email, { confirmed: true })
      const guard = { memberId, email, session }
      const record = () => world.portal().call('listAuditRecords', { limit: 20 }, { session })
      const admin = async () =>
        (await world.portal().call('getSessionInfo', {}, { session })).data.securityAdminYn
      expect([(await record()).code, await admin()]).toEqual([1403, undefined])
      await setRoles(boss, guard, ['SECURITY_ADMIN'])
      expect([(await record()).code, await admin()]).toEqual([200, 'Y'])
      await setRoles(boss, guard, [], ['SECURITY_ADMIN'])
      expect([(await record()).code, await admin()]).toEqual([1403, undefined])
    })
  })

  describe('the policy of who manages subscriptions', () => {
    it('is set by an owner, and a change is notified to the owners', async () => {
      const [boss, mate] = [await owner(), await person()]
      const setPolicy = (who: typeof boss, everybodyYn: 'Y' | 'N') =>
        call('updateCompanyPolicy', { everybodyYn }, who)
      expect(await setPolicy(mate, 'Y')).toMatchObject({ code: 6002 })
      expect(await setPolicy(await outsider(), 'Y')).toMatchObject({ code: 6002 })
      expect((await setPolicy(boss, 'Y')).data).toMatchObject({ everybodyYn: 'Y', roles: ['OWNER'] })
      expect((await setPolicy(boss, 'Y')).data.everybodyYn).toBe('Y')
      expect((await own(mate)).company?.everybodyYn).toBe('Y')
      expect(await noticesTo(boss)).toEqual(['구독을 처리할 수 있는 사람이 바뀌었습니다'])
      expect((await setPolicy(boss, 'N')).data.everybodyYn).toBe('N')
      const [row] = await world.db().select().from(companies).where(eq(companies.id, world.ids.company))
      expect(row!.everybodyMay).toBe(false)
      expect(await world.db().$count(members, eq(members.companyId, world.ids.company))).toBe(2)
    })
  })
})
