import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { BillLine } from '#domain/bill/bill.ts'
import type { UsedCredit } from '#domain/bill/credit.ts'
import { unpaidStates } from '#domain/bill/states.ts'
import type { Db } from '#server/db/client.ts'
import type { Tx } from '#server/db/once.ts'
import { billCredits, billCreditUses, bills } from '#server/db/schema/bill.ts'
import type { StoredBill } from './bill.notifications.ts'

/** Stores a credit of a subscription. The caller has locked the row of the subscription. */
export async function addCredit(tx: Tx, credit: typeof billCredits.$inferInsert): Promise<void> {
  await tx.insert(billCredits).values(credit)
}

/**
 * Records which credits a bill uses, and how much of each remains. The caller has locked the row of the subscription.
 */
export async function useCredits(tx: Tx, billId: string, credited: readonly UsedCredit[]): Promise<void> {
  for (const { id, amount } of credited) {
    await tx.insert(billCreditUses).values({ creditId: id, billId, amount })
    await tx
      .update(billCredits)
      .set({ leftAmount: sql`${billCredits.leftAmount} - ${amount}` })
      .where(eq(billCredits.id, id))
  }
}

/** Makes the credit that a void bill used available again, so that a later bill uses it. */
export async function returnCredits(tx: Tx, billId: string): Promise<void> {
  const usedCredits = await creditsOf(tx, billId)
  for (const { id, creditOn, used: amount } of usedCredits)
    if (creditOn === 'NEXT_BILLS')
      await tx
        .update(billCredits)
        .set({ leftAmount: sql`${billCredits.leftAmount} + ${amount}` })
        .where(eq(billCredits.id, id))
}

/** The credits that a bill used, the earliest first. */
export const creditsOf = (db: Pick<Db, 'select'>, billId: string) =>
  db
    .select({
      id: billCredits.id,
      creditOn: billCredits.creditOn,
      used: billCreditUses.amount,
      reasonBox: billCredits.reasonBox,
      creditedAt: billCredits.creditedAt,
    })
    .from(billCreditUses)
    .innerJoin(billCredits, eq(billCredits.id, billCreditUses.creditId))
    .where(eq(billCreditUses.billId, billId))
    .orderBy(asc(billCredits.creditedAt), asc(billCredits.id))
    .limit(100)

/** The amount that is still to be taken off the next bills of a subscription, VAT included. */
export async function openCreditOf(db: Pick<Db, 'select'>, subscriptionId: string): Promise<number> {
  const [open] = await db
    .select({ left: sql<number>`coalesce(sum(${billCredits.leftAmount}), 0)`.mapWith(Number) })
    .from(billCredits)
    .where(and(eq(billCredits.subscriptionId, subscriptionId), gt(billCredits.leftAmount, 0)))
  return open!.left
}

/** Adds a line to a bill and returns the bill; undefined if the bill has changed or is not owed. */
export async function addLine(
  tx: Tx,
  { id, lines, supplyAmount, vatAmount, totalAmount, version }: StoredBill,
  line: BillLine,
): Promise<StoredBill | undefined> {
  const [changed] = await tx
    .update(bills)
    .set({
      lines: [...lines, line],
      supplyAmount: supplyAmount + line.supplyAmount,
      vatAmount: vatAmount + line.vatAmount,
      totalAmount: totalAmount + line.supplyAmount + line.vatAmount,
      version: sql`${bills.version} + 1`,
    })
    .where(
      and(
        eq(bills.id, id),
        eq(bills.version, version),
        sql`${bills.chargingSince} is null`,
        sql`${bills.billState} in ${unpaidStates}`,
      ),
    )
    .returning()
  return changed
}

/**
 * Increases the version of the bill on which a credit for the next bills was given, and returns the bill; undefined
 * if the bill has changed.
 */
export async function noteCredit(tx: Tx, { id, version }: StoredBill): Promise<StoredBill | undefined> {
  const [noted] = await tx
    .update(bills)
    .set({ version: sql`${bills.version} + 1` })
    .where(and(eq(bills.id, id), eq(bills.version, version)))
    .returning()
  return noted
}
