import type { Db } from '#server/db/client.ts'
import { connectionStates } from '#server/db/schema/connection.ts'

/** Returns the last calls of all nodes to each service. */
export const storedConnections = (
  db: Pick<Db, 'select'>,
): Promise<(typeof connectionStates.$inferSelect)[]> => db.select().from(connectionStates)
