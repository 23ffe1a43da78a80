import { Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Text } from '#src/ui/Text.tsx'
import { ScreenTitle } from './ScreenTitle.tsx'

/** The title of a screen with what it is for. */
export function ScreenHead({ title, lead }: { title: ReactNode; lead: ReactNode }) {
  return (
    <Stack gap="1">
      <ScreenTitle>{title}</ScreenTitle>
      <Text tone="muted">{lead}</Text>
    </Stack>
  )
}
