import { chakra, Stack } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { ShutBolt } from '#src/ui/ShutBolt.tsx'
import { ScreenHead } from './ScreenHead.tsx'

type Props = ComponentProps<typeof ScreenHead> & {
  /** The day of the next step, or a number to remember, in the largest type on the page, with an optional button. */
  figure?: { term: string; value: string; action?: ReactNode }
  /** Whether the action lets the reader in, so that the drawn bolt slides open. */
  isOpening?: boolean
}

/** The heading of a screen about a completed action, with the day of the next step. */
export function DoneHead({ figure, isOpening, ...head }: Props) {
  return (
    <Stack gap="4">
      <ShutBolt isOpening={isOpening} />
      <ScreenHead {...head} />
      {figure && (
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          columnGap="4"
          rowGap="3"
          px="5"
          py="4"
          rounded="lg"
          bg="bg.subtle"
        >
          <chakra.p lineHeight="heading" minWidth="0">
            <chakra.span display="block" fontSize="sm" color="fg.muted" mb="1">
              {figure.term}
            </chakra.span>{' '}
            <chakra.strong
              fontSize={{ base: '2xl', md: '4xl' }}
              fontWeight="heavy"
              letterSpacing="number"
              textStyle="tabular"
              overflowWrap="anywhere"
            >
              {figure.value}
            </chakra.strong>
          </chakra.p>
          {figure.action}
        </chakra.div>
      )}
    </Stack>
  )
}

/** The links of a receipt, the main one first; one per line on phones. */
export const DoneActions = chakra('div', {
  base: { display: 'flex', flexDirection: { base: 'column', md: 'row' }, gap: '3', mt: '8' },
})
