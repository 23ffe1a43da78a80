import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { getStateNodes } from 'xstate/graph'
import { operationTable } from '#contract/operations.gen.ts'

const nodesOf = (machine: AnyStateMachine): AnyStateNode[] => [machine.root, ...getStateNodes(machine)]
const isLeaf = (node: AnyStateNode) => node.type === 'atomic' || node.type === 'final'
const alternativesOf = ({ source, eventType }: AnyTransitionDefinition) =>
  eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? [])

/** Returns the ids of all leaf states of a machine, including states that the machine only passes through. */
export function leafStates(machine: AnyStateMachine): string[] {
  return nodesOf(machine)
    .filter(isLeaf)
    .map(({ id }) => id)
}

/** Returns the leaf states of a snapshot; more than one for parallel regions. */
export function activeLeafStates(snapshot: AnyMachineSnapshot): string[] {
  return snapshot._nodes.filter(isLeaf).map(({ id }) => id)
}

/** Returns every transition of a machine, with each guarded alternative as a transition of its own. */
export function transitionsOf(machine: AnyStateMachine): AnyTransitionDefinition[] {
  return nodesOf(machine).flatMap((node) => [
    ...[...node.transitions.values()].flat(),
    ...(node.always ?? []),
  ])
}

/**
 * Returns a transition as text: its source, its event, its index among guarded alternatives, and its target. The
 * texts are the same for two copies of a machine. Undefined for the pseudo-transitions that start a machine.
 */
export function describeTransition(transition: AnyTransitionDefinition): string | undefined {
  const alternatives = alternativesOf(transition)
  const position = alternatives.indexOf(transition)
  if (position < 0) return undefined
  const positionText = alternatives.length > 1 ? ` [${position + 1} of ${alternatives.length}]` : ''
  const targets = transition.target?.map(({ id }) => id).join(' and ') ?? 'itself'
  return `${transition.source.id} · ${transition.eventType || 'always'}${positionText} → ${targets}`
}

/** Returns the invocations that are not named after their operation or an actor of the machine. */
export function misnamedInvokes(machine: AnyStateMachine): string[] {
  const known = new Set([
    ...Object.keys(operationTable),
    ...Object.keys(machine.implementations.actors ?? {}),
  ])
  return nodesOf(machine).flatMap((node) =>
    node.invoke.filter(({ id, src }) => id !== src || !known.has(id)).map(({ id }) => `${id} in ${node.id}`),
  )
}
