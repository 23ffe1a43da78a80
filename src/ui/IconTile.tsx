import { chakra } from '@chakra-ui/react'

/** A tile around the icon of a service or an app, whose name is next to it. */
export const IconTile = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: '0',
    boxSize: '11',
    rounded: 'lg',
    bg: 'brand.subtle',
    color: 'brand.fg',
  },
})
