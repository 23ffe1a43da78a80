import { useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { stepMove } from './step-move.ts'

type StepAddress<Step extends string> = {
  /** All steps in order. */
  order: readonly Step[]
  /** The address, as in `stepMove`; undefined at an address outside the flow. */
  address: { step: Step | undefined; id?: string | undefined } | undefined
  /** The flow's current step; undefined while it is unknown, and once the flow is over. */
  flow: { step: Step | undefined; id?: string | undefined }
  /** Asks the flow to go to a step, which the flow may refuse; returns the flow's step afterwards. */
  ask: (step: Step) => Step | undefined
  /** Opens the address of a step. */
  go: (step: Step, replace: boolean) => void
}

/**
 * Synchronizes the address and the flow in both directions: the flow may move by an answer, the address by the
 * browser's "back" (decision 9). Returns whether address and flow agree, so that no step is rendered that the person
 * may not enter.
 */
export function useStepAddress<Step extends string>(places: StepAddress<Step>): boolean {
  const { address, flow } = places
  const isOutside = address === undefined
  const agreed = useRef<Step>(undefined)
  const [isSynchronized, setIsSynchronized] = useState(false)

  const synchronize = useEffectEvent(() => {
    const { order, ask, go } = places
    if (address === undefined) return void (agreed.current = undefined)
    if (flow.step === undefined) return
    const agree = (step: Step) => {
      agreed.current = step
      setIsSynchronized(true)
    }
    const move = stepMove({
      order,
      address: { id: undefined, ...address },
      flow: { id: flow.id, step: flow.step },
      agreed: agreed.current,
    })
    if (!move) return agree(flow.step)
    if ('to' in move) return go(move.to, move.replace)
    const stepAfterAsking = ask(move.ask)
    if (stepAfterAsking === move.ask) agree(stepAfterAsking)
    else if (stepAfterAsking !== undefined) go(stepAfterAsking, true)
  })
  useEffect(() => synchronize(), [isOutside, address?.step, address?.id, flow.step, flow.id])
  return isSynchronized
}

/** Returns the step with the open address; undefined at any other address. */
export function useStepOfPath<Step extends string>(
  addresses: Readonly<Record<Step, string>>,
): Step | undefined {
  const path = useLocation({ select: ({ pathname }) => pathname })
  return stepsOf(addresses).find((step) => addresses[step] === path)
}

/** Returns the steps of a table of addresses, in the order of the table. */
export const stepsOf = <Step extends string>(addresses: Readonly<Record<Step, string>>) =>
  Object.keys(addresses) as Step[]
