import { Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Output } from '#contract/operation.ts'
import { ScreenHead } from '#src/components/screen/ScreenHead.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { ManagersOnly } from '../ManagersOnly.tsx'
import { useSubscriptionCancelTexts } from './texts.ts'

/** The screen for members who may only view subscriptions, in place of the cancellation. */
export function CancelClosed({ estimate }: { estimate: Output<'estimateSubscriptionWithdrawal'> }) {
  const { t } = useSubscriptionCancelTexts()
  const { subscriptionId, serviceName, planName } = estimate
  return (
    <Card padding="lg" elevated>
      <Stack gap="5">
        <ScreenHead title={t('title')} lead={`${serviceName} ${planName}`} />
        <ManagersOnly />
        <ButtonLink asChild size="lg">
          <Link to="/my/subscription/detail" search={{ subscriptionId }}>
            {t('refused.detail')}
          </Link>
        </ButtonLink>
      </Stack>
    </Card>
  )
}
