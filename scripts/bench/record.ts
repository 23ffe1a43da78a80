import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/client.ts'
import { createLog } from '#server/observability/log.ts'
import { withDemoKeys } from '#server/security/keys.ts'
import { type Statement, statementsOf } from '#server/testing/statements.ts'
import { type Request } from './subjects.ts'

/** The statements that the portal makes for each request once it is warm, found on a database that nobody else has open. */
export async function record(
  { dataDir, url }: { dataDir: string; url: string | undefined },
  requests: readonly Request[],
): Promise<Statement[][]> {
  const log = createLog('silent')
  const database = await openDatabase({ dataDir, url, log })
  const config = withDemoKeys(readConfig({ DEMO: '1', DATA_DIR: dataDir }))
  const app = createApp({ config, database, log })
  try {
    const found: Statement[][] = []
    for (const { method, path, headers, body } of requests) {
      const ask = () =>
        app.inject({ method, url: path, headers, ...(body !== undefined && { payload: body }) })
      await ask()
      found.push(await statementsOf(database, ask))
    }
    return found
  } finally {
    await app.close()
    await database.close()
  }
}
