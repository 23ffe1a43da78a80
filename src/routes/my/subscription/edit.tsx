import { createFileRoute, notFound } from '@tanstack/react-router'
import { i18n } from '#src/i18n/i18n.ts'
import { orNotFound } from '../../-loaders/or-not-found.ts'
import { parsed, type RawSearch, textLike, uuid } from '../../-search/search-values.ts'
import { EditSubscription } from './-parts/EditSubscription.tsx'
import { SubscriptionMissing } from './-parts/SubscriptionMissing.tsx'

export const Route = createFileRoute('/my/subscription/edit')({
  // What is changed is what there is now: nothing that was kept may be shown.
  gcTime: 0,
  preload: false,
  validateSearch: (raw: RawSearch) => parsed({ subscriptionId: textLike(uuid, raw.subscriptionId) }),
  loaderDeps: ({ search }) => search,
  head: () => ({ meta: [{ title: i18n.t('subscriptionEdit:documentTitle') }] }),
  loader: ({ context: { api }, deps: { subscriptionId }, abortController: { signal } }) => {
    if (!subscriptionId) throw notFound()
    const detail = orNotFound(
      'subscription.missing',
      api.getSubscriptionDetail({ subscriptionId }, { signal }),
    )
    // What is not known is typed: nobody is kept from changing a subscription.
    const known = api.listSubscriptionProfiles({}, { signal }).catch(() => undefined)
    // Of one that has ended an unpaid bill alone keeps the payment method open; of any other it says what a new one pays today.
    const bills = detail.then(({ subscriptionInfo: { subscriptionState } }) => {
      if (subscriptionState === 'REQUESTED') return undefined
      const billed = api.listBills({ subscriptionId, limit: 1 }, { signal })
      return subscriptionState === 'ENDED' ? billed : billed.catch(() => undefined)
    })
    return Promise.all([detail, known, bills]).then(([found, profiles, billed]) => ({
      detail: found,
      payments: profiles?.payments ?? [],
      billed: billed?.sums,
    }))
  },
  component: EditScreen,
  notFoundComponent: SubscriptionMissing,
})

function EditScreen() {
  return <EditSubscription {...Route.useLoaderData()} />
}
