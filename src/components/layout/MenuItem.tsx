import { chakra } from '@chakra-ui/react'

/** One line of a menu. */
export const MenuItem = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'touch',
    px: '3',
    rounded: 'lg',
    color: 'fg.muted',
    fontWeight: 'medium',
    textAlign: 'start',
    textDecoration: 'none',
    lineHeight: 'short',
    overflowWrap: 'anywhere',
    _hover: { bg: 'bg.muted', color: 'fg' },
    '&[aria-current=page]': { bg: 'bg.panel', color: 'brand.fg', fontWeight: 'semibold' },
  },
})
