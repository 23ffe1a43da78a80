import { eq } from 'drizzle-orm'
import type { ProviderStates } from '#contract/provider-states.ts'
import { kstDate } from '#domain/dates.ts'
import { bills } from '#server/db/schema/bill.ts'
import { subscriptionDocuments, subscriptions } from '#server/db/schema/subscription.ts'
import { newToken } from '#server/security/tokens.ts'
import { sampleSubscription } from '#worlds/subscription.ts'
import {
  colleagueId,
  memberId,
  otherCompany,
  ourCompany,
  type StateBuilder,
  type WorldDeps,
  type worldBuilder,
} from './world.ts'

type State = 'subscriptions for the staff' | 'a request for the staff'
type Builders = { [Name in State]: StateBuilder<Name> }
type StaffSubscriptionFacts = ProviderStates['subscriptions for the staff']

/** Returns builders of the provider states about the staff who decide on requests for subscriptions. */
export function staffSubscriptionWorld(
  { db, clock }: WorldDeps,
  world: ReturnType<typeof worldBuilder>,
): Builders {
  async function put(
    { session, subscriptions: wanted }: StaffSubscriptionFacts,
    isOwn = false,
  ): Promise<void> {
    await world.putStaff()
    await world.putSession(session, 'member', { passwordChecked: true })
    await db.delete(bills)
    await db.delete(subscriptions)
    await world.putSubscriptions(
      ...wanted.map(({ subscriptionId, subscriptionState }, index) => ({
        ...sampleSubscription({
          id: subscriptionId,
          subscriptionNo: `S2099-${String(index + 1).padStart(6, '0')}`,
          companyId: isOwn ? ourCompany.id : otherCompany.id,
          memberId: isOwn ? memberId : colleagueId,
          subscriptionState,
          now: clock.now(),
          minutesAgo: index,
        }),
        version: 2,
      })),
    )
  }

  return {
    'subscriptions for the staff': (wanted) => put(wanted),

    'a request for the staff': async ({ session, subscriptionId, subscriptionState, ownYn }) => {
      await put({ session, subscriptions: [{ subscriptionId, subscriptionState }] }, ownYn === 'Y')
      const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId))
      const documents = (['rnImgViewInfo', 'ddlImgViewInfo'] as const).flatMap((kind) => {
        const documentInfo = row![kind]
        return documentInfo
          ? [
              {
                fileKey: newToken(),
                subscriptionId,
                kind,
                fileName: documentInfo.fileName,
                contentType: documentInfo.contentType,
                size: documentInfo.size,
              },
            ]
          : []
      })
      await db.insert(subscriptionDocuments).values(documents)
      return { startDate: kstDate(clock.now()) }
    },
  }
}
