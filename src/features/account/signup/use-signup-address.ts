import { useNavigate } from '@tanstack/react-router'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { stepsOf, useStepAddress, useStepOfPath } from '#src/components/flow/use-step-address.ts'
import type { signupMachine } from '#src/machines/signup/signup.machine.ts'
import type { SignupStep } from '#src/machines/signup/signup-context.ts'
import { stepOf } from '#src/machines/step-of.ts'

type Flow = ActorRefFrom<typeof signupMachine>

const addresses = {
  type: '/auth/signup',
  terms: '/auth/signup/terms/terms',
  identity: '/auth/signup/identity',
  basic: '/auth/signup/basic',
  id: '/auth/signup/id',
  password: '/auth/signup/password',
  review: '/auth/signup/review',
} as const satisfies Record<SignupStep, string>
const stepOrder = stepsOf(addresses)

/** Keeps the sign-up step and the address synchronized; returns whether both are at the same step. */
export function useSignupAddress(flow: Flow, snapshot: SnapshotFrom<typeof signupMachine>): boolean {
  const navigate = useNavigate()
  const step = useStepOfPath(addresses)
  return useStepAddress({
    order: stepOrder,
    address: step && { step },
    flow: { step: stepOf(snapshot) },
    ask: (wanted) => {
      if (wanted !== 'review') flow.send({ type: 'step.requested', step: wanted })
      return stepOf(flow.getSnapshot())
    },
    go: (to, replace) => void navigate({ to: addresses[to], search: (search) => search, replace }),
  })
}
