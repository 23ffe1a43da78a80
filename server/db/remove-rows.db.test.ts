import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { throttles } from '#server/db/schema/throttle.ts'
import { describeEngines } from '#server/testing/engines.ts'
import { countRows, removeRows } from './remove-rows.ts'

const now = new Date('2026-11-21T03:00:00Z')
const expiredRows = { table: throttles, where: sql`${throttles.windowEndsAt} < ${now.toISOString()}` }

describeEngines('expired rows', (engine) => {
  const db = () => engine.database().db
  /** Inserts a number of expired rows, and three that are not expired. */
  async function put(rows: number) {
    await db().execute(sql`insert into throttles (key, count, window_ends_at)
      select 'old ' || n, 1, ${now.toISOString()}::timestamptz - interval '1 day' from generate_series(1, ${rows}::integer) as n
      union all select 'new ' || n, 1, ${now.toISOString()}::timestamptz from generate_series(1, 3) as n`)
  }
  beforeEach(async () => {
    await db().delete(throttles)
  })

  it('are all removed, even if they are many more than a batch, and no other rows are removed', async () => {
    await put(10_500)
    expect(await countRows(db(), expiredRows)).toBe(10_500)
    expect(await removeRows(db(), expiredRows)).toBe(true)
    expect(await countRows(db(), expiredRows)).toBe(0)
    expect((await db().select().from(throttles)).map(({ key }) => key).toSorted()).toEqual([
      'new 1',
      'new 2',
      'new 3',
    ])
  })

  it('are removed by several nodes at once', async () => {
    await put(5_000)
    await Promise.all([1, 2, 3].map(() => removeRows(db(), expiredRows)))
    expect(await db().$count(throttles)).toBe(3)
  })

  it('are removed in order of age, if the order matters', async () => {
    await db().execute(sql`insert into throttles (key, count, window_ends_at)
      select 'k' || n, n, ${now.toISOString()}::timestamptz - interval '1 day' from generate_series(3000, 1, -1) as n`)
    const stopping = new AbortController()
    const once = {
      execute: (statement: Parameters<ReturnType<typeof db>['execute']>[0]) => {
        stopping.abort()
        return db().execute(statement)
      },
    }
    await removeRows(once as never, { ...expiredRows, oldest: sql`${throttles.count}` }, stopping)
    const counts = (await db().select().from(throttles)).map(({ count }) => count)
    expect([Math.min(...counts), counts.length]).toEqual([1_001, 2_000])
  })

  it('remain if the removal must stop', async () => {
    await put(3_000)
    const stopping = new AbortController()
    let batches = 0
    const counted = {
      execute: (statement: Parameters<ReturnType<typeof db>['execute']>[0]) => {
        batches += 1
        if (batches === 2) stopping.abort()
        return db().execute(statement)
      },
    }
    expect(await removeRows(counted as never, expiredRows, { signal: stopping.signal })).toBe(false)
    expect(await db().$count(throttles)).toBe(1_003)
  })

  it('are removed in smaller batches if the database cancels a batch', async () => {
    await put(1_200)
    const sizes: number[] = []
    const slow = {
      async execute(statement: Parameters<ReturnType<typeof db>['execute']>[0]) {
        const size = (db() as never as { dialect: { sqlToQuery(s: unknown): { params: unknown[] } } }).dialect
          .sqlToQuery(statement)
          .params.findLast((value) => typeof value === 'number') as number
        sizes.push(size)
        if (size > 100) throw Object.assign(new Error('canceling statement'), { code: '57014' })
        return db().execute(statement)
      },
    }
    expect(await removeRows(slow as never, expiredRows)).toBe(true)
    expect(sizes.slice(0, 3)).toEqual([1_000, 250, 62])
    expect(await db().$count(throttles)).toBe(3)
    await put(1).catch(() => {})
    const failingDatabase = { execute: () => Promise.reject(new Error('no such table')) }
    await expect(removeRows(failingDatabase as never, expiredRows)).rejects.toThrow('no such table')
  })
})
