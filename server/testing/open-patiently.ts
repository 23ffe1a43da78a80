import { MINUTE_MS, SECOND_MS } from '#domain/durations.ts'
import { type Connections, type Database, type OpenOptions, openDatabase } from '#server/db/client.ts'

/**
 * Longer than a test waits on a machine with twenty times the work it can do: what many calls at once come to is a rule, not a
 * matter of speed.
 */
const patient: Partial<Connections> = {
  connectionTimeoutMillis: MINUTE_MS,
  query_timeout: MINUTE_MS,
  statement_timeout: MINUTE_MS - SECOND_MS,
}

/** Opens the database of a test with limits that a busy machine does not reach. The service's own are tested in `client.db.test.ts`. */
export const openPatiently = ({ connections, ...options }: OpenOptions): Promise<Database> =>
  openDatabase({ ...options, connections: { ...patient, ...connections } })
