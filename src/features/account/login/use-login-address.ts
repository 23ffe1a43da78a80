import { useNavigate } from '@tanstack/react-router'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { stepsOf, useStepAddress, useStepOfPath } from '#src/components/flow/use-step-address.ts'
import type { loginMachine } from '#src/machines/login/login.machine.ts'
import type { LoginStep } from '#src/machines/login/login-context.ts'
import { stepOf } from '#src/machines/step-of.ts'

type Flow = ActorRefFrom<typeof loginMachine>
type ScreenStep = Exclude<LoginStep, 'completed'>

const addresses = {
  credentials: '/auth/login',
  mfa: '/auth/login/mfa',
  other: '/auth/login/other',
  bakother: '/auth/login/bakother',
} as const satisfies Record<ScreenStep, string>
const stepOrder = stepsOf(addresses)
const screenStepOf = (snapshot: SnapshotFrom<typeof loginMachine>): ScreenStep | undefined => {
  const step = stepOf(snapshot)
  return step === 'completed' ? undefined : step
}

/** Returns the login step that the address names. */
export const useStepOfAddress = (): ScreenStep => useStepOfPath(addresses) ?? 'credentials'

/** Keeps the login step and the address synchronized. */
export function useLoginAddress(flow: Flow, snapshot: SnapshotFrom<typeof loginMachine>): void {
  const navigate = useNavigate()
  useStepAddress({
    order: stepOrder,
    address: { step: useStepOfAddress() },
    flow: { step: screenStepOf(snapshot) },
    ask: (wanted) => {
      sendStepEvents(flow, wanted)
      return screenStepOf(flow.getSnapshot())
    },
    go: (to, replace) => void navigate({ to: addresses[to], search: (search) => search, replace }),
  })
}

/** Sends the login machine the events that lead to a step; the machine may refuse them. */
function sendStepEvents(flow: Flow, to: ScreenStep): void {
  if (to === 'credentials') return flow.send({ type: 'login.restarted' })
  if (to === 'other') flow.send({ type: 'other.chosen' })
  if (to === 'bakother') flow.send({ type: 'recovery.chosen' })
  for (
    let step = screenStepOf(flow.getSnapshot());
    step !== undefined && stepOrder.indexOf(step) > stepOrder.indexOf(to);
  ) {
    flow.send({ type: 'step.left' })
    const nextStep = screenStepOf(flow.getSnapshot())
    if (nextStep === step) return
    step = nextStep
  }
}
