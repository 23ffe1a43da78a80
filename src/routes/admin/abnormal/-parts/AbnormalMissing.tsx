import { Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import '#src/i18n/areas/security.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Text } from '#src/ui/Text.tsx'

/** What is said at the address of an abnormal behaviour that is not there, and the way back. */
export function AbnormalMissing() {
  const { t } = useTranslation('security')
  return (
    <Stack gap="4" align="center" textAlign="center" py={{ base: '8', md: '16' }}>
      <ScreenTitle>{t('abnormal.missing.title')}</ScreenTitle>
      <Text tone="muted">{t('abnormal.missing.text')}</Text>
      <ButtonLink asChild>
        <Link to="/admin/abnormal">{t('abnormal.missing.back')}</Link>
      </ButtonLink>
    </Stack>
  )
}
