import { Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useCancel } from './cancel-flow-context.ts'
import { useSubscriptionCancelTexts } from './texts.ts'

/** The screen for a subscription that cannot be cancelled, or is already cancelled. */
export function CancelRefused() {
  const { t } = useSubscriptionCancelTexts()
  const {
    snapshot: {
      context: {
        estimate: { subscriptionId },
        problem,
      },
    },
  } = useCancel()
  return (
    <Stack gap="5">
      <Stack gap="1">
        <ScreenTitle>{t('refused.title')}</ScreenTitle>
        {!problem && <Text tone="muted">{t('refused.text')}</Text>}
      </Stack>
      <ProblemNotice problem={problem} />
      <ButtonLink asChild size="lg">
        <Link to="/my/subscription/detail" search={{ subscriptionId }}>
          {t('refused.detail')}
        </Link>
      </ButtonLink>
    </Stack>
  )
}
