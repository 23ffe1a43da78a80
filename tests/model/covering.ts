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
  /** Whether the world can reach the end of a path. */
  isPossible: (path: Path) => boolean
}

/**
 * The shortest possible path to every situation of a machine, and from there one further step of every kind:
 * unlike `pathsThrough`, also if two steps take the same transition, since their screens and worlds differ.
 */
export function pathsWithEveryStep(
  machine: AnyStateMachine,
  { input, steps, sameness, isPossible }: Exploration,
): Path[] {
  const [beginning] = initialTransition(machine, input as never) as [AnyMachineSnapshot, unknown]
  const situationOf = (snapshot: AnyMachineSnapshot) => JSON.stringify([snapshot.value, sameness(snapshot)])
  const known = new Set([situationOf(beginning)])
  const paths: Path[] = []
  const ways: Path[] = [[]]
  for (const way of ways) {
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
      ways.push(path)
    }
  }
  return paths
}

// Providing actors creates a new machine, so the machine is cached. All paths share an Api that never answers.
const unanswered = new WeakMap<AnyStateMachine, AnyStateMachine>()

function wiredMachine(machine: AnyStateMachine): AnyStateMachine {
  const known = unanswered.get(machine)
  if (known) return known
  const made = machine.provide({ actors: operationActors(scriptedApi().api) } as never)
  unanswered.set(machine, made)
  return made
}

/** The transitions of a path, including automatic ones; no operation is called. */
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
  const left = new Map(routes.map((route) => [route, new Set(goalsOf(route))]))
  const chosen: Route[] = []
  for (;;) {
    let best: Route | undefined
    for (const [route, goals] of left) if (goals.size > (best ? left.get(best)!.size : 0)) best = route
    if (!best) return chosen
    chosen.push(best)
    const reached = new Set(left.get(best))
    for (const goals of left.values()) for (const goal of reached) goals.delete(goal)
  }
}
