import { chakra } from '@chakra-ui/react'
import { type ReactNode, useRef } from 'react'
import { formatMoney, formatNumber } from '#domain/money.ts'
import type { Quote } from '#src/machines/subscription-request/request-context.ts'
import { DangerIcon } from '#src/ui/frame-icons.tsx'
import { useBottomEdge } from '#src/ui/use-bottom-edge.ts'
import { useSubscriptionRequestTexts } from './texts.ts'

type Price = Pick<Quote, 'totalAmount'> & {
  serviceInfo: Pick<Quote['serviceInfo'], 'currency' | 'paymentCycle' | 'userCount'>
}

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '0',
    zIndex: 'bar',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '2',
    mt: '8',
    mx: { base: '-edge', md: '-10' },
    mb: { base: '-6', md: '-10' },
    px: { base: 'edge', md: '10' },
    pt: '3',
    pb: { base: 'calc({spacing.3} + env(safe-area-inset-bottom))', md: '3' },
    bg: 'bg.panel',
    borderTopWidth: '1px',
    borderTopStyle: 'solid',
    borderColor: 'border',
    roundedBottom: 'xl',
    '&[data-in-flow]': { position: 'static' },
    _print: { position: 'static' },
    // From 768 px on the bar is above the tab bar; below that width it covers the tab bar.
    'html:has([data-tab-bar]) &': {
      bottom: { md: 'calc({sizes.tabBar} + env(safe-area-inset-bottom))', lg: '0' },
    },
  },
})

const ButtonBar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    mdDown: { flexBasis: 'full', '& > *': { flex: '1 1 auto' }, '& > :last-child': { flex: '2 1 auto' } },
  },
})

type Props = {
  price: Price | undefined
  /** How many fields are invalid after an attempt to continue; two or more are counted here. */
  mistakes?: number
  children: ReactNode
}

/** The buttons of a step, with the price always visible next to them. */
export function PricedActions({ price, mistakes = 0, children }: Props) {
  const { t } = useSubscriptionRequestTexts()
  const bar = useRef<HTMLDivElement>(null)
  useBottomEdge(bar)
  return (
    <Bar ref={bar} data-bottom-actions="priced">
      {price && (
        <chakra.p
          flex="1 1 auto"
          display="flex"
          flexWrap="wrap"
          alignItems="baseline"
          justifyContent={{ base: 'space-between', md: 'flex-start' }}
          columnGap="2"
        >
          <chakra.span fontSize="sm" color="fg.muted">
            {t('bar.cycle', {
              users: formatNumber(price.serviceInfo.userCount),
              cycle: t(`cycle.${price.serviceInfo.paymentCycle}`),
            })}
          </chakra.span>
          <chakra.strong fontSize="xl" fontWeight="bold" textStyle="tabular">
            {formatMoney(price.totalAmount, price.serviceInfo.currency)}
          </chakra.strong>
        </chakra.p>
      )}
      {mistakes > 1 && (
        <chakra.p
          display="flex"
          alignItems="center"
          gap="1"
          mdDown={{ flexBasis: 'full', order: '-1' }}
          fontSize="sm"
          fontWeight="semibold"
          color="danger.fg"
        >
          <DangerIcon />
          {t('bar.mistakes', { count: mistakes })}
        </chakra.p>
      )}
      <ButtonBar>{children}</ButtonBar>
    </Bar>
  )
}
