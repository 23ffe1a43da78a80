import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

// Next to the menu, the sheet itself is the ground: its parts are separated by space, not outlined.
const Desk = chakra('div', {
  base: {
    display: 'grid',
    alignItems: 'start',
    gap: { base: '5', lg: '8' },
    gridTemplateColumns: 'minmax(0, 1fr)',
    '&:has(> [data-side])': { xl: { gridTemplateColumns: 'minmax(0, 1fr) 22rem' } },
    '&& [data-sheet]': { lg: { borderWidth: '0', rounded: 'none', p: '0' } },
    '& > [data-side]': {
      xl: { ps: '8', borderInlineStartWidth: '1px', borderInlineStartStyle: 'solid', borderColor: 'border' },
    },
    '& > [data-sticky]': { xl: { position: 'sticky', top: '4' } },
  },
})
const Parts = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '5', lg: '8' },
    gridTemplateColumns: 'minmax(0, 1fr)',
    minWidth: '0',
  },
})

type Props = {
  /** The facts of the object, or the decision about it; a narrow window has it below the rest. */
  side: ReactNode | false
  /** Whether the side stays in the window while the rest scrolls. */
  isSticky?: boolean
  children: ReactNode
}

/** The parts of an object's screen for the staff: what it is about, and its side. */
export const ObjectDesk = ({ side, isSticky = false, children }: Props) => (
  <Desk>
    <Parts>{children}</Parts>
    {side && (
      <Parts data-side="" data-sticky={isSticky ? '' : undefined}>
        {side}
      </Parts>
    )}
  </Desk>
)
