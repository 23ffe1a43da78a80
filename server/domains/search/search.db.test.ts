import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { abnormalEvents } from '#server/db/schema/abnormal.ts'
import { auditRecords } from '#server/db/schema/audit.ts'
import { bills } from '#server/db/schema/bill.ts'
import { counsels } from '#server/db/schema/counsel.ts'
import { inquiries } from '#server/db/schema/inquiry.ts'
import { members } from '#server/db/schema/member.ts'
import { posts } from '#server/db/schema/post.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import { createSecretBox } from '#server/security/secret-box.ts'
import { accessWorld, type Person } from '#server/testing/access-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { searchRows } from '#server/testing/search-world.ts'

describeEngines('the global search', (engine) => {
  const world = accessWorld(engine)
  const { ids } = world
  const db = () => engine.database().db
  const call = async (operation: 'searchPortal' | 'searchAdminPortal', search: string, by: Person) =>
    world.portal().call(operation, { search }, by)
  const dataOf = async (operation: 'searchPortal' | 'searchAdminPortal', search: string, by: Person) =>
    (await call(operation, search, by)).data
  const own = (search: string, by: Person) => dataOf('searchPortal', search, by)
  const admin = (search: string, by: Person) => dataOf('searchAdminPortal', search, by)
  /** Returns the hits as "KIND title"; hits of the admin area begin with a star. */
  const hitTitles = ({ groups }: Awaited<ReturnType<typeof own>>) =>
    groups.flatMap(({ hitKind, ownYn, list }) =>
      list.map(({ title }) => `${ownYn === 'Y' ? '' : '*'}${hitKind} ${title}`),
    )
  const adminHits = (found: string[]) => found.filter((hit) => hit.startsWith('*'))
  let rows: ReturnType<typeof searchRows>
  let member: Person
  let foreign: Person
  let otherCompanyId: string

  beforeEach(async () => {
    for (const table of [bills, subscriptions, inquiries, counsels, posts]) await db().delete(table)
    const { config, clock } = world.portal()
    rows = searchRows(db, () => createSecretBox(config.encryptionKeys), clock.now())
    otherCompanyId = await world.otherCompany()
    member = await world.person({ name: '김민서' })
    foreign = await world.person({ name: '김민석', companyId: otherCompanyId })
  })

  /** Stores the same data in two companies, and public posts. */
  async function putEverything() {
    const ours = await rows.putAllOf({ memberId: member.memberId, companyId: ids.company }, '한결')
    const others = await rows.putAllOf({ memberId: foreign.memberId, companyId: otherCompanyId }, '한결')
    await rows.putPost('한결 점검 안내')
    await rows.putPost('한결 쓰는 글', { state: 'DRAFT', publishedAt: null })
    await rows.putPost('한결 질문', { board: 'SUPPORT' })
    return { ours, others }
  }

  async function putAbnormal(
    { memberId }: Person,
    more: Partial<typeof abnormalEvents.$inferInsert> = {},
  ): Promise<string> {
    const id = randomUUID()
    const at = world.portal().clock.now()
    const event = { id, memberId, eventKey: id, firstAt: at, detectedAt: at, count: 5, evidence: [] }
    await db()
      .insert(abnormalEvents)
      .values({
        detector: 'SIGN_IN_FAILURES',
        abnormalState: 'OPEN',
        device: '',
        address: '',
        ...event,
        ...more,
      })
    return id
  }

  describe('as it is typed', () => {
    it.each(['ㅌㅎ ㄹㄱㅇ', '통합 로그이', '통합 ㅍㄹ', 'S2026'])(
      '%s finds a subscription',
      async (words) => {
        const { ours } = await putEverything()
        const { groups } = await own(words, member)
        expect(groups.find(({ hitKind }) => hitKind === 'SUBSCRIPTION')?.list).toMatchObject([
          { hitId: ours.subscription.id, detail: ours.subscription.subscriptionNo, state: 'ACTIVE' },
        ])
      },
    )

    it.each(['ㅎㄱㅅㅎ', '한결상ㅎ', '한결사'])('%s finds a company, only for the staff', async (words) => {
      await putEverything()
      const staff = await world.person({ roles: ['staff'] })
      expect((await admin(words, staff)).groups[0]).toMatchObject({
        hitKind: 'COMPANY',
        list: [{ hitId: null, title: '한결상회' }],
      })
      expect(hitTitles(await own(words, member))).toEqual([])
    })

    it('finds a bill by its number and by its start, in lower case as well', async () => {
      const { ours } = await putEverything()
      for (const words of [ours.bill.billNo, ours.bill.billNo.toLowerCase().slice(0, -1)]) {
        const { groups } = await own(words, member)
        expect(groups).toMatchObject([
          {
            hitKind: 'BILL',
            list: [
              {
                hitId: ours.bill.id,
                title: ours.bill.billNo,
                detail: '빗장 통합 로그인 프로 한결 · 2026.11',
                state: 'OPEN',
              },
            ],
          },
        ])
      }
    })

    it('ignores a single letter, and treats pattern characters as text', async () => {
      await putEverything()
      expect(await own('한', member)).toEqual({ search: null, passwordNeededYn: 'N', groups: [] })
      for (const words of ['.*', '%%', '(한', '한결[', String.raw`\d\d`])
        expect(hitTitles(await own(words, member))).toEqual([])
    })

    it('shows six hits of a kind, the latest first, and reports that there are more', async () => {
      for (let index = 0; index < 7; index += 1)
        await rows.putPost(`한결 소식 ${index}`, { publishedAt: new Date(Date.UTC(2026, 9, 1 + index)) })
      const { groups } = await own('한결', member)
      expect(groups).toMatchObject([{ hitKind: 'NOTICE', moreYn: 'Y' }])
      expect(groups[0]!.list.map(({ title }) => title)).toEqual(
        [6, 5, 4, 3, 2, 1].map((index) => `한결 소식 ${index}`),
      )
    })
  })

  describe('finds for', () => {
    it('a member their own and their company’s data, and none of another company', async () => {
      await putEverything()
      const colleague = await world.person({ name: '이지호' })
      const publicHits = ['NOTICE 한결 점검 안내', 'BOARD_POST 한결 질문']
      expect(hitTitles(await own('한결', member))).toEqual([
        'SUBSCRIPTION 빗장 통합 로그인 프로 한결',
        expect.stringMatching(/^BILL B2026-/),
        'INQUIRY 한결 인증 문자',
        'COUNSEL 한결 도입',
        ...publicHits,
      ])
      // Inquiries and counsels belong to one person.
      expect(hitTitles(await own('한결', colleague))).toEqual([
        'SUBSCRIPTION 빗장 통합 로그인 프로 한결',
        expect.stringMatching(/^BILL B2026-/),
        ...publicHits,
      ])
      const companyless = await world.person({ companyId: null })
      expect(hitTitles(await own('한결', companyless))).toEqual(publicHits)
    })

    it('a member without a company only their own subscriptions', async () => {
      const [one, other] = [await world.person({ companyId: null }), await world.person({ companyId: null })]
      await rows.putAllOf({ memberId: one.memberId, companyId: null }, '한결')
      expect(hitTitles(await own('한결', one))).toHaveLength(4)
      expect(hitTitles(await own('한결', other))).toEqual([])
    })

    it('a member before the password check only what their lists show without it', async () => {
      await putEverything()
      const session = await world.portal().logInFully(member.email)
      const result = await own('한결', { ...member, session })
      expect(result.passwordNeededYn).toBe('Y')
      expect(hitTitles(result)).toEqual(['NOTICE 한결 점검 안내', 'BOARD_POST 한결 질문'])
      expect(await call('searchAdminPortal', '한결', { ...member, session })).toMatchObject({ code: 1225 })
    })

    it('a member their permissions, their requests and the available apps', async () => {
      const approver = await world.person({ roles: ['approver'] })
      await world.requestAndApprove(member, approver)
      expect(hitTitles(await own('재무 ㅇㄹ', member))).toEqual([
        'GRANT 재무 회계 · 열람',
        'ACCESS_REQUEST 재무 회계 · 열람',
      ])
      expect(new Set(hitTitles(await own('재무', foreign)))).toEqual(new Set(['APP 재무 회계']))
    })
  })

  describe('of the admin area', () => {
    it('is refused without a role in the admin area', async () => {
      expect(await call('searchAdminPortal', '한결', member)).toMatchObject({ code: 1403 })
    })

    it('finds for approvers the waiting requests of their apps and company', async () => {
      const approver = await world.person({ roles: ['approver'], name: '박승인' })
      const ofAnother = await world.person({ roles: ['approver'], appId: (await world.addApp()).app })
      const theirApprover = await world.person({ roles: ['approver'], companyId: otherCompanyId })
      expect(await world.ask(member)).toMatchObject({ code: 200 })
      expect(await world.ask(foreign)).toMatchObject({ code: 200 })
      const found = await admin('ㄱㅁㅅ', approver)
      expect(adminHits(hitTitles(found))).toEqual(['*ACCESS_REQUEST 김민서'])
      expect(found.groups[0]!.list).toMatchObject([{ detail: '재무 회계 · 열람', state: 'WAITING' }])
      expect(adminHits(hitTitles(await admin('김ㅁ', theirApprover)))).toEqual(['*ACCESS_REQUEST 김민석'])
      expect(hitTitles(await admin('ㄱㅁㅅ', ofAnother))).toEqual([])
    })

    it('finds for app admins members with permissions of their apps, and these apps', async () => {
      const appAdmin = await world.person({ roles: ['appAdmin'], appId: ids.app, name: '최관리' })
      const ofAnother = await world.person({ roles: ['appAdmin'], appId: (await world.addApp()).app })
      const theirAdmin = await world.person({ roles: ['appAdmin'], companyId: otherCompanyId })
      await world.person({ name: '김민수' })
      await world.requestAndApprove(member, appAdmin)
      await world.requestAndApprove(foreign, theirAdmin)
      expect(adminHits(hitTitles(await admin('ㄱㅁㅅ', appAdmin)))).toEqual(['*MEMBER 김민서'])
      expect(adminHits(hitTitles(await admin('ㄱㅁㅅ', ofAnother)))).toEqual([])
      expect(adminHits(hitTitles(await admin('ㄱㅁㅅ', theirAdmin)))).toEqual(['*MEMBER 김민석'])
      expect((await admin('재무', appAdmin)).groups[0]).toMatchObject({
        hitKind: 'APP',
        ownYn: 'N',
        list: [{ hitId: ids.app }],
      })
    })

    it('finds for security admins members of their company, and no data of the staff', async () => {
      await putEverything()
      const security = await world.person({ roles: ['securityAdmin'], name: '송하람' })
      const approver = await world.person({ roles: ['approver'] })
      await world.requestAndApprove(member, approver)
      expect(adminHits(hitTitles(await admin('ㄱㅁㅅ', security)))).toEqual(['*MEMBER 김민서'])
      expect(adminHits(hitTitles(await admin('한결', security)))).toEqual([])
    })

    it('finds for security admins of all apps the abnormal behaviour in their company, by its kind and its member', async () => {
      const security = await world.person({ roles: ['securityAdmin'], name: '송하람' })
      const theirSecurity = await world.person({ roles: ['securityAdmin'], companyId: otherCompanyId })
      const failures = await putAbnormal(member, { abnormalState: 'REVIEW' })
      const burst = await putAbnormal(member, { detector: 'REQUEST_BURST' })
      const foreignEvent = await putAbnormal(foreign)
      const found = async (words: string, by: Person) =>
        (await admin(words, by)).groups
          .filter(({ hitKind }) => hitKind === 'ABNORMAL_EVENT')
          .flatMap(({ list }) => list)
      expect(await found('ㄹㄱㅇ 실패', security)).toMatchObject([
        { hitId: failures, title: '김민서', detail: '로그인 실패 반복', state: 'REVIEW' },
      ])
      expect(await found('ㄱㅁㅅ 신청', security)).toMatchObject([{ hitId: burst, state: 'OPEN' }])
      expect(await found('김민석', security)).toEqual([])
      // A mail address is not searched by parts, so that it cannot be guessed.
      expect(await found(member.email, security)).toEqual([])
      expect(await found('로그인', theirSecurity)).toMatchObject([{ hitId: foreignEvent, title: '김민석' }])
      const ofOneApp = await world.person({ roles: ['securityAdmin'], appId: ids.app })
      const companyless = await world.person({ roles: ['appAdmin', 'approver'] })
      const staff = await world.person({ roles: ['staff'] })
      for (const other of [ofOneApp, companyless, staff]) expect(await found('로그인', other)).toEqual([])
    })

    it('finds for the staff all subscriptions, bills, inquiries and counsels, and posts in every state', async () => {
      const { ours, others } = await putEverything()
      const staff = await world.person({ roles: ['staff'], companyId: await world.otherCompany() })
      const { groups } = await admin('한결', staff)
      expect(
        groups.filter(({ ownYn }) => ownYn === 'N').map(({ hitKind, list }) => [hitKind, list.length]),
      ).toEqual([
        ['COMPANY', 1],
        ['SUBSCRIPTION', 2],
        ['BILL', 2],
        ['INQUIRY', 2],
        ['COUNSEL', 2],
        ['NOTICE', 2],
        ['BOARD_POST', 1],
      ])
      const found = groups.find(({ hitKind }) => hitKind === 'BILL')!.list.map(({ hitId }) => hitId)
      expect(new Set(found)).toEqual(new Set([ours.bill.id, others.bill.id]))
      // Permissions are visible in their company only: the staff find no member and no request.
      await world.person({ roles: ['approver'] })
      expect(await world.ask(member)).toMatchObject({ code: 200 })
      expect(hitTitles(await admin('김민서', staff))).toEqual([])
    })

    it('is recorded; a member’s search outside the admin area is not', async () => {
      const staff = await world.person({ roles: ['staff'] })
      const recorded = async (by: Person) =>
        (
          await db()
            .select({ operation: auditRecords.operation, subject: auditRecords.subject })
            .from(auditRecords)
            .where(eq(auditRecords.memberId, by.memberId))
            .orderBy(desc(auditRecords.at))
        ).filter(({ operation }) => operation.startsWith('search'))
      await admin('한결', staff)
      await own('한결', staff)
      await own('한결', member)
      expect(await recorded(staff)).toEqual([{ operation: 'searchAdminPortal', subject: '' }])
      expect(await recorded(member)).toEqual([])
    })
  })

  it('finds no members who have left, and no former names', async () => {
    const approver = await world.person({ roles: ['securityAdmin'] })
    const decider = await world.person({ roles: ['approver'] })
    await world.requestAndApprove(member, decider)
    expect(adminHits(hitTitles(await admin('김민서', approver)))).toEqual(['*MEMBER 김민서'])
    await db().update(members).set({ name: '남궁하늘' }).where(eq(members.id, member.memberId))
    expect(adminHits(hitTitles(await admin('김민서', approver)))).toEqual([])
    expect(adminHits(hitTitles(await admin('ㄴㄱㅎㄴ', approver)))).toEqual(['*MEMBER 남궁하늘'])
    await db().delete(members).where(eq(members.id, member.memberId))
    expect(adminHits(hitTitles(await admin('남궁', approver)))).toEqual([])
  })
})
