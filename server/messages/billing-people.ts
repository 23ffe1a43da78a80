import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '#server/db/once.ts'
import { companyRoles } from '#server/db/schema/company-people.ts'
import { members } from '#server/db/schema/member.ts'
import type { subscriptions } from '#server/db/schema/subscription.ts'

/**
 * Returns the ids of the member who requested a subscription and of the company's owners and billing managers, each
 * once.
 */
export async function billingPeopleOf(
  tx: Pick<Tx, 'selectDistinct'>,
  { companyId, memberId }: Pick<typeof subscriptions.$inferSelect, 'companyId' | 'memberId'>,
): Promise<string[]> {
  const managers =
    companyId === null
      ? []
      : await tx
          .selectDistinct({ id: members.id })
          .from(members)
          .innerJoin(companyRoles, eq(companyRoles.memberId, members.id))
          .where(
            and(eq(members.companyId, companyId), inArray(companyRoles.role, ['owner', 'billingManager'])),
          )
  return [...new Set([memberId, ...managers.map(({ id }) => id)])]
}
