import type { Catalogue } from '#domain/plan/catalogue.ts'
import type { AppContext } from '#src/components/context/app-context.ts'
import { partsOf } from '#src/components/part/part.ts'
import type { PlanSearch } from '#src/features/plan/plan-search.ts'
import { isPasswordEntered, isSubscriptionReadOnly } from '#src/machines/session/session-selectors.ts'
import { orderOf } from './order.ts'

/**
 * Loads the first page of a request: a price, and earlier drafts. For members who may only view, loads the names of
 * the members who manage subscriptions instead.
 */
export async function loadHub(
  context: AppContext,
  catalogue: Catalogue,
  search: PlanSearch,
  signal: AbortSignal,
) {
  const { api, machines } = context
  const part = partsOf(context, signal)
  const session = machines.session.getSnapshot()
  if (isSubscriptionReadOnly(session)) {
    // The names of other members are only available after the password check.
    const own = isPasswordEntered(session)
      ? await part((signal) => api.getCompany({}, { signal }))
      : undefined
    return { own }
  }
  const order = orderOf(catalogue, search)
  const [quote, desk] = await Promise.all([
    order && api.estimateSubscription(order, { signal }),
    part((signal) => api.getSubscriptionDesk({}, { signal })),
  ])
  return { quote, desk }
}
