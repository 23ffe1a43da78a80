import { createFileRoute, notFound } from '@tanstack/react-router'
import { matchingText, parsedSearch, type RawSearch, uuid } from '#src/components/address/search-values.ts'
import { useMayManage } from '#src/components/context/app-context.ts'
import { requireFound } from '#src/components/error/or-not-found.ts'
import { partsOf } from '#src/components/part/parts-of.ts'
import { useTitleFocus } from '#src/components/screen/use-title-focus.ts'
import { CancelClosed } from '#src/features/subscription/cancel/CancelClosed.tsx'
import { CancelFlow } from '#src/features/subscription/cancel/CancelFlow.tsx'
import { SubscriptionMissing } from '#src/features/subscription/my/SubscriptionMissing.tsx'
import { i18n } from '#src/i18n/i18n.ts'
import { requireFactor } from '../../../-guards.ts'

export const Route = createFileRoute('/my/subscription/cancel')({
  staticData: { layout: 'withdraw' },
  validateSearch: (raw: RawSearch) =>
    parsedSearch({ subscriptionId: matchingText(uuid, raw.subscriptionId) }),
  // Not cached: the amounts of a cancellation are calculated each time.
  gcTime: 0,
  preload: false,
  loaderDeps: ({ search: { subscriptionId } }) => ({ subscriptionId }),
  beforeLoad: requireFactor,
  head: () => ({ meta: [{ title: i18n.t('subscriptionCancel:documentTitle.reason') }] }),
  loader: async ({ context, deps: { subscriptionId }, abortController: { signal } }) => {
    if (!subscriptionId) throw notFound()
    const { api } = context
    const part = await partsOf(context, signal)
    const [reasons, estimate] = await Promise.all([
      part((signal) => api.listSubscriptionWithdrawalReasons({}, { signal })),
      requireFound(
        'subscription.missing',
        api.estimateSubscriptionWithdrawal({ subscriptionId }, { signal }),
      ),
    ])
    return { reasons, estimate }
  },
  component: CancelScreen,
  notFoundComponent: SubscriptionMissing,
})

function CancelScreen() {
  const { reasons, estimate } = Route.useLoaderData()
  const mayManage = useMayManage()
  useTitleFocus(mayManage)
  if (!mayManage) return <CancelClosed estimate={estimate} />
  return <CancelFlow key={estimate.subscriptionId} reasons={reasons} estimate={estimate} />
}
