import { Flex, Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import '#src/i18n/areas/subscription.ts'
import { useTranslation } from 'react-i18next'
import type { Output } from '#contract/operation.ts'
import { ScreenTitle } from '#src/components/ScreenTitle.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Text } from '#src/ui/Text.tsx'
import { EmptyList } from './EmptyList.tsx'
import { StateFilter } from './StateFilter.tsx'
import { SubscriptionTable } from './SubscriptionTable.tsx'

type Props = { page: Output<'listSubscriptions'>; counts: Output<'countSubscriptions'>; paged: boolean }

/** The subscriptions of the member's company; state and page stand in the address. */
export function SubscriptionList({ page, counts, paged }: Props) {
  const { t } = useTranslation('subscription')
  const { subscriptionState, nextCursor, total, list } = page
  const filter = subscriptionState ?? undefined
  return (
    <Stack gap="5">
      <Stack gap="1">
        <ScreenTitle>{t('list.title')}</ScreenTitle>
        <Text tone="muted">{t('list.lead')}</Text>
      </Stack>
      <StateFilter counts={counts} current={filter} />
      {list.length === 0 ? (
        <Card padding="none"><EmptyList state={filter} /></Card>
      ) : (
        <>
          <Text size="sm" tone="muted" numeric role="status">{t('list.total', { count: total })}</Text>
          <SubscriptionTable rows={list} />
        </>
      )}
      <Flex justify="center" gap="3">
        {paged && (
          <ButtonLink asChild variant="ghost">
            <Link to="/my/subscription" search={{ subscriptionState: filter }}>{t('list.fromStart')}</Link>
          </ButtonLink>
        )}
        {nextCursor && (
          <ButtonLink asChild variant="outline">
            <Link to="/my/subscription" search={{ subscriptionState: filter, cursor: nextCursor }}>{t('list.more')}</Link>
          </ButtonLink>
        )}
      </Flex>
    </Stack>
  )
}
