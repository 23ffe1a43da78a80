import { Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { ScreenTitle } from '#src/components/screen/ScreenTitle.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { Text } from '#src/ui/Text.tsx'
import { FaultArt } from './FaultArt.tsx'

/**
 * The screen at the address of a missing object (SPEC section 2, code 404): the explanation, and `back`, a link to
 * the page where the object may be found.
 */
export function Missing({ title, text, back }: { title: string; text: string; back: ReactNode }) {
  return (
    <Stack gap="4" align="center" textAlign="center" py={{ base: '8', md: '16' }}>
      <FaultArt of="missing" />
      <ScreenTitle>{title}</ScreenTitle>
      <Text tone="muted" textWrap="balance">
        {text}
      </Text>
      <ButtonLink asChild>{back}</ButtonLink>
    </Stack>
  )
}
