import { chakra } from '@chakra-ui/react'
import type { FunnelStep } from '#domain/funnel/funnel.ts'
import { formatNumber } from '#domain/money.ts'
import { useAdminTexts } from '#src/lists/texts.ts'

const kinds = {
  goesOn: { fill: 'brand.solid', stroke: 'brand.solid' },
  lost: { fill: 'danger.subtle', stroke: 'danger.solid' },
} as const
const [WIDTH, HEIGHT] = [1000, 12]

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'fit-content(60%) minmax(0, 1fr)',
      // Each row is a separate grid, so only fixed columns align the bars of all rows.
      md: '6rem minmax(0, 1fr) 13rem',
    },
    gridTemplateAreas: { base: '"step counts" "bar bar"', md: '"step bar counts"' },
    alignItems: 'center',
    columnGap: '4',
    rowGap: '1',
    py: '1.5',
    fontSize: 'sm',
  },
})
const BarPart = chakra('rect', {
  base: { strokeWidth: '2', vectorEffect: 'non-scaling-stroke' },
  variants: { kind: kinds },
})
const ColorSample = chakra('span', {
  base: { display: 'inline-block', boxSize: '3', mr: '2', borderWidth: '2px', verticalAlign: '-0.0625rem' },
  variants: {
    kind: {
      goesOn: { bg: 'brand.solid', borderColor: 'brand.solid' },
      lost: { bg: 'danger.subtle', borderColor: 'danger.solid' },
    },
  },
})

/** The legend of a part of a bar. */
export const LegendKey = ({ kind, children }: { kind: keyof typeof kinds; children: string }) => (
  <span>
    <ColorSample kind={kind} />
    {children}
  </span>
)

/**
 * A bar for each step with the number of visits that reached it. The outlined end of a bar shows the visits that left
 * at that step. A table has the same numbers.
 */
export function FunnelBars({ steps }: { steps: readonly FunnelStep[] }) {
  const { t } = useAdminTexts()
  const maxReached = Math.max(1, ...steps.map(({ reached }) => reached))
  const widthOf = (visits: number) => (Math.min(visits, maxReached) / maxReached) * WIDTH
  return (
    <div aria-hidden="true">
      {steps.map(({ flowStep, reached, lost, lostPercent }) => {
        const goesOn = widthOf(Math.max(0, reached - lost))
        return (
          <Row key={flowStep}>
            <chakra.span gridArea="step" fontWeight="medium">
              {t(`home.funnel.step.${flowStep}`)}
            </chakra.span>
            <chakra.svg
              gridArea="bar"
              viewBox={`-1 0 ${WIDTH + 2} ${HEIGHT}`}
              width="full"
              height="3"
              preserveAspectRatio="none"
              overflow="visible"
            >
              {goesOn > 0 && <BarPart kind="goesOn" x="0" y="0" width={goesOn} height={HEIGHT} />}
              {lost > 0 && (
                <BarPart kind="lost" x={goesOn} y="0" width={widthOf(reached) - goesOn} height={HEIGHT} />
              )}
            </chakra.svg>
            <chakra.span
              gridArea="counts"
              display={{ md: 'grid' }}
              gridTemplateColumns="minmax(0, 1fr) 8rem"
              columnGap="2"
              textAlign="end"
              textStyle="tabular"
            >
              {t('home.funnel.count', { number: formatNumber(reached) })}
              <chakra.span color={lost > 0 ? 'danger.fg' : 'fg.muted'} ml={{ base: '2', md: '0' }}>
                {lost > 0
                  ? t('home.funnel.lostOf', { number: formatNumber(lost), percent: lostPercent })
                  : t('home.funnel.noLoss')}
              </chakra.span>
            </chakra.span>
          </Row>
        )
      })}
    </div>
  )
}

const COLUMN_HEIGHT = 28
/** The columns of every wizard are as wide as those of a wizard with this many steps. */
const USUAL_STEPS = 7

/** The visits to each step as small columns, which are shown next to the numbers of a wizard. */
export function FunnelColumns({ steps }: { steps: readonly FunnelStep[] }) {
  const most = Math.max(1, ...steps.map(({ reached }) => reached))
  const heightOf = (visits: number) => (Math.min(visits, most) / most) * COLUMN_HEIGHT
  return (
    <chakra.svg
      aria-hidden="true"
      viewBox={`0 0 ${Math.max(USUAL_STEPS, steps.length) * 10} ${COLUMN_HEIGHT}`}
      width="full"
      height={{ base: '5', md: '7' }}
      maxWidth={{ base: '10rem', md: 'full' }}
      my={{ base: '1', md: '0' }}
      preserveAspectRatio="none"
    >
      {steps.map(({ flowStep, reached, lost }, index) => {
        const top = heightOf(reached)
        const goesOn = heightOf(Math.max(0, reached - lost))
        return (
          <g key={flowStep}>
            <chakra.rect
              x={index * 10}
              y={COLUMN_HEIGHT - top}
              width="8"
              height={top - goesOn}
              fill="danger.solid"
              opacity="0.35"
            />
            <chakra.rect
              x={index * 10}
              y={COLUMN_HEIGHT - goesOn}
              width="8"
              height={goesOn}
              fill="brand.solid"
            />
          </g>
        )
      })}
    </chakra.svg>
  )
}
