import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { members } from '#server/db/schema/member.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { createPortal, type Portal } from '#server/testing/portal.ts'
import { withdrawalWorld } from '#server/testing/withdrawal-world.ts'
import { insertApp, insertGrant, insertLevel } from '#worlds/access.ts'
import { giveRole } from '#worlds/member.ts'

describeEngines('the last administrator of an app, at the withdrawal,', (engine) => {
  let portal: Portal
  let companyId: string
  let appId: string
  const world = withdrawalWorld(
    () => portal,
    () => engine.database(),
  )
  const db = () => engine.database().db
  beforeEach(async () => {
    portal = createPortal(engine.database())
    companyId = await world.company()
    appId = await insertApp(db())
  })
  afterEach(() => portal.app.close())
  const member = (name: string) => world.member({ companyId, name })
  /** A person who may open the admin area, with the factor that their role requires. */
  const adminWithFactor = (name: string) =>
    world.member({ companyId, name, mfaType: 'sms', factors: ['sms'] })
  const makeAdmin = (memberId: string, ofApp: string | null = appId) =>
    giveRole(db(), memberId, 'appAdmin', ofApp)
  const check = async ({ session }: { session: string }) =>
    (await portal.call('checkWithdrawal', {}, { session })).data.apps
  const putLevel = () => insertLevel(db(), { appId, administers: true })
  const grant = (memberId: string, levelId: string) =>
    insertGrant(db(), { memberId, levelId, startAt: portal.clock.now(), endDate: '2027-01-31' })

  it('sees the app and where to name another administrator, and can leave after that', async () => {
    const [admin, colleague] = [await adminWithFactor('최하늘'), await member('이지호')]
    await makeAdmin(admin.id)
    expect(await check(admin)).toEqual([
      { appId, appName: '재무 회계', duty: 'APP_ADMIN', settleYn: 'Y', admins: [] },
    ])
    expect(await check(colleague)).toEqual([])
    expect(await world.leave(admin.session)).toMatchObject({ code: 2401 })
    const named = await portal.call(
      'addAppManager',
      {
        idempotencyKey: randomUUID(),
        appId,
        version: 1,
        managerEmail: colleague.email,
        managerRole: 'APP_ADMIN',
      },
      { session: admin.session },
    )
    expect(named.code).toBe(200)
    expect(await check(admin)).toEqual([])
    // The next code may be sent after this time.
    portal.clock.pass(30)
    expect((await world.leave(admin.session)).code).toBe(200)
    // The colleague is now the only member; the company is removed with the colleague's account.
    expect((await world.leave(colleague.session)).code).toBe(200)
  })

  it('without the role of an app admin sees the app admins who can help', async () => {
    const levelId = await putLevel()
    const [holder, admin, whole] = [await member('송나래'), await member('최하늘'), await member('박서연')]
    await grant(holder.id, levelId)
    await makeAdmin(admin.id)
    await makeAdmin(whole.id, null)
    expect(await check(holder)).toMatchObject([
      {
        appName: '재무 회계',
        duty: 'LEVEL_ADMIN',
        settleYn: 'N',
        admins: [{ name: '박서연' }, { name: '최하늘' }],
      },
    ])
    expect(await world.leave(holder.session)).toMatchObject({ code: 2401 })
    await grant(admin.id, levelId)
    expect((await world.leave(holder.session)).code).toBe(200)
  })

  it('who administers all apps of the company can leave unless colleagues use an app', async () => {
    const [admin, colleague] = [await member('최하늘'), await member('이지호')]
    await makeAdmin(admin.id, null)
    expect(await check(admin)).toEqual([])
    await grant(colleague.id, await putLevel())
    expect(await check(admin)).toMatchObject([{ appId, duty: 'APP_ADMIN' }])
  })

  it('cannot leave at the same moment as the only other administrator', async () => {
    const levelId = await putLevel()
    const [one, other] = [await member('송나래'), await member('이지호')]
    await member('박서연')
    for (const { id } of [one, other]) {
      await grant(id, levelId)
      await makeAdmin(id)
    }
    const keys = [await world.prove(one.session), await world.prove(other.session)]
    const answers = await Promise.all(
      [one, other].map(({ session }, index) => world.leave(session, { proofKey: keys[index] })),
    )
    expect(answers.map(({ code }) => code).toSorted((first, second) => first - second)).toEqual([200, 2401])
    expect(await db().$count(members, eq(members.companyId, companyId))).toBe(2)
  })
})
