import { Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Text } from '#src/ui/Text.tsx'
import { ScreenTitle } from './ScreenTitle.tsx'

type Props = {
  title: ReactNode
  lead: ReactNode
  /** Gives all digits of the lead the same width. */
  numeric?: boolean
}

/** The title of a screen with its purpose. */
export function ScreenHead({ title, lead, numeric = false }: Props) {
  return (
    <Stack gap="1">
      <ScreenTitle>{title}</ScreenTitle>
      <Text tone="muted" numeric={numeric}>
        {lead}
      </Text>
    </Stack>
  )
}
