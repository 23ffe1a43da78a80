import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { auditRecords } from '#server/db/schema.ts'
import { tidyUp } from '#server/housekeeping.ts'
import { noCookies } from '#server/http/caller.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { createPortal, type Portal } from '#server/testing/portal.ts'
import { createAuditLog } from './audit-log.ts'
import { verifyAudit } from './verify-audit.ts'

describeEngines('the record of personal data', (engine) => {
  let portal: Portal
  beforeEach(() => {
    portal = createPortal(engine.database())
  })
  const rowsOf = (memberId: string) =>
    engine.database().db.select().from(auditRecords).where(eq(auditRecords.memberId, memberId))
  /** As somebody would who owns the database. */
  async function meddle(change: ReturnType<typeof sql>): Promise<void> {
    const { db } = engine.database()
    await db.execute(sql`alter table audit_records disable trigger all`)
    await db.execute(change)
    await db.execute(sql`alter table audit_records enable trigger all`)
  }

  it('says who read what, when and from where, and nothing personal', async () => {
    const member = await portal.addMember({ mfaType: 'none', factors: [] })
    const session = await portal.logInFully(member.email, { confirmed: true })
    const subscriptionId = randomUUID()
    await portal.call('getUserInfo', {}, { session, address: '203.0.113.7' })
    await portal.call('getSubscriptionDetail', { subscriptionId }, { session })
    const rows = await rowsOf(member.id)
    expect(rows).toMatchObject([
      {
        operation: 'getUserInfo',
        stage: 'member',
        address: '203.0.113.7',
        subject: '',
        at: portal.clock.now(),
      },
    ])
    await portal.call('listSubscriptions', { limit: 20 }, { session })
    expect(await rowsOf(member.id)).toHaveLength(2)
    expect(JSON.stringify(await engine.database().db.select().from(auditRecords))).not.toContain(member.email)
  })

  it('has nothing of calls that touch no personal data, or were refused', async () => {
    const member = await portal.addMember({ mfaType: 'none', factors: [] })
    const session = await portal.logInFully(member.email)
    await portal.call('getUserInfo', {}, { session })
    await portal.call('listNotices', { limit: 20 }, { session })
    expect(await rowsOf(member.id)).toEqual([])
  })

  it('has nothing of a visitor who is told that nobody is logged in', async () => {
    const { db } = engine.database()
    const before = await db.$count(auditRecords)
    await portal.call('getUnauthSessionInfo', {})
    expect(await db.$count(auditRecords)).toBe(before)
    const { email } = await portal.addMember({ mfaType: 'none', factors: [] })
    const session = await portal.logInFully(email)
    const loggedIn = await db.$count(auditRecords)
    await portal.call('getUnauthSessionInfo', {}, { session })
    expect(await db.$count(auditRecords)).toBe(loggedIn + 1)
  })

  it('names what was looked at', async () => {
    const staff = await portal.addMember({ staff: true })
    const session = await portal.logInFully(staff.email, { confirmed: true })
    const { inquiryId, log } = {
      inquiryId: randomUUID(),
      log: createAuditLog({ db: engine.database().db, clock: portal.clock }),
    }
    const member = {
      sessionId: '',
      memberId: staff.id,
      companyId: null,
      passwordChecked: true,
      staff: true,
      endsAt: portal.clock.now(),
    }
    const caller = {
      stage: 'member',
      member,
      address: '203.0.113.7',
      device: '',
      setSession: () => {},
      clearSession: () => {},
      ...noCookies,
    } as const
    await log.note('getAdminInquiry', caller, { inquiryId })
    expect(session).toBeTruthy()
    expect((await rowsOf(staff.id)).at(-1)).toMatchObject({
      operation: 'getAdminInquiry',
      subject: `inquiryId=${inquiryId}`,
    })
  })

  it('is whole under many at once, and an edited or missing record is found', async () => {
    const { db } = engine.database()
    const member = await portal.addMember({ mfaType: 'none', factors: [] })
    const session = await portal.logInFully(member.email, { confirmed: true })
    await Promise.all(Array.from({ length: 40 }, () => portal.call('getUserInfo', {}, { session })))
    expect(await rowsOf(member.id)).toHaveLength(40)
    expect((await verifyAudit(db)).faults).toEqual([])

    const [row] = await db
      .select()
      .from(auditRecords)
      .where(and(eq(auditRecords.memberId, member.id), sql`${auditRecords.position} > 5`))
      .limit(1)
    const { chain, position } = row!
    await meddle(
      sql`update audit_records set address = '198.51.100.1' where chain = ${chain} and position = ${position}`,
    )
    expect((await verifyAudit(db)).faults).toEqual([{ chain, position, fault: 'changed' }])
    await meddle(sql`delete from audit_records where chain = ${chain} and position = ${position}`)
    expect((await verifyAudit(db)).faults).toEqual([{ chain, position, fault: 'missing' }])
  })

  it('cannot be changed or removed before two years are over', async () => {
    const { db } = engine.database()
    const old = {
      chain: randomUUID(),
      position: 1,
      at: new Date('2020-01-01T00:00:00Z'),
      memberId: null,
      stage: 'visitor',
      address: '',
      operation: 'logIn',
      subject: '',
      previousHash: '',
      hash: '',
    }
    await db.insert(auditRecords).values([old, { ...old, chain: randomUUID(), at: new Date() }])
    const before = await db.$count(auditRecords)
    await expect(db.update(auditRecords).set({ address: 'x' })).rejects.toThrow()
    await expect(db.delete(auditRecords)).rejects.toThrow()
    await expect(db.execute(sql`truncate audit_records`)).rejects.toThrow()
    await tidyUp(db, new Date())
    expect(await db.$count(auditRecords)).toBe(before - 1)
  })
})
