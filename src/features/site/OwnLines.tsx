import type { ComponentProps } from 'react'
import { Text } from '#src/ui/Text.tsx'

/** A text with its line breaks, which may be written by the operator; renders nothing for an empty one. */
export const OwnLines = ({
  text,
  ...look
}: Omit<ComponentProps<typeof Text>, 'children'> & { text: string }) =>
  text === '' ? null : (
    <Text tone="muted" whiteSpace="pre-line" overflowWrap="anywhere" {...look}>
      {text}
    </Text>
  )
