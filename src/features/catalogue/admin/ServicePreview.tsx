import { Flex, Stack } from '@chakra-ui/react'
import { lazyRouteComponent } from '@tanstack/react-router'
import { Suspense } from 'react'
import { ServiceTile } from '#src/features/subscription/ServiceTile.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { draftOf, faultsOf, isTrialLength, type ServiceValues } from './service-values.ts'
import { useAdminCatalogueTexts } from './texts.ts'

// Loaded with the file of the public pages, since it would otherwise be in a file that every member loads.
const PlanOffer = lazyRouteComponent(() => import('#src/features/plan/PlanOffer.tsx'), 'PlanOffer')

/**
 * A preview of a service for customers, updated while the staff types: its name and introduction, its trial, and the
 * cards of its plans.
 */
export function ServicePreview({ values }: { values: ServiceValues }) {
  const { t } = useAdminCatalogueTexts()
  const { serviceName, summary, icon, trialDays, plans } = draftOf(values)
  const faults = faultsOf(values.plans)
  const previewPlans = plans.filter((_, index) => !faults[index]?.won && !faults[index]?.planName)
  return (
    <Stack as="section" gap="4" aria-labelledby="service-preview">
      <Heading level={2} size="md" id="service-preview">
        {t('preview.title')}
      </Heading>
      {values.ends ? (
        <Text tone="muted">{t('preview.ends')}</Text>
      ) : (
        <>
          <Flex gap="3" align="center">
            <ServiceTile icon={icon} />
            <Stack gap="0" minWidth="0">
              <Text weight="semibold">{serviceName || t('preview.noName')}</Text>
              {summary && (
                <Text size="sm" tone="muted">
                  {summary}
                </Text>
              )}
            </Stack>
          </Flex>
          {trialDays !== null && isTrialLength(values.trialDays) && (
            <Text size="sm">{t('preview.trial', { days: trialDays })}</Text>
          )}
          {previewPlans.length === 0 ? (
            <Text size="sm" tone="muted">
              {t('preview.noPlan')}
            </Text>
          ) : (
            <Stack as="ul" gap="3" listStyleType="none">
              {previewPlans.map((plan) => (
                <Card
                  as="li"
                  key={plan.planCode}
                  data-sheet={undefined}
                  bg="bg.subtle"
                  padding="none"
                  px="5"
                  py="4"
                >
                  <Suspense fallback={null}>
                    <PlanOffer
                      plan={{ ...plan, contents: [...new Set(plan.contents)] }}
                      cycle="M"
                      currency="KRW"
                    />
                  </Suspense>
                </Card>
              ))}
            </Stack>
          )}
        </>
      )}
    </Stack>
  )
}
