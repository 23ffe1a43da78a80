import { Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import '#src/i18n/areas/subscriptionEdit.ts'
import { useTranslation } from 'react-i18next'
import { isEditable, isPaymentOpen } from '#domain/subscription/plan-change.ts'
import { Button } from '#src/ui/Button.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { closedKey } from './closed-key.ts'

/** The way to changing a subscription; where it is closed, why. */
export function EditEntry({ subscriptionId, state }: { subscriptionId: string; state: string }) {
  const { t } = useTranslation('subscriptionEdit')
  return (
    <Card data-print="hidden">
      <Stack gap="3" align="flex-start">
        <Heading level={2} size="md">
          {t('entry.title')}
        </Heading>
        <Text tone="muted" id="edit-entry">
          {isEditable(state) ? t('entry.lead') : t(`closed.${closedKey(state)}`)}
        </Text>
        {isPaymentOpen(state) ? (
          <ButtonLink asChild variant="outline">
            <Link to="/my/subscription/edit" search={{ subscriptionId }}>
              {t('entry.submit')}
            </Link>
          </ButtonLink>
        ) : (
          <Button variant="outline" aria-disabled aria-describedby="edit-entry">
            {t('entry.submit')}
          </Button>
        )}
      </Stack>
    </Card>
  )
}
