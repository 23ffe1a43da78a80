import { Flex, Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import type { Schema } from '#contract/operation.ts'
import { useAccessTexts } from '#src/features/access/texts.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'

/**
 * The services that an app belongs to. If the company subscribes to none of them, explains which subscription opens
 * the app, with links to the plans of the services on sale.
 */
export function ServicesOfApp({
  services,
  useState,
}: {
  services: Schema<'ServicesOfApp'>
  useState: string
}) {
  const { t } = useAccessTexts()
  if (services.length === 0) return null
  const serviceNames = services.map(({ serviceName }) => serviceName).join(', ')
  if (useState !== 'S')
    return (
      <Text size="sm" tone="muted">
        {t('services.of', { names: serviceNames })}
      </Text>
    )
  const servicesOnSale = services.filter(({ saleYn }) => saleYn === 'Y')
  return (
    <Notice status="warning" title={t('services.closed')}>
      <Stack gap="2">
        {t(services.length > 1 ? 'services.opensByOne' : 'services.opens', { names: serviceNames })}
        <Flex gap="3" wrap="wrap">
          {servicesOnSale.map(({ serviceCode, serviceName }) => (
            <TextLink key={serviceCode} asChild standalone>
              <Link to="/service/plan" search={{ service: serviceCode }}>
                {t('services.plans', { name: serviceName })}
              </Link>
            </TextLink>
          ))}
        </Flex>
      </Stack>
    </Notice>
  )
}
