import { chakra, Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { ReactElement, ReactNode } from 'react'
import { formatDate } from '#domain/dates.ts'
import { formatMoney } from '#domain/money.ts'
import { useMayManage } from '#src/components/context/app-context.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { StateBadge } from '#src/features/subscription/StateBadge.tsx'
import type { WithdrawalCheck } from '#src/machines/withdrawal/withdrawal-context.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { useWithdrawalTexts } from './texts.ts'
import { useWithdrawal } from './withdrawal-flow-context.ts'

type Bill = WithdrawalCheck['bills'][number]
type Subscription = WithdrawalCheck['subscriptions'][number]

const isRefund = ({ totalAmount }: Pick<Bill, 'totalAmount'>) => totalAmount < 0

/** The obstacles to the withdrawal, each with a link to the page that resolves it. */
export function BlockerList({ check }: { check: WithdrawalCheck }) {
  const { subscriptions, bills, apps, ownedCompanyName, lastOperatorYn } = check
  const { t } = useWithdrawalTexts()
  const { problem } = useWithdrawal().snapshot.context
  const mayManage = useMayManage()
  const toSubscription = ({ subscriptionId, subscriptionState }: Subscription, name: string) =>
    subscriptionState === 'ENDED' || !mayManage ? (
      <Link
        to="/my/subscription/detail"
        search={{ subscriptionId }}
        aria-label={t('notice.showOf', { name })}
      >
        {t('notice.show')}
      </Link>
    ) : (
      <Link
        to="/my/subscription/cancel"
        search={{ subscriptionId }}
        aria-label={t('notice.cancelOf', { name })}
      >
        {t('notice.cancel')}
      </Link>
    )
  const unpaidBills = bills.filter((bill) => !isRefund(bill))
  const refunds = bills.filter(isRefund)
  const toBill = ({ billNo, subscriptionId, serviceName, period, currency, totalAmount, dueDate }: Bill) => {
    const bill = t('notice.bill', {
      year: period.slice(0, 4),
      month: Number(period.slice(5)),
      amount: formatMoney(Math.abs(totalAmount), currency),
    })
    return (
      <Blocker
        key={billNo}
        link={
          <Link
            to="/my/bill"
            search={{ subscriptionId, period }}
            aria-label={t('notice.showOf', { name: serviceName })}
          >
            {t('notice.show')}
          </Link>
        }
        name={serviceName}
        detail={
          isRefund({ totalAmount }) ? bill : `${bill} · ${t('notice.dueDate', { date: formatDate(dueDate) })}`
        }
      />
    )
  }
  return (
    <Stack gap="4">
      {problem ? (
        <ProblemNotice problem={problem} />
      ) : (
        <Notice status="warning" title={t('notice.blocked')}>
          {t('notice.blockedText')}
        </Notice>
      )}
      {subscriptions.length > 0 && (
        <Group title={t('notice.subscriptions')}>
          {subscriptions.map((subscription) => {
            const { subscriptionId, subscriptionState, serviceName, planName, endDate } = subscription
            const name = `${serviceName} ${planName}`
            return (
              <Blocker
                key={subscriptionId}
                link={toSubscription(subscription, name)}
                name={name}
                detail={
                  subscriptionState === 'ENDED'
                    ? t('notice.settling')
                    : endDate === null
                      ? t('notice.running')
                      : t('notice.endDate', { date: formatDate(endDate) })
                }
                badge={<StateBadge state={subscriptionState} />}
              />
            )
          })}
        </Group>
      )}
      {unpaidBills.length > 0 && <Group title={t('notice.bills')}>{unpaidBills.map(toBill)}</Group>}
      {refunds.length > 0 && (
        <Group
          title={t('notice.refunds')}
          lead={
            <>
              {t('notice.refundsText')}{' '}
              <TextLink asChild>
                <Link to="/inquiry/write">{t('notice.ask')}</Link>
              </TextLink>
            </>
          }
        >
          {refunds.map(toBill)}
        </Group>
      )}
      {apps.length > 0 && (
        <Group title={t('notice.apps')}>
          {apps.map(({ appId, appName, duty, settleYn, admins }) => (
            <Blocker
              key={`${duty} ${appId}`}
              name={appName}
              detail={`${t(`notice.duty.${duty}`)} ${settleYn === 'Y' ? t('notice.settle') : admins.length > 0 ? t('notice.askAdmins', { names: admins.map(({ name }) => name).join(', ') }) : t('notice.askCompany')}`}
              link={
                settleYn === 'Y' ? (
                  <Link
                    to="/admin/apps/detail"
                    search={{ appId }}
                    aria-label={t('notice.nameFor', { name: appName })}
                  >
                    {t('notice.nameAnother')}
                  </Link>
                ) : undefined
              }
            />
          ))}
        </Group>
      )}
      {lastOperatorYn === 'Y' && (
        <Group title={t('notice.operator')}>
          <Blocker
            name={t('notice.operatorName')}
            detail={t('notice.operatorText')}
            link={<Link to="/admin/staff">{t('notice.giveOn')}</Link>}
          />
        </Group>
      )}
      {ownedCompanyName !== null && (
        <Group title={t('notice.company')}>
          <Blocker
            name={ownedCompanyName}
            detail={t('notice.companyText')}
            link={<Link to="/my/company">{t('notice.handOver')}</Link>}
          />
        </Group>
      )}
    </Stack>
  )
}

function Group({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <section>
      <Heading level={2} size="md" mb="2">
        {title}
      </Heading>
      {lead && (
        <Text size="sm" tone="muted" mb="2">
          {lead}
        </Text>
      )}
      <chakra.ul listStyleType="none" display="grid" gap="2">
        {children}
      </chakra.ul>
    </section>
  )
}

function Blocker({
  name,
  detail,
  badge,
  link,
}: {
  name: string
  detail?: string
  badge?: ReactNode
  link?: ReactElement
}) {
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      p="4"
      rounded="lg"
      borderWidth="1px"
      borderStyle="solid"
      borderColor="border"
    >
      <chakra.div flex="1 1 12rem" minWidth="0">
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
          <Text weight="medium">{name}</Text>
          {badge}
        </chakra.div>
        {detail && (
          <Text size="sm" tone="muted" numeric>
            {detail}
          </Text>
        )}
      </chakra.div>
      {link && (
        <ButtonLink asChild variant="outline" size="sm" minHeight="touch">
          {link}
        </ButtonLink>
      )}
    </chakra.li>
  )
}
