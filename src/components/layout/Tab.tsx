import { chakra } from '@chakra-ui/react'

/** One place of the tab bar. */
export const Tab = chakra('a', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.5',
    minHeight: 'tabBar',
    minWidth: '0',
    color: 'fg.muted',
    fontSize: '0.75rem',
    fontWeight: 'medium',
    lineHeight: 'short',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    '&[aria-current=page]': { color: 'brand.fg', fontWeight: 'bold' },
    '&::-webkit-details-marker': { display: 'none' },
  },
})
