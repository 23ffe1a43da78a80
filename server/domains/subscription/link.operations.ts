import type { OperationsTagged, Schema } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { toWireTime } from '#domain/dates.ts'
import { type Caller, type CallerMember, managerOf, memberOf } from '#server/http/calls/caller.ts'
import { hashToken, newToken } from '#server/security/tokens.ts'
import { cancelStore } from './cancel.store.ts'
import { linkStore } from './link.store.ts'
import type { SubscriptionDeps } from './subscription.deps.ts'
import { linkLifeMs } from './subscription.rules.ts'
import { subscriptionStore } from './subscription.store.ts'

type Own = 'createSubscriptionLink' | 'listSubscriptionLinks' | 'endSubscriptionLink'

/** Links to the read-only page of a subscription: a limited number at a time, each until it expires or is revoked. */
export function linkOperations({
  db,
  clock,
  limits,
}: SubscriptionDeps): Pick<OperationsTagged<'subscription', Caller>, Own> {
  async function openTo(viewer: CallerMember, subscriptionId: string): Promise<Schema<'SubscriptionLinks'>> {
    const links = await linkStore(db).open(subscriptionId, clock.now())
    return {
      list: links.map(({ id, memberId, createdAt, expiresAt }) => ({
        linkId: id,
        createdAt: toWireTime(createdAt),
        expiresAt: toWireTime(expiresAt),
        ownYn: memberId === viewer.memberId ? 'Y' : 'N',
      })),
    }
  }

  async function requireOwnSubscription(viewer: CallerMember, subscriptionId: string): Promise<void> {
    if (!(await subscriptionStore(db).find(viewer, subscriptionId)))
      throw problemNamed('subscription.missing')
  }

  return {
    async createSubscriptionLink({ subscriptionId }, caller) {
      const viewer = managerOf(caller)
      const createdAt = clock.now()
      const expiresAt = new Date(createdAt.getTime() + linkLifeMs)
      const viewKey = newToken()
      const createdLink = await db.transaction(async (tx) => {
        // The subscription is locked, so that concurrent calls cannot exceed the limit.
        const found = await cancelStore(tx).lock(viewer, subscriptionId)
        if (!found) throw problemNamed('subscription.missing')
        const links = linkStore(tx)
        if ((await links.count(subscriptionId, createdAt)) >= limits.linksPerSubscription)
          throw problemNamed('link.tooMany')
        const keyHash = hashToken(viewKey)
        const linkId = await links.save({
          keyHash,
          subscriptionId,
          memberId: viewer.memberId,
          createdAt,
          expiresAt,
        })
        return { linkId, subscriptionNo: found.subscriptionNo }
      })
      return { ...createdLink, viewKey, expiresAt: toWireTime(expiresAt) }
    },

    async listSubscriptionLinks({ subscriptionId }, caller) {
      const viewer = memberOf(caller)
      await requireOwnSubscription(viewer, subscriptionId)
      return openTo(viewer, subscriptionId)
    },

    async endSubscriptionLink({ subscriptionId, linkId }, caller) {
      const viewer = memberOf(caller)
      await requireOwnSubscription(viewer, subscriptionId)
      await linkStore(db).end(subscriptionId, linkId)
      return openTo(viewer, subscriptionId)
    },
  }
}
