import { Link } from '@tanstack/react-router'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Container } from '#src/ui/Container.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useServiceTexts } from './service-texts.ts'

/** Replaces a page about services if the portal does not sell any yet. */
export function NothingOnSale({ title }: { title: string }) {
  const { t } = useServiceTexts()
  return (
    <Container py={{ base: '8', md: '12' }}>
      <ScreenTitle mb="4">{title}</ScreenTitle>
      <Text tone="muted" mb="5">
        {t('none.text')}
      </Text>
      <ButtonLink asChild variant="outline">
        <Link to="/inquiry">{t('none.action')}</Link>
      </ButtonLink>
    </Container>
  )
}
