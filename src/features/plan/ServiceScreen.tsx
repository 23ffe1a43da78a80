import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { formatMoney } from '#domain/money.ts'
import type { Service } from '#domain/plan/catalogue.ts'
import { trialLength } from '#domain/trial/rules.ts'
import { CardGrid } from '#src/features/site/CardGrid.tsx'
import { Opening } from '#src/features/site/Opening.tsx'
import { Section } from '#src/features/site/Section.tsx'
import { TrialLink } from '#src/features/site/TrialLink.tsx'
import { ServiceTile } from '#src/features/subscription/ServiceTile.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Container } from '#src/ui/Container.tsx'
import { ChevronRightIcon } from '#src/ui/frame-icons.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { useCatalogue } from './catalogue-context.ts'
import { NothingOnSale } from './NothingOnSale.tsx'
import { ServicesTogether } from './ServicesTogether.tsx'
import { useServiceTexts } from './service-texts.ts'

/** The services, each with its lowest price. */
export function ServiceScreen() {
  const { t } = useServiceTexts()
  const { services } = useCatalogue()
  if (services.length === 0) return <NothingOnSale title={t('title')} />
  const days = trialLength(services.map(({ trialDays }) => trialDays))
  const serviceDetails = ({ serviceCode, serviceName, audience, plans }: Service) => (
    <chakra.div mt="auto" pt="4" display="grid" gap="1">
      {audience && (
        <Text size="sm" tone="muted">
          {audience}
        </Text>
      )}
      <Text weight="bold" numeric>
        {t('from', { price: formatMoney(plans[0]!.price.KRW, 'KRW') })}
      </Text>
      <TextLink asChild standalone justifySelf="start">
        <Link to="/service/plan" search={{ service: serviceCode }} aria-label={`${serviceName} ${t('plan')}`}>
          {t('plan')}
          <ChevronRightIcon />
        </Link>
      </TextLink>
    </chakra.div>
  )
  return (
    <>
      <Opening
        title={t('title')}
        lead={t('lead')}
        {...(days !== undefined && {
          actions: (
            <ButtonLink asChild size="lg">
              <TrialLink>{t('trial', { days })}</TrialLink>
            </ButtonLink>
          ),
          note: t('free'),
        })}
      />
      <Container as="section" aria-label={t('list')} py={{ base: '10', md: '16' }}>
        <CardGrid
          level={2}
          columns="filled"
          items={services.map((service) => ({
            key: service.serviceCode,
            title: service.serviceName,
            text: service.summary,
            icon: <ServiceTile icon={service.icon} />,
            more: serviceDetails(service),
          }))}
        />
      </Container>
      {services.length > 1 && (
        <Section title={t('together.title')} tone="panel">
          <ServicesTogether />
        </Section>
      )}
    </>
  )
}
