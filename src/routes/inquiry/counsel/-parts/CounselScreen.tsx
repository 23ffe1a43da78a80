import { Stack } from '@chakra-ui/react'
import '#src/i18n/areas/counsel.ts'
import { useTranslation } from 'react-i18next'
import { ScreenTitle } from '#src/components/ScreenTitle.tsx'
import { Text } from '#src/ui/Text.tsx'

/** What a counsel is, and the ways on. */
export function CounselScreen() {
  const { t } = useTranslation('counsel')
  return (
    <Stack gap="2">
      <ScreenTitle>{t('title')}</ScreenTitle>
      <Text tone="muted">{t('lead')}</Text>
    </Stack>
  )
}
