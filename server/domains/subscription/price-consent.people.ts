import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '#server/db/once.ts'
import { companyRoles } from '#server/db/schema/company-people.ts'
import { members } from '#server/db/schema/member.ts'
import type { NoticeContent, Notices } from '#server/messages/notices.ts'
import type { AboutRise } from '#server/messages/price-consent-texts.ts'
import type { StoredPriceConsent } from './price-consent.store.ts'
import type { StoredSubscription } from './subscription.store.ts'

/** The facts that the notices of a consent name. */
export const aboutOf = (
  { planName, currency, amountBefore, amountAfter, risesOn }: StoredPriceConsent,
  { subscriptionNo, serviceInfo, payment }: StoredSubscription,
): AboutRise => ({
  subscriptionNo,
  serviceName: serviceInfo.serviceName,
  planName,
  paymentMethodName: payment.paymentMethodName,
  currency,
  amountBefore,
  amountAfter,
  risesOn,
})

/** Notifies, once for each version of a consent, the member who requested the subscription and the company's owners and billing managers. */
export async function notifyOfRise(
  { notices }: { notices: Pick<Notices, 'put'> },
  tx: Tx,
  { consent, subscription }: { consent: StoredPriceConsent; subscription: StoredSubscription },
  content: NoticeContent,
): Promise<void> {
  const { companyId, memberId } = subscription
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
  for (const each of new Set([memberId, ...managers.map(({ id }) => id)]))
    await notices.put(tx, {
      memberId: each,
      label: 'service',
      path: `/my/subscription/detail?subscriptionId=${subscription.id}`,
      eventKey: `price-consent:${consent.id}:${consent.version}`,
      ...content,
    })
}
