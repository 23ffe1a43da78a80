import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asc, eq, type SQL, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { headChain } from '#domain/audit/chains.ts'
import { DAY_MS } from '#domain/durations.ts'
import { auditHeads, auditRecords } from '#server/db/schema/audit.ts'
import { unknownVisitor } from '#server/http/calls/caller.ts'
import { createLog } from '#server/observability/log.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { createTestClock } from '#server/testing/portal.ts'
import { anchorAudit, createAnchoredLog, parseAnchors, signHead } from './audit-heads.ts'
import { createAuditLog } from './audit-log.ts'
import { removeAuditRecords } from './audit-retention.ts'
import { createAuditSeals } from './audit-seals.ts'
import { verifyAudit } from './verify-audit.ts'

const seals = createAuditSeals([{ id: 'ours', key: Buffer.alloc(32, 1) }])
const otherSeals = createAuditSeals([{ id: 'ours', key: Buffer.alloc(32, 2) }])

describeEngines('the audit records, if a person with write access to the database changes them', (engine) => {
  let clock: ReturnType<typeof createTestClock>
  const db = () => engine.database().db
  const sign = () => signHead({ db: db(), seals, clock })
  const faults = async (anchors: Parameters<typeof verifyAudit>[1]['anchors'] = []) =>
    (await verifyAudit(db(), { seals, now: clock.now(), anchors })).faults

  beforeEach(() => {
    clock = createTestClock(new Date('2010-01-01T00:00:00Z'))
  })
  afterEach(() => tamper(sql`delete from audit_records`, sql`delete from audit_heads`))

  /** Changes the tables with triggers switched off, as their owner can. */
  async function tamper(...changes: SQL[]): Promise<void> {
    const tables = [sql`audit_records`, sql`audit_heads`]
    const owner = engine.owner().db
    for (const table of tables) await owner.execute(sql`alter table ${table} disable trigger all`)
    for (const change of changes) await owner.execute(change)
    for (const table of tables) await owner.execute(sql`alter table ${table} enable trigger all`)
  }

  /** Writes `count` records with one audit log, as one process does, and returns the id of their chain. */
  async function write(count: number): Promise<string> {
    const log = createAuditLog({ db: db(), seals, clock })
    for (let n = 0; n < count; n += 1)
      await log.record('undoContactChange', unknownVisitor, { fileId: String(n) })
    const [newest] = await db()
      .select({ chain: auditRecords.chain })
      .from(auditRecords)
      .where(eq(auditRecords.at, clock.now()))
    clock.pass(3600)
    return newest!.chain
  }

  it('no fault is found if nothing was changed, with any number of chains and audit heads', async () => {
    await write(3)
    expect(await sign()).toMatchObject({ position: 1 })
    await write(2)
    expect(await sign()).toMatchObject({ position: 2 })
    expect(await sign()).toBeUndefined()
    await write(1)
    expect(await faults()).toEqual([])
    const heads = await db().select().from(auditHeads).orderBy(asc(auditHeads.position))
    expect(heads.map(({ chains }) => chains.map(({ position }) => position))).toEqual([[3], [2]])
  })

  it('a rewritten end of a chain is detected, since its seals would need an unknown key', async () => {
    const chain = await write(3)
    const [last] = await db().select().from(auditRecords).where(eq(auditRecords.position, 3))
    const forgedRecord = { ...last!, address: '198.51.100.1' }
    await tamper(
      sql`update audit_records set address = ${forgedRecord.address}, hash = ${otherSeals.ofRecord(forgedRecord)!} where position = 3`,
    )
    expect(await faults()).toEqual([{ chain, position: 3, fault: 'changed' }])
    await tamper(sql`update audit_records set key_id = 'made up' where position = 3`)
    expect(await faults()).toEqual([{ chain, position: 3, fault: 'changed' }])
  })

  it('a removed end, a removed beginning and a removed chain are detected', async () => {
    const chain = await write(3)
    await sign()
    const secondChain = await write(2)
    await sign()
    await tamper(sql`delete from audit_records where chain = ${chain} and position = 3`)
    expect(await faults()).toEqual([{ chain, position: 3, fault: 'missing' }])
    await tamper(sql`delete from audit_records where chain = ${chain}`)
    expect(await faults()).toEqual([{ chain, position: 1, fault: 'missing' }])
    await tamper(sql`delete from audit_records where chain = ${secondChain} and position = 1`)
    const found = await faults()
    expect(found).toHaveLength(2)
    for (const lost of [chain, secondChain])
      expect(found).toContainEqual({ chain: lost, position: 1, fault: 'missing' })
  })

  it('a removed beginning of a chain is detected, even if no audit head covered it yet', async () => {
    const chain = await write(3)
    await tamper(sql`delete from audit_records where position = 1`)
    expect(await faults()).toEqual([{ chain, position: 1, fault: 'missing' }])
  })

  it('a chain that was removed completely within its first hour is detected, since an audit head covers the first record of every chain', async () => {
    const lines: string[] = []
    const log = createLog('info', { write: (line: string) => lines.push(line) })
    const anchoredLog = () => createAnchoredLog({ db: db(), seals, clock, log, anchorFile: undefined })
    const [first, second] = [anchoredLog(), anchoredLog()]
    await first.record('undoContactChange', unknownVisitor, { fileId: '1' })
    await Promise.all(
      ['2', '3'].map((fileId) => second.record('undoContactChange', unknownVisitor, { fileId })),
    )
    await first.record('undoContactChange', unknownVisitor, { fileId: '4' })
    expect(await db().select().from(auditHeads)).toHaveLength(2)
    expect(lines).toHaveLength(2)
    expect(await faults()).toEqual([])
    const [young] = await db().select().from(auditRecords).where(eq(auditRecords.subject, 'fileId=4'))
    await tamper(sql`delete from audit_records where chain = ${young!.chain}`)
    expect(await faults()).toEqual([{ chain: young!.chain, position: 1, fault: 'missing' }])
  })

  it('the records of a chain without an anchor are verified, and the missing anchor is logged', async () => {
    const lines: string[] = []
    const log = createLog('info', { write: (line: string) => lines.push(line) })
    const anchorFile = '/proc/no-such-folder/anchors'
    const audit = createAnchoredLog({ db: db(), seals, clock, log, anchorFile })
    await audit.record('undoContactChange', unknownVisitor, { fileId: '1' })
    expect(await db().select().from(auditRecords)).toHaveLength(1)
    expect(lines.at(-1)).toContain('is not anchored yet')
  })

  it('a replaced record that an audit head covers is detected', async () => {
    const chain = await write(2)
    const [before] = await db().select().from(auditRecords).where(eq(auditRecords.position, 2))
    const otherRecord = { ...before!, subject: 'fileId=9' }
    await tamper(
      sql`update audit_records set subject = ${otherRecord.subject}, hash = ${seals.ofRecord(otherRecord)!} where position = 2`,
    )
    expect(await faults()).toEqual([])
    await tamper(
      sql`update audit_records set subject = 'fileId=1', hash = ${before!.hash} where position = 2`,
    )
    await sign()
    await tamper(
      sql`update audit_records set subject = ${otherRecord.subject}, hash = ${seals.ofRecord(otherRecord)!} where position = 2`,
    )
    expect(await faults()).toEqual([{ chain, position: 2, fault: 'changed' }])
  })

  it('changed and removed audit heads are detected, and with external anchors also audit heads that were removed with all their records', async () => {
    const anchorFile = join(mkdtempSync(join(tmpdir(), 'anchors-')), 'anchors')
    const lines: string[] = []
    const log = createLog('info', { write: (line: string) => lines.push(line) })
    for (const count of [2, 1]) {
      await write(count)
      await anchorAudit({ db: db(), seals, clock, log, anchorFile })
    }
    await anchorAudit({ db: db(), seals, clock, log, anchorFile })
    const anchors = parseAnchors(readFileSync(anchorFile, 'utf8'))
    expect(anchors).toHaveLength(2)
    expect(lines.map((line) => (JSON.parse(line) as { auditAnchor: unknown }).auditAnchor)).toEqual(anchors)
    expect(await faults(anchors)).toEqual([])

    await tamper(sql`update audit_heads set chains = '[]' where position = 1`)
    expect(await faults()).toContainEqual({ chain: headChain, position: 1, fault: 'changed' })
    await tamper(sql`delete from audit_heads where position = 1`)
    expect(await faults()).toContainEqual({ chain: headChain, position: 1, fault: 'missing' })
    await tamper(sql`delete from audit_heads`, sql`delete from audit_records`)
    expect(await faults()).toEqual([])
    expect(await faults(anchors)).toEqual([
      { chain: headChain, position: 1, fault: 'missing' },
      { chain: headChain, position: 2, fault: 'missing' },
    ])
  })

  it('a chain whose beginning was removed after its retention is accepted', async () => {
    await write(3)
    await sign()
    clock.pass((800 * DAY_MS) / 1000)
    await write(1)
    await sign()
    await removeAuditRecords(db(), clock.now())
    expect(await db().$count(auditRecords)).toBe(1)
    expect(await faults()).toEqual([])
  })

  it('records are never removed if no audit head of their time covers them', async () => {
    await write(2)
    clock.pass((800 * DAY_MS) / 1000)
    await removeAuditRecords(db(), clock.now())
    expect(await db().$count(auditRecords)).toBe(2)
    await sign()
    await removeAuditRecords(db(), clock.now())
    expect(await db().$count(auditRecords)).toBe(2)
  })

  it('the database refuses to change, remove or empty the audit heads', async () => {
    await write(1)
    await sign()
    await expect(db().update(auditHeads).set({ hash: 'x' })).rejects.toThrow()
    await expect(db().delete(auditHeads)).rejects.toThrow()
    await expect(db().execute(sql`truncate audit_heads`)).rejects.toThrow()
  })
})

it('without a key the functions for seals cannot be created', () => {
  expect(() => createAuditSeals([])).toThrow()
})
