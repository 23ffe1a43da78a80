import { chakra } from '@chakra-ui/react'
import type { FunnelStep } from '#domain/funnel/funnel.ts'
import { formatNumber } from '#domain/money.ts'
import { useFunnelTexts } from './texts.ts'

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
  const { t } = useFunnelTexts()
  const maxReached = Math.max(1, ...steps.map(({ reached }) => reached))
  const widthOf = (visits: number) => (Math.min(visits, maxReached) / maxReached) * WIDTH
  return (
    <div aria-hidden="true">
      {steps.map(({ flowStep, reached, lost, lostPercent }) => {
        const goesOn = widthOf(Math.max(0, reached - lost))
        return (
          <Row key={flowStep}>
            <chakra.span gridArea="step" fontWeight="medium">
              {t(`step.${flowStep}`)}
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
              {t('count', { number: formatNumber(reached) })}
              <chakra.span color={lost > 0 ? 'danger.fg' : 'fg.muted'} ml={{ base: '2', md: '0' }}>
                {lost > 0 ? t('lostOf', { number: formatNumber(lost), percent: lostPercent }) : t('noLoss')}
              </chakra.span>
            </chakra.span>
          </Row>
        )
      })}
    </div>
  )
}

/** The steps of every wizard are as wide as those of a wizard with this many steps. */
const USUAL_STEPS = 7
const ALL_PERCENT = 100

const Strip = chakra('span', {
  base: {
    display: { base: 'none', md: 'grid' },
    gridTemplateColumns: `repeat(${USUAL_STEPS}, minmax(0, 1fr))`,
    columnGap: '3',
    flex: '1 1 24rem',
    fontSize: 'xs',
    lineHeight: '1.125rem',
    textStyle: 'tabular',
    '& > span': { display: 'grid', rowGap: '0.5', alignContent: 'start' },
    '& > [data-worst]': { color: 'danger.fg', fontWeight: 'semibold' },
  },
})

/**
 * The steps of a wizard with the share of visits that went on from each, in the row of the wizard. The step
 * at which most visits were lost is red and shows their number.
 */
export function StepShares({
  steps,
  worst,
}: {
  steps: readonly FunnelStep[]
  worst: FunnelStep | undefined
}) {
  const { t } = useFunnelTexts()
  return (
    <Strip aria-hidden="true">
      {steps.map((step) => {
        const share = ALL_PERCENT - step.lostPercent
        const isWorst = step === worst
        return (
          <span key={step.flowStep} data-worst={isWorst ? '' : undefined}>
            <chakra.span color={isWorst ? 'inherit' : 'fg.muted'} truncate>
              {t(`step.${step.flowStep}`)}
            </chakra.span>
            <chakra.svg
              viewBox={`0 0 ${ALL_PERCENT} 6`}
              width="full"
              height="1.5"
              rounded="full"
              preserveAspectRatio="none"
            >
              <chakra.rect width={ALL_PERCENT} height="6" fill="border" />
              <chakra.rect width={share} height="6" fill={isWorst ? 'danger.solid' : 'brand.solid'} />
            </chakra.svg>
            <span>
              {t('percent', { percent: share })}
              {isWorst && ` · ${t('lostCount', { number: formatNumber(step.lost) })}`}
            </span>
          </span>
        )
      })}
    </Strip>
  )
}
