import { chakra } from '@chakra-ui/react'
import { heightOf } from './scale.ts'
import type { ChartColumn, ChartSeries } from './series.ts'

// Print and forced colours omit backgrounds, and with them a whole bar.
const Bar = chakra('div', {
  base: { printColorAdjust: 'exact', maxWidth: '12' },
  variants: {
    tone: {
      soft: { bg: 'brand.chart', _highContrast: { bg: 'GrayText' } },
      main: { bg: 'brand.fg', _highContrast: { bg: 'CanvasText' } },
      open: {
        bg: 'repeating-linear-gradient(135deg, {colors.brand.chart} 0 0.1875rem, {colors.bg.panel} 0.1875rem 0.375rem)',
        borderWidth: '1px',
        borderStyle: 'solid',
        borderColor: 'brand.chart',
        _highContrast: { bg: 'Highlight' },
      },
    },
    place: {
      side: { flex: '1 1 0', roundedTop: 'sm' },
      onTop: { flex: 'none', width: 'full', _first: { roundedTop: 'sm' } },
    },
  },
})
/** The colour of a series, next to its name. */
export const Sample = chakra(Bar, { base: { flex: 'none', boxSize: '2.5', rounded: 'sm' } })

const Column = chakra('div', {
  base: { position: 'relative', display: 'flex', px: '8%', rounded: 'sm' },
  variants: {
    stacked: {
      true: { flexDirection: 'column', justifyContent: 'flex-end', alignItems: 'center' },
      false: { justifyContent: 'center', alignItems: 'flex-end', gap: '2px' },
    },
    isShown: { true: { bg: 'bg.muted', _print: { bg: 'transparent' } }, false: {} },
  },
})
const Now = chakra('span', {
  base: {
    position: 'absolute',
    bottom: '0',
    left: '50%',
    translate: '-50% 50%',
    boxSize: '2.5',
    rounded: 'full',
    bg: 'accent.solid',
    outline: '2px solid {colors.bg.panel}',
    printColorAdjust: 'exact',
    _highContrast: { bg: 'Highlight' },
  },
})

type Props = {
  columns: readonly ChartColumn[]
  series: readonly ChartSeries[]
  stacked: boolean
  /** The value at the upper edge. */
  top: number
  /** The index of the column whose values are shown. */
  shown: number
}

/** The bars of a chart on their base line. */
export function Columns({ columns, series, stacked, top, shown }: Props) {
  return (
    <chakra.div
      position="absolute"
      inset="0"
      display="grid"
      borderBottomWidth="1px"
      borderBottomStyle="solid"
      borderColor="border.control"
      css={{ gridTemplateColumns: `repeat(${columns.length}, minmax(0, 1fr))` }}
      aria-hidden="true"
    >
      {columns.map(({ key, values, isNow }, index) => (
        <Column key={key} stacked={stacked} isShown={index === shown}>
          {series.map(({ key: its, tone }, at) => (
            <Bar
              key={its}
              tone={tone === 'soft' && isNow && stacked ? 'main' : tone}
              place={stacked ? 'onTop' : 'side'}
              css={{
                height: `${heightOf(values[at] ?? 0, top)}%`,
                minHeight: (values[at] ?? 0) > 0 ? '2px' : '0',
              }}
            />
          ))}
          {isNow && <Now />}
        </Column>
      ))}
    </chakra.div>
  )
}
