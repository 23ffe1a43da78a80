import { chakra } from '@chakra-ui/react'
import { Bar, Sample } from './Columns.tsx'
import type { ChartSeries } from './series.ts'

type Part = ChartSeries & {
  value: number
  /** The value in words. */
  text: string
}

const FULL = 100

// Each part is visible, however small it is.
const Strip = chakra('div', {
  base: {
    display: 'flex',
    gap: '2px',
    height: '2.5',
  },
})

// One part per line in a narrow place, next to each other in a wide one.
const Legend = chakra('dl', {
  base: {
    display: 'grid',
    rowGap: '1',
    mt: '3',
    fontSize: 'sm',
    '& > div': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '2' },
    '@container (width >= 24rem)': {
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      columnGap: '4',
      '& > div': { display: 'block' },
    },
  },
})

/** The parts of one amount as a bar, with the name and the amount of each part below it. */
export function PartsBar({ parts }: { parts: readonly Part[] }) {
  const sum = parts.reduce((all, { value }) => all + value, 0)
  return (
    <chakra.div containerType="inline-size">
      <Strip aria-hidden="true">
        {parts.map(({ key, tone, value }) => (
          <Bar
            key={key}
            tone={tone}
            height="full"
            rounded="sm"
            minWidth="1"
            maxWidth="none"
            css={{ flex: `${(value / sum) * FULL} 1 0` }}
          />
        ))}
      </Strip>
      <Legend>
        {parts.map(({ key, name, tone, text }) => (
          <div key={key}>
            <chakra.dt display="flex" alignItems="center" gap="2" color="fg.muted">
              <Sample tone={tone} aria-hidden="true" />
              {name}
            </chakra.dt>
            <chakra.dd
              fontWeight="semibold"
              textStyle="tabular"
              whiteSpace="nowrap"
              color={tone === 'late' ? 'danger.fg' : undefined}
            >
              {text}
            </chakra.dd>
          </div>
        ))}
      </Legend>
    </chakra.div>
  )
}
