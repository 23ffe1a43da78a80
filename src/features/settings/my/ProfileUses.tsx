import { chakra, Flex } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import type { Schema } from '#contract/operation.ts'
import { formatNumber } from '#domain/money.ts'
import { isPaymentReplaceable } from '#domain/subscription/plan-change.ts'
import { useMayManage } from '#src/components/context/app-context.ts'
import { StateBadge } from '#src/features/subscription/StateBadge.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { FoldedSummary } from '#src/ui/FoldedSummary.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { useProfileTexts } from '../profile-texts.ts'

type Use = Schema<'ProfileSubscription'>
type Props = { of: 'company' | 'payment'; uses: readonly Use[] }

/** The number of subscriptions that are shown. Further ones are collapsed, unless there is only one. */
const SHOWN = 3

/**
 * The subscriptions that use a profile, each as a link. A subscription that a payment method pays for also has
 * payment actions.
 */
export function ProfileUses({ of, uses }: Props) {
  const { t } = useProfileTexts()
  const id = useId()
  if (uses.length === 0) return <Text tone="muted">{t('uses.none')}</Text>
  const shownCount = uses.length > SHOWN + 1 ? SHOWN : uses.length
  const collapsedUses = uses.slice(shownCount)
  const listOf = (some: readonly Use[]) => (
    <chakra.ul listStyleType="none" aria-labelledby={id}>
      {some.map((use) => (
        <UseRow key={use.subscriptionId} use={use}>
          {of === 'payment' && <Actions use={use} />}
        </UseRow>
      ))}
    </chakra.ul>
  )
  return (
    <div>
      <Text id={id} size="sm" tone="muted" weight="medium">
        {t(`uses.${of}`)}
      </Text>
      {listOf(uses.slice(0, shownCount))}
      {collapsedUses.length > 0 && (
        <chakra.details borderTopWidth="1px" borderTopStyle="solid" borderColor="border">
          <FoldedSummary>{t('uses.rest', { number: formatNumber(collapsedUses.length) })}</FoldedSummary>
          {listOf(collapsedUses)}
        </chakra.details>
      )}
    </div>
  )
}

const nameOf = ({ serviceName, planName }: Use) => `${serviceName} ${planName}`

function UseRow({ use, children }: { use: Use; children: ReactNode }) {
  const { subscriptionId, subscriptionNo, subscriptionState } = use
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="3"
      rowGap="2"
      py="2"
      borderTopWidth="1px"
      borderTopStyle="solid"
      borderColor="border"
      css={{ '&:first-of-type': { borderTopWidth: '0' } }}
    >
      <chakra.div minWidth="0">
        <TextLink asChild standalone overflowWrap="anywhere">
          <Link to="/my/subscription/detail" search={{ subscriptionId }}>
            {nameOf(use)}
          </Link>
        </TextLink>
        <Flex align="center" gap="2">
          <StateBadge state={subscriptionState} />
          <Text as="span" size="sm" tone="muted" numeric>
            {subscriptionNo}
          </Text>
        </Flex>
      </chakra.div>
      {children}
    </chakra.li>
  )
}

/** Links to the overdue bills, and, for members who may replace the payment method, to the form for another one. */
function Actions({ use }: { use: Use }) {
  const { t } = useProfileTexts()
  const mayManage = useMayManage()
  const { subscriptionId, subscriptionState } = use
  const name = nameOf(use)
  return (
    <Flex gap="2" wrap="wrap">
      {subscriptionState === 'PAST_DUE' && (
        <ButtonLink asChild variant="soft" size="sm" minHeight="touch">
          <Link to="/my/bill" search={{ subscriptionId }} aria-label={t('uses.billsOf', { name })}>
            {t('uses.bills')}
          </Link>
        </ButtonLink>
      )}
      {mayManage && isPaymentReplaceable(subscriptionState) && (
        <ButtonLink asChild variant="outline" size="sm" minHeight="touch">
          <Link
            to="/my/subscription/edit"
            search={{ subscriptionId }}
            hash="payment"
            aria-label={t('uses.changeOf', { name })}
          >
            {t('uses.change')}
          </Link>
        </ButtonLink>
      )}
    </Flex>
  )
}
