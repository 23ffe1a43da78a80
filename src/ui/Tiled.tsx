import { chakra } from '@chakra-ui/react'

/** A tile and the name next to it, in one row. */
export const Tiled = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minWidth: '0',
    '& > :last-child': { minWidth: '0' },
  },
})
