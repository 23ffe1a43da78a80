import { useNavigate } from '@tanstack/react-router'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { stepsOf, useStepAddress, useStepOfPath } from '#src/components/flow/use-step-address.ts'
import { stepOf } from '#src/machines/step-of.ts'
import type { withdrawalMachine } from '#src/machines/withdrawal/withdrawal.machine.ts'
import type { WithdrawalStep } from '#src/machines/withdrawal/withdrawal-context.ts'

const addresses = {
  notice: '/my/member/withdraw',
  identity: '/my/member/withdraw/identity',
  reason: '/my/member/withdraw/reason',
} as const satisfies Record<WithdrawalStep, string>
const stepOrder = stepsOf(addresses)

/** Keeps the withdrawal step and the address synchronized; returns whether both are at the same step. */
export function useWithdrawalAddress(
  flow: ActorRefFrom<typeof withdrawalMachine>,
  snapshot: SnapshotFrom<typeof withdrawalMachine>,
): boolean {
  const navigate = useNavigate()
  const step = useStepOfPath(addresses)
  const isKnown = !snapshot.matches('checkingWithdrawal') || snapshot.context.check !== undefined
  return useStepAddress({
    order: stepOrder,
    address: step && { step },
    flow: { step: isKnown ? stepOf(snapshot) : undefined },
    ask: (wanted) => {
      flow.send({ type: 'step.requested', step: wanted })
      return stepOf(flow.getSnapshot())
    },
    // A person who is already verified goes back to the notice, without another check.
    go: (to, replace) => void navigate({ to: addresses[to], replace: replace || to === 'reason' }),
  })
}
