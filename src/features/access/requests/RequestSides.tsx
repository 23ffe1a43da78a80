import { chakra } from '@chakra-ui/react'

/**
 * The page of a request. On wide windows the decision, or what happens next, has a column at the side that
 * stays visible, and the history and the comments are below the facts; on phones this column is between the
 * facts and the history.
 */
export const RequestSides = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    minWidth: '0',
    '& > [data-rest]': { display: 'grid', gap: '5', minWidth: '0' },
    lg: {
      '&:has(> [data-side])': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) clamp(18rem, 30vw, 22.5rem)',
        gridTemplateRows: 'auto 1fr',
        alignItems: 'start',
      },
      '& > [data-side]': { gridColumn: '2', gridRow: '1 / 3', position: 'sticky', top: '4' },
    },
  },
})
