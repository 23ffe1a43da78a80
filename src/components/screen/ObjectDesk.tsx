import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

// On wide windows the page next to the menu is already a white card. The parts on it are separated by space, not by
// borders of their own.
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
    '&:has(> [data-even])': {
      xl: { gridTemplateColumns: 'minmax(0, 1fr) 25rem' },
    },
    // The rows of lists in the side column are cards, which lines separate here.
    '& > [data-even] tbody[role] > tr': {
      xl: {
        px: '0 !important',
        py: '2.5 !important',
        borderTopWidth: '1px',
        borderTopStyle: 'solid',
        borderColor: 'border',
      },
    },
    '& > [data-even] tbody[role]': { xl: { gap: '0 !important' } },
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
  /** The facts of the object, or the form for the decision; on a narrow window they are below the other parts. */
  side: ReactNode | false
  /** Whether the side column stays in the window while the rest scrolls. */
  isSticky?: boolean
  /** Whether the side column has lists too and is wider. */
  isEven?: boolean
  children: ReactNode
}

/** The layout of an admin screen for one object: the content, and a column with facts or a form next to it. */
export const ObjectDesk = ({ side, isSticky = false, isEven = false, children }: Props) => (
  <Desk>
    <Parts>{children}</Parts>
    {side && (
      <Parts data-side="" data-sticky={isSticky ? '' : undefined} data-even={isEven ? '' : undefined}>
        {side}
      </Parts>
    )}
  </Desk>
)
