import { chakra, Stack } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { ShutBolt } from '#src/ui/ShutBolt.tsx'
import { ScreenHead } from './ScreenHead.tsx'

type Props = ComponentProps<typeof ScreenHead> & {
  /** The day of the next step, shown in the largest figures of the page. */
  day?: { term: string; date: string }
}

/** The heading of a screen about a completed action, with the day of the next step. */
export function DoneHead({ day, ...head }: Props) {
  return (
    <Stack gap="3">
      <ShutBolt />
      <ScreenHead {...head} />
      {day && (
        <chakra.p lineHeight="heading">
          <chakra.span display="block" fontSize="sm" color="fg.muted">
            {day.term}
          </chakra.span>{' '}
          <chakra.strong fontSize="4xl" fontWeight="heavy" letterSpacing="number" textStyle="tabular">
            {day.date}
          </chakra.strong>
        </chakra.p>
      )}
    </Stack>
  )
}

/** The links of a receipt, the main one first; one per line on phones. */
export const DoneActions = chakra('div', {
  base: { display: 'flex', flexDirection: { base: 'column', md: 'row' }, gap: '3', mt: '8' },
})
