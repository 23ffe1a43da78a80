import { chakra, Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { Schema } from '#contract/operation.ts'
import { daysBetween, formatDate, kstDate } from '#domain/dates.ts'
import { formatMoney, formatNumber } from '#domain/money.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { ObjectHead } from '#src/components/screen/ObjectHead.tsx'
import { MemoCard } from './DetailCards.tsx'
import { DetailTabs } from './DetailTabs.tsx'
import { RequestSteps } from './RequestSteps.tsx'
import { ServiceTile } from './ServiceTile.tsx'
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
  /** Shown above the facts. */
  above?: ReactNode
  /** Shown next to `above` and the facts on wide windows, and between them on narrow ones. */
  aside?: ReactNode
}

const FactsWithAside = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"above" "aside" "facts"',
    '& > :empty': { display: 'none' },
    '@container (width >= 44rem)': {
      gridTemplateColumns: 'minmax(0, 1fr) 20rem',
      gridTemplateAreas: '"above aside" "facts aside"',
      gridTemplateRows: 'auto 1fr',
    },
  },
})

/** A part of the name that wraps to the next line as a whole if it fits there. */
const UnbrokenPart = chakra('span', { base: { display: 'inline-block', maxWidth: 'full' } })

/**
 * One subscription: its name, state, amount and actions first, then `children`, `above` and the facts. A request that
 * waits has no bills and no history yet: its steps are next to its amount.
 */
export function SubscriptionDetail({ title, detail, before, actions, children, above, aside }: Props) {
  const { t } = useSubscriptionTexts()
  const { subscriptionState, subscriptionNo, requestedAt } = detail.subscriptionInfo
  const isWaiting = subscriptionState === 'REQUESTED'
  const { serviceName, serviceIcon, planName, userCount, unitPrice } = detail.serviceInfo
  const { nextBillDate, vatAmount, currency } = detail.contractInfo
  const today = kstDate(portalClock.now())
  const daysTo = (date: string) => {
    const days = daysBetween(today, date)
    return days > 0 ? t('detail.inDays', { days }) : days === 0 && t('detail.isToday')
  }
  return (
    <Stack gap="4">
      {before}
      <ObjectHead
        lead={title === 'shared' ? `${t('shared.title')} · ${subscriptionNo}` : subscriptionNo}
        title={
          <>
            <UnbrokenPart>{serviceName}</UnbrokenPart> <UnbrokenPart>{planName}</UnbrokenPart>
          </>
        }
        picture={serviceIcon && <ServiceTile icon={serviceIcon} size="page" />}
        state={<StateBadge state={subscriptionState} />}
        actions={actions}
        figure={isWaiting && <RequestSteps requestedAt={requestedAt} />}
        facts={[
          {
            key: 'price',
            term: t('detail.price'),
            value: priceText(t, detail.contractInfo),
            remark: t('detail.vatOf', { amount: formatMoney(vatAmount, currency) }),
          },
          ...(nextBillDate
            ? [
                {
                  key: 'next',
                  term: t('detail.nextBillDate'),
                  value: formatDate(nextBillDate),
                  remark: [daysTo(nextBillDate), detail.paymentMethod.paymentMethodName]
                    .filter(Boolean)
                    .join(' · '),
                },
              ]
            : []),
          {
            key: 'users',
            term: t('detail.userCount'),
            value: t('detail.users', { number: formatNumber(userCount) }),
            remark: t('detail.perUser', {
              cycle: t(`cycle.${detail.contractInfo.paymentCycle}`),
              amount: formatMoney(unitPrice, currency),
            }),
          },
        ]}
      >
        {title === 'shared'
          ? t('shared.lead')
          : stateText(t, { ...detail.contractInfo, subscriptionState }, today)}
      </ObjectHead>
      {children}
      {isWaiting ? (
        <>
          <MemoCard memo={detail.memo} />
          <DetailTabs detail={detail} />
        </>
      ) : aside ? (
        <chakra.div containerType="inline-size">
          <FactsWithAside>
            <chakra.div gridArea="above">{above}</chakra.div>
            <chakra.div gridArea="aside">{aside}</chakra.div>
            <chakra.div gridArea="facts">
              <DetailTabs detail={detail} />
            </chakra.div>
          </FactsWithAside>
        </chakra.div>
      ) : (
        <DetailTabs detail={detail} />
      )}
    </Stack>
  )
}
