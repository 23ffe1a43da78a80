import { Stack } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { DoneArt } from '#src/ui/DoneArt.tsx'
import { ScreenHead } from './ScreenHead.tsx'

/** The title of a screen about a completed action. */
export function DoneHead(props: ComponentProps<typeof ScreenHead>) {
  return (
    <Stack gap="3">
      <DoneArt />
      <ScreenHead {...props} />
    </Stack>
  )
}
