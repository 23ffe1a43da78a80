import { Link } from '@tanstack/react-router'
import type { ReactElement, ReactNode } from 'react'
import type { Schema } from '#contract/operation.ts'
import { daysBetween, formatDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { useMayManage } from '#src/components/context/app-context.ts'
import { useAccessTexts } from '#src/features/access/texts.ts'
import { AppTile } from '#src/features/app/AppTile.tsx'
import { ServiceName } from '#src/features/subscription/ServiceName.tsx'
import { ServiceTile } from '#src/features/subscription/ServiceTile.tsx'
import { UNDO_ID } from '#src/features/subscription/undo-id.ts'
import { Badge, type BadgeTone } from '#src/ui/Badge.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { CalendarIcon } from '#src/ui/calendar-icon.tsx'
import { IconTile } from '#src/ui/IconTile.tsx'
import { BillIcon } from '#src/ui/shell-icons.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { HomeRow, WideText } from './HomeCard.tsx'
import { useMyTexts } from './texts.ts'
import type { Task } from './to-do.ts'

/** A task is highlighted if its end or due date is at most this number of days away. */
const NEAR_DAYS = 7

type TaskParts = { tile: ReactNode; link: ReactElement; text: ReactNode; days: ReactNode; action?: ReactNode }

/** One task: its subject, its date, the days until then, and its action. */
export function TaskRow({ task, today }: { task: Task; today: string }) {
  const { tile, link, text, days, action } = useTaskParts(task, today)
  return (
    <HomeRow
      acts
      tile={tile}
      title={<TextLink asChild>{link}</TextLink>}
      text={text}
      badge={days}
      action={action}
    />
  )
}

function useTaskParts(task: Task, today: string): TaskParts {
  const { t } = useMyTexts()
  const { t: access } = useAccessTexts()
  const mayManage = useMayManage()
  const daysLeft = daysBetween(today, task.date)
  const dueTone: BadgeTone = daysLeft <= NEAR_DAYS ? 'warning' : 'neutral'
  const end = (
    <Badge tone={dueTone}>{daysLeft > 0 ? t('task.left', { days: daysLeft }) : t('task.lastDay')}</Badge>
  )
  switch (task.kind) {
    case 'bill': {
      const { billId, serviceIcon, totalAmount, currency, dueDate, payYn } = task.bill
      const amount = formatMoney(totalAmount, currency)
      return {
        tile: <ServiceTile icon={serviceIcon} size="row" />,
        link: (
          <Link to="/my/bill/detail" search={{ billId }}>
            <ServiceName {...task.bill} />
          </Link>
        ),
        text: withDate(amount, t('payment.due', { date: formatDate(dueDate) })),
        days: daysLeft < 0 ? <Badge tone="danger">{t('life.late.badge', { days: -daysLeft })}</Badge> : end,
        action: act(
          payYn === 'Y' ? (
            <Link to="/my/bill/detail" search={{ billId }} aria-label={t('payment.pay', { amount })}>
              {t('task.pay')}
            </Link>
          ) : (
            <Link to="/my/bill/detail" search={{ billId }}>
              {t('task.howToPay')}
            </Link>
          ),
        ),
      }
    }
    case 'lateBills': {
      const { bills } = task
      const isOneCurrency = bills.every(({ currency }) => currency === bills[0]?.currency)
      const sum = bills.reduce((all, { totalAmount }) => all + totalAmount, 0)
      return {
        tile: (
          <IconTile size="row" aria-hidden="true">
            <BillIcon />
          </IconTile>
        ),
        link: (
          <Link to="/my/bill" search={{ billState: 'LATE' }}>
            {t('task.lateBills', { count: bills.length })}
          </Link>
        ),
        text: withDate(
          isOneCurrency && bills[0] ? formatMoney(sum, bills[0].currency) : t('task.bills'),
          t('task.oldestDue', { date: formatDate(task.date) }),
        ),
        days: <Badge tone="danger">{t('life.late.badge', { days: -daysLeft })}</Badge>,
        action: act(
          <Link to="/my/bill" search={{ billState: 'LATE' }}>
            {t('payment.see')}
          </Link>,
        ),
      }
    }
    case 'grant': {
      const { grantId, appName, icon, levelName, endDate } = task.grant
      return {
        tile: <AppTile icon={icon} size="row" />,
        link: <Link to="/apps/grant" search={{ grantId }}>{`${appName} ${levelName}`}</Link>,
        text: withDate(t('task.grant'), t('task.ends', { date: formatDate(endDate) })),
        days: end,
        action: <Extension grant={task.grant} />,
      }
    }
    case 'decision': {
      const { requestId, requesterName, appName, icon, levelName, approvalType, requestedAt } = task.request
      return {
        tile: <AppTile icon={icon} size="row" />,
        link: (
          <Link
            to="/apps/request"
            search={{ requestId }}
          >{`${requesterName} · ${appName} ${levelName}`}</Link>
        ),
        text: withDate(access(`type.${approvalType}`), t('waiting.since', { date: formatDate(requestedAt) })),
        days: (
          <Badge tone={daysLeft < -1 ? 'warning' : 'neutral'}>
            {t(daysLeft < 0 ? 'task.waits' : 'task.new', { days: -daysLeft })}
          </Badge>
        ),
        action: act(
          <Link to="/apps/request" search={{ requestId }}>
            {t('decisions.review')}
          </Link>,
        ),
      }
    }
    case 'subscription': {
      const { subscriptionId, serviceIcon, endDate } = task.subscription
      return {
        tile: <ServiceTile icon={serviceIcon} size="row" />,
        link: (
          <Link to="/my/subscription/detail" search={{ subscriptionId }}>
            <ServiceName {...task.subscription} />
          </Link>
        ),
        text: withDate(t('task.subscription'), endDate && t('task.ends', { date: formatDate(endDate) })),
        days: end,
        action: act(
          mayManage ? (
            <Link to="/my/subscription/detail" search={{ subscriptionId }} hash={UNDO_ID}>
              {t('task.undo')}
            </Link>
          ) : (
            <Link to="/my/subscription/detail" search={{ subscriptionId }}>
              {t('month.subscriptions')}
            </Link>
          ),
        ),
      }
    }
    case 'trial': {
      const { serviceCode, serviceName, endDate } = task.trial
      return {
        tile: (
          <IconTile size="row" aria-hidden="true">
            <CalendarIcon />
          </IconTile>
        ),
        link: (
          <Link to="/subscription" search={{ service: serviceCode }}>
            {serviceName}
          </Link>
        ),
        text: withDate(t('trials.title'), t('task.ends', { date: formatDate(endDate) })),
        days: end,
        action:
          mayManage &&
          act(
            <Link to="/subscription" search={{ service: serviceCode }}>
              {t('trials.subscribe')}
            </Link>,
          ),
      }
    }
  }
}

/** A fact and a date. A narrow card leaves out the date, since the days until it are next to the fact. */
const withDate = (fact: string, date: string | null) => (
  <>
    {fact}
    {date && <WideText>{` · ${date}`}</WideText>}
  </>
)

const act = (link: ReactElement) => (
  <ButtonLink asChild variant="soft" size="sm" minHeight="touch">
    {link}
  </ButtonLink>
)

/**
 * The link to request the extension of a permission that ends soon, or to the open request, or to the permission if an
 * extension cannot be requested.
 */
function Extension({
  grant: { grantId, appId, levelId, actions, openRequestId },
}: {
  grant: Schema<'AccessGrant'>
}) {
  const { t } = useMyTexts()
  if (openRequestId)
    return act(
      <Link to="/apps/request" search={{ requestId: openRequestId }}>
        {t('ending.asked')}
      </Link>,
    )
  if (!actions.some(({ approvalType, reason }) => approvalType === 'EXTEND' && reason === null))
    return act(
      <Link to="/apps/grant" search={{ grantId }}>
        {t('ending.see')}
      </Link>,
    )
  return act(
    <Link to="/apps/form" search={{ appId, levelId, approvalType: 'EXTEND' }}>
      {t('ending.extend')}
    </Link>,
  )
}
