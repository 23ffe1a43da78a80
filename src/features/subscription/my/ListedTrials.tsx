import { chakra, Flex } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Output } from '#contract/operation.ts'
import { daysBetween, formatDate, kstDate } from '#domain/dates.ts'
import { useMayManage } from '#src/components/context/app-context.ts'
import { portalClock } from '#src/components/context/portal-clock.ts'
import { runningTrials } from '#src/features/home/home-facts.ts'
import { useMyTexts } from '#src/features/home/texts.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'

/** The running trials above the subscriptions, a line each: their end, and a link to subscribe. */
export function ListedTrials({ trials }: { trials: Output<'listTrials'> }) {
  const { t } = useMyTexts()
  const mayManage = useMayManage()
  const today = kstDate(portalClock.now())
  const currentTrials = runningTrials(trials)
  if (currentTrials.length === 0) return null
  return (
    <Card padding="none" px="4" py={{ base: '3', md: '1' }} aria-labelledby="trials">
      <Flex columnGap="6" rowGap="1" align="center" wrap="wrap">
        <Heading level={2} size="sm" id="trials">
          {t('trials.title')}
        </Heading>
        <chakra.ul flex="1 1 18rem" minWidth="0">
          {currentTrials.map(({ trialId, serviceCode, serviceName, endDate }) => (
            <chakra.li
              key={trialId}
              display="flex"
              flexWrap="wrap"
              alignItems="center"
              columnGap="3"
              rowGap="1"
            >
              <strong>{serviceName}</strong>
              <Text as="span" size="sm" tone="muted" numeric flex="1 1 12rem">
                {endDate === today
                  ? t('trials.last')
                  : t('trials.until', { date: formatDate(endDate), days: daysBetween(today, endDate) })}
              </Text>
              {mayManage && (
                <ButtonLink asChild variant="soft" size="sm" minHeight="touch">
                  <Link to="/subscription" search={{ service: serviceCode }}>
                    {t('trials.subscribe')}
                  </Link>
                </ButtonLink>
              )}
            </chakra.li>
          ))}
        </chakra.ul>
      </Flex>
    </Card>
  )
}
