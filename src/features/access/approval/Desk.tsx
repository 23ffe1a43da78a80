import { chakra } from '@chakra-ui/react'

/** The queue with the column for one request, and the colours of opened and of decided rows. */
export const Desk = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    alignItems: 'start',
    '&[data-with-panel]': {
      // The bars end before the sheet that covers the end of the list.
      mdToXl: { '& [data-bottom-bar]': { me: '24.5rem' } },
      xl: {
        gridTemplateColumns: 'minmax(0, 1fr) clamp(20rem, 27vw, 24rem)',
        // All filters in one row of the remaining width.
        '& form[role=search]': { flex: '0 1 14rem' },
        '& [data-drawer] > div > div': { maxWidth: '10.5rem' },
      },
    },
    '& tr:has([aria-pressed="true"])': { bg: 'brand.subtle' },
    '& tr:has([data-held=APPROVE])': { bg: 'success.subtle' },
    '& tr:has([data-held=REJECT])': { bg: 'danger.subtle' },
  },
})
