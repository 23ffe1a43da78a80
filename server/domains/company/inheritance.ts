import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '#server/db/once.ts'
import { members } from '#server/db/schema/member.ts'
import { subscriptionLinks, subscriptions } from '#server/db/schema/subscription.ts'
import { trials } from '#server/db/schema/trial.ts'
import type { ContractsOfMember } from './company.deps.ts'

/**
 * Transfers the contracts that a member requested for a company to a successor, who from now on is notified of the
 * company's bills and trials. The member's links stop working, and the member gets no more copies of bills.
 */
export async function transferContracts(
  tx: Tx,
  contracts: ContractsOfMember,
  { companyId, memberId, heirId }: { companyId: string; memberId: string; heirId: string },
): Promise<void> {
  const isOfCompany = eq(subscriptions.companyId, companyId)
  const held = await tx
    .select()
    .from(subscriptions)
    .where(and(isOfCompany, eq(subscriptions.memberId, memberId)))
    .orderBy(subscriptions.id)
    .for('update')
  const people = await tx
    .select()
    .from(members)
    .where(inArray(members.id, [memberId, heirId]))
  const [leaver, heir] = [memberId, heirId].map((id) => people.find((one) => one.id === id)!)
  await contracts.handOver(tx, held, leaver!, heir!)
  await contracts.removeReceivers(tx, companyId, new Set([leaver!.email, leaver!.subEmail ?? '']))
  const all = tx.select({ id: subscriptions.id }).from(subscriptions).where(isOfCompany)
  await tx
    .delete(subscriptionLinks)
    .where(and(eq(subscriptionLinks.memberId, memberId), inArray(subscriptionLinks.subscriptionId, all)))
  await tx
    .update(trials)
    .set({ requesterId: heirId })
    .where(and(eq(trials.companyId, companyId), eq(trials.requesterId, memberId)))
}
