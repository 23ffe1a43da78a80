import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { counsels } from '#server/db/schema/counsel.ts'
import { inquiries, inquiryAttachments } from '#server/db/schema/inquiry.ts'
import { throttles } from '#server/db/schema/throttle.ts'
import { uploads } from '#server/db/schema/upload.ts'
import type { Files } from '#server/files/files.ts'
import { counselForm, monday10 } from '#server/testing/counsel-world.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { inquiryWorld } from '#server/testing/inquiry-world.ts'
import { createPortal, type Portal } from '#server/testing/portal.ts'
import { removeInquiries } from './domains/inquiry/inquiry.forgetting.ts'
import { runHousekeeping, runRemovals } from './housekeeping.ts'

const kstTime = (time: string) => new Date(`${time}+09:00`)

describeEngines('after three years', (engine) => {
  let portal: Portal
  const { inquiryIn, person, upload } = inquiryWorld(() => portal)
  const removeInquiriesAt = (time: string) =>
    removeInquiries(engine.database().db, portal.files, kstTime(time))
  const remainingRows = async () =>
    (await engine.database().db.select().from(inquiries)).map(({ inquiryState }) => inquiryState).toSorted()
  beforeEach(() => {
    portal = createPortal(engine.database())
  })
  afterEach(() => portal.app.close())

  it('closed or finally answered inquiries are removed with their files; inquiries of a waiting customer stay', async () => {
    const [{ session }, staff] = [await person(), await person({ staff: true })]
    const fileIds = [await upload()]
    await inquiryIn('CLOSED', { session, staff: staff.session, fileIds })
    for (const state of ['ANSWERED', 'IN_PROGRESS', 'RECEIVED'] as const)
      await inquiryIn(state, { session, staff: staff.session, idempotencyKey: randomUUID() })
    const { fileKey } = (await engine.database().db.select().from(inquiryAttachments))[0]!

    await removeInquiriesAt('2029-11-21T12:00:00')
    expect(await remainingRows()).toEqual(['ANSWERED', 'CLOSED', 'IN_PROGRESS', 'RECEIVED'])
    expect(await portal.files.read(fileKey)).toBeDefined()
    await removeInquiriesAt('2029-11-21T12:10:00')
    expect(await remainingRows()).toEqual(['IN_PROGRESS', 'RECEIVED'])
    expect(await portal.files.read(fileKey)).toBeUndefined()
    expect(await engine.database().db.$count(uploads)).toBe(0)
  })

  it('counsel reservations are removed', async () => {
    const { data } = await portal.call('holdCounselSlot', { startAt: monday10 })
    await portal.call('reserveCounsel', counselForm({ holdKey: data.holdKey }))
    const remainingHolds = async (startAt: string) => {
      await engine
        .database()
        .db.update(counsels)
        .set({ startAt: kstTime(startAt) })
      await runRemovals(engine.database().db, portal.clock.now())
      return engine.database().db.$count(counsels)
    }
    expect(await remainingHolds('2023-11-21T12:00:00')).toBe(1)
    expect(await remainingHolds('2023-11-21T11:59:59')).toBe(0)
  })
})

describeEngines('the housekeeping', (engine) => {
  const clock = { now: () => kstTime('2026-11-21T12:00:00') }
  const files = { remove: async () => {} } as unknown as Files
  const remainingRows = new Map<string, number>()
  const logLines: { step?: string }[] = []
  const insertRetained = () =>
    runHousekeeping({
      db: engine.database().db,
      files,
      clock,
      log: { warn: (line: { step?: string }) => void logLines.push(line) } as never,
      metrics: { houseLeft: (step, rows) => void remainingRows.set(step, rows) },
    })
  const inSql = (statement: SQL) => engine.owner().db.execute(statement)
  beforeEach(() => {
    remainingRows.clear()
    logLines.splice(0)
  })

  it('runs every step even if one fails, reports the failure, and reports how many rows each step left', async () => {
    const { db } = engine.database()
    await db.execute(sql`insert into throttles (key, count, window_ends_at)
      select 'k' || n, 1, timestamptz '2026-11-01' from generate_series(1, 4000) as n`)
    await db.execute(sql`insert into idempotency_keys (key_hash, body_hash, answer_box, created_at)
      select 'k' || n, '', '', timestamptz '2026-11-01' from generate_series(1, 2500) as n`)
    await inSql(
      sql`create function not_today() returns trigger language plpgsql as $$ begin raise 'not today'; end $$`,
    )
    await inSql(
      sql`create trigger not_today before delete on idempotency_keys for each row execute function not_today()`,
    )
    await expect(insertRetained()).rejects.toThrow('1 steps of the housekeeping failed')
    expect(logLines.map(({ step }) => step)).toEqual(['keys of submissions'])
    expect(remainingRows.get('keys of submissions')).toBe(2_500)
    expect(remainingRows.get('counts of guesses')).toBe(0)
    expect(await db.$count(throttles)).toBe(0)
    expect(remainingRows.size).toBeGreaterThan(20)

    await inSql(sql`drop trigger not_today on idempotency_keys`)
    await insertRetained()
    expect([...remainingRows.values()].every((rows) => rows === 0)).toBe(true)
  })
})
