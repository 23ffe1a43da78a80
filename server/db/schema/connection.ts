import { pgTable, text } from 'drizzle-orm/pg-core'
import type { Connection } from '#domain/connections/connections.ts'
import { time } from './columns.ts'

/** The last calls of all nodes to the services outside of the portal. */
export const connectionStates = pgTable('connection_states', {
  connection: text('connection').$type<Connection>().primaryKey(),
  lastSuccessAt: time('last_success_at'),
  lastFailureAt: time('last_failure_at'),
  /** The time of the first failed call since the last success; null after a success. */
  failingSince: time('failing_since'),
  /** The message of the last failure, without secrets and personal data. */
  lastFailure: text('last_failure'),
})
