import { chakra, Flex, Stack } from '@chakra-ui/react'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { fluidColumns } from '#src/ui/fluid-columns.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useCounselTexts } from '../texts.ts'

const root = getRouteApi('__root__')
const methods = ['PHONE', 'VIDEO', 'VISIT'] as const
const steps = ['choose', 'write', 'mail', 'talk'] as const

const Cards = chakra('ul', { base: { display: 'grid', gap: '4', listStyleType: 'none' } })

/** An introduction to counsels, with links to reserve a counsel and to look up a reservation. */
export function CounselScreen() {
  const { t } = useCounselTexts()
  const hours = root.useLoaderData()?.openingHours?.counsel
  return (
    <Stack gap={{ base: '10', md: '14' }}>
      <Stack gap="5">
        <Stack gap="2">
          <ScreenTitle>{t('title')}</ScreenTitle>
          <Text size="lg" tone="muted" maxWidth="form">
            {t('lead')}
          </Text>
        </Stack>
        <Flex gap="3" wrap="wrap">
          <ButtonLink asChild size="lg">
            <Link to="/inquiry/counsel/rainLogin">{t('reserve')}</Link>
          </ButtonLink>
          <ButtonLink asChild size="lg" variant="outline">
            <Link to="/inquiry/counsel/find">{t('find')}</Link>
          </ButtonLink>
        </Flex>
        {hours && (
          <Text size="sm" tone="muted">
            {t('hours', { hours: hours.line, closed: hours.closed })}
          </Text>
        )}
      </Stack>
      <chakra.section aria-labelledby="counsel-methods">
        <Heading level={2} size="lg" id="counsel-methods" mb="5">
          {t('methodsTitle')}
        </Heading>
        <Cards gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: fluidColumns(3) }}>
          {methods.map((method) => (
            <Card as="li" key={method}>
              <Heading level={3} size="md" mb="2">
                {t(`method.${method}.name`)}
              </Heading>
              <Text tone="muted">{t(`method.${method}.text`)}</Text>
            </Card>
          ))}
        </Cards>
      </chakra.section>
      <chakra.section aria-labelledby="counsel-steps">
        <Heading level={2} size="lg" id="counsel-steps" mb="5">
          {t('stepsTitle')}
        </Heading>
        <Cards as="ol" gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: fluidColumns(4, '9rem') }}>
          {steps.map((step, index) => (
            <Card as="li" key={step}>
              <chakra.span aria-hidden="true" color="brand.fg" fontWeight="bold" textStyle="tabular">
                {index + 1}
              </chakra.span>
              <Heading level={3} size="md" mb="2">
                {t(`steps.${step}.title`)}
              </Heading>
              <Text tone="muted">{t(`steps.${step}.text`)}</Text>
            </Card>
          ))}
        </Cards>
      </chakra.section>
    </Stack>
  )
}
