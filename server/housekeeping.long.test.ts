import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Files } from '#server/files/files.ts'
import { createLog } from '#server/observability/log.ts'
import { describeEachEngine } from '#server/testing/engines.ts'
import { createPortal } from '#server/testing/portal.ts'
import { runHousekeeping } from './housekeeping.ts'

const now = new Date('2026-11-21T03:00:00Z')
const old = sql`timestamptz '2023-01-01'`
const EACH = 125_000

describeEachEngine(
  'the housekeeping after a long pause',
  (engine) => {
    it('removes half a million rows in one run, without a statement that exceeds the time limit', async () => {
      const { db } = engine.database()
      const ownerDb = engine.owner().db
      const { app, addMember } = createPortal(engine.database())
      const { id } = await addMember()
      await app.close()
      const chain = randomUUID()
      const put = async (rows: (n: SQL) => SQL) => {
        for (let from = 1; from <= EACH; from += 25_000)
          await ownerDb.execute(rows(sql`generate_series(${from}::integer, ${from + 24_999}::integer) as n`))
      }
      await put(
        (
          n,
        ) => sql`insert into sessions (id, token_hash, member_id, stage, device_id, created_at, last_seen_at, ends_at)
          select gen_random_uuid(), 'hash ' || n, ${id}, 'member', gen_random_uuid(), ${old}, ${old}, ${old} from ${n}`,
      )
      await put(
        (n) => sql`insert into notifications (id, member_id, label, content_box, created_at)
          select gen_random_uuid(), ${id}, 'NOTICE', repeat('x', 400), ${old} from ${n}`,
      )
      await put(
        (n) => sql`insert into idempotency_keys (key_hash, body_hash, answer_box, created_at)
          select 'hash ' || n, '', repeat('x', 400), ${old} from ${n}`,
      )
      await put(
        (
          n,
        ) => sql`insert into audit_records (chain, position, at, stage, address, operation, subject, key_id, previous_hash, hash)
          select ${chain}, n, ${old}, 'visitor', '', 'logIn', '', '', '', '' from ${n}`,
      )
      await ownerDb.execute(sql`insert into audit_heads (position, at, chains, key_id, previous_hash, hash)
        values (1, ${old}, ${JSON.stringify([{ chain, position: EACH, hash: '' }])}::jsonb, '', '', '')`)

      const rowsLeft = new Map<string, number>()
      const startedAt = performance.now()
      await runHousekeeping({
        db,
        files: { remove: async () => {} } as unknown as Files,
        clock: { now: () => now },
        log: createLog('warn'),
        metrics: { houseLeft: (step, rows) => void rowsLeft.set(step, rows) },
      })
      console.log(
        `        ${4 * EACH} rows removed in ${Math.round((performance.now() - startedAt) / 1000)} s`,
      )
      expect([...rowsLeft].filter(([, rows]) => rows > 0)).toEqual([])
      const { rows } =
        await db.execute(sql`select (select count(*) from sessions) + (select count(*) from notifications)
        + (select count(*) from idempotency_keys) + (select count(*) from audit_records) as count`)
      expect(Number(rows[0]!['count'])).toBe(0)
    })
  },
  { withServiceLimits: true },
)
