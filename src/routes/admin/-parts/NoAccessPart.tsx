import { Stack } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import '#src/i18n/areas/approval.ts'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Text } from '#src/ui/Text.tsx'

/** What someone sees at a list of the access area that their part in it does not open. */
export function NoAccessPart({ of: what }: { of: 'queue' | 'member' | 'apps' | 'delegation' }) {
  const { t } = useTranslation('approval')
  return (
    <Stack gap="4" align="center" textAlign="center" py={{ base: '8', md: '16' }}>
      <ScreenTitle>{t(`noPart.${what}.title`)}</ScreenTitle>
      <Text tone="muted">{t(`noPart.${what}.text`)}</Text>
      <ButtonLink asChild>
        <Link to="/admin">{t('noPart.back')}</Link>
      </ButtonLink>
    </Stack>
  )
}
