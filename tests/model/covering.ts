import { type AnyStateMachine, createActor, type InspectionEvent } from 'xstate'
import { operationActors } from '#src/machines/operation-actors.ts'
import { arrow } from '#src/machines/testing/drawing.ts'
import type { Path } from '#src/machines/testing/paths.ts'
import { scriptedApi } from '#src/machines/testing/scripted-api.ts'

/** A path with where it begins and everything it is walked for. */
export type Route<Input> = { input: Input; path: Path; arrows: ReadonlySet<string> }

/** The arrows a path takes, those that follow by themselves included; nothing is called. */
export function arrowsOf(machine: AnyStateMachine, input: unknown, path: Path): Set<string> {
  const arrows = new Set<string>()
  const actor = createActor(machine.provide({ actors: operationActors(scriptedApi().api) } as never), {
    input,
    inspect: (event: InspectionEvent) => {
      if (event.type !== '@xstate.microstep') return
      for (const name of event._transitions.map(arrow)) if (name) arrows.add(name)
    },
  } as never)
  actor.start()
  for (const { step } of path) actor.send(step)
  actor.stop()
  return arrows
}

/** A few of the routes that together reach every goal that all of them reach; the same ones each time. */
export function covering<Input>(routes: readonly Route<Input>[], goalsOf: (route: Route<Input>) => Iterable<string>): Route<Input>[] {
  const left = new Map(routes.map((route) => [route, new Set(goalsOf(route))]))
  const chosen: Route<Input>[] = []
  for (;;) {
    let best: Route<Input> | undefined
    for (const [route, goals] of left) if (goals.size > (best ? left.get(best)!.size : 0)) best = route
    if (!best) return chosen
    chosen.push(best)
    const reached = new Set(left.get(best))
    for (const goals of left.values()) for (const goal of reached) goals.delete(goal)
  }
}
