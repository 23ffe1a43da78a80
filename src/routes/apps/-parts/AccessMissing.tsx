import { Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import '#src/i18n/areas/access.ts'
import { useTranslation } from 'react-i18next'
import { ScreenTitle } from '#src/components/ScreenTitle.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Text } from '#src/ui/Text.tsx'

/** What a member sees at the address of a permission, a request or an app that is not there for them. */
export function AccessMissing() {
  const { t } = useTranslation('access')
  return (
    <Stack gap="4" align="center" textAlign="center" py={{ base: '8', md: '16' }}>
      <ScreenTitle>{t('missing.title')}</ScreenTitle>
      <Text tone="muted">{t('missing.text')}</Text>
      <ButtonLink asChild><Link to="/apps">{t('missing.back')}</Link></ButtonLink>
    </Stack>
  )
}
