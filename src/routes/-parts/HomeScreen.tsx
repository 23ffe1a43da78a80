import { chakra, SimpleGrid, Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useSession } from '#src/components/app-context.ts'
import { ScreenTitle } from '#src/components/ScreenTitle.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Card } from '#src/ui/Card.tsx'
import { Container } from '#src/ui/Container.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { Text } from '#src/ui/Text.tsx'

const points = ['login', 'access', 'watch', 'bill'] as const

/** The first page: what the product is for, and the way in. */
export function HomeScreen() {
  const { t } = useTranslation('home')
  const { loggedIn } = useSession()
  const wayIn = loggedIn ? <Link to="/my/subscription">{t('mySubscription')}</Link> : <Link to="/auth/login">{t('start')}</Link>
  return (
    <>
      <chakra.section bg="bg.panel">
        <Container py={{ base: '16', md: '24' }}>
          <Stack gap="6" maxWidth="40rem" align="flex-start">
            <ScreenTitle fontSize={{ base: '3xl', md: '4xl' }}>{t('title')}</ScreenTitle>
            <Text size="lg" tone="muted">{t('lead')}</Text>
            <ButtonLink asChild size="lg">{wayIn}</ButtonLink>
          </Stack>
        </Container>
      </chakra.section>
      <Container as="section" aria-labelledby="points" py={{ base: '12', md: '20' }}>
        <Heading level={2} size="lg" id="points" mb="6">{t('points.title')}</Heading>
        <SimpleGrid as="ul" columns={{ base: 1, md: 2 }} gap="4" listStyleType="none">
          {points.map((point) => (
            <Card as="li" key={point}>
              <Heading level={3} size="md" mb="2">{t(`points.${point}.title`)}</Heading>
              <Text tone="muted">{t(`points.${point}.text`)}</Text>
            </Card>
          ))}
        </SimpleGrid>
      </Container>
      <Container pb={{ base: '12', md: '20' }}>
        <Card padding="lg" bg="brand.subtle">
          <Stack direction={{ base: 'column', md: 'row' }} justify="space-between" align={{ base: 'flex-start', md: 'center' }} gap="5">
            <Stack gap="1">
              <Heading level={2} size="md">{t('closing.title')}</Heading>
              <Text tone="muted">{t('closing.text')}</Text>
            </Stack>
            <ButtonLink asChild variant="outline">{wayIn}</ButtonLink>
          </Stack>
        </Card>
      </Container>
    </>
  )
}
