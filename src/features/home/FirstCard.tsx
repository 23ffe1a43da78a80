import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import type { Output, Schema } from '#contract/operation.ts'
import { daysBetween, formatDate, kstDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { useMayManage } from '#src/components/context/app-context.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { RequestSteps } from '#src/features/subscription/RequestSteps.tsx'
import { UNDO_ID } from '#src/features/subscription/undo-id.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Phrases } from '#src/ui/Phrases.tsx'
import { DateLine } from './DateLine.tsx'
import { StageCard } from './LifeCard.tsx'
import type { Rejection } from './load-home.ts'
import { RejectionWords } from './RequestFigure.tsx'
import { useMyTexts } from './texts.ts'

type ListedSubscription = Output<'listSubscriptions'>['list'][number]
type ListedBill = Output<'listBills'>['list'][number]

const nameOf = ({ serviceName, planName }: Pick<ListedSubscription, 'serviceName' | 'planName'>) =>
  `${serviceName} ${planName}`
const phrases = (...items: string[]) => <Phrases items={items} />
const today = () => kstDate(portalClock.now())

const act = (link: ReactElement, isMain = true) => (
  <ButtonLink asChild variant={isMain ? 'solid' : 'soft'}>
    {link}
  </ButtonLink>
)

/** The first day of the period in which a subscription is used today, by its bills, or its first day. */
const periodStart = ({ subscriptionId, startDate }: ListedSubscription, bills: readonly ListedBill[]) =>
  bills.find(
    (bill) =>
      bill.subscriptionId === subscriptionId &&
      bill.totalAmount > 0 &&
      bill.periodFrom !== null &&
      bill.periodFrom <= today(),
  )?.periodFrom ?? startDate

/**
 * The card for a subscription with a scheduled end: its last day. If there are several such subscriptions, the card
 * is about the subscription that ends first.
 */
export function EndingCard({ named, bills }: { named: ListedSubscription[]; bills: readonly ListedBill[] }) {
  const { t } = useMyTexts()
  const mayManage = useMayManage()
  const [next, ...others] = named.toSorted((one, other) =>
    (one.endDate ?? '') < (other.endDate ?? '') ? -1 : 1,
  )
  if (!next?.endDate) return null
  const days = daysBetween(today(), next.endDate)
  // A job ends the subscription shortly after its last day; in between, the state is still "scheduled to end",
  // although the subscription is already shown as ended.
  if (days < 0) return <EndedCard named={[next]} />
  const from = periodStart(next, bills)
  return (
    <StageCard
      badge={<Badge tone="warning">{t('life.ending.badge')}</Badge>}
      title={t('life.ending.title', { date: formatDate(next.endDate) })}
      lines={[phrases(nameOf(next), days > 0 ? t('life.ending.in', { days }) : t('life.ending.today'))]}
      figure={
        from ? (
          <DateLine
            from={{ name: t(from === next.startDate ? 'life.start' : 'life.ending.period'), date: from }}
            to={{ name: t('life.end'), date: next.endDate }}
            now={{ name: t('payment.today'), date: today() }}
            kind="running"
          />
        ) : undefined
      }
      action={
        <>
          {mayManage &&
            act(
              <Link
                to="/my/subscription/detail"
                search={{ subscriptionId: next.subscriptionId }}
                hash={UNDO_ID}
              >
                {t('life.ending.undo')}
              </Link>,
              false,
            )}
          {act(
            others.length > 0 ? (
              <Link to="/my/subscription" search={{ subscriptionState: 'CANCEL_SCHEDULED' }}>
                {t('life.ending.all')}
              </Link>
            ) : (
              <Link to="/my/subscription/detail" search={{ subscriptionId: next.subscriptionId }}>
                {t('life.see')}
              </Link>
            ),
            false,
          )}
        </>
      }
    />
  )
}

const tones = { waiting: 'info', rejected: 'danger', canceled: 'neutral' } as const

/** The card for a waiting, rejected or cancelled request; if there are several, for the newest one. */
export function RequestCard({
  state,
  named,
  rejection,
}: {
  state: 'waiting' | 'rejected' | 'canceled'
  named: ListedSubscription[]
  rejection: Rejection | undefined
}) {
  const { t } = useMyTexts()
  const mayManage = useMayManage()
  const [newest] = named
  if (!newest) return null
  const { subscriptionId, requestedAt, paymentCycle, totalAmount, currency } = newest
  const amount = formatMoney(totalAmount, currency)
  return (
    <StageCard
      badge={<Badge tone={tones[state]}>{t(`life.${state}.badge`)}</Badge>}
      title={t(`life.${state}.title`)}
      figure={
        state === 'waiting' ? (
          <RequestSteps requestedAt={requestedAt} />
        ) : (
          state === 'rejected' && rejection && <RejectionWords {...rejection} />
        )
      }
      lines={[
        phrases(nameOf(newest), t('waiting.since', { date: formatDate(requestedAt) })),
        ...(state === 'waiting' ? [t(`life.waiting.price.${paymentCycle}`, { amount })] : []),
      ]}
      action={
        <>
          {state !== 'waiting' &&
            mayManage &&
            act(<Link to="/subscription">{t(`life.${state}.action`)}</Link>)}
          {act(
            <Link to="/my/subscription/detail" search={{ subscriptionId }}>
              {t('life.waiting.action')}
            </Link>,
            false,
          )}
          {state === 'waiting' && act(<Link to="/inquiry/write">{t('life.waiting.ask')}</Link>, false)}
        </>
      }
    />
  )
}

/** The card for an ended subscription: its last day. If there are several, the card is about the newest one. */
export function EndedCard({ named }: { named: ListedSubscription[] }) {
  const { t } = useMyTexts()
  const mayManage = useMayManage()
  const [newest] = named
  if (!newest) return null
  const { startDate, endDate, subscriptionId } = newest
  return (
    <StageCard
      figure={
        startDate &&
        endDate &&
        endDate < today() && (
          <DateLine
            from={{ name: t('life.start'), date: startDate }}
            to={{ name: t('life.end'), date: endDate }}
            kind="over"
          />
        )
      }
      badge={<Badge>{t('life.ended.badge')}</Badge>}
      title={endDate ? t('life.ended.title', { date: formatDate(endDate) }) : t('life.ended.undated')}
      lines={[
        startDate && endDate
          ? phrases(nameOf(newest), t('life.ended.used', { days: daysBetween(startDate, endDate) + 1 }))
          : nameOf(newest),
        t('life.ended.records'),
      ]}
      action={
        <>
          {mayManage && act(<Link to="/subscription">{t('life.ended.action')}</Link>)}
          {act(<Link to="/my/bill">{t('life.ended.bills')}</Link>, false)}
          {!mayManage &&
            act(
              <Link to="/my/subscription/detail" search={{ subscriptionId }}>
                {t('life.see')}
              </Link>,
              false,
            )}
        </>
      }
    />
  )
}

/**
 * The card for a trial: its remaining time. If there are several trials, the card is about the trial that ends first.
 */
export function TrialCard({ trials: [next] }: { trials: Schema<'Trial'>[] }) {
  const { t } = useMyTexts()
  const mayManage = useMayManage()
  if (!next) return null
  const { serviceCode, serviceName, startDate, endDate } = next
  const days = daysBetween(today(), endDate)
  return (
    <StageCard
      badge={<Badge tone="info">{t('trials.title')}</Badge>}
      title={days > 0 ? t('life.trial.title', { days }) : t('life.trial.today')}
      lines={[phrases(serviceName, t('life.trial.end', { date: formatDate(endDate) })), t('life.trial.free')]}
      figure={
        <DateLine
          from={{ name: t('life.start'), date: startDate }}
          to={{ name: t('life.trial.last'), date: endDate }}
          now={{ name: t('payment.today'), date: today() }}
          kind="running"
        />
      }
      action={
        mayManage && (
          <>
            {act(
              <Link to="/subscription" search={{ service: serviceCode }}>
                {t('trials.subscribe')}
              </Link>,
            )}
            {act(<Link to="/service/plan">{t('life.plans')}</Link>, false)}
          </>
        )
      }
    />
  )
}
