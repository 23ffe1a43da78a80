import { Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Text } from '#src/ui/Text.tsx'
import { FaultArt } from './FaultArt.tsx'

/**
 * The screen at the address of a missing object (SPEC section 2, code 404): the explanation, and `back`, a link to
 * the page where the object may be found.
 */
export function Missing({ title, text, back }: { title: string; text: string; back: ReactNode }) {
  const { t } = useTranslation('error')
  return (
    <Stack gap="4" align="center" textAlign="center" py={{ base: '8', md: '16' }}>
      <FaultArt of="missing" />
      <Stack gap="1">
        <Text size="sm" tone="muted" numeric>
          {t('notFound.label')}
        </Text>
        <ScreenTitle>{title}</ScreenTitle>
      </Stack>
      <Text tone="muted" textWrap="balance">
        {text}
      </Text>
      <ButtonLink asChild>{back}</ButtonLink>
    </Stack>
  )
}
