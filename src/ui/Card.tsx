import { chakra } from '@chakra-ui/react'

/** A white card on the page, for one subject. `data-sheet` gives the card a border where the page itself is white. */
export const Card = chakra(
  'section',
  {
    base: {
      bg: 'bg.panel',
      rounded: 'xl',
      minWidth: '0',
      _print: { borderWidth: '1px', borderColor: 'border' },
    },
    variants: {
      padding: {
        none: {},
        md: { p: { base: 'edge', md: '6' } },
        lg: { px: { base: 'edge', md: '10' }, py: { base: '6', md: '10' } },
      },
      elevated: { true: { shadow: 'card' } },
    },
    defaultVariants: { padding: 'md' },
  },
  { defaultProps: { 'data-sheet': '' } },
)
