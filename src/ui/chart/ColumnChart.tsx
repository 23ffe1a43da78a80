import { chakra, Flex } from '@chakra-ui/react'
import { type PointerEvent, useState } from 'react'
import { Phrases } from '../Phrases.tsx'
import { ColumnLabels } from './ColumnLabels.tsx'
import { Columns, Sample } from './Columns.tsx'
import { axisOf, axisWithoutOutlier, heightOf, linesOf, peakOf } from './scale.ts'
import type { ChartColumn, ChartSeries } from './series.ts'

type Props = {
  /** The content of the chart, for screen readers. */
  label: string
  series: readonly ChartSeries[]
  columns: readonly ChartColumn[]
  /**
   * Whether the parts of one amount are stacked, the last one at the bottom; otherwise they are side by side.
   */
  stacked?: boolean
  /** Formats a value of the axis in few characters. */
  axis: (value: number) => string
  /**
   * If given, a single column that is far higher than the others may be cut. Returns the note that explains the cut
   * and states the column's value.
   */
  cutNote?: (value: string) => string
  /**
   * Whether the label above the columns shows only the first value of the current column until another one is chosen,
   * and a column that is much higher than the others has a label as well.
   */
  brief?: boolean
  /** The key of the column whose values are shown at first; by default the current one. */
  first?: string | undefined
}

const Value = chakra('span', {
  base: {
    position: 'relative',
    display: 'inline-block',
    px: '2.5',
    py: '1',
    rounded: 'md',
    bg: 'bg.inverse',
    color: 'fg.inverse',
    fontSize: { base: 'xs', md: 'sm' },
    fontWeight: 'semibold',
    lineHeight: 'short',
    textStyle: 'tabular',
    maxWidth: 'full',
    overflowWrap: 'anywhere',
  },
})
/**
 * The minimum height of the part below the axis, as a share of the height above the axis, if a value is below
 * zero.
 */
const LEAST_LOW = 0.06
/** Separates the values of a column in its text. */
const SEPARATOR = ' · '
const Axis = chakra('div', {
  base: {
    position: 'relative',
    fontSize: 'xs',
    lineHeight: '0',
    color: 'fg.muted',
    textAlign: 'end',
    textStyle: 'tabular',
    display: 'grid',
    '& > span': { gridArea: '1 / 1', alignSelf: 'start', position: 'relative' },
  },
})
/** The value of the highest column, next to its upper end. */
const Peak = chakra('span', {
  base: {
    position: 'absolute',
    px: '1',
    fontSize: 'xs',
    fontWeight: 'semibold',
    lineHeight: 'short',
    color: 'fg.muted',
    textStyle: 'tabular',
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
  },
})
const Line = chakra('div', {
  base: {
    position: 'absolute',
    insetX: '0',
    borderTopWidth: '1px',
    borderTopStyle: 'solid',
    borderColor: 'border',
  },
})
// Only the focus ring of the slider is visible: the values above the columns show its position.
const Slider = chakra('input', {
  base: {
    position: 'absolute',
    inset: '0',
    width: 'full',
    height: 'full',
    margin: '0',
    rounded: 'sm',
    appearance: 'none',
    bg: 'transparent',
    cursor: 'pointer',
    touchAction: 'pan-y',
    '&::-webkit-slider-thumb': { opacity: '0' },
    '&::-moz-range-thumb': { opacity: '0' },
    '&::-moz-range-track': { opacity: '0' },
  },
})

/**
 * A column chart with a brass mark below the current column. Above the chart are the values of one column: `first`, or
 * the one that is hovered, tapped, or chosen with the arrow keys. The control is a slider over all
 * columns, so there is one tab stop, as wide as the chart for touch. A table with the same numbers belongs next to
 * the chart.
 */
export function ColumnChart({
  label,
  series,
  columns,
  stacked = false,
  axis,
  cutNote,
  brief = false,
  first: firstKey,
}: Props) {
  const lastIndex = columns.length - 1
  const nowIndex = columns.findIndex(({ isNow }) => isNow)
  const now = nowIndex < 0 ? lastIndex : nowIndex
  const [chosen, setChosen] = useState<number>()
  const [pointed, setPointed] = useState<number>()
  const sizes = columns.map((column) => sizeOf(column, stacked))
  const wantedIndex = columns.findIndex(({ key }) => key === firstKey)
  // If the current column has no values yet, the latest column with values is shown instead.
  const latest =
    sizes[now] === 0 && hasNothingBelow(columns[now]) ? sizes.findLastIndex((size) => size > 0) : now
  const firstIndex = wantedIndex < 0 ? latest : wantedIndex
  const shownIndex = Math.min(pointed ?? chosen ?? (firstIndex < 0 ? now : firstIndex), lastIndex)
  const shownColumn = columns[shownIndex]
  if (!shownColumn) return null
  const scale = cutNote ? axisWithoutOutlier(sizes) : axisOf(Math.max(0, ...sizes))
  const { top } = scale
  const lines = linesOf(scale)
  const lowest = stacked ? Math.max(0, ...columns.map(({ values }) => -Math.min(0, ...values))) : 0
  // The part below the axis has a minimum height, so that low bars are visible above the labels.
  const low = lowest > 0 ? Math.max(lowest, top * LEAST_LOW) : 0
  const cut = columns[sizes.findIndex((size) => size > top)]
  const height = { base: '32', md: '40' }
  const heightAt = (value: number) => `${heightOf(top - value, top + low)}%`
  const peak = brief && !cut ? peakOf(sizes) : undefined
  const shownPosition = `${((shownIndex + 0.5) / columns.length) * 100}%`
  const texts = shownColumn.text.split(SEPARATOR)
  const shownTexts = brief && chosen === undefined && pointed === undefined ? texts.slice(0, 1) : texts
  const columnAt = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    return Math.min(lastIndex, Math.max(0, Math.floor(((clientX - left) / width) * columns.length)))
  }
  return (
    <chakra.div containerType="inline-size">
      {series.length > 1 && (
        <Flex columnGap="4" wrap="wrap" fontSize="sm" color="fg.muted" mb="2" aria-hidden="true">
          {series.map(({ key, name, tone }) => (
            <Flex key={key} align="center" gap="2">
              <Sample tone={tone} />
              {name}
            </Flex>
          ))}
        </Flex>
      )}
      <chakra.div display="grid" gridTemplateColumns="auto minmax(0, 1fr)" columnGap="2">
        <chakra.div
          gridColumn="2"
          mb="2"
          css={{ '@container (width < 12rem)': { gridColumn: '1 / -1' } }}
          aria-hidden="true"
        >
          <Value css={{ left: shownPosition, translate: `-${shownPosition} 0` }}>
            <Phrases items={shownTexts} />
          </Value>
        </chakra.div>
        <Axis gridColumn="1" height={height} aria-hidden="true">
          {lines.map((value) => (
            <chakra.span key={value} css={{ top: heightAt(value) }}>
              {axis(value)}
            </chakra.span>
          ))}
        </Axis>
        <chakra.div
          position="relative"
          height={height}
          rounded="sm"
          onPointerMove={(event) => setPointed(columnAt(event))}
          onPointerDown={(event) => setChosen(columnAt(event))}
          onPointerLeave={() => setPointed(undefined)}
        >
          {lines.slice(0, -1).map((value) => (
            <Line key={value} css={{ top: heightAt(value) }} />
          ))}
          {peak !== undefined && peak !== shownIndex && (
            <Peak css={peakPlace(peak, columns.length, heightAt(sizes[peak]!))} aria-hidden="true">
              {axis(sizes[peak]!)}
            </Peak>
          )}
          <Columns
            columns={columns}
            series={series}
            stacked={stacked}
            top={top}
            low={low}
            shown={shownIndex}
          />
          <Slider
            type="range"
            aria-label={label}
            aria-valuetext={shownColumn.text}
            min="0"
            max={lastIndex}
            step="1"
            value={shownIndex}
            onChange={(event) => {
              setPointed(undefined)
              setChosen(Number(event.target.value))
            }}
            data-print="hidden"
          />
        </chakra.div>
        <ColumnLabels columns={columns} now={now} />
      </chakra.div>
      {cut && cutNote && (
        <chakra.p mt="2" fontSize="xs" color="fg.muted" textStyle="tabular">
          {cutNote(cut.text)}
        </chakra.p>
      )}
    </chakra.div>
  )
}

/** Whether a column has no bar below the axis. */
const hasNothingBelow = (column: ChartColumn | undefined) => column?.values.every((value) => value >= 0)
/** The place of a label next to the upper end of a column, where the neighbours are lower. */
const peakPlace = (index: number, count: number, top: string) =>
  index < count / 2
    ? { top, left: `${((index + 1) / count) * 100}%` }
    : { top, right: `${((count - index) / count) * 100}%` }

/** Returns the height of a column: the sum of its values if they are stacked, otherwise the greatest of them. */
const sizeOf = ({ values }: ChartColumn, stacked: boolean) =>
  stacked ? values.reduce((sum, value) => sum + Math.max(0, value), 0) : Math.max(0, ...values)
