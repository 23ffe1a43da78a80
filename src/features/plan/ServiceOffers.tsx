import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { formatMoney } from '#domain/money.ts'
import type { Service } from '#domain/plan/catalogue.ts'
import { OwnLines } from '#src/features/site/OwnLines.tsx'
import { familyOf, ServiceTile } from '#src/features/subscription/ServiceTile.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { CheckIcon } from '#src/ui/frame-icons.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { IconTile, TileDrawing } from '#src/ui/IconTile.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useServiceTexts } from './service-texts.ts'

/** The most contents of a plan that a card shows; the page of the plans has all. */
const MOST_CONTENTS = 3

/** The services one below another: purpose, price and the way to the plans, and what a plan contains. */
export function ServiceOffers({ services }: { services: readonly Service[] }) {
  return (
    <chakra.ul display="grid" gap={{ base: '4', md: '6' }} listStyleType="none">
      {services.map((service) => (
        <ServiceOffer key={service.serviceCode} service={service} />
      ))}
    </chakra.ul>
  )
}

function ServiceOffer({
  service: { serviceCode, serviceName, summary, audience, icon, plans },
}: {
  service: Service
}) {
  const { t } = useServiceTexts()
  const [smallest] = plans
  const contents = smallest?.contents.slice(0, MOST_CONTENTS) ?? []
  return (
    <Card
      as="li"
      padding="none"
      overflow="hidden"
      display="grid"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        lg: contents.length > 0 ? 'minmax(0, 1fr) minmax(0, 1fr)' : undefined,
      }}
    >
      <chakra.div display="flex" flexDirection="column" gap="5" p={{ base: 'edge', md: '10' }}>
        <chakra.div display="flex" gap="4" alignItems="center">
          <ServiceTile icon={icon} size="page" />
          <chakra.div minWidth="0">
            <Heading level={2} size="lg">
              {serviceName}
            </Heading>
            {audience && (
              <Text size="sm" tone="muted">
                {audience}
              </Text>
            )}
          </chakra.div>
        </chakra.div>
        <OwnLines text={summary} />
        <chakra.div
          mt="auto"
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          columnGap="6"
          rowGap="3"
        >
          {smallest && (
            <Text fontSize="xl" weight="bold" numeric>
              {t('from', { price: formatMoney(smallest.price.KRW, 'KRW') })}
            </Text>
          )}
          <ButtonLink asChild variant="soft">
            <Link
              to="/service/plan"
              search={{ service: serviceCode }}
              aria-label={`${serviceName} ${t('plan')}`}
            >
              {t('plan')}
            </Link>
          </ButtonLink>
        </chakra.div>
      </chakra.div>
      {contents.length > 0 && (
        <IconTile
          as="div"
          family={familyOf(icon)}
          display="flex"
          gap="8"
          boxSize="auto"
          rounded="none"
          p={{ base: 'edge', md: '10' }}
        >
          <chakra.ul flex="1" minWidth="0" display="grid" gap="3" listStyleType="none">
            {contents.map((line) => (
              <chakra.li
                key={line}
                display="flex"
                alignItems="center"
                gap="3"
                px="4"
                py="3"
                rounded="lg"
                bg="bg.panel"
                color="fg"
                fontSize="md"
              >
                <CheckIcon color="brand.fg" flexShrink="0" />
                <chakra.span minWidth="0" overflowWrap="anywhere">
                  {line}
                </chakra.span>
              </chakra.li>
            ))}
          </chakra.ul>
          <chakra.span aria-hidden="true" hideBelow="xl" display="grid" fontSize="6rem">
            <TileDrawing of={icon} />
          </chakra.span>
        </IconTile>
      )}
    </Card>
  )
}
