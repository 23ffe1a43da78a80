import type { OperationsTagged } from '#contract/operation.ts'
import { problemNamed } from '#contract/problem-named.ts'
import { defaultDirections } from '#domain/subscription/sort-names.ts'
import { pageOf, readCursor } from '#server/db/cursor.ts'
import { sealedFields } from '#server/db/sealed-subscription.ts'
import { searchWords } from '#server/db/search.ts'
import { type Caller, memberOf } from '#server/http/calls/caller.ts'
import { hashToken } from '#server/security/tokens.ts'
import { cancelOperations } from './cancel.operations.ts'
import { toCancellation } from './cancel.rules.ts'
import { cancelStore } from './cancel.store.ts'
import { cardOperations } from './card.operations.ts'
import { editOperations } from './edit.operations.ts'
import { linkOperations } from './link.operations.ts'
import { paymentOperations } from './payment.operations.ts'
import { priceConsentOperations } from './price-consent.operations.ts'
import { profileOperations } from './profile.operations.ts'
import { requestOperations } from './request.operations.ts'
import { requestStore } from './request.store.ts'
import { reviseOperations } from './revise.operations.ts'
import { statusOperations } from './status.operations.ts'
import { adminSubscriptionOperations } from './subscription.admin.operations.ts'
import type { SubscriptionDeps } from './subscription.deps.ts'
import { toLinkView } from './subscription.link-view.ts'
import { toCounts, toDetail, toListItem } from './subscription.rules.ts'
import { type StoredSubscription, subscriptionStore } from './subscription.store.ts'

const defaultLimit = 20

/**
 * The operations on the subscriptions of the caller's company, or of a caller without one. Personal fields are
 * already decoded here.
 */
export function subscriptionOperations(deps: SubscriptionDeps): OperationsTagged<'subscription', Caller> {
  const { db, box, clock, catalogue } = deps
  const store = subscriptionStore(db)
  const detailOf = (found: StoredSubscription) => toDetail(found, sealedFields(box, found.id))

  return {
    ...requestOperations(deps),
    ...adminSubscriptionOperations(deps),
    ...cancelOperations(deps),
    ...cardOperations(deps),
    ...editOperations(deps),
    ...linkOperations(deps),
    ...paymentOperations(deps),
    ...priceConsentOperations(deps),
    ...profileOperations(deps),
    ...reviseOperations(deps),
    ...statusOperations(deps),

    async listSubscriptions(
      {
        subscriptionState,
        search,
        sort = 'NEWEST',
        sortDirection = defaultDirections[sort],
        cursor,
        limit = defaultLimit,
      },
      caller,
    ) {
      const viewer = memberOf(caller)
      const filter = { states: subscriptionState && [subscriptionState], words: searchWords(search) }
      const after = cursor === undefined ? undefined : readCursor(cursor)
      // One row more than requested is read, which shows whether there is a next page.
      const [rows, total] = await Promise.all([
        store.page(viewer, { ...filter, sort, sortDirection, after, limit: limit + 1 }),
        store.count(viewer, filter),
      ])
      const { shown, nextCursor } = pageOf(rows, limit, ({ requestedAt, id }) => ({ at: requestedAt, id }))
      return {
        subscriptionState: subscriptionState ?? null,
        search: filter.words.join(' ') || null,
        sort,
        sortDirection,
        total,
        nextCursor,
        list: shown.map((row) => toListItem(row, catalogue)),
      }
    },

    async getSubscriptionDetail({ subscriptionId }, caller) {
      const viewer = memberOf(caller)
      const found = await store.find(viewer, subscriptionId)
      if (!found) throw problemNamed('subscription.missing')
      const [addresses, ending] = await Promise.all([
        requestStore(db).documentAddresses(found, viewer),
        cancelStore(db).scheduledCancellation(found.id),
      ])
      const detail = toDetail(found, sealedFields(box, found.id), addresses)
      const serviceIcon = catalogue.iconOf(found.serviceInfo.serviceCode)
      return {
        ...detail,
        serviceInfo: { ...detail.serviceInfo, serviceIcon },
        ...(ending && { cancellation: toCancellation(ending) }),
      }
    },

    async getUnauthSubscriptionDetail({ subscriptionNo, viewKey }) {
      const found = await store.findByLink({ subscriptionNo, keyHash: hashToken(viewKey), now: clock.now() })
      if (!found) throw problemNamed('link.expired')
      return toLinkView(detailOf(found))
    },

    async countActiveSubscriptions(_nothing, caller) {
      const rows = await store.countByState(memberOf(caller))
      return { count: rows.find(({ state }) => state === 'ACTIVE')?.count ?? 0 }
    },

    async countSubscriptions(_nothing, caller) {
      return toCounts(await store.countByState(memberOf(caller)))
    },
  }
}
