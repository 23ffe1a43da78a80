import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeEngines } from './engines.ts'

describeEngines('the database of a test', (engine) => {
  it('waits longer for statements and connections than the database of the service', async () => {
    const { db } = engine.database()
    // So many statements that the last one waits longest for a free connection. Each exceeds the time limit for
    // statements of the service.
    const count = engine.name === 'embedded' ? 8 : 11
    const slowStatements = Array.from({ length: count }, () => db.execute(sql`select pg_sleep(1.6)`))
    expect(await Promise.allSettled(slowStatements)).toEqual(
      Array.from({ length: count }, () => expect.objectContaining({ status: 'fulfilled' })),
    )
  })
})
