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
  const isAlone = session.context.session?.companyName == null
  const deskRead = part((signal) => api.getSubscriptionDesk({}, { signal }))
  // At the beginning of a request the address names no service; a service to which the company does not
  // subscribe yet is then suggested.
  const state = search.service === undefined ? (await deskRead).state() : undefined
  const held = state?.is === 'loaded' ? state.data.current.map(({ serviceCode }) => serviceCode) : []
  const order = orderOf(catalogue, search, { held, isAlone })
  const [quote, desk] = await Promise.all([order && api.estimateSubscription(order, { signal }), deskRead])
  return { quote, desk }
}
