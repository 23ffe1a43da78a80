import { Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Text } from '#src/ui/Text.tsx'
import { ScreenTitle } from './ScreenTitle.tsx'

/**
 * The heading of a screen in the admin area, with a date or a number next to it and actions at the end of the row.
 */
export function AdminTitle({
  title,
  lead,
  children,
}: {
  title: string
  lead?: string
  children?: ReactNode
}) {
  return (
    <Flex align="center" justify="space-between" columnGap="4" rowGap="1" wrap="wrap" minHeight="touch">
      <ScreenTitle>{title}</ScreenTitle>
      {lead !== undefined && (
        <Text size="sm" tone="muted" numeric flex="1 1 16rem" hideBelow="md">
          {lead}
        </Text>
      )}
      {children}
    </Flex>
  )
}
