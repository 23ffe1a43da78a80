import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Input } from '#contract/operation.ts'
import { companies } from '#server/db/schema/company.ts'
import { accountClosings } from '#server/db/schema/company-admin.ts'
import { companyRoles } from '#server/db/schema/company-people.ts'
import { notifications } from '#server/db/schema/notification.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { lockMember } from '#server/security/member-lock.ts'
import type { Person } from '#server/testing/access-world.ts'
import { codesOf, companyWorld, newBusinessNumber } from '#server/testing/company-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { logInByPasskey, memberWithPasskey } from '#server/testing/passkey-world.ts'
import { waitUntilBlocked } from '#server/testing/until-blocked.ts'

const reason = '사업자등록증의 상호와 같게 고칩니다.'

describeEngines('companies and accounts for the staff', (engine) => {
  const world = companyWorld(engine)
  const { db, call, person, owner, mailsTo } = world
  let staff: Person
  let boss: Person
  beforeEach(async () => {
    boss = await owner()
    staff = await world.person({
      roles: ['staff'],
      companyId: await world.otherCompany(),
      name: '한가람',
    })
    await world.openCompany(staff)
  })
  const subjectsOf = async ({ email }: Person) => (await mailsTo(email)).map(({ subject }) => subject)
  const notedOf = ({ memberId }: Person) => db().$count(notifications, eq(notifications.memberId, memberId))

  describe('a company', () => {
    const correctDetails = (more: Partial<Input<'correctCompany'>> = {}, by = staff) =>
      call(
        'correctCompany',
        {
          companyId: world.ids.company,
          version: 1,
          companyName: '솔바람상회 주식회사',
          rnno: world.company.rnno,
          reason,
          ...more,
        },
        by,
      )
    const storedCompany = async () =>
      (await db().select().from(companies).where(eq(companies.id, world.ids.company)))[0]!

    it('is corrected with a reason that its admins can read; the former name is recorded', async () => {
      const [billing, security] = [await person(), await person({ roles: ['securityAdmin'] })]
      const other = await person()
      await db().insert(companyRoles).values({ memberId: billing.memberId, role: 'billingManager' })
      await world.subscribe(boss)
      const [contract] = await db().select().from(subscriptions)
      const rnno = newBusinessNumber()
      const { data } = await correctDetails({ companyName: ' 솔바람상회  주식회사 ', rnno })
      expect(data).toMatchObject({ version: 2, rnno, companyName: '솔바람상회 주식회사' })
      expect(data.list).toMatchObject([
        { byName: '한가람', reason, formerName: '솔바람상회', formerRnno: world.company.rnno, rnno },
      ])
      expect((await world.own(boss)).company).toMatchObject({ companyName: '솔바람상회 주식회사', rnno })
      const [mail] = (await mailsTo(boss.email)).slice(-1)
      expect(mail!.text).toContain('상호: 솔바람상회 → 솔바람상회 주식회사')
      expect(mail!.text).toContain(reason)
      for (const admin of [boss, billing, security]) expect(await notedOf(admin)).toBe(1)
      expect(await notedOf(other)).toBe(0)
      const [now] = await db().select().from(subscriptions)
      expect(now).toEqual(contract)
      const { data: listed } = await call('listCompanyCorrections', { companyId: world.ids.company }, staff)
      expect(listed).toEqual(data)
    })

    it('accepts one of two simultaneous corrections, and refuses the other', async () => {
      const colleague = await world.person({ roles: ['staff'], companyId: null })
      const answers = await Promise.all([
        correctDetails({ companyName: '솔바람' }),
        correctDetails({ companyName: '들바람' }, colleague),
      ])
      expect(codesOf(answers)).toEqual([200, 6031])
      expect(await storedCompany()).toMatchObject({ version: 2, rnno: world.company.rnno })
      expect(await notedOf(boss)).toBe(1)
    })

    it('is not given the number of another company, nor a wrong, blank, unchanged or secret value', async () => {
      const { rnno } = await world.addCompanyWithOwner()
      expect((await correctDetails({ rnno })).code).toBe(6032)
      for (const wrong of [
        { rnno: '9998700018' },
        { companyName: ' ' },
        { companyName: '솔바람상회' },
        { reason: ' ' },
        { reason: '가'.repeat(201) },
        { reason: '900101-1234567' },
      ])
        expect([wrong, (await correctDetails(wrong)).code]).toEqual([wrong, 400])
      expect((await correctDetails({ version: 2 })).code).toBe(6031)
      expect((await correctDetails({ companyId: randomUUID() })).code).toBe(6008)
      expect((await correctDetails({}, boss)).code).toBe(1403)
      expect(await storedCompany()).toMatchObject({ version: 1, name: '솔바람상회' })
    })

    it('receives requests to join by its new number, and no longer by the former one', async () => {
      const formerNumber = world.company.rnno
      const rnno = newBusinessNumber()
      expect((await correctDetails({ rnno })).code).toBe(200)
      const [late, guest] = [await world.outsider(), await world.outsider('손님')]
      await world.askToJoin(late, formerNumber)
      await world.askToJoin(guest, rnno)
      expect((await world.offers(boss)).list).toMatchObject([{ offerKind: 'JOIN', name: '손님' }])
    })

    it('is corrected only by staff with the role SELLS', async () => {
      const role = (staffRoles: ('SELLS' | 'ANSWERS')[]) =>
        db().update(memberRoles).set({ staffRoles }).where(eq(memberRoles.memberId, staff.memberId))
      await role(['ANSWERS'])
      expect((await correctDetails()).code).toBe(1403)
      await role(['SELLS'])
      expect((await correctDetails()).code).toBe(200)
    })
  })

  describe('an account', () => {
    const reasonInput = { reason: '도용 신고를 받았습니다.' }
    const close = ({ memberId }: Person, by = staff) => call('closeAccount', { memberId, ...reasonInput }, by)
    const open = ({ memberId }: Person, by = staff) =>
      call('openAccount', { memberId, reason: '본인임을 확인했습니다.' }, by)
    const portal = () => world.portal()
    const isIn = async ({ session }: Person) =>
      (await portal().call('getUnauthSessionInfo', {}, { session })).data.loginYn === 'Y'

    it('that is closed ends its sessions at once, and accepts no login until it is opened', async () => {
      const mina = await person({ name: '정미나' })
      const elsewhere = await portal().logInFully(mina.email)
      const { data } = await close(mina)
      expect(data).toMatchObject({
        memberId: mina.memberId,
        accountState: 'CLOSED',
        refusal: null,
        closing: { byName: '한가람', reason: reasonInput.reason },
      })
      expect([await isIn(mina), await isIn({ ...mina, session: elsewhere })]).toEqual([false, false])
      expect(await portal().logIn(mina.email)).toMatchObject({ code: 5212, session: undefined })
      expect((await portal().logIn(mina.email, 'wrong')).code).toBe(2001)
      expect((await open(mina)).data).toMatchObject({ accountState: 'OPEN', closing: null })
      expect((await portal().logIn(mina.email)).code).toBe(200)
      const isOfMina = eq(accountClosings.memberId, mina.memberId)
      const [row] = await db().select().from(accountClosings).where(isOfMina)
      expect(row).toMatchObject({ openedById: staff.memberId, openingReason: '본인임을 확인했습니다.' })
    })

    it('that is closed is reported to its owner with the reason, and to the admins of the company without the reason', async () => {
      const [mina, security] = [await person({ name: '정미나' }), await person({ roles: ['securityAdmin'] })]
      await close(mina)
      await open(mina)
      const [closed] = (await mailsTo(mina.email)).filter(({ subject }) =>
        subject.endsWith('계정을 닫았습니다'),
      )
      expect(closed!.text).toContain(reasonInput.reason)
      expect(closed!.text).toContain('/inquiry/write')
      for (const admin of [boss, security]) {
        const texts = (await mailsTo(admin.email)).map(({ text }) => text).join('\n')
        expect(texts).toContain('정미나 님의 계정을 닫았습니다')
        expect(texts).toContain('정미나 님의 계정을 다시 열었습니다')
        expect(texts).not.toContain(reasonInput.reason)
      }
      expect(await subjectsOf(mina)).toContainEqual(expect.stringContaining('계정을 다시 열었습니다'))
    })

    it('of the only owner is closed, and only that owner is notified', async () => {
      expect((await close(boss)).code).toBe(200)
      expect(await notedOf(boss)).toBe(1)
      expect(await notedOf(staff)).toBe(0)
    })

    it('of a staff member cannot be closed before the staff role ends', async () => {
      const colleague = await world.person({ roles: ['staff'] })
      expect((await close(colleague)).code).toBe(6035)
      expect((await close(staff)).code).toBe(6035)
      const { data } = await call('listAdminCompanyPeople', { companyId: world.ids.company }, staff)
      const refused = data.list.filter(({ refusal }) => refusal !== null)
      expect(refused.map(({ memberId }) => memberId)).toEqual([colleague.memberId])
      await db().delete(memberRoles).where(eq(memberRoles.memberId, colleague.memberId))
      expect((await close(colleague)).code).toBe(200)
    })

    it('is closed once by two concurrent calls, and opened once by two', async () => {
      const mina = await person()
      const colleague = await world.person({ roles: ['staff'], companyId: null })
      expect(codesOf(await Promise.all([close(mina), close(mina, colleague)]))).toEqual([200, 6034])
      expect(codesOf(await Promise.all([open(mina), open(mina, colleague)]))).toEqual([200, 6034])
      expect(await db().$count(accountClosings, eq(accountClosings.memberId, mina.memberId))).toBe(1)
      expect(await notedOf(mina)).toBe(2)
    })

    it('of each of two admins of a company is closed when both calls arrive at once', async () => {
      const other = await owner({ name: '이소유' })
      expect(codesOf(await Promise.all([close(boss), close(other)]))).toEqual([200, 200])
    })

    it('that is closed during a login gets no session from that login', async () => {
      const mina = await person()
      const { login } = await db().transaction(async (tx) => {
        await lockMember(tx, mina.memberId)
        const underWay = { login: portal().logIn(mina.email) }
        await waitUntilBlocked(engine)
        await tx.insert(accountClosings).values({
          id: randomUUID(),
          memberId: mina.memberId,
          reason: reasonInput.reason,
          closedAt: portal().clock.now(),
        })
        return underWay
      })
      expect((await login).code).toBe(5212)
    })

    it('that is closed accepts no login by passkey', async () => {
      const { member, authenticator } = await memberWithPasskey(portal())
      await call('closeAccount', { memberId: member.id, ...reasonInput }, staff)
      const finished = await logInByPasskey(portal(), authenticator)
      expect(finished).toMatchObject({ code: 5212, session: undefined })
    })

    it('is closed and opened only by staff with the role OPERATES, with a reason', async () => {
      const mina = await person()
      await db()
        .update(memberRoles)
        .set({ staffRoles: ['SELLS', 'ANSWERS', 'BILLS'] })
        .where(eq(memberRoles.memberId, staff.memberId))
      expect([(await close(mina)).code, (await open(mina)).code]).toEqual([1403, 1403])
      await db()
        .update(memberRoles)
        .set({ staffRoles: ['OPERATES'] })
        .where(eq(memberRoles.memberId, staff.memberId))
      const blank = await call('closeAccount', { memberId: mina.memberId, reason: ' ' }, staff)
      expect([blank.code, (await close(boss, mina)).code]).toEqual([400, 1403])
    })
  })

  it('the people of a company are listed by page and search, and no one of another company', async () => {
    const [mina] = [await person({ name: '정미나' }), await person({ name: '박하늘' })]
    const people = async (more: Partial<Input<'listAdminCompanyPeople'>> = {}) =>
      (await call('listAdminCompanyPeople', { companyId: world.ids.company, ...more }, staff)).data
    const firstPage = await people({ limit: 2 })
    expect(firstPage).toMatchObject({
      total: 3,
      search: null,
      list: [{ name: '최소유' }, { name: '정미나' }],
    })
    const secondPage = await people({ limit: 2, cursor: firstPage.nextCursor! })
    expect(secondPage).toMatchObject({ nextCursor: null, list: [{ name: '박하늘', accountState: 'OPEN' }] })
    expect((await people({ search: '미나' })).list).toMatchObject([{ memberId: mina.memberId }])
    expect((await people({ search: mina.email })).total).toBe(1)
    expect((await people({ search: '한가람' })).total).toBe(0)
  })
})
