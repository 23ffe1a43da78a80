import { chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import type { Schema } from '#contract/operation.ts'
import { useMayManage } from '#src/components/context/app-context.ts'
import { ProblemNotice } from '#src/components/error/ProblemNotice.tsx'
import { closedToOthers } from '#src/features/subscription/managers-only.ts'
import { Button } from '#src/ui/Button.tsx'
import { useBottomEdge } from '#src/ui/use-bottom-edge.ts'
import { usePay } from './use-pay.ts'

const Bar = chakra('div', {
  base: {
    position: 'sticky',
    bottom: { base: 'calc({sizes.tabBar} + env(safe-area-inset-bottom))', lg: '0' },
    zIndex: 'sticky',
    display: 'grid',
    gap: '2',
    mx: '-edge',
    px: 'edge',
    py: '3',
    bg: 'bg.panel',
    borderTopWidth: '1px',
    borderTopStyle: 'solid',
    borderColor: 'border',
    '&[data-in-flow]': { position: 'static' },
    _print: { display: 'none' },
  },
})

/** The button that pays a bill, above the tab bar of a phone while any part of the bill is visible. */
export function PayBar({ bill }: { bill: Schema<'Bill'> }) {
  const bar = useRef<HTMLDivElement>(null)
  const mayManage = useMayManage()
  const { problem, busy, pay, label } = usePay(bill)
  useBottomEdge(bar)
  return (
    <Bar ref={bar} data-bottom-bar="" data-print="hidden">
      {mayManage && <ProblemNotice problem={problem} />}
      <Button loading={busy} onClick={pay} {...(!mayManage && closedToOthers)}>
        {label}
      </Button>
    </Bar>
  )
}
