import { type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine, transition } from 'xstate'

/** The metadata of a transition without a target: the reason why the event is closed. */
export type Closed<Reason extends string> = { reason: Reason }

/** An event that is closed in a state, or under a guard: nothing happens, `can` is false, and the reason is given. */
export const closedBy = <Reason extends string>(reason: Reason): { meta: Closed<Reason> } => ({
  meta: { reason },
})

const arrowFor = (snapshot: AnyMachineSnapshot, event: AnyEventObject) =>
  (snapshot.machine as AnyStateMachine).getTransitionData(snapshot, event)[0]

/**
 * The reason why an event is closed in a snapshot: `null` if the machine gives none, undefined if it is open.
 */
export function closedReason(snapshot: AnyMachineSnapshot, event: AnyEventObject): string | null | undefined {
  const arrow = arrowFor(snapshot, event)
  if (!arrow) return null
  const isOpen = arrow.target !== undefined || arrow.actions.length > 0
  return isOpen ? undefined : ((arrow.meta as Closed<string> | undefined)?.reason ?? null)
}

/** The snapshot after an event, or undefined if the event is closed. */
export function snapshotAfter<Snapshot extends AnyMachineSnapshot>(
  snapshot: Snapshot,
  event: AnyEventObject,
): Snapshot | undefined {
  if (closedReason(snapshot, event) !== undefined) return undefined
  return transition(snapshot.machine as AnyStateMachine, snapshot, event)[0] as Snapshot
}

/** The state after an event, or the reason why the event is closed; `null` if the machine gives none. */
export function stateAfter<Snapshot extends AnyMachineSnapshot>(
  snapshot: Snapshot,
  event: AnyEventObject,
): { to: Snapshot['value'] } | { refusal: string | null } {
  const next = snapshotAfter(snapshot, event)
  return next ? { to: next.value } : { refusal: closedReason(snapshot, event) ?? null }
}
