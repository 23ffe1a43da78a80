import { createFileRoute, notFound } from '@tanstack/react-router'
import { matchingText, parsedSearch, type RawSearch, uuid } from '#src/components/address/search-values.ts'
import { requireFound } from '#src/components/error/or-not-found.ts'
import { partsOf } from '#src/components/part/parts-of.ts'
import { CatalogueContext } from '#src/features/plan/catalogue-context.ts'
import { EditSubscription } from '#src/features/subscription/my/EditSubscription.tsx'
import { SubscriptionMissing } from '#src/features/subscription/my/SubscriptionMissing.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { requireFactor } from '../../-guards.ts'

export const Route = createFileRoute('/my/subscription/edit')({
  // Not cached: the form must begin with the current data.
  gcTime: 0,
  preload: false,
  validateSearch: (raw: RawSearch) =>
    parsedSearch({ subscriptionId: matchingText(uuid, raw.subscriptionId) }),
  loaderDeps: ({ search }) => search,
  beforeLoad: requireFactor,
  head: () => ({ meta: [{ title: i18n.t('subscriptionEdit:documentTitle') }] }),
  loader: async ({ context, deps: { subscriptionId }, abortController: { signal } }) => {
    if (!subscriptionId) throw notFound()
    const { api } = context
    const part = await partsOf(context, signal)
    const detail = requireFound(
      'subscription.missing',
      api.getSubscriptionDetail({ subscriptionId }, { signal }),
    )
    const profiles = part((signal) => api.listSubscriptionProfiles({}, { signal }))
    // The bills are needed for two reasons: the payment method of an ended subscription can be changed only if a bill
    // is unpaid, and the unpaid amount of any other subscription is charged to a new method today.
    const bills = detail.then(({ subscriptionInfo }) =>
      subscriptionInfo.subscriptionState === 'REQUESTED'
        ? undefined
        : part((signal) => api.listBills({ subscriptionId, limit: 1 }, { signal })),
    )
    const catalogueOnSale = api.getCatalogue({}, { signal })
    const [found, known, billed, catalogue] = await Promise.all([detail, profiles, bills, catalogueOnSale])
    return { detail: found, profiles: known, billed, catalogue }
  },
  component: EditScreen,
  notFoundComponent: SubscriptionMissing,
})

function EditScreen() {
  const { catalogue, ...loaded } = Route.useLoaderData()
  return (
    <CatalogueContext value={catalogue}>
      <EditSubscription {...loaded} />
    </CatalogueContext>
  )
}
