import { Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Output } from '#contract/operation.ts'
import { Part } from '#src/components/part/Part.tsx'
import type { PagePart } from '#src/components/part/part.ts'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { BottomActions } from '#src/ui/BottomActions.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Text } from '#src/ui/Text.tsx'
import { ManagersOnly } from '../ManagersOnly.tsx'
import { useSubscriptionRequestTexts } from './texts.ts'

/**
 * The screen for members who may only view subscriptions. It names the members who can request a subscription, if
 * their names are known.
 */
export function RequestClosed({ own }: { own: PagePart<Output<'getCompany'>> | undefined }) {
  const { t } = useSubscriptionRequestTexts()
  return (
    <Card padding="lg" elevated>
      <Stack gap="5">
        <ScreenTitle>{t('title')}</ScreenTitle>
        <ManagersOnly />
        {own && (
          <Part of={own} name={t('closed.ownersName')}>
            {({ company }) =>
              company !== null &&
              company.ownerNames.length > 0 && (
                <Text>{t('closed.owners', { names: company.ownerNames.join(', ') })}</Text>
              )
            }
          </Part>
        )}
      </Stack>
      {/* Two long labels are one above the other on phones. */}
      <BottomActions flexDirection={{ base: 'column', md: 'row' }}>
        <ButtonLink asChild variant="outline" size="lg">
          <Link to="/service/plan">{t('closed.plans')}</Link>
        </ButtonLink>
        <ButtonLink asChild size="lg">
          <Link to="/my/subscription">{t('closed.list')}</Link>
        </ButtonLink>
      </BottomActions>
    </Card>
  )
}
