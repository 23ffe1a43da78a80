import { chakra } from '@chakra-ui/react'

/** One item of the tab bar. */
export const Tab = chakra('a', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.5',
    minHeight: 'tabBar',
    minWidth: '0',
    color: 'fg.muted',
    // Five labels fit next to each other on a phone.
    fontSize: 'min(0.75rem, 6vw)',
    fontWeight: 'medium',
    lineHeight: 'short',
    textDecoration: 'none',
    textAlign: 'center',
    '&[aria-current=page]': { color: 'brand.fg', fontWeight: 'bold' },
    '&::-webkit-details-marker': { display: 'none' },
  },
})
