import { Link } from '@tanstack/react-router'
import '#src/i18n/areas/bill.ts'
import '#src/i18n/areas/subscriptionCancel.ts'
import '#src/i18n/areas/subscriptionEdit.ts'
import { useTranslation } from 'react-i18next'
import type { Schema } from '#contract/operation.ts'
import { isPaymentOpen } from '#domain/subscription/plan-change.ts'
import { mayBe } from '#domain/subscription/states.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'

/** What may be done about a subscription in its state: change it, see its bills, end it. */
export function SubscriptionActions({ detail }: { detail: Schema<'SubscriptionDetail'> }) {
  const { t: edit } = useTranslation('subscriptionEdit')
  const { t: bill } = useTranslation('bill')
  const { t: cancel } = useTranslation('subscriptionCancel')
  const { subscriptionId, subscriptionState } = detail.subscriptionInfo
  return (
    <>
      {isPaymentOpen(subscriptionState) && (
        <ButtonLink asChild variant="soft" size="sm" minHeight="touch">
          <Link to="/my/subscription/edit" search={{ subscriptionId }}>
            {edit('entry.submit')}
          </Link>
        </ButtonLink>
      )}
      {detail.contractInfo.startDate && (
        <ButtonLink asChild variant="outline" size="sm" minHeight="touch">
          <Link to="/my/bill" search={{ subscriptionId }}>
            {bill('ofSubscription')}
          </Link>
        </ButtonLink>
      )}
      {mayBe({ type: 'withdrawSubscription', endOption: 'PERIOD_END' }, subscriptionState) && (
        <ButtonLink asChild variant="outline" size="sm" minHeight="touch">
          <Link to="/my/subscription/cancel" search={{ subscriptionId }}>
            {cancel('entry.submit')}
          </Link>
        </ButtonLink>
      )}
    </>
  )
}
