import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './client.ts'
import { accessEventSeals, accessEvents } from './schema/access-event.ts'
import { auditHeads, auditRecords } from './schema/audit.ts'

/** What the portal's role may do with a table that is a record; with any other it may read, add, change and remove rows. */
const records: readonly (readonly [PgTable, string])[] = [
  // The trigger allows the removal of rows older than two years, which the housekeeping does.
  [auditRecords, 'select, insert, delete'],
  [auditHeads, 'select, insert'],
  [accessEvents, 'select, insert'],
  [accessEventSeals, 'select, insert'],
]

/**
 * Lets the role that the portal runs with do what it needs and no more, in one transaction: rows of the tables, of records only
 * what records allow, and a look at which migrations are there. It owns nothing, so it can neither change tables nor
 * switch their triggers off. Takes a connection of the owner, after each migration. Rejects where there is no such role.
 */
export async function grantToApp(db: Db, role: string): Promise<void> {
  const app = sql.identifier(role)
  await db.transaction(async (tx) => {
    const run = (statement: SQL) => tx.execute(statement)
    await run(sql`grant usage on schema public, drizzle to ${app}`)
    await run(sql`grant select on all tables in schema drizzle to ${app}`)
    await run(sql`grant select, insert, update, delete on all tables in schema public to ${app}`)
    await run(sql`grant usage on all sequences in schema public to ${app}`)
    for (const [table, allowed] of records) {
      await run(sql`revoke all on ${table} from ${app}`)
      await run(sql`grant ${sql.raw(allowed)} on ${table} to ${app}`)
    }
  })
}

/** The names of the tables whose rows the portal's role cannot change. */
export const recordTables: readonly string[] = records.map(([table]) => getTableName(table))
