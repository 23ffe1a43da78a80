import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { kstDate } from '#domain/dates.ts'
import { systemClock } from '#domain/clock.ts'
import { Container } from '#src/ui/Container.tsx'
import { Text } from '#src/ui/Text.tsx'

/** Who runs the site and when somebody answers. */
export function SiteFooter() {
  const { t } = useTranslation('layout')
  const [year] = kstDate(systemClock.now()).split('-')
  return (
    <chakra.footer aria-label={t('footer.label')} mt="auto" borderTopWidth="1px" borderColor="border" data-print="hidden">
      <Container py="8" display="flex" flexDirection="column" gap="1">
        <Text size="sm" tone="muted">{t('footer.about')}</Text>
        <Text size="sm" tone="muted">{t('footer.hours')}</Text>
        <Text size="sm" tone="muted">{t('footer.copyright', { year })}</Text>
      </Container>
    </chakra.footer>
  )
}
