import type { SystemStyleObject } from '@chakra-ui/react'

const stylesWhenNarrower = (room: string, styles: SystemStyleObject): SystemStyleObject => ({
  [`@container (width < ${room})`]: styles,
})

/**
 * Removes the border radius, the background and the clipping of the container while the rows of its table are cards.
 */
export const cardFrame = (room: string): SystemStyleObject =>
  stylesWhenNarrower(room, { overflow: 'visible', rounded: '0', bg: 'transparent' })

// More specific than the rules of a table, in windows of any width: larger text turns a table into cards on wide
// windows as well.
const ALL = '&&&'

/**
 * Returns the styles that show the rows of a table as cards in a container narrower than `room`. A card has the name
 * of the row with a value next to it, a line of facts, and a bottom line (`card` of a column); or terms and values if
 * no column has a position. ARIA roles preserve the table for screen readers, so every cell stays in its column.
 */
export const foldedTable = (room: string): SystemStyleObject =>
  stylesWhenNarrower(room, {
    [ALL]: { display: 'block', position: 'relative', fontSize: 'md' },
    [`${ALL} thead`]: { srOnly: true },
    [`${ALL} thead th`]: { position: 'static' },
    // Removes the links in the column headers, which are hidden visually; otherwise an invisible link could get the
    // focus.
    [`${ALL} thead th > a`]: { display: 'none' },
    [`${ALL} thead [data-plain]`]: { display: 'inline' },
    [`${ALL} tbody tr:has([data-choice-box])`]: { ps: '11' },
    [`${ALL} :is(tbody, tfoot)`]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '2',
    },
    [`${ALL} :is(th, td)`]: {
      display: 'block',
      width: 'auto',
      minWidth: '0',
      maxWidth: 'full',
      p: '0',
      borderWidth: '0',
      textAlign: 'start',
      lineHeight: 'short',
      // `!important` is needed because the style props of an element are outside the cascade layer of recipes.
      '&, & *': { whiteSpace: 'normal !important', overflowWrap: 'anywhere' },
    },
    [`${ALL} tbody tr`]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      position: 'relative',
      height: 'auto',
      px: '4',
      py: '3',
      rounded: 'lg',
      bg: 'bg.panel',
      _hover: { bg: 'bg.hover' },
      // A line break after the name and the value next to it.
      _after: { content: '""', order: '2', flex: '0 0 100%' },
    },
    [`${ALL} tbody tr[data-title]`]: { px: '0', pb: '0', bg: 'transparent' },
    [`${ALL} tbody tr[data-title] > th`]: { p: '0', bg: 'transparent' },
    // On a sheet, cards look like rows of that sheet.
    [`${ALL}:is([data-sheet] *) tbody`]: { gap: '0' },
    [`${ALL}:is([data-sheet] *) tbody tr`]: {
      px: '0',
      rounded: '0',
      _hover: { bg: 'transparent' },
      '& + tr': { borderTopWidth: '1px', borderTopStyle: 'solid', borderColor: 'border' },
    },
    [`${ALL} tbody th`]: { position: 'static', flex: '1 1 7rem', fontWeight: 'semibold' },
    [`${ALL} tbody th :is(a, button[data-row-link])::after`]: { inset: '0', width: 'auto', rounded: 'lg' },
    [`${ALL} tbody td`]: { order: '3', mt: '1', fontSize: 'sm', color: 'fg.muted' },
    [`${ALL}:not([data-pairs]) tbody td[data-label]:not(:empty)::before`]: {
      content: 'attr(data-label) " "',
    },
    // A name in a line of facts is as wide as its text.
    [`${ALL} tbody td > [title]`]: { minWidth: '0 !important' },
    // The checkbox of a row leaves less room, so a long name is truncated to one line. This also applies while the
    // checkbox is not shown yet.
    [`${ALL} tbody tr:has([data-choice-box], [data-choice-later]) td > [title]`]: {
      display: 'block',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap !important',
    },
    // A long value is truncated if it would push the next one to a fourth line.
    [`${ALL} tbody td:not([data-card], [data-numeric]):has(> [data-two-lines])`]: {
      flex: '1 1 7rem',
      maxWidth: 'max-content',
    },
    [`${ALL} tbody td[data-card=side]`]: {
      order: '1',
      mt: '0',
      fontSize: 'md',
      color: 'fg',
      textAlign: 'end',
      textStyle: 'tabular',
    },
    [`${ALL} tbody td[data-card=row]`]: { flex: '0 0 100%', mt: '1.5' },
    [`${ALL} tbody td[data-card=end]`]: { order: '3', ms: 'auto' },
    [`${ALL} tbody td[data-card=foot]`]: {
      order: '4',
      flex: '0 0 100%',
      mt: '2',
      fontSize: 'md',
      color: 'fg',
    },
    [`${ALL} tbody td:empty`]: { srOnly: true },
    [`${ALL} [data-card=none]`]: { display: 'none' },
    [`${ALL} [data-two-lines]`]: { display: 'inline', '& > span': { display: 'inline' } },
    [`${ALL} [data-two-lines] > span:not(:last-child, :has(+ :empty))`]: { me: '1' },
    // A card has only three lines, so the second value of a cell is hidden; the page of the object shows it.
    [`${ALL}:not([data-pairs]) :is(tbody th, td[data-numeric]) > [data-two-lines] > :first-child:not(:empty) + *`]:
      {
        display: 'none',
      },
    [`${ALL}:not([data-pairs]) tbody td:not([data-card]) > [data-two-lines]`]: {
      display: 'block',
      whiteSpace: 'nowrap !important',
      truncate: true,
      '& *': { whiteSpace: 'nowrap !important' },
    },
    // The padding makes room for the focus ring of a link inside the truncated box.
    [`${ALL}:not([data-pairs]) tbody th:is(:not(:has(label)), :has(> [data-choice-box]))`]: {
      // In a narrower container a long name is not truncated, since the end of a focused link would be invisible.
      '@container (width >= 19rem)': { lineClamp: '2', p: '1', m: '-1' },
    },
    [`${ALL} tfoot`]: { mt: '2', px: '4', py: '3', rounded: 'lg', bg: 'bg.panel', gap: '1' },
    [`${ALL} tfoot tr`]: { display: 'flex', justifyContent: 'space-between', columnGap: '4' },
    '&&&[data-pairs] thead': { display: 'none' },
    '&&&[data-pairs] tbody th': { flex: '0 0 100%', mb: '1', fontSize: 'lg' },
    '&&&[data-pairs] tbody td': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '4',
      flex: '0 0 100%',
      mt: '0',
      py: '1',
      fontSize: 'md',
      color: 'fg',
      textAlign: 'end',
      _before: {
        content: 'attr(data-label)',
        minWidth: '5rem',
        textAlign: 'start',
        fontSize: 'sm',
        color: 'fg.muted',
      },
    },
    '&&&[data-pairs] tbody td:empty': { display: 'none' },
    '&&&[data-pairs] tbody td[data-numeric]': { textStyle: 'tabular' },
  })
