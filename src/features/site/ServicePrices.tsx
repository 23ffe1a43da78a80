import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { formatMoney } from '#domain/money.ts'
import { useCatalogue } from '#src/features/plan/catalogue-context.ts'
import { useServiceTexts } from '#src/features/plan/service-texts.ts'
import { ServiceTile } from '#src/features/subscription/ServiceTile.tsx'
import { Text } from '#src/ui/Text.tsx'

/** A row for each service, with its purpose and lowest price, linked to its plans. */
export function ServicePrices() {
  const { t } = useServiceTexts()
  const { services } = useCatalogue()
  return (
    <chakra.ul listStyleType="none" bg="bg.panel" rounded="xl" overflow="hidden">
      {services.map(({ serviceCode, serviceName, summary, icon, plans: [smallest] }) => (
        <chakra.li
          key={serviceCode}
          borderTopWidth="1px"
          borderTopStyle="solid"
          borderColor="border"
          _first={{ borderTopWidth: '0' }}
        >
          <chakra.a
            asChild
            display="flex"
            flexWrap={{ base: 'wrap', md: 'nowrap' }}
            alignItems="center"
            columnGap="4"
            rowGap="1"
            px={{ base: 'edge', md: '6' }}
            py="4"
            color="fg"
            textDecoration="none"
            _hover={{ bg: 'bg.muted' }}
          >
            <Link to="/service/plan" search={{ service: serviceCode }}>
              <ServiceTile icon={icon} />
              <chakra.span flex="1" minWidth="0">
                <chakra.strong display="block">{serviceName}</chakra.strong>
                <Text as="span" size="sm" tone="muted">
                  {summary}
                </Text>
              </chakra.span>
              <Text
                as="span"
                weight="bold"
                numeric
                flexBasis={{ base: 'full', md: 'auto' }}
                pl={{ base: 'min({sizes.11} + {spacing.4}, 18.75vw)', md: '0' }}
              >
                {t('from', { price: formatMoney(smallest!.price.KRW, 'KRW') })}
              </Text>
            </Link>
          </chakra.a>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
