import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { eventChain } from '#domain/audit/chains.ts'
import { createAuditSeals } from '#server/audit/audit-seals.ts'
import { verifyAudit } from '#server/audit/verify-audit.ts'
import { accessEventSeals, accessEvents } from '#server/db/schema/access-event.ts'
import { auditRecords } from '#server/db/schema/audit.ts'
import { accessWorld } from '#server/testing/access-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { everyPage } from '#server/testing/every-page.ts'
import { subjectNames } from './subject-names.ts'

describeEngines('the audit record', (engine) => {
  const world = accessWorld(engine)
  const call: ReturnType<typeof world.portal>['call'] = (...given) => world.portal().call(...given)
  const db = () => engine.database().db
  /** Changes the tables as an owner of the database could. */
  async function tamper(change: ReturnType<typeof sql>, table = sql`audit_records`): Promise<void> {
    const owner = engine.owner().db
    await owner.execute(sql`alter table ${table} disable trigger all`)
    await owner.execute(change)
    await owner.execute(sql`alter table ${table} enable trigger all`)
  }

  type Person = Awaited<ReturnType<typeof world.person>>
  /** Checks the record after the previous result has expired. */
  const checkingBy = (person: Person) => async () => {
    world.portal().clock.pass(60)
    return (await call('verifyAuditRecords', {}, person)).data
  }

  it('is listed for the security admins of the company, by person, kind, period and page, and each view of the list is recorded', async () => {
    const [member, security] = [
      await world.person({ name: '송나래' }),
      await world.person({ roles: ['securityAdmin'], name: '박서연' }),
    ]
    const foreign = await world.person({
      roles: ['securityAdmin'],
      companyId: await world.otherCompany(),
      name: '남의회사',
    })
    await world.person({ roles: ['approver'] })
    for (const unauthorized of [member, await world.person({ roles: ['appAdmin'] })]) {
      for (const id of ['listAuditRecords', 'exportAuditRecords', 'verifyAuditRecords'] as const)
        expect(await call(id, {}, unauthorized)).toMatchObject({ code: 1403 })
    }
    await call('listAccessDecisions', {}, member)
    await world.ask(member)
    const list = async (more: object = {}, by = security) => (await call('listAuditRecords', more, by)).data
    expect((await list({ search: '송나래', auditKind: 'READ' })).list.map(({ action }) => action)).toContain(
      'listAccessDecisions',
    )
    expect((await list({ auditKind: 'ACCESS' })).list).toMatchObject([
      {
        action: 'request.created',
        ownerName: '송나래',
        actorName: '송나래',
        hash: null,
        subject: expect.stringMatching(/^requestId=/),
        subjectName: expect.stringMatching(/^.+ · .+$/),
      },
    ])
    for (const day of ['0000-01-01', '1899-12-31', '3000-01-01', '9999-12-31'])
      for (const id of ['listAuditRecords', 'exportAuditRecords'] as const)
        for (const edge of [{ fromDate: day }, { toDate: day }])
          expect(await call(id, edge, security)).toMatchObject({ code: 400 })
    const all = { readingYn: 'Y' }
    expect((await list({ ...all, fromDate: '1900-01-01', toDate: '2999-12-31' })).total).toBeGreaterThan(2)
    expect((await list({ ...all, fromDate: '2026-11-22' })).total).toBe(0)
    expect((await list({ ...all, toDate: '2026-11-21' })).total).toBeGreaterThan(2)
    expect((await list(all)).list.some(({ actorName }) => actorName === '남의회사')).toBe(false)
    expect((await list(all, foreign)).list.every(({ actorName }) => actorName === '남의회사')).toBe(true)
    const seen: string[] = []
    for (let cursor: string | null = null; ; ) {
      const page: Awaited<ReturnType<typeof list>> = await list({
        ...all,
        limit: 2,
        search: '송나래',
        ...(cursor && { cursor }),
      })
      seen.push(...page.list.map(({ auditId }) => auditId))
      if ((cursor = page.nextCursor) === null) {
        expect([seen.length, new Set(seen).size]).toEqual([page.total, page.total])
        break
      }
    }
    expect((await list({ ...all, search: '박서연' })).list.map(({ action }) => action)).toContain(
      'listAuditRecords',
    )
  })

  it('is sorted by person in both directions, page by page, each record once, also in the file', async () => {
    const security = await world.person({ roles: ['securityAdmin'], name: '하늘' })
    const [first, next] = [await world.person({ name: '가람' }), await world.person({ name: '나래' })]
    await world.person({ roles: ['approver'] })
    for (const member of [next, first]) await world.ask(member)
    // Records of reading are left out, since reading the pages adds some.
    const pages = (order: object) =>
      everyPage(async (page) => (await call('listAuditRecords', { ...order, ...page }, security)).data)
    const [usual, sorted, back] = [
      await pages({}),
      await pages({ sort: 'ACTOR' }),
      await pages({ sort: 'ACTOR', sortDirection: 'DESC' }),
    ]
    const ids = (rows: typeof usual) => rows.map(({ auditId }) => auditId)
    expect(new Set(ids(sorted)).size).toBe(usual.length)
    expect(ids(sorted).toSorted()).toEqual(ids(usual).toSorted())
    expect(ids(back)).toEqual(ids(sorted).toReversed())
    const names = sorted.map(({ actorName }) => actorName ?? '')
    expect(names).toEqual(names.toSorted())
    expect(new Set(names).size).toBeGreaterThan(1)
    expect(ids(await pages({ sortDirection: 'ASC' }))).toEqual(ids(usual).toReversed())
  })

  it.each([
    ['no uuid', `1795245394661.${'-'.repeat(36)}.1`],
    ['a position that no record has', '1795245394661.4bdc6ae4-9fd0-4a4d-a0ab-b6d3d4ff0b8d.2147483648'],
    ['no position', '1795245394661.4bdc6ae4-9fd0-4a4d-a0ab-b6d3d4ff0b8d.'],
  ])('refuses a cursor with %s', async (_, place) => {
    const security = await world.person({ roles: ['securityAdmin'] })
    const cursor = Buffer.from(place).toString('base64url')
    expect(await call('listAuditRecords', { cursor }, security)).toMatchObject({ status: 400, code: 400 })
  })

  it('continues from the last position that a cursor can contain', async () => {
    const security = await world.person({ roles: ['securityAdmin'] })
    const place = '99999999999999.ffffffff-ffff-ffff-ffff-ffffffffffff.2147483647'
    const cursor = Buffer.from(place).toString('base64url')
    expect(await call('listAuditRecords', { cursor }, security)).toMatchObject({ code: 200 })
  })

  it('shows read access only if it is requested, and always counts it', async () => {
    const [member, security] = [await world.person(), await world.person({ roles: ['securityAdmin'] })]
    await world.person({ roles: ['approver'] })
    await world.ask(member)
    await call('listAbnormalEvents', {}, security)
    const list = async (asked: object) => (await call('listAuditRecords', asked, security)).data
    const kindsOf = (page: Awaited<ReturnType<typeof list>>) =>
      [...new Set(page.list.map(({ auditKind }) => auditKind))].toSorted()
    const changesOnly = await list({})
    expect(changesOnly).toMatchObject({ auditKind: null, readingYn: 'N', readingCount: 1 })
    expect([kindsOf(changesOnly), changesOnly.total]).toEqual([['ACCESS', 'CHANGE'], changesOnly.list.length])
    // The earlier reading of the list has been recorded by now.
    const whole = await list({ readingYn: 'Y' })
    expect(whole).toMatchObject({ readingYn: 'Y', readingCount: 2, total: changesOnly.total + 2 })
    expect(kindsOf(whole)).toEqual(['ACCESS', 'CHANGE', 'READ'])
    const read = await list({ auditKind: 'READ', readingYn: 'N' })
    expect(read).toMatchObject({ auditKind: 'READ', readingYn: 'Y', readingCount: 3, total: 3 })
    expect(kindsOf(read)).toEqual(['READ'])
    expect(kindsOf(await list({ auditKind: 'CHANGE', readingYn: 'Y' }))).toEqual(['CHANGE'])
    expect((await call('exportAuditRecords', {}, security)).data.rows).toBe(changesOnly.total)
    expect((await call('exportAuditRecords', { readingYn: 'Y' }, security)).data.csv).toContain(
      'listAuditRecords',
    )
  })

  it('shows the names of apps, levels and bills, each once, and no names of removed ones', async () => {
    const [member, approver, security] = [
      await world.person(),
      await world.person({ roles: ['approver'] }),
      await world.person({ roles: ['securityAdmin'] }),
    ]
    await world.requestAndApprove(member, approver)
    const { list } = (await call('listAuditRecords', { auditKind: 'ACCESS' }, security)).data
    const startRecord = list.find(({ action }) => action === 'grant.started')!
    expect(startRecord.subject).toMatch(/^requestId=\S+ grantId=\S+$/)
    expect(startRecord.subjectName).toMatch(/^[^,]+ · [^,]+$/)
    expect(await subjectNames(db(), null)([`billId=${randomUUID()}`, 'grantId=3', 'toString=1', ''])).toEqual(
      [null, null, null, null],
    )
  })

  it('is exported with a byte order mark, and escapes formulas in names', async () => {
    const security = await world.person({ roles: ['securityAdmin'], name: '=박서연' })
    await call('listAbnormalEvents', {}, security)
    const { csv, rows } = (await call('exportAuditRecords', { readingYn: 'Y' }, security)).data
    expect(csv.startsWith('\uFEFF시각,구분,행위자')).toBe(true)
    expect(csv).toContain(",'=박서연,이상 행위 목록 조회,listAbnormalEvents,")
    expect(csv.split('\r\n')).toHaveLength(rows + 2)
  })

  it('is verified as a whole, and each company sees the number of its own records', async () => {
    const security = await world.person({ roles: ['securityAdmin'] })
    const foreign = await world.person({ roles: ['securityAdmin'], companyId: await world.otherCompany() })
    for (const person of [security, security, security, foreign]) await call('listAbnormalEvents', {}, person)
    const listOf = async (person: Person) =>
      (await call('listAuditRecords', { readingYn: 'Y' }, person)).data.total
    const totals = [await listOf(security), await listOf(foreign)]
    // The call above that reads the total is recorded as well, after the total was counted.
    for (const [index, person] of [security, foreign].entries())
      expect((await checkingBy(person)()).records).toBe(totals[index]! + 1)
    expect(totals[0]).not.toBe(totals[1])
  })

  it('is verified once for all requests within a minute', async () => {
    const people = [
      await world.person({ roles: ['securityAdmin'] }),
      await world.person({ roles: ['securityAdmin'], companyId: await world.otherCompany() }),
    ] as const
    await call('listAbnormalEvents', {}, people[0])
    const firstCheck = await checkingBy(people[0])()
    const [row] = await db().select().from(auditRecords).where(eq(auditRecords.memberId, people[0].memberId))
    const { chain, position, address } = row!
    const readFrom = (from: string) =>
      tamper(
        sql`update audit_records set address = ${from} where chain = ${chain} and position = ${position}`,
      )
    await readFrom('198.51.100.1')
    world.portal().clock.pass(59)
    for (const person of people)
      expect((await call('verifyAuditRecords', {}, person)).data).toMatchObject({
        checkedAt: firstCheck.checkedAt,
        faultCount: 0,
      })
    world.portal().clock.pass(1)
    for (const person of people)
      expect((await call('verifyAuditRecords', {}, person)).data).toMatchObject({ faultCount: 1 })
    await readFrom(address)
  })

  it('shows a changed and a missing record', async () => {
    const security = await world.person({ roles: ['securityAdmin'] })
    for (let reads = 0; reads < 4; reads += 1) await call('listAbnormalEvents', {}, security)
    const check = checkingBy(security)
    expect(await check()).toMatchObject({ faultCount: 0, faults: [] })
    const checks = await call('listAuditRecords', { auditKind: 'READ' }, security)
    expect(checks.data.list.map(({ action }) => action)).toContain('verifyAuditRecords')
    const rows = await db()
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.memberId, security.memberId))
      .orderBy(auditRecords.position)
    const { chain, position } = rows[1]!
    await tamper(
      sql`update audit_records set address = '198.51.100.1' where chain = ${chain} and position = ${position}`,
    )
    expect(await check()).toMatchObject({ faultCount: 1, faults: [{ chain, position, fault: 'changed' }] })
    await tamper(sql`delete from audit_records where chain = ${chain} and position = ${position}`)
    expect(await check()).toMatchObject({ faultCount: 1, faults: [{ chain, position, fault: 'missing' }] })
    const removeChain = () => tamper(sql`delete from audit_records where chain = ${chain}`)
    await removeChain()
    expect(await check()).toMatchObject({ faultCount: 1, faults: [{ chain, position: 1, fault: 'missing' }] })
    await removeChain()
    await tamper(sql`delete from audit_heads`, sql`audit_heads`)
  })

  it('shows a changed and a missing permission event, and an event whose seal is missing', async () => {
    const [member, approver, security] = [
      await world.person(),
      await world.person({ roles: ['approver'] }),
      await world.person({ roles: ['securityAdmin'] }),
    ]
    await world.requestAndApprove(member, approver)
    const check = checkingBy(security)
    // Concurrent checks by several nodes add each event to the chain only once.
    const ring = { seals: createAuditSeals(world.portal().config.auditKeys), now: world.portal().clock.now() }
    const checks = await Promise.all([1, 2, 3].map(() => verifyAudit(db(), ring)))
    expect(checks.map(({ faults }) => faults)).toEqual([[], [], []])
    expect(await check()).toMatchObject({ faultCount: 0 })
    expect(await db().$count(accessEventSeals)).toBe(await db().$count(accessEvents))
    const { list } = (await call('listAuditRecords', { auditKind: 'ACCESS' }, security)).data
    expect(list.every(({ hash }) => hash?.length === 64)).toBe(true)

    const [seal] = await db()
      .select()
      .from(accessEventSeals)
      .innerJoin(accessEvents, eq(accessEvents.id, accessEventSeals.eventId))
      .where(eq(accessEvents.memberId, member.memberId))
      .orderBy(accessEventSeals.position)
    const { position, eventId } = seal!.access_event_seals
    const [events, seals] = [sql`access_events`, sql`access_event_seals`]
    await tamper(sql`update access_events set text = '고쳐 쓴 사유입니다.' where id = ${eventId}`, events)
    expect(await check()).toMatchObject({
      faultCount: 1,
      faults: [{ chain: eventChain, position, fault: 'changed' }],
    })
    await tamper(sql`delete from access_events where id = ${eventId}`, events)
    expect(await check()).toMatchObject({
      faultCount: 1,
      faults: [{ chain: eventChain, position, fault: 'missing' }],
    })
    await expect(db().delete(accessEventSeals)).rejects.toThrow()
    await tamper(sql`delete from access_event_seals where event_id = ${eventId}`, seals)
    expect(await check()).toMatchObject({
      faultCount: 1,
      faults: [{ chain: eventChain, position, fault: 'missing' }],
    })
  })
})
