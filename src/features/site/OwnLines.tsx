import type { ComponentProps } from 'react'
import { Text } from '#src/ui/Text.tsx'

/** A text that the operator may have written, with its line breaks; renders nothing for an empty text. */
export const OwnLines = ({
  text,
  ...look
}: Omit<ComponentProps<typeof Text>, 'children'> & { text: string }) =>
  text === '' ? null : (
    <Text tone="muted" whiteSpace="pre-line" overflowWrap="anywhere" {...look}>
      {text}
    </Text>
  )
