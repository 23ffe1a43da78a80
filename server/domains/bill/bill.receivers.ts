import { and, eq } from 'drizzle-orm'
import type { Tx } from '#server/db/once.ts'
import { billReceivers } from '#server/db/schema/bill.ts'
import { subscriptions } from '#server/db/schema/subscription.ts'
import type { SecretBox } from '#server/security/secret-box.ts'
import { receiverPurpose } from './bill.notifications.ts'

/** Stops sending copies of a company's bills to some mail addresses: those of a member who has left. */
export async function removeReceivers(
  tx: Tx,
  box: SecretBox,
  companyId: string,
  addresses: ReadonlySet<string>,
): Promise<void> {
  const receivers = await tx
    .select({
      subscriptionId: billReceivers.subscriptionId,
      position: billReceivers.position,
      emailBox: billReceivers.emailBox,
    })
    .from(billReceivers)
    .innerJoin(subscriptions, eq(subscriptions.id, billReceivers.subscriptionId))
    .where(eq(subscriptions.companyId, companyId))
  for (const { subscriptionId, position, emailBox } of receivers)
    if (addresses.has(box.open(emailBox, receiverPurpose(subscriptionId, position))))
      await tx.delete(billReceivers).where(
        and(
          eq(billReceivers.subscriptionId, subscriptionId),
          eq(billReceivers.position, position),
          // The position may belong to another address by now.
          eq(billReceivers.emailBox, emailBox),
        ),
      )
}
