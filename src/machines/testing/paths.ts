import { type AnyMachineSnapshot, type AnyStateMachine, initialTransition, transition } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { describeTransition } from './drawing.ts'
import { isOutcome, type Step } from './steps.ts'

/** The steps of a path that have an effect, each with its target in the graph of the machine. */
export type Path = { step: Step; drawn: AnyMachineSnapshot }[]

export type Exploration = {
  input: unknown
  examples: readonly Step[]
  /** Returns a value that is equal for situations of one state that need not be distinguished. */
  sameness: (snapshot: AnyMachineSnapshot) => unknown
}

const MAX_SITUATIONS = 60_000

/**
 * Returns the shortest path to every situation of a machine, extended by one step over every transition to each of
 * its targets. It is the smallest set of paths that covers the whole graph.
 */
export function shortestPaths(machine: AnyStateMachine, { input, examples, sameness }: Exploration): Path[] {
  // An operation can end only while it is in progress.
  const possibleSteps = (snapshot: AnyMachineSnapshot) =>
    examples.filter((step) => !isOutcome(step) || snapshot.children[step.actorId] !== undefined)
  const situations = getShortestPaths(machine, {
    input,
    events: possibleSteps,
    limit: MAX_SITUATIONS,
    serializeState: (snapshot: AnyMachineSnapshot) =>
      JSON.stringify([snapshot.value, sameness(snapshot)]) as never,
  } as never)
  const [beginning] = initialTransition(machine, input as never) as [AnyMachineSnapshot, unknown]
  const pathStep = (from: AnyMachineSnapshot, step: Step): Path[number] => ({
    step,
    drawn: transition(machine, from as never, step)[0] as AnyMachineSnapshot,
  })

  const coveredMoves = new Map<string, Path>([['', []]])
  const transitionsFrom = (from: AnyMachineSnapshot) =>
    (from.status === 'active' ? possibleSteps(from) : []).flatMap((step) => {
      const arrows = (machine.getTransitionData(from as never, step) ?? []).map(describeTransition)
      if (arrows.length === 0) return []
      const next = pathStep(from, step)
      return [{ next, move: JSON.stringify([from.value, arrows, next.drawn.value]) }]
    })
  for (const { state, steps } of situations as { state: AnyMachineSnapshot; steps: { event: Step }[] }[]) {
    // A path whose transitions are all known already is skipped.
    if (transitionsFrom(state).every(({ move }) => coveredMoves.has(move))) continue
    const path: Path = []
    for (const { event } of steps.filter(({ event }) => event.type !== 'xstate.init'))
      path.push(pathStep(path.at(-1)?.drawn ?? beginning, event))
    for (const { next, move } of transitionsFrom(path.at(-1)?.drawn ?? beginning))
      if (!coveredMoves.has(move)) coveredMoves.set(move, [...path, next])
  }
  return [...coveredMoves.values()]
}
