import { chakra, Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { ManagersLink } from '../ManagersLink.tsx'
import { useSubscriptionTexts } from '../texts.ts'

/** The reason why a request was rejected, and a link to request again. */
export function RejectedRequest({ detail: { subscriptionInfo } }: { detail: Schema<'SubscriptionDetail'> }) {
  const { t } = useSubscriptionTexts()
  const { decidedAt, rejectReason } = subscriptionInfo
  if (rejectReason === undefined || decidedAt === undefined) return null
  return (
    <Card>
      <Stack gap="3" align="flex-start">
        <Heading level={2} size="md">
          {t('rejected.title')}
        </Heading>
        <Text whiteSpace="pre-wrap" overflowWrap="anywhere" weight="medium">
          {rejectReason}
        </Text>
        <Text tone="muted">{t('rejected.text', { date: formatDate(decidedAt) })}</Text>
        <chakra.div data-print="hidden">
          <ManagersLink>
            <Link to="/subscription">{t('rejected.again')}</Link>
          </ManagersLink>
        </chakra.div>
      </Stack>
    </Card>
  )
}
