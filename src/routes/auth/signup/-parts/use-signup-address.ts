import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { signupMachine } from '#src/machines/signup/signup.machine.ts'
import { type SignupStep, stepOf } from '#src/machines/signup/signup-step.ts'

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
const order = Object.keys(addresses) as SignupStep[]

/**
 * Keeps the address and the machine at the same step, whichever of the two moved: an answer, or the browser's back.
 * Gives whether they have met, so that no step is drawn to somebody who may not enter it.
 */
export function useSignupAddress(flow: Flow, snapshot: SnapshotFrom<typeof signupMachine>): boolean {
  const navigate = useNavigate()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const atAddress = order.find((step) => addresses[step] === path)
  const atMachine = stepOf(snapshot)
  const agreed = useRef<SignupStep>(undefined)
  const [met, setMet] = useState(false)

  useEffect(() => {
    if (atMachine === undefined || atAddress === undefined) return
    const agree = (step: SignupStep) => {
      agreed.current = step
      setMet(true)
    }
    const go = (step: SignupStep, replace: boolean) => void navigate({ to: addresses[step], replace })
    if (atMachine === atAddress) agree(atMachine)
    else if (agreed.current === atAddress) go(atMachine, order.indexOf(atMachine) < order.indexOf(atAddress))
    else {
      if (atAddress !== 'review') flow.send({ type: 'step.requested', step: atAddress })
      const reached = stepOf(flow.getSnapshot())
      if (reached === atAddress) agree(reached)
      else if (reached !== undefined) go(reached, true)
    }
  }, [flow, navigate, atAddress, atMachine])
  return met
}
