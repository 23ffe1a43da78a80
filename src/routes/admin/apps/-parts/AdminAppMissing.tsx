import { Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import '#src/i18n/areas/appAdmin.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Text } from '#src/ui/Text.tsx'

/** What is said at the address of an app that the person who looks does not administer, and the way back. */
export function AdminAppMissing() {
  const { t } = useTranslation('appAdmin')
  return (
    <Stack gap="4" align="center" textAlign="center" py={{ base: '8', md: '16' }}>
      <ScreenTitle>{t('missing.title')}</ScreenTitle>
      <Text tone="muted">{t('missing.text')}</Text>
      <ButtonLink asChild>
        <Link to="/admin/apps">{t('back')}</Link>
      </ButtonLink>
    </Stack>
  )
}
