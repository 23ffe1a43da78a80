import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeEngines } from './engines.ts'

describeEngines('the database of a test', (engine) => {
  it('waits longer for statements and connections than the database of the service', async () => {
    const { db } = engine.database()
    // Each statement exceeds the service's limit, and the last one waits even longer for a connection.
    const count = engine.name === 'embedded' ? 8 : 11
    const slowStatements = Array.from({ length: count }, () => db.execute(sql`select pg_sleep(1.6)`))
    expect(await Promise.allSettled(slowStatements)).toEqual(
      Array.from({ length: count }, () => expect.objectContaining({ status: 'fulfilled' })),
    )
  })
})
