import { desc, eq, inArray } from 'drizzle-orm'
import { type BillRules, completeRules, USUAL_RULES } from '#domain/bill/rules.ts'
import { unpaidStates } from '#domain/bill/states.ts'
import type { Db } from '#server/db/client.ts'
import { bills } from '#server/db/schema/bill.ts'
import { billRules } from '#server/db/schema/bill-rules.ts'
import { members } from '#server/db/schema/member.ts'

type Queries = Pick<Db, 'select'>
export type StoredRules = Omit<typeof billRules.$inferSelect, 'changedAt' | 'rules'> & {
  rules: BillRules
  changedAt: Date | null
  byName: string | null
}

/**
 * The current rules of bills, with the member who saved them; version 0 means the default rules. The rules are read
 * from the database for each new bill, so that all nodes use the current version.
 */
export async function storedRules(db: Queries): Promise<StoredRules> {
  const [newest] = await db
    .select({ stored: billRules, byName: members.name })
    .from(billRules)
    .leftJoin(members, eq(members.id, billRules.byId))
    .orderBy(desc(billRules.version))
    .limit(1)
  return newest
    ? { ...newest.stored, rules: completeRules(newest.stored.rules), byName: newest.byName }
    : { version: 0, rules: USUAL_RULES, changedAt: null, byId: null, byName: null }
}

/** The rules under which a bill is issued now. */
export async function currentRules(db: Queries): Promise<BillRules> {
  const [newest] = await db
    .select({ rules: billRules.rules })
    .from(billRules)
    .orderBy(desc(billRules.version))
    .limit(1)
  return newest ? completeRules(newest.rules) : USUAL_RULES
}

/** The number of unpaid bills of all companies; these bills keep the rules under which they were issued. */
export const countUnpaid = (db: Db): Promise<number> =>
  db.$count(bills, inArray(bills.billState, unpaidStates))

/** Stores edited rules as a new version; returns false if another edit of the same version was stored first. */
export async function saveRules(
  db: Pick<Db, 'insert'>,
  row: typeof billRules.$inferInsert,
): Promise<boolean> {
  const addedRows = await db
    .insert(billRules)
    .values(row)
    .onConflictDoNothing()
    .returning({ version: billRules.version })
  return addedRows.length > 0
}
