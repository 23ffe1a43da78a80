import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { fluidColumns } from './fluid-columns.ts'

export type DataListItem = {
  key: string
  term: ReactNode
  value: ReactNode
  numeric?: boolean
  onPaperOnly?: boolean
}

export type DataListProps = {
  items: readonly DataListItem[]
  /** The number of columns from 768 px on; by default 2. */
  columns?: 1 | 2
}

// One style rule for all pairs: a styled element for each pair would be most of the rendering cost.
const Pairs = chakra('dl', {
  base: {
    display: 'grid',
    columnGap: '10',
    // A value with a word too long for the space next to its term is placed below the term.
    '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: '4', py: '2' },
    '& > [data-paper]': { display: 'none', _print: { display: 'flex' } },
    '& > div > dt': { color: 'fg.muted', flex: '0 0 30%', minWidth: '7rem', maxWidth: '9rem' },
    '& > div > dd': { flex: '1 1 8rem', minWidth: 'auto', maxWidth: 'full', fontWeight: 'medium' },
    '& > div > dd, & > div > dd *': { overflowWrap: 'break-word' },
    '& > div > dd[data-numeric]': { textStyle: 'tabular' },
  },
  variants: {
    columns: {
      1: { gridTemplateColumns: 'minmax(0, 1fr)' },
      2: { gridTemplateColumns: { base: 'minmax(0, 1fr)', md: fluidColumns(2, '18rem') } },
    },
  },
})

/** Terms and their values, read as pairs. */
export function DataList({ items, columns = 2 }: DataListProps) {
  return (
    <Pairs columns={columns}>
      {items.map(({ key, term, value, numeric, onPaperOnly }) => (
        <div key={key} data-paper={onPaperOnly ? '' : undefined}>
          <dt>{term}</dt>
          <dd data-numeric={numeric ? '' : undefined}>{value}</dd>
        </div>
      ))}
    </Pairs>
  )
}
