import type { AppContext } from '#src/components/context/app-context.ts'
import { isPasswordEntered, isSubscriptionReadOnly } from '#src/machines/session/session-selectors.ts'
import type { PlanSearch } from '../../service/-plan-search.ts'
import { orderOf } from './order.ts'

/** What a request begins with: a price, and what was begun before; for who only looks at subscriptions the names of whom to ask. */
export async function loadHub({ api, machines }: AppContext, search: PlanSearch, signal: AbortSignal) {
  const session = machines.session.getSnapshot()
  if (isSubscriptionReadOnly(session)) {
    // Whom to ask is told after the password check alone.
    const own = isPasswordEntered(session)
      ? await api.getCompany({}, { signal }).catch(() => undefined)
      : undefined
    return { ownerNames: own?.company?.ownerNames ?? [] }
  }
  const [quote, desk] = await Promise.all([
    api.estimateSubscription(orderOf(search), { signal }),
    api.getSubscriptionDesk({}, { signal }),
  ])
  return { quote, desk }
}
