import { createApp } from '../../server/app.ts'
import { readConfig } from '../../server/config.ts'
import { type Database, openDatabase } from '../../server/db/client.ts'
import { createLog } from '../../server/observability/log.ts'
import { withDemoKeys } from '../../server/security/keys.ts'
import { type Statement, statementsOf } from '../../server/testing/statements.ts'
import { type Request } from './subjects.ts'

/**
 * The number of statements that the portal makes for a request, and the one that returns the most rows and
 * columns.
 */
export type Recorded = { statements: number; main: Statement | undefined }

/** Records the statements of each request once the portal is warm, on a database without other connections. */
export async function record(
  { dataDir, url }: { dataDir: string; url: string | undefined },
  requests: readonly Request[],
): Promise<Recorded[]> {
  const log = createLog('silent')
  const database = await openDatabase({ dataDir, url, log })
  const config = withDemoKeys(readConfig({ DEMO: '1', DATA_DIR: dataDir }))
  const app = createApp({ config, database, log })
  try {
    const found: Recorded[] = []
    for (const { method, path, headers, body } of requests) {
      const ask = () =>
        app.inject({ method, url: path, headers, ...(body !== undefined && { payload: body }) })
      await ask()
      const statements = await statementsOf(database, ask)
      const brought = await Promise.all(statements.map((statement) => bytesOf(database, statement)))
      found.push({ statements: statements.length, main: statements[brought.indexOf(Math.max(...brought))] })
    }
    return found
  } finally {
    await app.close()
    await database.close()
  }
}

async function bytesOf({ pool }: Database, { text, values }: Statement): Promise<number> {
  if (!text.startsWith('select')) return 0
  return JSON.stringify((await pool.query(text, values)).rows).length
}
