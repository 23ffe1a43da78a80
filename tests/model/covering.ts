import type { AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate'
import { createActor, initialTransition, transition } from 'xstate'
import { operationActors } from '#src/machines/operation-actors.ts'
import { describeTransition } from '#src/machines/testing/drawing.ts'
import type { Path } from '#src/machines/testing/paths.ts'
import { scriptedApi } from '#src/machines/testing/scripted-api.ts'
import { isOutcome, type Step } from '#src/machines/testing/steps.ts'

export type Exploration = {
  input: unknown
  steps: readonly Step[]
  /** Distinguishes situations with the same state: two situations are the same if this value is equal for both. */
  sameness: (snapshot: AnyMachineSnapshot) => unknown
  /** Whether the test data allows a path up to its end. */
  isPossible: (path: Path) => boolean
}

/**
 * Returns the shortest possible path to every situation of a machine, each with one further step of every kind.
 * Unlike `pathsThrough`, it also returns two steps that take the same transition, since their screens and test data
 * differ.
 */
export function pathsWithEveryStep(
  machine: AnyStateMachine,
  { input, steps, sameness, isPossible }: Exploration,
): Path[] {
  const [beginning] = initialTransition(machine, input as never) as [AnyMachineSnapshot, unknown]
  const situationOf = (snapshot: AnyMachineSnapshot) => JSON.stringify([snapshot.value, sameness(snapshot)])
  const known = new Set([situationOf(beginning)])
  const paths: Path[] = []
  const pathsToExtend: Path[] = [[]]
  for (const way of pathsToExtend) {
    const from = way.at(-1)?.drawn ?? beginning
    for (const step of from.status === 'active' ? steps : []) {
      if (isOutcome(step) && from.children[step.actorId] === undefined) continue
      if (!machine.getTransitionData(from as never, step)?.length) continue
      const drawn = transition(machine, from as never, step)[0] as AnyMachineSnapshot
      const path = [...way, { step, drawn }]
      if (!isPossible(path)) continue
      paths.push(path)
      if (known.has(situationOf(drawn))) continue
      known.add(situationOf(drawn))
      pathsToExtend.push(path)
    }
  }
  return paths
}

// Providing actors creates a new machine, so the machine is cached. All paths share an Api that never answers.
const unanswered = new WeakMap<AnyStateMachine, AnyStateMachine>()

function wiredMachine(machine: AnyStateMachine): AnyStateMachine {
  const known = unanswered.get(machine)
  if (known) return known
  const unansweredMachine = machine.provide({ actors: operationActors(scriptedApi().api) } as never)
  unanswered.set(machine, unansweredMachine)
  return unansweredMachine
}

/** Returns the transitions of a path, including automatic ones, without calling an operation. */
export function arrowsOf(machine: AnyStateMachine, input: unknown, path: Path): Set<string> {
  const arrows = new Set<string>()
  const actor = createActor(wiredMachine(machine), {
    input,
    inspect: (event: InspectionEvent) => {
      if (event.type !== '@xstate.microstep') return
      for (const name of event._transitions.map(describeTransition)) if (name) arrows.add(name)
    },
  } as never)
  actor.start()
  for (const { step } of path) actor.send(step)
  actor.stop()
  return arrows
}

/** Selects as few routes as possible that together reach all goals; the selection is the same each time. */
export function routesCovering<Route>(
  routes: readonly Route[],
  goalsOf: (route: Route) => Iterable<string>,
): Route[] {
  const goalsLeft = new Map(routes.map((route) => [route, new Set(goalsOf(route))]))
  const chosenRoutes: Route[] = []
  for (;;) {
    let best: Route | undefined
    for (const [route, goals] of goalsLeft)
      if (goals.size > (best ? goalsLeft.get(best)!.size : 0)) best = route
    if (!best) return chosenRoutes
    chosenRoutes.push(best)
    const reached = new Set(goalsLeft.get(best))
    for (const goals of goalsLeft.values()) for (const goal of reached) goals.delete(goal)
  }
}
