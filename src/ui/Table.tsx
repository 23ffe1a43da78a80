import { chakra } from '@chakra-ui/react'
import { type ReactNode, useRef } from 'react'
import { cardFrame, foldedTable } from './folded-styles.ts'
import { useOverflowing } from './use-overflowing.ts'

export type TableProps = {
  /** The table's name, for screen readers. */
  caption: string
  /**
   * `thead`, `tbody` and `tfoot`. Cells with `data-numeric` are right-aligned with digits of equal width. Elements
   * with `data-breaks` inside a cell may break long words.
   */
  children: ReactNode
  /** The maximum height of the table body, which scrolls under the header row. */
  maxHeight?: string
  dense?: boolean
  /**
   * The width of the container below which each row is a card; the cells need the attributes and roles of
   * `DataTable`.
   */
  foldsBelow?: FoldWidth
  /** Cards list terms and values; each cell needs a `data-label`. */
  'data-pairs'?: '' | undefined
}

/**
 * A width in rem, so that larger text turns a table into cards earlier: for a list that fills a page, or for a table
 * in a part of a page.
 */
export type FoldWidth = '44rem' | '40rem' | '30rem' | '20rem'

// Truncates text that is too long, without clipping its focus ring.
const cutWhereTooLong = { textOverflow: 'ellipsis', overflowX: 'clip', overflowClipMargin: '4px' } as const

/**
 * Hides the columns with this `leastRoom` if the container is narrower than `leastRoom`, which is in rem and so
 * depends on the text size.
 */
const hideBelow = (room: string) => ({
  [`@container (width < ${room})`]: { [`& [data-least-room="${room}"]`]: { display: 'none' } },
})

const Root = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'separate',
    borderSpacing: '0',
    textAlign: 'start',
    '& :is(th, td)': {
      px: '4',
      textAlign: 'start',
      verticalAlign: 'middle',
      borderBottomWidth: '1px',
      borderBottomStyle: 'solid',
      borderColor: 'border',
    },
    '& thead th': {
      position: 'sticky',
      top: '0',
      zIndex: 'sticky',
      bg: 'bg.panel',
      color: 'fg.muted',
      fontSize: 'sm',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
    },
    // In a column header that sorts the list, the arrow is after the text, or before it if the values are
    // right-aligned.
    '& thead th[aria-sort] > a': { color: 'fg', fontWeight: 'semibold' },
    '& thead th[aria-sort] > a > svg': { visibility: 'visible' },
    '& thead th[aria-sort=ascending] > a > svg': { transform: 'rotate(180deg)' },
    '& thead th[data-numeric] > a': { flexDirection: 'row-reverse' },
    '& tbody th': { fontWeight: 'medium', minWidth: { base: '4rem', md: '9rem' }, position: 'relative' },
    // A name without a space breaks instead of pushing the other columns out of view.
    '& tbody :is(th, th *, [data-breaks], [data-breaks] *)': { overflowWrap: 'anywhere' },
    '& [data-breaks]': { display: 'block', minWidth: '5.5rem' },
    '& tbody th :is(a, button[data-row-link])': {
      color: 'fg',
      fontWeight: 'semibold',
      textDecoration: 'none',
      // The link covers the whole row. In WebKit a row cannot be the containing block of the link, so the first cell
      // is, and the link is as wide as the container of the table.
      _after: { content: '""', position: 'absolute', insetBlock: '0', left: '0', width: '100cqi' },
    },
    '& tbody tr:hover th :is(a, button[data-row-link])': { color: 'brand.fg' },
    '& tbody td :is(a, button, label)': { position: 'relative', zIndex: '1' },
    // Room for the checkbox of a row that can be selected.
    '& th:has(> [data-choice-box])': { ps: '11' },
    '& [data-cards-only], & thead [data-plain]': { display: 'none' },
    '& tbody tr:last-child > *': { borderBottomWidth: '0' },
    '& tfoot :is(th, td)': {
      borderTopWidth: '1px',
      borderTopStyle: 'solid',
      borderBottomWidth: '0',
      fontWeight: 'semibold',
    },
    '& [data-numeric]': { textAlign: 'end', textStyle: 'tabular', whiteSpace: 'nowrap' },
    '& tbody tr:not([data-title])': { _hover: { bg: 'bg.hover' } },
    '& tbody tr[data-title] > th': { bg: 'bg', pt: '5', pb: '2' },
    ...hideBelow('48rem'),
    ...hideBelow('56rem'),
    ...hideBelow('70rem'),
    ...hideBelow('78rem'),
    '@container (width < 22rem)': { '& :is(th, td)': { px: '2' } },
    '& :is(th, td)[data-fills]': { width: 'full', minWidth: '7rem', maxWidth: '0' },
  },
  variants: {
    dense: {
      true: {
        fontSize: 'sm',
        '& :is(th, td)': { py: '1', px: '3', lineHeight: 'short' },
        '& tbody tr': { height: '10', '@media (pointer: coarse)': { height: 'touch' } },
        '& tbody label': { minHeight: '8', py: '1' },
        // One line for each row, so that at least twelve rows fit on the first screen of a wide window.
        xl: {
          '& [data-two-lines]': {
            display: 'inline-flex',
            // Aligned with the top of the line. Aligned with its baseline, the text would be higher than the text of
            // the other cells.
            verticalAlign: 'top',
            maxWidth: 'full',
            // A badge is vertically centred with the text next to it.
            alignItems: 'center',
            columnGap: '2',
          },
          '& [data-two-lines] > span': { minWidth: '0', whiteSpace: 'nowrap', ...cutWhereTooLong },
          // The second line of a value is truncated before the first one.
          '& [data-two-lines] > :last-child': { flexShrink: '9999' },
          '& td > [data-two-lines] > span': { maxWidth: '10rem' },
          // The column with the names takes the width that the other columns leave.
          '& th:has(> [data-two-lines])': { width: 'full', minWidth: '14rem', maxWidth: '0' },
          '& th:has(> [data-two-lines]) ~ td': { whiteSpace: 'nowrap' },
          // Hides the `wbr` elements of a mail address, at which it would otherwise break.
          '& th:has(> [data-two-lines]) ~ td > wbr': { display: 'none' },
          // A link is as wide as its visible text.
          '& [data-two-lines] > span > a': { display: 'block', ...cutWhereTooLong },
        },
      },
      false: { '& :is(th, td)': { py: '4' }, '& thead th': { py: '3' } },
    },
    foldsBelow: {
      '20rem': foldedTable('20rem'),
      '30rem': foldedTable('30rem'),
      '40rem': foldedTable('40rem'),
      '44rem': foldedTable('44rem'),
    },
  },
  defaultVariants: { dense: false },
})

const Frame = chakra('div', {
  base: { overflow: 'auto', rounded: 'xl', bg: 'bg.panel' },
  variants: {
    foldsBelow: {
      '20rem': cardFrame('20rem'),
      '30rem': cardFrame('30rem'),
      '40rem': cardFrame('40rem'),
      '44rem': cardFrame('44rem'),
    },
  },
})

/** A table element. If the table is too wide, it scrolls inside a container that can be focused by the keyboard. */
export function Table({ caption, children, maxHeight, dense = false, foldsBelow, ...marks }: TableProps) {
  const frame = useRef<HTMLDivElement>(null)
  const isScrollable = useOverflowing(frame)
  return (
    <chakra.div containerType="inline-size">
      <Frame
        ref={frame}
        maxHeight={maxHeight}
        foldsBelow={foldsBelow}
        {...(isScrollable && { role: 'group', 'aria-label': caption, tabIndex: 0 })}
      >
        <Root dense={dense} foldsBelow={foldsBelow} {...(foldsBelow && { role: 'table' })} {...marks}>
          <chakra.caption srOnly>{caption}</chakra.caption>
          {children}
        </Root>
      </Frame>
    </chakra.div>
  )
}
