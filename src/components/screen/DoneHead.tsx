import { Stack } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { SuccessIcon } from '#src/ui/frame-icons.tsx'
import { ScreenHead } from './ScreenHead.tsx'

/** The title of a screen about a completed action. */
export function DoneHead(props: ComponentProps<typeof ScreenHead>) {
  return (
    <Stack gap="3">
      <SuccessIcon boxSize="10" color="success.fg" />
      <ScreenHead {...props} />
    </Stack>
  )
}
