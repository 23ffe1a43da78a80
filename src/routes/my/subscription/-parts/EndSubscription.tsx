import { Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import '#src/i18n/areas/subscriptionCancel.ts'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'

/** The way to the end of a subscription that is in use. */
export function EndSubscription({ subscriptionId }: { subscriptionId: string }) {
  const { t } = useTranslation('subscriptionCancel')
  return (
    <Card data-print="hidden">
      <Stack gap="3" align="flex-start">
        <Heading level={2} size="md">
          {t('entry.title')}
        </Heading>
        <Text tone="muted">{t('entry.lead')}</Text>
        <ButtonLink asChild variant="outline">
          <Link to="/my/subscription/cancel" search={{ subscriptionId }}>
            {t('entry.submit')}
          </Link>
        </ButtonLink>
      </Stack>
    </Card>
  )
}
