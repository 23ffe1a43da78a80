import { chakra } from '@chakra-ui/react'

/** The button that opens a menu in a `details`. */
export const MenuOpener = chakra('summary', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: 'touch',
    rounded: 'lg',
    cursor: 'pointer',
    listStyle: 'none',
    _hover: { bg: 'bg.muted' },
    '&::-webkit-details-marker': { display: 'none' },
  },
})
