import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** One transition of a machine on a page. A transition without `to` is refused, for `reason`. */
export type Arrow = {
  from: AnyStateNode
  event: string
  guard: string | undefined
  to: AnyStateNode | undefined
  reason: string | undefined
}

/** Returns every state of a machine except the root, with outer states before their inner states. */
export function statesOf(machine: AnyStateMachine): AnyStateNode[] {
  const nodesWithin = (node: AnyStateNode): AnyStateNode[] =>
    Object.values(node.states).flatMap((child) => [child, ...nodesWithin(child)])
  return nodesWithin(machine.root)
}

/** The leaf states of a machine. */
export const leafNodesOf = (machine: AnyStateMachine): AnyStateNode[] =>
  statesOf(machine).filter((node) => Object.keys(node.states).length === 0)

/** The transitions that start at a state itself, in order. */
export const arrowsFrom = (node: AnyStateNode): Arrow[] =>
  [...[...node.transitions.values()].flat(), ...(node.always ?? [])].flatMap(
    (transition: AnyTransitionDefinition) => {
      const arrow = {
        from: node,
        event: transition.eventType,
        guard: guardName(transition.guard),
        reason: (transition.meta as { reason?: string } | undefined)?.reason,
      }
      if (transition.target) return transition.target.map((to) => ({ ...arrow, to }))
      return [{ ...arrow, to: transition.actions.length > 0 ? node : undefined }]
    },
  )

/** Returns the possible transitions of an event in a state. A transition without a guard is the last one. */
export function choicesFor(leaf: AnyStateNode, event: string): Arrow[] {
  const possibleArrows: Arrow[] = []
  for (let node: AnyStateNode | undefined = leaf; node; node = node.parent) {
    for (const arrow of arrowsFrom(node).filter((one) => one.event === event)) {
      possibleArrows.push(arrow)
      if (arrow.guard === undefined) return possibleArrows
    }
  }
  return possibleArrows
}

/** Every event of a machine, in the order in which its states list them. */
export const eventsOf = (machine: AnyStateMachine): string[] => [
  ...new Set(
    [machine.root, ...statesOf(machine)]
      .flatMap(arrowsFrom)
      .map(({ event }) => event)
      .filter((event) => event !== ''),
  ),
]

function guardName(guard: unknown): string | undefined {
  if (guard === undefined) return undefined
  if (typeof guard === 'string') return guard
  const { type, name } = guard as { type?: string; name?: string }
  return type ?? name ?? 'guard'
}
