import { chakra } from '@chakra-ui/react'

/** Holds the bars of the queue above the lower edge of the window. */
export const Bars = chakra('div', {
  base: {
    position: 'sticky',
    bottom: { base: 'calc({sizes.tabBar} + {spacing.2} + env(safe-area-inset-bottom))', lg: '2' },
    zIndex: 'sticky',
    display: 'grid',
    gap: '2',
  },
})
