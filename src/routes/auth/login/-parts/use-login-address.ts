import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { loginMachine } from '#src/machines/login/login.machine.ts'
import { type LoginStep, stepOf } from '#src/machines/login/login-step.ts'

type Flow = ActorRefFrom<typeof loginMachine>
type ScreenStep = Exclude<LoginStep, 'completed'>

const addresses = {
  credentials: '/auth/login',
  mfa: '/auth/login/mfa',
  other: '/auth/login/other',
  bakother: '/auth/login/bakother',
} as const satisfies Record<ScreenStep, string>
const order = Object.keys(addresses) as ScreenStep[]

/** The step that the address names. */
export function useStepOfAddress(): ScreenStep {
  const path = useLocation({ select: ({ pathname }) => pathname })
  return order.find((step) => addresses[step] === path) ?? 'credentials'
}

/** Keeps the address and the machine at the same step, whichever of the two moved: an answer, or the browser's back. */
export function useLoginAddress(flow: Flow, snapshot: SnapshotFrom<typeof loginMachine>): void {
  const navigate = useNavigate()
  const atAddress = useStepOfAddress()
  const atMachine = stepOf(snapshot)
  const agreed = useRef<LoginStep>(undefined)

  useEffect(() => {
    if (atMachine === 'completed') return
    const go = (step: ScreenStep, replace: boolean) =>
      void navigate({ to: addresses[step], search: (search) => search, replace })
    if (atMachine === atAddress) agreed.current = atMachine
    else if (agreed.current === atAddress) go(atMachine, order.indexOf(atMachine) < order.indexOf(atAddress))
    else {
      steer(flow, atAddress)
      const reached = stepOf(flow.getSnapshot())
      if (reached !== atAddress && reached !== 'completed') go(reached, true)
      else agreed.current = reached
    }
  }, [flow, navigate, atAddress, atMachine])
}

/** Asks the machine to come to a step by the gestures a person has; it may refuse. */
function steer(flow: Flow, to: ScreenStep): void {
  if (to === 'credentials') return flow.send({ type: 'login.restarted' })
  if (to === 'other') flow.send({ type: 'other.chosen' })
  if (to === 'bakother') flow.send({ type: 'recovery.chosen' })
  for (
    let step = stepOf(flow.getSnapshot());
    step !== 'completed' && order.indexOf(step) > order.indexOf(to);
  ) {
    flow.send({ type: 'step.left' })
    const next = stepOf(flow.getSnapshot())
    if (next === step) return
    step = next
  }
}
