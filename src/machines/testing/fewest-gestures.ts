import { type AnyMachineSnapshot, type AnyStateMachine, transition } from 'xstate'
import { isOutcome, isWait, type Step } from './steps.ts'

type ShortestPath = {
  steps: readonly Step[]
  /** Returns a value that is equal for situations of one state that need not be distinguished. */
  sameness: (snapshot: AnyMachineSnapshot) => unknown
  isEnd: (snapshot: AnyMachineSnapshot) => boolean
  /** Situations through which no path may lead. */
  isClosed?: (snapshot: AnyMachineSnapshot) => boolean
}

/**
 * The minimum number of a person's actions from a situation to an end; undefined if no path leads to an end. Answers
 * of the server and passing time are not counted.
 */
export function shortestPath(
  machine: AnyStateMachine,
  from: AnyMachineSnapshot,
  { steps, sameness, isEnd, isClosed = () => false }: ShortestPath,
): number | undefined {
  const key = (snapshot: AnyMachineSnapshot) => JSON.stringify([snapshot.value, sameness(snapshot)])
  const best = new Map([[key(from), 0]])
  const open = [{ snapshot: from, cost: 0 }]
  while (open.length > 0) {
    open.sort((a, b) => a.cost - b.cost)
    const { snapshot, cost } = open.shift()!
    if (isEnd(snapshot)) return cost
    for (const step of steps) {
      if (isOutcome(step) && snapshot.children[step.actorId] === undefined) continue
      const next = transition(machine, snapshot as never, step)[0] as AnyMachineSnapshot
      const reached = cost + (isOutcome(step) || isWait(step) ? 0 : 1)
      if (isClosed(next) || reached >= (best.get(key(next)) ?? Infinity)) continue
      best.set(key(next), reached)
      open.push({ snapshot: next, cost: reached })
    }
  }
  return undefined
}
