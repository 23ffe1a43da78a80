import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { withdrawalMachine } from '#src/machines/withdrawal/withdrawal.machine.ts'
import type { WithdrawalStep } from '#src/machines/withdrawal/withdrawal-context.ts'
import { stepOf } from '#src/machines/withdrawal/withdrawal-step.ts'

const addresses = {
  notice: '/my/member/withdraw',
  identity: '/my/member/withdraw/identity',
  reason: '/my/member/withdraw/reason',
} as const satisfies Record<WithdrawalStep, string>
const order = Object.keys(addresses) as WithdrawalStep[]

/**
 * Keeps the address and the machine at the same step, whichever of the two moved: an answer, or the browser's back. Gives
 * whether they have met, so that no step is drawn to somebody who may not enter it.
 */
export function useWithdrawalAddress(
  flow: ActorRefFrom<typeof withdrawalMachine>,
  snapshot: SnapshotFrom<typeof withdrawalMachine>,
): boolean {
  const navigate = useNavigate()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const atAddress = order.find((step) => addresses[step] === path)
  const atMachine = stepOf(snapshot)
  const isKnown = !snapshot.matches('checkingWithdrawal') || snapshot.context.check !== undefined
  const agreed = useRef<WithdrawalStep>(undefined)
  const [met, setMet] = useState(false)

  useEffect(() => {
    if (atAddress === undefined || !isKnown) return
    const agree = (step: WithdrawalStep) => {
      agreed.current = step
      setMet(true)
    }
    // Who has shown who they are goes back to the notice, not to be asked again.
    const go = (step: WithdrawalStep, replace: boolean) =>
      void navigate({ to: addresses[step], replace: replace || step === 'reason' })
    if (atMachine === atAddress) agree(atMachine)
    else if (agreed.current === atAddress) go(atMachine, order.indexOf(atMachine) < order.indexOf(atAddress))
    else {
      flow.send({ type: 'step.requested', step: atAddress })
      const reached = stepOf(flow.getSnapshot())
      if (reached === atAddress) agree(reached)
      else go(reached, true)
    }
  }, [flow, navigate, atAddress, atMachine, isKnown])
  return met
}
