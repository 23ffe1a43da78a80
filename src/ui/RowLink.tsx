import { chakra } from '@chakra-ui/react'

/** A row of a list that is a link, as wide as the card around it. */
export const RowLink = chakra('a', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '3',
    minHeight: '12',
    py: '2',
    px: '3',
    mx: '-3',
    rounded: 'lg',
    color: 'fg',
    textDecoration: 'none',
    lineHeight: 'short',
    _hover: { bg: 'bg.muted' },
  },
})
