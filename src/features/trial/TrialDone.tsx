import { chakra, Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { formatDate } from '#domain/dates.ts'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { useServiceTexts } from '#src/features/plan/service-texts.ts'
import { BottomActions } from '#src/ui/BottomActions.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { SuccessIcon } from '#src/ui/frame-icons.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useTrialTexts } from './texts.ts'

const nextSteps = ['reminder', 'end', 'subscribe'] as const

/** The trial has begun: its end, and that it ends without an action. */
export function TrialDone({ trial: { serviceCode, endDate } }: { trial: Schema<'Trial'> }) {
  const { t } = useTrialTexts()
  const { t: serviceText } = useServiceTexts()
  const date = formatDate(endDate)
  return (
    <Card padding="lg" elevated>
      <Stack gap="6">
        <Stack gap="3">
          <SuccessIcon boxSize="10" color="success.fg" />
          <Stack gap="1">
            <ScreenTitle>{t('done.title')}</ScreenTitle>
            <Text tone="muted" numeric>
              {t('done.lead', { service: serviceText(`${serviceCode}.name`), date })}
            </Text>
          </Stack>
        </Stack>
        <chakra.section>
          <Heading level={2} size="md" mb="2">
            {t('done.next')}
          </Heading>
          <Stack as="ol" gap="2" ps="5" listStyleType="decimal">
            {nextSteps.map((step) => (
              <li key={step}>{t(`done.${step}`, { date })}</li>
            ))}
          </Stack>
        </chakra.section>
      </Stack>
      {/* Two long labels are one above the other on phones. */}
      <BottomActions flexDirection={{ base: 'column', md: 'row' }}>
        <ButtonLink asChild variant="outline" size="lg">
          <Link to="/service/plan" search={{ service: serviceCode }}>
            {t('done.plans')}
          </Link>
        </ButtonLink>
        <ButtonLink asChild size="lg">
          <Link to="/my">{t('done.home')}</Link>
        </ButtonLink>
      </BottomActions>
    </Card>
  )
}
