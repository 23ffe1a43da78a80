import { MINUTE_MS, SECOND_MS } from '#domain/durations.ts'
import { type Connections, type Database, type OpenOptions, openDatabase } from '#server/db/client.ts'

/**
 * Longer than any wait of a test on a machine with twenty times its load: the result of many concurrent calls
 * is tested, not their speed.
 */
const longWaits: Partial<Connections> = {
  connectionTimeoutMillis: MINUTE_MS,
  query_timeout: MINUTE_MS,
  statement_timeout: MINUTE_MS - SECOND_MS,
}

/**
 * Opens the database of a test with limits that a busy machine does not reach. The service's limits are
 * tested in `client.db.test.ts`.
 */
export const openWithLongWaits = ({ connections, ...options }: OpenOptions): Promise<Database> =>
  openDatabase({ ...options, connections: { ...longWaits, ...connections } })
