import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { MINUTE_MS } from '#domain/durations.ts'
import { mailRecords } from '#server/db/schema/mail.ts'
import { members } from '#server/db/schema/member.ts'
import { memberRoles } from '#server/db/schema/role.ts'
import { createSecretBox } from '#server/security/secret-box.ts'
import type { Person } from '#server/testing/access-world.ts'
import { companyWorld } from '#server/testing/company-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import {
  insertAccessRequest,
  insertApp,
  insertAppClient,
  insertAppKey,
  insertGrant,
  insertLevel,
} from '#worlds/access.ts'
import { insertMailRecord, insertNotification, insertPhoneMessage } from '#worlds/message.ts'

describeEngines('the sections of the page of a company', (engine) => {
  const world = companyWorld(engine)
  const { db, call } = world
  let [staff, owner]: Person[] = []
  beforeEach(async () => {
    staff = await world.person({ roles: ['staff'], companyId: null, name: '한가람' })
    owner = await world.owner()
  })
  const companyId = () => world.ids.company
  const now = () => world.portal().clock.now()
  const box = () => createSecretBox(world.portal().config.encryptionKeys)
  const sections = ['listAdminCompanyApps', 'listAdminCompanyRequests', 'listAdminCompanyMessages'] as const
  const codes = async (who = staff!, id = companyId()) => {
    const statusCodes: number[] = []
    for (const section of sections) statusCodes.push((await call(section, { companyId: id }, who)).code)
    return statusCodes
  }
  const messages = async (more: { way?: 'INBOX' | 'MAIL' | 'PHONE'; cursor?: string; limit?: number } = {}) =>
    (await call('listAdminCompanyMessages', { companyId: companyId(), ...more }, staff!)).data
  async function newApp(name: string, of: string | null = companyId()) {
    const appId = await insertApp(db(), { name, companyId: of, code: null })
    return {
      appId,
      levelId: await insertLevel(db(), { appId, name: '열람', description: '봅니다.', position: 0 }),
    }
  }
  const minutes = (count: number) => new Date(now().getTime() + count * MINUTE_MS)

  it('are refused without a reason given today, for an unknown company, and to other roles', async () => {
    expect(await codes()).toEqual([6036, 6036, 6036])
    expect(await codes(staff, staff!.memberId)).toEqual([6008, 6008, 6008])
    await world.openCompany(staff!)
    expect(await codes()).toEqual([200, 200, 200])
    await db()
      .update(memberRoles)
      .set({ staffRoles: ['ANSWERS', 'BILLS'] })
      .where(eq(memberRoles.memberId, staff!.memberId))
    expect(await codes()).toEqual([1403, 1403, 1403])
  })

  it('list own apps of the company with their connections, then apps of the operator with a holder, and no others', async () => {
    await world.openCompany(staff!)
    const before = (await call('listAdminCompanyApps', { companyId: companyId() }, staff!)).data.total
    const own = await newApp('가나다 앱')
    await insertAppKey(db(), { appId: own.appId, createdAt: now() })
    await insertAppClient(db(), { appId: own.appId, createdAt: now() })
    const held = await newApp('운영사의 앱', null)
    await newApp('아무도 쓰지 않는 앱', null)
    await newApp('다른 회사의 앱', (await world.addCompanyWithOwner()).id)
    const grantTerm = { startAt: now(), endDate: '2099-01-01' }
    await insertGrant(db(), { memberId: owner!.memberId, levelId: held.levelId, ...grantTerm })
    const { data } = await call('listAdminCompanyApps', { companyId: companyId(), limit: 100 }, staff!)
    const byId = new Map(data.list.map((row) => [row.appId, row]))
    expect(data.total - before).toBe(2)
    expect(data.list).toHaveLength(data.total)
    expect(byId.get(own.appId)).toMatchObject({
      owner: 'COMPANY',
      useState: 'A',
      retiredYn: 'N',
      holderCount: 0,
      connection: { loginYn: 'Y', scimState: 'NONE', keyCount: 1 },
    })
    expect(byId.get(held.appId)).toMatchObject({ owner: 'OPERATOR', holderCount: 1, connection: null })
    const pagedIds: string[] = []
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const input = { companyId: companyId(), limit: 1, ...(cursor !== undefined && { cursor }) }
      const page = (await call('listAdminCompanyApps', input, staff!)).data
      pagedIds.push(...page.list.map(({ appId }) => appId))
      cursor = page.nextCursor
    }
    expect(pagedIds).toEqual(data.list.map(({ appId }) => appId))
  })

  it('count requests by result, and list them page by page, without requests from before a person joined', async () => {
    await world.openCompany(staff!)
    const input = { companyId: companyId() }
    const before = (await call('listAdminCompanyRequests', input, staff!)).data
    const { levelId } = await newApp('재무 회계')
    const by = { memberId: owner!.memberId, levelId }
    const closedRequest = { approvalResult: 'REJECTED', closeReason: 'WITHDRAWN', closedAt: now() } as const
    await insertAccessRequest(db(), { ...by, requestedAt: minutes(1), ...closedRequest })
    await insertAccessRequest(db(), { ...by, requestedAt: minutes(2) })
    const { data } = await call('listAdminCompanyRequests', { ...input, limit: 1 }, staff!)
    expect(data).toMatchObject({
      waitingCount: before.waitingCount + 1,
      rejectedCount: before.rejectedCount + 1,
      total: before.total + 2,
      list: [{ memberName: '최소유', appName: '재무 회계', levelName: '열람', approvalResult: 'WAITING' }],
    })
    const next = await call(
      'listAdminCompanyRequests',
      { ...input, limit: 1, cursor: data.nextCursor! },
      staff!,
    )
    expect(next.data.list).toMatchObject([{ approvalResult: 'REJECTED', closeReason: 'WITHDRAWN' }])
    await db()
      .update(members)
      .set({ companySince: minutes(10) })
      .where(eq(members.id, owner!.memberId))
    expect((await call('listAdminCompanyRequests', input, staff!)).data.total).toBe(before.total)
  })

  it('list messages of every channel, newest first, with masked receivers and without texts', async () => {
    await world.openCompany(staff!)
    const before = (await messages()).total
    const to = (count: number) => ({ memberId: owner!.memberId, createdAt: minutes(count) })
    await insertNotification(db(), box(), { ...to(1), readAt: minutes(5) })
    await insertMailRecord(db(), box(), to(2))
    await insertPhoneMessage(db(), to(3))
    const found = await messages()
    expect(found.total - before).toBe(3)
    expect(found.list.slice(0, 3)).toMatchObject([
      { way: 'PHONE', kind: 'BILL_LATE', heading: null, receiverName: '최*유', messageState: 'TALK' },
      {
        way: 'MAIL',
        heading: '청구서가 발행되었습니다',
        receiver: 'ji*****@solbaram.example',
        messageState: 'SENT',
      },
      { way: 'INBOX', heading: '청구서가 발행되었습니다', receiver: null, messageState: 'READ' },
    ])
    expect(found.list[0]!.receiver).toMatch(/\*{4}/)
    expect(JSON.stringify(found)).not.toContain('청구서를 확인해 주세요.')
    const firstPage = await messages({ limit: 2 })
    expect((await messages({ limit: 1, cursor: firstPage.nextCursor! })).list).toEqual([found.list[2]])
    expect((await messages({ way: 'MAIL' })).list.every(({ way }) => way === 'MAIL')).toBe(true)
  })

  it('record the mail of a notification and its delivery, and no mail with a code', async () => {
    await world.openCompany(staff!)
    const records = () => db().select().from(mailRecords).where(eq(mailRecords.memberId, owner!.memberId))
    await call('closeAccount', { memberId: owner!.memberId, reason: '도용 신고' }, staff!)
    expect(await records()).toMatchObject([{ mailState: 'WAITING', endedAt: null }])
    expect((await messages({ way: 'MAIL' })).list[0]).toMatchObject({ messageState: 'WAITING' })
    await world.portal().deliverMails()
    expect((await messages({ way: 'MAIL' })).list[0]).toMatchObject({
      messageState: 'SENT',
      endedAt: expect.any(String),
    })
    const count = await db().$count(mailRecords)
    const [{ email } = { email: '' }] = await db()
      .select({ email: members.email })
      .from(members)
      .where(eq(members.id, owner!.memberId))
    await world.portal().call('startPasswordReset', { email })
    expect(await db().$count(mailRecords)).toBe(count)
  })
})
