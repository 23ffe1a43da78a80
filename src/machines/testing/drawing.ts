import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { getStateNodes } from 'xstate/graph'
import { operationTable } from '#contract/operations.gen.ts'

const nodesOf = (machine: AnyStateMachine): AnyStateNode[] => [machine.root, ...getStateNodes(machine)]
const isLeaf = (node: AnyStateNode) => node.type === 'atomic' || node.type === 'final'
const alternativesOf = ({ source, eventType }: AnyTransitionDefinition) =>
  eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? [])

/** The ids of all leaf states of a machine, including those that it passes through. */
export function leafStates(machine: AnyStateMachine): string[] {
  return nodesOf(machine)
    .filter(isLeaf)
    .map(({ id }) => id)
}

/** The leaf states of a snapshot; more than one for parallel regions. */
export function activeLeafStates(snapshot: AnyMachineSnapshot): string[] {
  return snapshot._nodes.filter(isLeaf).map(({ id }) => id)
}

/** Every transition of a machine, guarded alternatives one by one. */
export function transitionsOf(machine: AnyStateMachine): AnyTransitionDefinition[] {
  return nodesOf(machine).flatMap((node) => [
    ...[...node.transitions.values()].flat(),
    ...(node.always ?? []),
  ])
}

/**
 * A transition as text: its source, its event, the index among guarded alternatives, its target. Two copies of a
 * machine have the same texts. Undefined for the pseudo-transitions that start a machine.
 */
export function describeTransition(transition: AnyTransitionDefinition): string | undefined {
  const alternatives = alternativesOf(transition)
  const place = alternatives.indexOf(transition)
  if (place < 0) return undefined
  const which = alternatives.length > 1 ? ` [${place + 1} of ${alternatives.length}]` : ''
  const targets = transition.target?.map(({ id }) => id).join(' and ') ?? 'itself'
  return `${transition.source.id} · ${transition.eventType || 'always'}${which} → ${targets}`
}

/** Invocations with another name than that of their operation or of an actor of the machine. */
export function misnamedInvokes(machine: AnyStateMachine): string[] {
  const known = new Set([
    ...Object.keys(operationTable),
    ...Object.keys(machine.implementations.actors ?? {}),
  ])
  return nodesOf(machine).flatMap((node) =>
    node.invoke.filter(({ id, src }) => id !== src || !known.has(id)).map(({ id }) => `${id} in ${node.id}`),
  )
}
