import { Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { dueText } from '../cancel/due-text.ts'
import { useSubscriptionCancelTexts } from '../cancel/texts.ts'

/** The amounts of an ended subscription at the time of its cancellation. */
export function EndSettlement({ detail }: { detail: Schema<'SubscriptionDetail'> }) {
  const { t } = useSubscriptionCancelTexts()
  const { subscriptionInfo, contractInfo, cancellation } = detail
  if (subscriptionInfo.subscriptionState !== 'ENDED' || !cancellation) return null
  return (
    <Card data-print="hidden">
      <Stack gap="3" align="flex-start">
        <Heading level={2} size="md">
          {t('settled.title')}
        </Heading>
        <Text>
          {t(`settled.${cancellation.endOption}`, {
            date: formatDate(cancellation.lastDate),
            text: dueText(t, cancellation, contractInfo.currency),
          })}
        </Text>
        <ButtonLink asChild variant="outline">
          <Link
            to="/my/subscription/cancel/completed"
            search={{ subscriptionId: subscriptionInfo.subscriptionId }}
          >
            {t('settled.receipt')}
          </Link>
        </ButtonLink>
      </Stack>
    </Card>
  )
}
