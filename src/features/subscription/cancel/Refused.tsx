import { Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import '#src/i18n/areas/subscriptionCancel.ts'
import { useTranslation } from 'react-i18next'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useCancel } from './cancel-flow-context.ts'

/** What is said where there is nothing to end, or not any more. */
export function Refused() {
  const { t } = useTranslation('subscriptionCancel')
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
