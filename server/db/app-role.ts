import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './client.ts'
import { accessEventSeals, accessEvents } from './schema/access-event.ts'
import { auditHeads, auditRecords } from './schema/audit.ts'

/**
 * The rights of the portal's database role on record tables; on all other tables it may select, insert,
 * update and delete.
 */
const records: readonly (readonly [PgTable, string])[] = [
  // The trigger allows the removal of rows older than two years, which the housekeeping does.
  [auditRecords, 'select, insert, delete'],
  [auditHeads, 'select, insert'],
  [accessEvents, 'select, insert'],
  [accessEventSeals, 'select, insert'],
]

/**
 * Grants the portal's database role the rights it needs and no more, in one transaction: rows of tables,
 * limited rights on records, and reading the applied migrations. The role owns nothing, so it can neither
 * change tables nor switch off their triggers. Takes a connection of the owner, after each migration. Rejects
 * if the role does not exist.
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
