import { trialLength } from '#domain/trial/rules.ts'
import { Opening } from '#src/features/site/Opening.tsx'
import { Section } from '#src/features/site/Section.tsx'
import { TileGate } from '#src/features/site/TileGate.tsx'
import { TrialLink } from '#src/features/site/TrialLink.tsx'
import { familyOf } from '#src/features/subscription/ServiceTile.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Container } from '#src/ui/Container.tsx'
import { useCatalogue } from './catalogue-context.ts'
import { NothingOnSale } from './NothingOnSale.tsx'
import { ServiceOffers } from './ServiceOffers.tsx'
import { ServicesTogether } from './ServicesTogether.tsx'
import { useServiceTexts } from './service-texts.ts'

/** The services, each with its lowest price and its contents. */
export function ServiceScreen() {
  const { t } = useServiceTexts()
  const { services } = useCatalogue()
  if (services.length === 0) return <NothingOnSale title={t('title')} />
  const days = trialLength(services.map(({ trialDays }) => trialDays))
  return (
    <>
      <Opening
        title={t('title')}
        lead={t('lead')}
        picture={
          <TileGate
            tiles={[...new Set(services.map(({ icon }) => icon))].map((icon) => ({
              name: icon,
              family: familyOf(icon),
            }))}
          />
        }
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
        <ServiceOffers services={services} />
      </Container>
      {services.length > 1 && (
        <Section title={t('together.title')} tone="panel">
          <ServicesTogether />
        </Section>
      )}
    </>
  )
}
