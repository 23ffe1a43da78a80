import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Schema } from '#contract/operation.ts'
import { isEditable, isPaymentReplaceable } from '#domain/subscription/plan-change.ts'
import { isEventAllowed } from '#domain/subscription/states.ts'
import { useMayManage } from '#src/components/context/app-context.ts'
import { MoreActs } from '#src/components/screen/MoreActs.tsx'
import { useBillTexts } from '#src/features/bill/texts.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { useSubscriptionCancelTexts } from '../cancel/texts.ts'
import { ManagersLink } from '../ManagersLink.tsx'
import { useSubscriptionTexts } from '../texts.ts'
import { useSubscriptionEditTexts } from './texts.ts'

/** The final states in which no reason is shown, and in which the only action is a new request. */
const STATES_WITH_NEW_REQUEST: readonly string[] = ['CANCELED', 'ENDED']

type Props = {
  detail: Schema<'SubscriptionDetail'>
  /** Further entries of the menu of rare actions. */
  rare?: ReactNode
}

/**
 * The actions of a subscription in its state: pay, change, cancel or request again, with the rare ones in a menu. All
 * but the link to the bills are disabled for members who may only view.
 */
export function SubscriptionActions({ detail, rare }: Props) {
  const { t } = useSubscriptionTexts()
  const { t: edit } = useSubscriptionEditTexts()
  const { t: bill } = useBillTexts()
  const { t: cancel } = useSubscriptionCancelTexts()
  const { subscriptionId, subscriptionState } = detail.subscriptionInfo
  const mayManage = useMayManage()
  const isPastDue = subscriptionState === 'PAST_DUE'
  const hasBills = detail.contractInfo.startDate !== null && !(isPastDue && mayManage)
  return (
    <>
      {isPastDue && (
        <ManagersLink size="sm" minHeight="touch">
          <Link to="/my/bill" search={{ subscriptionId }}>
            {bill('pay')}
          </Link>
        </ManagersLink>
      )}
      {STATES_WITH_NEW_REQUEST.includes(subscriptionState) && (
        <ManagersLink size="sm" minHeight="touch">
          <Link to="/subscription">{t('rejected.again')}</Link>
        </ManagersLink>
      )}
      {isPaymentReplaceable(subscriptionState) && (
        <ManagersLink variant="soft" size="sm" minHeight="touch">
          <Link to="/my/subscription/edit" search={{ subscriptionId }}>
            {edit(isEditable(subscriptionState) ? 'entry.submit' : 'entry.payment')}
          </Link>
        </ManagersLink>
      )}
      {isEventAllowed({ type: 'withdrawSubscription', endOption: 'PERIOD_END' }, subscriptionState) && (
        <ManagersLink variant="outline" size="sm" minHeight="touch">
          <Link to="/my/subscription/cancel" search={{ subscriptionId }}>
            {cancel('entry.submit')}
          </Link>
        </ManagersLink>
      )}
      <MoreActs>
        {hasBills && (
          <ButtonLink asChild variant="ghost" size="sm" minHeight="touch">
            <Link to="/my/bill" search={{ subscriptionId }}>
              {bill('ofSubscription')}
            </Link>
          </ButtonLink>
        )}
        {rare}
        <ButtonLink asChild variant="ghost" size="sm" minHeight="touch">
          <Link to="/inquiry/write" search={{ about: 'SUBSCRIPTION', aboutId: subscriptionId }}>
            {bill('detail.ask')}
          </Link>
        </ButtonLink>
      </MoreActs>
    </>
  )
}
