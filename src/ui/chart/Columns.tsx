import { chakra } from '@chakra-ui/react'
import { heightOf } from './scale.ts'
import type { ChartColumn, ChartSeries } from './series.ts'

// Without these styles a bar would be invisible in print and in forced colours mode, which omit backgrounds.
/** A part of a column, or of a bar of parts. */
export const Bar = chakra('div', {
  base: { printColorAdjust: 'exact', maxWidth: '12' },
  variants: {
    tone: {
      soft: { bg: 'brand.chart', _highContrast: { bg: 'GrayText' } },
      main: { bg: 'brand.fg', _highContrast: { bg: 'CanvasText' } },
      open: {
        bg: 'repeating-linear-gradient(135deg, {colors.brand.fg} 0 0.1875rem, {colors.bg.panel} 0.1875rem 0.375rem)',
        borderWidth: '1px',
        borderStyle: 'solid',
        borderColor: 'brand.fg',
        _highContrast: { bg: 'Highlight' },
      },
      late: { bg: 'danger.solid', _highContrast: { bg: 'LinkText' } },
      back: { bg: 'family.teal.fg', _highContrast: { bg: 'CanvasText' } },
    },
    place: {
      side: { flex: '1 1 0', roundedTop: 'sm' },
      onTop: { flex: 'none', width: 'full', _first: { roundedTop: 'sm' } },
      below: { flex: 'none', width: 'full', _last: { roundedBottom: 'sm' } },
    },
  },
})
/** A sample of a series' colour, next to the name of the series. */
export const Sample = chakra(Bar, { base: { flex: 'none', boxSize: '3', rounded: 'sm' } })

const Column = chakra('div', {
  base: { position: 'relative', display: 'flex', px: '8%', rounded: 'sm' },
  variants: {
    stacked: {
      true: { flexDirection: 'column' },
      false: { justifyContent: 'center', alignItems: 'flex-end', gap: '2px' },
    },
    isShown: { true: { bg: 'bg.muted', _print: { bg: 'transparent' } }, false: {} },
  },
})
/** The part of the chart above the axis, or below it. */
const Half = chakra('div', {
  base: {
    position: 'relative',
    flex: 'none',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
  },
})
/** Marks a bar that is cut, since it is far higher than the others. */
const Cut = chakra('span', {
  base: {
    position: 'absolute',
    top: '14%',
    insetX: '0',
    height: '0.375rem',
    bg: 'bg.panel',
    transform: 'skewY(-12deg)',
  },
})
type Props = {
  columns: readonly ChartColumn[]
  series: readonly ChartSeries[]
  stacked: boolean
  /** The value at the upper edge. */
  top: number
  /** The absolute value at the lower edge of the chart: 0 if no value is below zero. */
  low: number
  /** The index of the column whose values are shown. */
  shown: number
}

/** The bars of a chart on their base line. */
export function Columns({ columns, series, stacked, top, low, shown }: Props) {
  const heightAbove = `${heightOf(top, top + low)}%`
  const below = `${heightOf(low, top + low)}%`
  return (
    <chakra.div
      position="absolute"
      inset="0"
      display="grid"
      css={{
        gridTemplateColumns: `repeat(${columns.length}, minmax(0, 1fr))`,
        // The line of the axis, at zero.
        '&::after': {
          content: '""',
          position: 'absolute',
          insetX: '0',
          bottom: below,
          borderTopWidth: '1px',
          borderTopStyle: 'solid',
          borderColor: 'border.control',
        },
      }}
      aria-hidden="true"
    >
      {columns.map(({ key, values, isNow }, index) => (
        <Column key={key} stacked={stacked} isShown={index === shown}>
          {stacked ? (
            <>
              <Half justifyContent="flex-end" css={{ height: heightAbove }}>
                {series.map(({ key: its, tone }, at) => (
                  <Bar
                    key={its}
                    tone={tone}
                    place="onTop"
                    css={barHeight(values[at], Math.max(top, sumOf(values)), isNow ? MARKED : LEAST)}
                  />
                ))}
                {sumOf(values) > top && <Cut />}
              </Half>
              {low > 0 && (
                <Half css={{ height: below }}>
                  {series.map(({ key: its, tone }, at) => (
                    <Bar
                      key={its}
                      tone={tone}
                      place="below"
                      css={barHeight(-(values[at] ?? 0), low, MARKED)}
                    />
                  ))}
                </Half>
              )}
            </>
          ) : (
            series.map(({ key: its, tone }, at) => (
              <Bar key={its} tone={tone} place="side" css={barHeight(values[at], top, LEAST)} />
            ))
          )}
        </Column>
      ))}
    </chakra.div>
  )
}

/** The minimum height of a bar with a value. */
const LEAST = '2px'
/**
 * The minimum height of a bar that would otherwise not be noticed: in the current column, or below the axis.
 */
const MARKED = '0.375rem'

/** Returns the height of a bar; a bar with a value above zero has a visible minimum height. */
const barHeight = (value: number | undefined, top: number, least: string) => ({
  height: `${heightOf(value ?? 0, top)}%`,
  minHeight: value !== undefined && value > 0 ? least : '0',
  ...(value !== undefined && value > 0 ? {} : { borderWidth: '0' }),
})

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + Math.max(0, value), 0)
