import { Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Schema } from '#contract/operation.ts'
import { formatDate, kstDate } from '#domain/dates.ts'
import { formatNumber } from '#domain/money.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { ObjectHead } from '#src/components/screen/ObjectHead.tsx'
import { DetailTabs } from './DetailTabs.tsx'
import { StateBadge } from './StateBadge.tsx'
import { priceText, stateText } from './subscription-text.ts'
import { useSubscriptionTexts } from './texts.ts'

type Props = {
  title: 'detail' | 'shared'
  detail: Schema<'SubscriptionDetail'>
  before?: ReactNode
  /** The actions, in one row under the name. */
  actions?: ReactNode
  children?: ReactNode
  after?: ReactNode
}

/** One subscription: its name, state, amount and actions first, then its facts; `children` stand before these, `after` behind. */
export function SubscriptionDetail({ title, detail, before, actions, children, after }: Props) {
  const { t } = useSubscriptionTexts()
  const { subscriptionState, subscriptionNo } = detail.subscriptionInfo
  const { serviceName, planName, userCount } = detail.serviceInfo
  const { nextBillDate } = detail.contractInfo
  return (
    <Stack gap="4">
      {before}
      <ObjectHead
        lead={title === 'shared' ? t('shared.title') : subscriptionNo}
        title={`${serviceName} ${planName}`}
        state={<StateBadge state={subscriptionState} />}
        actions={actions}
        facts={[
          { key: 'price', term: t('detail.price'), value: priceText(t, detail.contractInfo) },
          ...(nextBillDate
            ? [{ key: 'next', term: t('detail.nextBillDate'), value: formatDate(nextBillDate) }]
            : []),
          {
            key: 'users',
            term: t('detail.userCount'),
            value: t('detail.users', { number: formatNumber(userCount) }),
          },
        ]}
      >
        {title === 'shared'
          ? t('shared.lead')
          : stateText(t, { ...detail.contractInfo, subscriptionState }, kstDate(portalClock.now()))}
      </ObjectHead>
      {children}
      <DetailTabs detail={detail} />
      {after}
    </Stack>
  )
}
