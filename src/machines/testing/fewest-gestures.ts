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
 * Returns the minimum number of a person's actions from a situation to an end; undefined if no path leads to an end.
 * Answers of the server and passing time are not counted.
 */
export function shortestPath(
  machine: AnyStateMachine,
  from: AnyMachineSnapshot,
  { steps, sameness, isEnd, isClosed = () => false }: ShortestPath,
): number | undefined {
  const key = (snapshot: AnyMachineSnapshot) => JSON.stringify([snapshot.value, sameness(snapshot)])
  const lowestCosts = new Map([[key(from), 0]])
  const queue = [{ snapshot: from, cost: 0 }]
  while (queue.length > 0) {
    queue.sort((a, b) => a.cost - b.cost)
    const { snapshot, cost } = queue.shift()!
    if (isEnd(snapshot)) return cost
    for (const step of steps) {
      if (isOutcome(step) && snapshot.children[step.actorId] === undefined) continue
      const nextSnapshot = transition(machine, snapshot as never, step)[0] as AnyMachineSnapshot
      const reachedCost = cost + (isOutcome(step) || isWait(step) ? 0 : 1)
      if (isClosed(nextSnapshot) || reachedCost >= (lowestCosts.get(key(nextSnapshot)) ?? Infinity)) continue
      lowestCosts.set(key(nextSnapshot), reachedCost)
      queue.push({ snapshot: nextSnapshot, cost: reachedCost })
    }
  }
  return undefined
}
