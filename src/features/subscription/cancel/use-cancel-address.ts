import { useNavigate } from '@tanstack/react-router'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { stepsOf, useStepAddress, useStepOfPath } from '#src/components/flow/use-step-address.ts'
import { stepOf } from '#src/machines/step-of.ts'
import type { CancelStep } from '#src/machines/subscription-cancel/cancel-context.ts'
import type { subscriptionCancelMachine } from '#src/machines/subscription-cancel/subscription-cancel.machine.ts'

const addresses = {
  reason: '/my/subscription/cancel',
  form: '/my/subscription/cancel/form',
} as const satisfies Record<CancelStep, string>
const stepOrder = stepsOf(addresses)

/** Keeps the cancellation step and the address synchronized; returns whether both are at the same step. */
export function useCancelAddress(
  flow: ActorRefFrom<typeof subscriptionCancelMachine>,
  snapshot: SnapshotFrom<typeof subscriptionCancelMachine>,
): boolean {
  const navigate = useNavigate()
  const step = useStepOfPath(addresses)
  const { subscriptionId } = snapshot.context.estimate
  return useStepAddress({
    order: stepOrder,
    address: step && { step },
    flow: { step: stepOf(snapshot) },
    ask: (wanted) => {
      flow.send({ type: 'step.requested', step: wanted })
      return stepOf(flow.getSnapshot())
    },
    go: (to, replace) => void navigate({ to: addresses[to], search: { subscriptionId }, replace }),
  })
}
