import { createFileRoute, notFound } from '@tanstack/react-router'
import { isEventAllowed } from '#domain/subscription/states.ts'
import { matchingText, parsedSearch, type RawSearch, uuid } from '#src/components/address/search-values.ts'
import { requireFound } from '#src/components/error/or-not-found.ts'
import { partsOf } from '#src/components/part/parts-of.ts'
import { ManagersOnly } from '#src/features/subscription/ManagersOnly.tsx'
import { BackToList } from '#src/features/subscription/my/BackToList.tsx'
import { CancelRequest } from '#src/features/subscription/my/CancelRequest.tsx'
import { EndSettlement } from '#src/features/subscription/my/EndSettlement.tsx'
import { FailedLinks } from '#src/features/subscription/my/FailedLinks.tsx'
import { RaisedPrices } from '#src/features/subscription/my/RaisedPrices.tsx'
import { RejectedRequest } from '#src/features/subscription/my/Rejected.tsx'
import { ShareAct } from '#src/features/subscription/my/ShareAct.tsx'
import { SubscriptionActions } from '#src/features/subscription/my/SubscriptionActions.tsx'
import { SubscriptionBills } from '#src/features/subscription/my/SubscriptionBills.tsx'
import { SubscriptionHistory } from '#src/features/subscription/my/SubscriptionHistory.tsx'
import { SubscriptionMissing } from '#src/features/subscription/my/SubscriptionMissing.tsx'
import { UndoCancellation } from '#src/features/subscription/my/UndoCancellation.tsx'
import { SubscriptionDetail } from '#src/features/subscription/SubscriptionDetail.tsx'
import { i18n } from '#src/i18n/i18n.ts'

const SHOWN_BILLS = 5

export const Route = createFileRoute('/my/subscription/detail')({
  validateSearch: (raw: RawSearch) =>
    parsedSearch({ subscriptionId: matchingText(uuid, raw.subscriptionId) }),
  loaderDeps: ({ search }) => search,
  head: () => ({ meta: [{ title: i18n.t('subscription:detail.documentTitle') }] }),
  loader: async ({ context, deps: { subscriptionId }, abortController: { signal } }) => {
    if (!subscriptionId) throw notFound()
    const { api } = context
    const part = await partsOf(context, signal)
    const [detail, links, bills, prices] = await Promise.all([
      requireFound('subscription.missing', api.getSubscriptionDetail({ subscriptionId }, { signal })),
      part((signal) => api.listSubscriptionLinks({ subscriptionId }, { signal })),
      part((signal) => api.listBills({ subscriptionId, limit: SHOWN_BILLS }, { signal })),
      part((signal) => api.listPriceConsents({ subscriptionId }, { signal })),
    ])
    return { detail, links, bills, prices }
  },
  component: SubscriptionDetailScreen,
  notFoundComponent: SubscriptionMissing,
})

function SubscriptionDetailScreen() {
  const { detail, links, bills, prices } = Route.useLoaderData()
  const { subscriptionId, subscriptionState, version } = detail.subscriptionInfo
  const name = `${detail.serviceInfo.serviceName} ${detail.serviceInfo.planName}`
  return (
    <SubscriptionDetail
      title="detail"
      detail={detail}
      before={<BackToList />}
      actions={
        <>
          {isEventAllowed({ type: 'cancelSubscriptionRequest' }, subscriptionState) && (
            <CancelRequest subscriptionId={subscriptionId} name={name} />
          )}
          <SubscriptionActions
            detail={detail}
            rare={<ShareAct key={subscriptionId} subscriptionId={subscriptionId} links={links} />}
          />
        </>
      }
      above={<SubscriptionBills bills={bills} subscriptionId={subscriptionId} />}
      aside={<SubscriptionHistory detail={detail} bills={bills} />}
    >
      <ManagersOnly />
      <FailedLinks links={links} />
      <RaisedPrices prices={prices} />
      <RejectedRequest detail={detail} />
      <EndSettlement detail={detail} />
      {isEventAllowed({ type: 'modifySubscriptionCancellation', change: 'WITHDRAW' }, subscriptionState) && (
        <UndoCancellation subscriptionId={subscriptionId} name={name} version={version} />
      )}
    </SubscriptionDetail>
  )
}
