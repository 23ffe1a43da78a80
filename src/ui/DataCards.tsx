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

const FULL = '& > li > dl:not([data-line])'
const SHORT = '& > li > [data-line]'

// One style for all cards: a styled element each would be most of the cost of drawing a list of them.
const Cards = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '3',
    '& > li': {
      position: 'relative',
      '&, & *': { overflowWrap: 'anywhere', whiteSpace: 'normal' },
      rounded: 'lg',
      bg: 'bg.panel',
      // The title's link, or the button that opens the row, covers the card; other links and buttons are above it.
      '& [data-title] :is(a, button[data-row-link])::after': {
        content: '""',
        position: 'absolute',
        inset: '0',
        rounded: 'lg',
      },
      '& [data-title] > svg': { display: 'none' },
      '& [data-title]:has(a) > svg': { display: 'block' },
      '& :is(dl, [data-row-action]) :is(a, button), & [data-row-action]': {
        position: 'relative',
        zIndex: '1',
      },
    },
    '& > li[data-footer]': { fontWeight: 'semibold' },
    '& > li > [data-title]': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '2',
      fontWeight: 'semibold',
      lineHeight: 'short',
      '& > :first-child': { minWidth: '0', flex: '1 1 7rem' },
      '& > [data-side]': { maxWidth: 'full', textAlign: 'end', textStyle: 'tabular' },
    },
    [`${FULL} > div`]: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '4',
      py: '1',
    },
    [`${FULL} > div > dt`]: {
      flex: '0 0 auto',
      minWidth: '5rem',
      maxWidth: 'full',
      color: 'fg.muted',
      fontSize: 'sm',
      lineHeight: '1.5rem',
    },
    [`${FULL} > div > dd`]: { flex: '1 1 6rem', maxWidth: 'full', textAlign: 'end' },
    // A value with a word too long for the room next to its term is under it.
    [`${FULL} > div > dd, ${FULL} > div > dd *`]: { overflowWrap: 'break-word' },
    [`${FULL} > div > dd[data-numeric]`]: { textStyle: 'tabular' },
    [SHORT]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      rowGap: '1',
      fontSize: 'sm',
    },
    [`${SHORT} [data-two-lines] > span`]: { display: 'inline', me: '1' },
    [`${SHORT} > div > dt`]: { srOnly: true },
    [`${SHORT} > div > dd`]: { color: 'fg.muted', textStyle: 'tabular' },
  },
  variants: {
    short: {
      true: { '& > li': { px: '4', py: '3' }, '& > li > [data-title]': { mb: '1', fontSize: 'md' } },
      false: { '& > li': { p: 'edge' }, '& > li > [data-title]': { mb: '2', fontSize: 'lg' } },
    },
  },
})

const Pair = ({ term, children, numeric }: { term: ReactNode; children: ReactNode; numeric?: boolean }) => (
  <div>
    <dt>{term}</dt>
    <dd data-numeric={numeric ? '' : undefined}>{children}</dd>
  </div>
)

/** Rows as a list of cards: the primary cells as title, the others as terms and values. */
export function DataCards<Row>({ caption, columns, rows, rowKey, footer = [] }: DataCardsProps<Row>) {
  const titles = columns.filter((column) => column.primary)
  const others = columns.filter((column) => !column.primary)
  const isShort = others.some(({ card }) => card !== undefined)
  return (
    <Cards short={isShort} aria-label={caption}>
      {rows.map((row) => (
        <li key={rowKey(row)}>
          {titles.map((column) => (
            <div key={column.key} data-title="">
              <div>{column.cell(row)}</div>
              {isShort ? (
                <Side columns={others} row={row} />
              ) : (
                <ChevronRightIcon color="fg.muted" mt="0.1em" />
              )}
            </div>
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
        </li>
      ))}
      {footer.length > 0 && (
        <li data-footer="">
          <dl>
            {footer.map(({ key, term, value }) => (
              <Pair key={key} term={term} numeric>
                {value}
              </Pair>
            ))}
          </dl>
        </li>
      )}
    </Cards>
  )
}

type Cells<Row> = { columns: readonly DataColumn<Row>[]; row: Row }

const Side = <Row,>({ columns, row }: Cells<Row>) => (
  <div data-side="">
    {columns
      .filter(({ card }) => card === 'side')
      .map(({ key, cell }) => (
        <div key={key}>{cell(row)}</div>
      ))}
  </div>
)

const Line = <Row,>({ columns, row }: Cells<Row>) => (
  <dl data-line="">
    {columns
      .filter(({ card }) => card === 'line')
      .map(({ key, header, cell }) => {
        const shown = cell(row)
        return (
          shown && (
            <Pair key={key} term={header}>
              {shown}
            </Pair>
          )
        )
      })}
  </dl>
)
