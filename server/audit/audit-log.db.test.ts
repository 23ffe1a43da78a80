import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import type { OperationId } from '#contract/operation.ts'
import { operationRules } from '#contract/operation-rules.gen.ts'
import { unrecordedOperations } from '#domain/audit/recorded-operations.ts'
import { auditIntents, auditRecords } from '#server/db/schema/audit.ts'
import { members } from '#server/db/schema/member.ts'
import { runRemovals } from '#server/housekeeping.ts'
import { unknownVisitor } from '#server/http/calls/caller.ts'
import { browserOf, mailedCode, newEmail, newPassword, signupAt } from '#server/testing/account-world.ts'
import { type CallOptions } from '#server/testing/call-request.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { createPortal, type Portal, password } from '#server/testing/portal.ts'
import { sessionFacts } from '#server/testing/session-facts.ts'
import { signHead } from './audit-heads.ts'
import { claimInterrupted, putIntent, removeIntents } from './audit-intents.ts'
import { createAuditLog } from './audit-log.ts'
import { createAuditSeals } from './audit-seals.ts'
import { verifyAudit } from './verify-audit.ts'

type Member = Awaited<ReturnType<Portal['addMember']>>

describeEngines('the record of personal data', (engine) => {
  let portal: Portal
  beforeEach(() => {
    portal = createPortal(engine.database())
  })
  const rowsOf = (memberId: string) =>
    engine.database().db.select().from(auditRecords).where(eq(auditRecords.memberId, memberId))
  const intentsOf = (memberId: string) =>
    engine.database().db.select().from(auditIntents).where(eq(auditIntents.memberId, memberId))
  const seals = () => createAuditSeals(portal.config.auditKeys)
  const verify = () => verifyAudit(engine.database().db, { seals: seals(), now: portal.clock.now() })
  /** Changes the tables as an owner of the database could. */
  async function tamper(change: ReturnType<typeof sql>): Promise<void> {
    const { db } = engine.owner()
    const tables = [sql`audit_records`, sql`audit_heads`]
    for (const table of tables) await db.execute(sql`alter table ${table} disable trigger all`)
    await db.execute(change)
    for (const table of tables) await db.execute(sql`alter table ${table} enable trigger all`)
  }

  /** Saves the member's existing values, which the audit record counts as a change. */
  const save = ({ name, email, phoneNumber }: Member, options: CallOptions) =>
    portal.call(
      'updateUserInfo',
      { name, email, phoneNumber, subEmail: null, companyName: null, deptName: null },
      options,
    )

  it('contains the actor, the action, the time and the address, without personal data', async () => {
    const member = await portal.addMember({ mfaType: 'none', factors: [] })
    const session = await portal.logInFully(member.email, { confirmed: true })
    await save(member, { session, address: '203.0.113.7' })
    expect(await rowsOf(member.id)).toMatchObject([
      {
        operation: 'updateUserInfo',
        stage: 'member',
        address: '203.0.113.7',
        subject: '',
        at: portal.clock.now(),
      },
    ])
    expect(JSON.stringify(await engine.database().db.select().from(auditRecords))).not.toContain(member.email)
  })

  it('contains every read access to other people’s data', async () => {
    const staff = await portal.addMember({ staff: true })
    const session = await portal.logInFully(staff.email, { confirmed: true })
    const before = (await rowsOf(staff.id)).length
    await portal.call('listAdminInquiries', { limit: 20 }, { session })
    await portal.call('listAdminSubscriptions', { limit: 20 }, { session })
    expect((await rowsOf(staff.id)).slice(before).map(({ operation }) => operation)).toEqual([
      'listAdminInquiries',
      'listAdminSubscriptions',
    ])
    const handlers = (Object.keys(operationRules) as OperationId[]).filter(
      (id) =>
        operationRules[id].access === 'staff' ||
        ['accessAdmin', 'abnormal', 'audit'].includes(operationRules[id].tag),
    )
    expect(handlers.filter((id) => (unrecordedOperations as readonly OperationId[]).includes(id))).toEqual([])
  })

  it('is written before an answer: data whose record fails is not returned', async () => {
    const staff = await portal.addMember({ staff: true })
    const session = await portal.logInFully(staff.email, { confirmed: true })
    await engine.owner().pool.query('alter table audit_records rename to moved')
    const read = await portal.call('listAdminInquiries', { limit: 20 }, { session })
    await engine.owner().pool.query('alter table moved rename to audit_records')
    expect(read).toMatchObject({ status: 500, code: 500, data: null })
    expect(await portal.call('listAdminInquiries', { limit: 20 }, { session })).toMatchObject({ code: 200 })
    expect((await verify()).faults).toEqual([])
  })

  it('contains a change whose record could not be written, with an unknown outcome', async () => {
    const member = await portal.addMember({ mfaType: 'none', factors: [] })
    const session = await portal.logInFully(member.email, { confirmed: true })
    await engine.owner().pool.query('alter table audit_records rename to moved')
    const changeAnswer = await save({ ...member, name: '정하늘' }, { session, address: '203.0.113.9' })
    await engine.owner().pool.query('alter table moved rename to audit_records')
    expect(changeAnswer).toMatchObject({ status: 500, code: 500 })
    expect((await portal.call('getUserInfo', {}, { session })).data).toMatchObject({ name: '정하늘' })

    const nodes = Array.from({ length: 2 }, () =>
      createAuditLog({ db: engine.database().db, seals: seals(), clock: portal.clock }),
    )
    const recordInterrupted = () => Promise.all(nodes.map((node) => node.recordInterrupted()))
    const at = portal.clock.now()
    portal.clock.pass(5 * 60 - 1)
    await recordInterrupted()
    expect(await rowsOf(member.id)).toEqual([])
    portal.clock.pass(1)
    await recordInterrupted()
    await recordInterrupted()
    expect(await rowsOf(member.id)).toMatchObject([
      { operation: 'updateUserInfo', address: '203.0.113.9', at, subject: 'outcome=unknown' },
    ])
    expect(await intentsOf(member.id)).toEqual([])
    expect((await verify()).faults).toEqual([])
  })

  it('contains changes without personal data, and the account that a visitor has proven to own', async () => {
    const operationsOf = async (memberId: string) =>
      (await rowsOf(memberId)).map(({ operation, stage }) => `${stage}: ${operation}`)
    const email = newEmail()
    const signup = await signupAt(portal, 'PASSWORD', { email })
    await signup.call('completeSignup', { idempotencyKey: randomUUID(), password })
    const [joined] = await engine.database().db.select().from(members).where(eq(members.email, email))
    expect(await operationsOf(joined!.id)).toEqual(['visitor: completeSignup'])

    const forgetful = browserOf(portal)
    await forgetful.call('startPasswordReset', { email })
    await forgetful.call('verifyPasswordReset', { code: await mailedCode(portal, email) })
    await forgetful.call('resetPassword', { password: newPassword })
    expect(await operationsOf(joined!.id)).toContain('visitor: resetPassword')

    const member = await portal.addMember({ mfaType: 'none', factors: [] })
    const session = await portal.logInFully(member.email, { confirmed: true })
    expect((await portal.call('endOtherSessions', {}, { session })).code).toBe(200)
    expect(await operationsOf(member.id)).toEqual(['member: endOtherSessions'])
  })

  it('contains an interrupted change once, recorded by one node, or by another node if the first one stops as well', async () => {
    const { db } = engine.database()
    const member = await portal.addMember({ mfaType: 'none', factors: [] })
    const at = portal.clock.now()
    const entry = {
      at,
      memberId: member.id,
      stage: 'member',
      address: '',
      operation: 'logIn',
      subject: '',
      companyId: null,
    }
    const id = await putIntent(db, entry)
    const claimAfter = async (seconds: number) =>
      (await claimInterrupted(db, new Date(at.getTime() + seconds * 1000))).filter(
        (claimed) => claimed.id === id,
      )
    expect(await claimAfter(299)).toEqual([])
    expect(await claimAfter(300)).toEqual([{ id, entry }])
    expect(await claimAfter(599)).toEqual([])
    expect(await claimAfter(600)).toEqual([{ id, entry }])
    await removeIntents(db, [id])
    expect(await claimAfter(900)).toEqual([])
  })

  it('removes the announcement of recorded and refused changes', async () => {
    const member = await portal.addMember({ mfaType: 'none', factors: [] })
    const session = await portal.logInFully(member.email, { confirmed: true })
    expect((await save(member, { session })).code).toBe(200)
    expect((await save({ ...member, phoneNumber: '02-000' }, { session })).code).not.toBe(200)
    expect(await rowsOf(member.id)).toHaveLength(1)
    expect(await intentsOf(member.id)).toEqual([])
  })

  it('announces changes before they are made, but does not announce reads', async () => {
    const log = createAuditLog({ db: engine.database().db, seals: seals(), clock: portal.clock })
    expect(await log.announce('logIn', unknownVisitor, {})).toBeTypeOf('string')
    for (const reading of ['listAdminInquiries', 'exportAuditRecords', 'verifyAuditRecords'] as const)
      expect(await log.announce(reading, unknownVisitor, {})).toBeUndefined()
  })

  it('contains all other records of a batch if one record cannot be written', async () => {
    const log = createAuditLog({ db: engine.database().db, seals: seals(), clock: portal.clock })
    const readers = Array.from({ length: 7 }, () => ({ stage: 'visitor', address: randomUUID() }) as const)
    // PostgreSQL cannot store NUL in a text.
    const unstorableReader = { stage: 'visitor', address: 'a\0b' } as const
    const allReaders = [...readers.slice(0, 4), unstorableReader, ...readers.slice(4)]
    const outcomes = await Promise.allSettled(allReaders.map((reader) => log.recordFile('key', reader)))
    expect(outcomes.map(({ status }) => status)).toEqual(
      allReaders.map((reader) => (reader === unstorableReader ? 'rejected' : 'fulfilled')),
    )
    const rows = await engine
      .database()
      .db.select({ address: auditRecords.address })
      .from(auditRecords)
      .where(eq(auditRecords.subject, 'fileKey=key'))
    expect(rows.map(({ address }) => address).toSorted()).toEqual(
      readers.map(({ address }) => address).toSorted(),
    )
    expect((await verify()).faults).toEqual([])
  })

  it('does not contain members’ reads of their own data, calls without personal data, or refusals', async () => {
    const member = await portal.addMember({ mfaType: 'none', factors: [] })
    const unconfirmed = await portal.logInFully(member.email)
    expect((await save(member, { session: unconfirmed })).code).toBe(1225)
    const session = await portal.logInFully(member.email, { confirmed: true })
    await portal.call('getUnauthSessionInfo', {}, { session })
    await portal.call('getSessionInfo', {}, { session })
    await portal.call('getUserInfo', {}, { session })
    await portal.call('listSubscriptions', { limit: 20 }, { session })
    await portal.call('listNotices', { limit: 20 }, { session })
    await portal.call('getSubscriptionDetail', { subscriptionId: randomUUID() }, { session })
    expect(await rowsOf(member.id)).toEqual([])
  })

  it('names the data that was read or changed by its id, without personal data', async () => {
    const staff = await portal.addMember({ staff: true })
    const session = await portal.logInFully(staff.email, { confirmed: true })
    const { inquiryId, log } = {
      inquiryId: randomUUID(),
      log: createAuditLog({ db: engine.database().db, seals: seals(), clock: portal.clock }),
    }
    const member = {
      sessionId: '',
      memberId: staff.id,
      companyId: null,
      managesSubscriptions: true,
      passwordChecked: true,
      verified: false,
      staff: true,
      staffRoles: ['OPERATES' as const],
      endsAt: portal.clock.now(),
      info: sessionFacts,
    }
    const caller = { ...unknownVisitor, stage: 'member', member } as const
    await log.record('getAdminInquiry', caller, { inquiryId })
    await log.record('reviseSubscriptionRequest', caller, { subscriptionId: inquiryId, secNo: '900101' })
    expect(session).toBeTruthy()
    expect(await rowsOf(staff.id)).toContainEqual(
      expect.objectContaining({ operation: 'getAdminInquiry', subject: `inquiryId=${inquiryId}` }),
    )
    // A birth date is personal data, not an id, so the subject does not contain it.
    expect(await rowsOf(staff.id)).toContainEqual(
      expect.objectContaining({
        operation: 'reviseSubscriptionRequest',
        subject: `subscriptionId=${inquiryId}`,
      }),
    )
  })

  it('stays complete under concurrent writes, and an edited or missing record is detected', async () => {
    const { db } = engine.database()
    const member = await portal.addMember({ mfaType: 'none', factors: [] })
    const session = await portal.logInFully(member.email, { confirmed: true })
    await Promise.all(Array.from({ length: 40 }, () => save(member, { session })))
    expect(await rowsOf(member.id)).toHaveLength(40)
    expect((await verify()).faults).toEqual([])

    const [row] = await db
      .select()
      .from(auditRecords)
      .where(and(eq(auditRecords.memberId, member.id), sql`${auditRecords.position} > 5`))
      .limit(1)
    const { chain, position } = row!
    await tamper(
      sql`update audit_records set address = '198.51.100.1' where chain = ${chain} and position = ${position}`,
    )
    expect((await verify()).faults).toEqual([{ chain, position, fault: 'changed' }])
    await tamper(sql`delete from audit_records where chain = ${chain} and position = ${position}`)
    expect((await verify()).faults).toEqual([{ chain, position, fault: 'missing' }])
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
      keyId: '',
      previousHash: '',
      hash: '',
    }
    await db.insert(auditRecords).values([old, { ...old, chain: randomUUID(), at: new Date() }])
    // Replaces the audit heads by a head that was signed when the old record was written.
    await tamper(sql`delete from audit_heads`)
    await signHead({ db, seals: seals(), clock: { now: () => old.at } })
    const before = await db.$count(auditRecords)
    await expect(db.update(auditRecords).set({ address: 'x' })).rejects.toThrow()
    await expect(db.delete(auditRecords)).rejects.toThrow()
    await expect(db.execute(sql`truncate audit_records`)).rejects.toThrow()
    await runRemovals(db, new Date())
    expect(await db.$count(auditRecords)).toBe(before - 1)
  })
})
