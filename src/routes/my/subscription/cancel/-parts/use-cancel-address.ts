import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { CancelStep } from '#src/machines/subscription-cancel/cancel-context.ts'
import { cancelStepOf } from '#src/machines/subscription-cancel/cancel-step.ts'
import type { subscriptionCancelMachine } from '#src/machines/subscription-cancel/subscription-cancel.machine.ts'

const addresses = {
  reason: '/my/subscription/cancel',
  form: '/my/subscription/cancel/form',
} as const satisfies Record<CancelStep, string>

/** Keeps the address and the machine at the same step, whichever of the two moved. Gives whether they have met. */
export function useCancelAddress(
  flow: ActorRefFrom<typeof subscriptionCancelMachine>,
  snapshot: SnapshotFrom<typeof subscriptionCancelMachine>,
): boolean {
  const navigate = useNavigate()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const atAddress = (['reason', 'form'] as const).find((step) => addresses[step] === path)
  const atMachine = cancelStepOf(snapshot)
  const { subscriptionId } = snapshot.context.estimate
  const agreed = useRef<CancelStep>(undefined)
  const [met, setMet] = useState(false)

  useEffect(() => {
    if (atAddress === undefined) return
    const agree = (step: CancelStep) => {
      agreed.current = step
      setMet(true)
    }
    const go = (step: CancelStep, replace: boolean) =>
      void navigate({ to: addresses[step], search: { subscriptionId }, replace })
    if (atMachine === atAddress) agree(atMachine)
    else if (agreed.current === atAddress) go(atMachine, atMachine === 'reason')
    else {
      flow.send({ type: 'step.requested', step: atAddress })
      const reached = cancelStepOf(flow.getSnapshot())
      if (reached === atAddress) agree(reached)
      else go(reached, true)
    }
  }, [flow, navigate, atAddress, atMachine, subscriptionId])
  return met
}
