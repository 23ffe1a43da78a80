import { type AnyMachineSnapshot, type AnyStateMachine, initialTransition, transition } from 'xstate'
import { describeTransition, transitionsOf } from '#src/machines/testing/drawing.ts'
import type { Path } from '#src/machines/testing/paths.ts'
import { isOutcome, type Outcome, type Step } from '#src/machines/testing/steps.ts'
import { arrowsOf, pathsWithEveryStep, routesCovering } from './covering.ts'
import { everyWorld, type Flow, gestureOf, leafOf, type Route, type World } from './flow.ts'
import { joinRoutes } from './joining.ts'
import { nameOf, serverUnreached } from './steps.ts'

// The maximum duration of a route in seconds: shorter than the lifetimes of a draft, a session and a login that waits
// for its second factor.
const MAX_SECONDS = 210
const MAX_STEPS = 16

/** Returns every transition of a machine. */
export const everyArrow = (machine: AnyStateMachine) =>
  transitionsOf(machine).map((transition) => describeTransition(transition)!)

/**
 * Selects paths of the machine that together take every possible transition and every step in every state that
 * accepts it, and cover each facet of the flow.
 */
export function routesOf<Machine extends AnyStateMachine, Person, Kind extends string>(
  flow: Flow<Machine, Person, Kind>,
): Route<never, Kind>[] {
  const { machine, beginnings, kinds, events, notWalked } = flow
  const worlds = new Map(everyWorld(flow).map((world) => [world.outcome, world]))
  const steps: Step[] = [...events, ...worlds.keys()]
  const worldOf = (step: Step): World<Machine, Person, Kind> | undefined =>
    isOutcome(step) ? worlds.get(step) : undefined
  const facetsOf = (snapshot: AnyMachineSnapshot, kind: Kind) => flow.facets?.(snapshot, kind) ?? []
  const initialSnapshot = (input: unknown) =>
    initialTransition(machine, input as never)[0] as AnyMachineSnapshot
  const kindsOf = (path: Path) =>
    kinds.filter((kind) => path.every(({ step }) => worldOf(step)?.of?.includes(kind) ?? true))

  function isPossible(path: Path, beginning: AnyMachineSnapshot): boolean {
    const { step } = path.at(-1)!
    const from = path.at(-2)?.drawn ?? beginning
    const canBe = isOutcome(step)
      ? (worldOf(step)!.where?.(from.context as never, leafOf<Machine>(from)) ?? true)
      : (gestureOf(flow, step).where?.(from, step, path.slice(0, -1)) ?? true)
    return canBe && (flow.isPossible?.(path) ?? true)
  }

  function routesFrom({ input, of = kinds, name }: (typeof beginnings)[number]): Route<never, Kind>[] {
    const beginning = initialSnapshot(input)
    const moveOf = (path: Path) =>
      [leafOf(path.at(-2)?.drawn ?? beginning), nameOf(path.at(-1)!.step), leafOf(path.at(-1)!.drawn)].join(
        ' · ',
      )
    const possibleKinds = (path: Path) => kindsOf(path).filter((kind) => of.includes(kind))

    const shortest = new Map<string, Pick<Route<never, Kind>, 'path' | 'kind'>>()
    const stateKey = ({ context, value }: AnyMachineSnapshot) =>
      flow.sameness(context as never, value as never)
    const canBe = (path: Path) => possibleKinds(path).length > 0 && isPossible(path, beginning)
    for (const path of pathsWithEveryStep(machine, { input, steps, sameness: stateKey, isPossible: canBe })) {
      for (const kind of possibleKinds(path)) {
        const key = [kind, moveOf(path), ...facetsOf(path.at(-1)!.drawn, kind)].join(' · ')
        if (!shortest.has(key)) shortest.set(key, { path, kind })
      }
    }
    const routes = [...shortest.values()].map((route) => ({
      ...route,
      input: input as never,
      name,
      arrows: arrowsOf(machine, input, route.path),
    }))
    return routes.filter(({ arrows }) => !Object.keys(notWalked).some((name) => arrows.has(name)))
  }

  const goalsOf = ({ input, path, kind, arrows }: Route<never, Kind>) => {
    const from = (index: number) => leafOf(path[index - 1]?.drawn ?? initialSnapshot(input))
    return [
      ...arrows,
      ...path.map(({ step, drawn }, index) => [from(index), nameOf(step), leafOf(drawn)].join(' · ')),
      ...path.flatMap(({ drawn }) => facetsOf(drawn, kind).map((facet) => `${leafOf(drawn)} with ${facet}`)),
    ]
  }

  /**
   * Whether these steps leave the test data unchanged, apart from data that the server stores about the steps in
   * `ahead`.
   */
  const isHarmless = (path: Path, ahead: readonly Step[]) =>
    path.every(({ step }) => {
      if (!isOutcome(step)) return true
      if (worldOf(step)!.meanwhile) return false
      return (
        !isRefused(step) ||
        !ahead.some((later) => isOutcome(later) && isRefused(later) && later.actorId === step.actorId)
      )
    })

  function* joinsOf(first: Route<never, Kind>, second: Route<never, Kind>): Generator<Route<never, Kind>> {
    const { input, kind, path } = first
    const end = path.at(-1)!.drawn
    if (end.status !== 'active' || second.input !== input || second.kind !== kind) return
    const partingIndex = path.findIndex(({ step }, index) => step !== second.path[index]?.step)
    const sharedLength = partingIndex === -1 ? path.length : partingIndex
    for (let index = flow.returns ? 0 : Math.max(sharedLength, 1); index < second.path.length; index += 1) {
      if (index !== 0 && index < sharedLength) continue
      if (leafOf(second.path[index - 1]?.drawn ?? initialSnapshot(input)) !== leafOf(end)) continue
      const ahead = second.path.slice(index).map(({ step }) => step)
      const common = Math.min(sharedLength, index)
      if (!isHarmless(path.slice(common), ahead) || !isHarmless(second.path.slice(common, index), ahead))
        continue
      const longer = nextSteps(first, ahead)
      if (longer) yield { ...first, path: longer, arrows: arrowsOf(machine, input, longer) }
    }
  }

  function nextSteps({ input, kind, path }: Route<never, Kind>, ahead: readonly Step[]): Path | undefined {
    const beginning = initialSnapshot(input)
    if (path.length + ahead.length > MAX_STEPS) return undefined
    const longer = [...path]
    for (const step of ahead) {
      const from = longer.at(-1)!.drawn
      if (from.status !== 'active' || !machine.getTransitionData(from as never, step as never)?.length)
        return undefined
      if (isOutcome(step) && from.children[step.actorId] === undefined) return undefined
      longer.push({ step, drawn: transition(machine, from as never, step as never)[0] as AnyMachineSnapshot })
      if (!kindsOf(longer).includes(kind) || !isPossible(longer, beginning)) return undefined
    }
    return secondsOf(longer) <= MAX_SECONDS ? longer : undefined
  }

  return joinRoutes(routesCovering(beginnings.flatMap(routesFrom), goalsOf), { goalsOf, joinsOf })
}

const isRefused = ({ error }: Outcome) => error !== undefined && error !== serverUnreached
const secondsOf = (path: Path) =>
  path.reduce((sum, { step }) => sum + ('seconds' in step ? (step.seconds as number) : 0), 0)
