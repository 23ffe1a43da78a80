import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** One arrow of a machine, as a page speaks of it. Without `to` it leads nowhere, for `reason`. */
export type Arrow = {
  from: AnyStateNode
  event: string
  guard: string | undefined
  to: AnyStateNode | undefined
  reason: string | undefined
}

/** Every state of a machine but the whole, outer ones first. */
export function statesOf(machine: AnyStateMachine): AnyStateNode[] {
  const within = (node: AnyStateNode): AnyStateNode[] =>
    Object.values(node.states).flatMap((child) => [child, ...within(child)])
  return within(machine.root)
}

/** The states in which a machine rests. */
export const leavesOf = (machine: AnyStateMachine): AnyStateNode[] =>
  statesOf(machine).filter((node) => Object.keys(node.states).length === 0)

/** The arrows that start at a state itself, the first one first. */
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

/** What may become of an event in a state, up to the first arrow that has no guard. */
export function choicesFor(leaf: AnyStateNode, event: string): Arrow[] {
  const chosen: Arrow[] = []
  for (let node: AnyStateNode | undefined = leaf; node; node = node.parent) {
    for (const arrow of arrowsFrom(node).filter((one) => one.event === event)) {
      chosen.push(arrow)
      if (arrow.guard === undefined) return chosen
    }
  }
  return chosen
}

/** Every event a machine knows, in the order in which its states name them. */
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
