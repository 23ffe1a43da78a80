import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export type DataListItem = { key: string; term: ReactNode; value: ReactNode; numeric?: boolean }

export type DataListProps = {
  items: readonly DataListItem[]
  /** Columns of pairs from 768 px on; 2 unless given. */
  columns?: 1 | 2
}

/** Terms and their values, read as pairs. */
export function DataList({ items, columns = 2 }: DataListProps) {
  return (
    <chakra.dl
      display="grid"
      columnGap="10"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {items.map(({ key, term, value, numeric }) => (
        <chakra.div
          key={key}
          display="grid"
          gridTemplateColumns="minmax(7rem, 3fr) minmax(0, 7fr)"
          gap="4"
          py="2"
        >
          <chakra.dt color="fg.muted">{term}</chakra.dt>
          <chakra.dd minWidth="0" fontWeight="medium" textStyle={numeric ? 'tabular' : undefined}>
            {value}
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  )
}
