import { chakra } from '@chakra-ui/react'
import { labelHalvings } from './scale.ts'
import type { ChartColumn } from './series.ts'

/** The minimum space for a label under the axis, in rem, so that fewer labels are shown if the text is larger. */
const LABEL_WIDTH = 1.25
/**
 * The minimum space, in rem, between the label of the current column and the next label. The current label is longer
 * and bold.
 */
const CURRENT_LABEL_WIDTH = 1.65
/** The space for the label of a group, in rem. */
const GROUP_WIDTH = 3

const Name = chakra('div', {
  base: {
    position: 'relative',
    pt: '0.9375rem',
    display: 'flex',
    justifyContent: 'center',
    fontSize: 'xs',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    textStyle: 'tabular',
  },
  variants: { isNow: { true: { color: 'accent.fg', fontWeight: 'bold' }, false: {} } },
})
/** Marks the current column below the axis, where no bar covers it. */
const Now = chakra('span', {
  base: {
    position: 'absolute',
    top: '0.3125rem',
    left: '50%',
    translate: '-50% 0',
    boxSize: '2',
    rounded: 'full',
    bg: 'accent.solid',
    printColorAdjust: 'exact',
    _highContrast: { bg: 'Highlight' },
  },
})
const Group = chakra('div', {
  base: { display: 'flex', fontSize: 'xs', color: 'fg.muted', whiteSpace: 'nowrap', textStyle: 'tabular' },
})

type Props = {
  columns: readonly ChartColumn[]
  /** The index of the current column. */
  now: number
}

/** The labels under the columns of a chart, with those of their groups, such as years, on a second line. */
export const ColumnLabels = ({ columns, now }: Props) => (
  <chakra.div
    gridColumn="2"
    display="grid"
    containerType="inline-size"
    css={{ gridTemplateColumns: `repeat(${columns.length}, minmax(0, 1fr))` }}
    aria-hidden="true"
  >
    {columns.map(({ key, short, isNow = false }, index) => (
      <Name key={key} isNow={isNow} css={hideBelow(index, now, columns.length)}>
        {isNow && <Now data-now="" />}
        <chakra.span flex="none">{short}</chakra.span>
      </Name>
    ))}
    {columns.some(({ group }) => group) &&
      columns.map(({ key, group }, index) => (
        <Group key={key} css={groupPlace(columns, index)}>
          <span>{group}</span>
        </Group>
      ))}
  </chakra.div>
)

/**
 * Hides a label if long labels would overlap. As soon as the label next to the current label has to be hidden, every
 * second label is hidden, so that the labels stay evenly spaced.
 */
const hideBelow = (index: number, now: number, count: number) => {
  const halvings = labelHalvings(index, now)
  const width = halvings === 0 ? CURRENT_LABEL_WIDTH : LABEL_WIDTH
  return (
    index !== now && {
      [`@container (width < ${(count * width) / 2 ** halvings}rem)`]: {
        '& > span': { display: 'none' },
      },
    }
  )
}

/**
 * A label of a group begins at its column, or ends there if it is one of the last columns; it is hidden where the next
 * one would cover it.
 */
const groupPlace = (columns: readonly ChartColumn[], index: number) => {
  const toNext = columns.slice(index + 1).findIndex(({ group }) => group) + 1
  return {
    justifyContent: index >= columns.length - 2 ? 'flex-end' : 'flex-start',
    ...(toNext > 0 && {
      [`@container (width < ${(columns.length * GROUP_WIDTH) / toNext}rem)`]: {
        '& > span': { display: 'none' },
      },
    }),
  }
}
