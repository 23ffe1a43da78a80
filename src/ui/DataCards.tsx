import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { DataColumn, DataFooter } from './data-column.ts'
import { ChevronRightIcon } from './frame-icons.tsx'

type DataCardsProps<Row> = {
  caption: string
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  footer?: readonly DataFooter[]
}

const Item = chakra('li', {
  base: {
    position: 'relative',
    '&, & *': { overflowWrap: 'anywhere' },
    p: '5',
    rounded: 'lg',
    bg: 'bg.panel',
    // The title's link, or the button that opens the row, covers the card; anything else one can press lies above it.
    '& [data-title] :is(a, button[data-row-link])::after': {
      content: '""',
      position: 'absolute',
      inset: '0',
      rounded: 'lg',
    },
    '& [data-title] > svg': { display: 'none' },
    '& [data-title]:has(a) > svg': { display: 'block' },
    '& :is(dl, [data-row-action]) :is(a, button), & [data-row-action]': { position: 'relative', zIndex: '1' },
  },
})

const Pair = ({ term, children, numeric }: { term: ReactNode; children: ReactNode; numeric?: boolean }) => (
  <chakra.div display="grid" gridTemplateColumns="minmax(5rem, auto) minmax(0, 1fr)" gap="4" py="1">
    <chakra.dt color="fg.muted" fontSize="sm" lineHeight="1.5rem">
      {term}
    </chakra.dt>
    <chakra.dd minWidth="0" textAlign="end" textStyle={numeric ? 'tabular' : undefined}>
      {children}
    </chakra.dd>
  </chakra.div>
)

/** Rows as a list of cards: the primary cells as title, the others as terms and values. */
export function DataCards<Row>({ caption, columns, rows, rowKey, footer = [] }: DataCardsProps<Row>) {
  const titles = columns.filter((column) => column.primary)
  const others = columns.filter((column) => !column.primary)
  const isShort = others.some(({ card }) => card !== undefined)
  return (
    <chakra.ul display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3" aria-label={caption}>
      {rows.map((row) => (
        <Item key={rowKey(row)} css={isShort ? { px: '4', py: '3' } : undefined}>
          {titles.map((column) => (
            <chakra.div
              key={column.key}
              data-title=""
              display="flex"
              justifyContent="space-between"
              gap="2"
              mb={isShort ? '1' : '2'}
              fontSize={isShort ? 'md' : 'lg'}
              fontWeight="semibold"
              lineHeight="short"
            >
              <chakra.div minWidth="0">{column.cell(row)}</chakra.div>
              {isShort ? (
                <Side columns={others} row={row} />
              ) : (
                <ChevronRightIcon color="fg.muted" mt="0.1em" />
              )}
            </chakra.div>
          ))}
          {isShort ? (
            <>
              <Line columns={others} row={row} />
              {others
                .filter(({ card }) => card === 'foot')
                .map(({ key, cell }) => (
                  <div key={key}>{cell(row)}</div>
                ))}
            </>
          ) : (
            <dl>
              {others.map(({ key, header, numeric, cell }) => {
                const shown = cell(row)
                return (
                  shown !== null && (
                    <Pair key={key} term={header} numeric={numeric}>
                      {shown}
                    </Pair>
                  )
                )
              })}
            </dl>
          )}
        </Item>
      ))}
      {footer.length > 0 && (
        <Item fontWeight="semibold">
          <dl>
            {footer.map(({ key, term, value }) => (
              <Pair key={key} term={term} numeric>
                {value}
              </Pair>
            ))}
          </dl>
        </Item>
      )}
    </chakra.ul>
  )
}

type Cells<Row> = { columns: readonly DataColumn<Row>[]; row: Row }

const Side = <Row,>({ columns, row }: Cells<Row>) => (
  <chakra.div flexShrink="0" textAlign="end" textStyle="tabular">
    {columns
      .filter(({ card }) => card === 'side')
      .map(({ key, cell }) => (
        <div key={key}>{cell(row)}</div>
      ))}
  </chakra.div>
)

const Line = <Row,>({ columns, row }: Cells<Row>) => (
  <chakra.dl display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1" fontSize="sm">
    {columns
      .filter(({ card }) => card === 'line')
      .map(({ key, header, cell }) => (
        <div key={key}>
          <chakra.dt srOnly>{header}</chakra.dt>
          <chakra.dd color="fg.muted" textStyle="tabular">
            {cell(row)}
          </chakra.dd>
        </div>
      ))}
  </chakra.dl>
)
