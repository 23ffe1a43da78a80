import { type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine, transition } from 'xstate'

/** The metadata of a transition without a target: the reason why the event is refused. */
export type RefusalMeta<Reason extends string> = { reason: Reason }

/**
 * Creates a transition that refuses an event in a state or under a guard: the state does not change, `can` returns
 * false, and `meta` contains the reason.
 */
export const closedBy = <Reason extends string>(reason: Reason): { meta: RefusalMeta<Reason> } => ({
  meta: { reason },
})

const arrowFor = (snapshot: AnyMachineSnapshot, event: AnyEventObject) =>
  (snapshot.machine as AnyStateMachine).getTransitionData(snapshot, event)[0]

/**
 * The reason why a snapshot refuses an event: `null` if the machine gives none, undefined if the event is allowed.
 */
export function closedReason(snapshot: AnyMachineSnapshot, event: AnyEventObject): string | null | undefined {
  const possibleTransition = arrowFor(snapshot, event)
  if (!possibleTransition) return null
  const isOpen = possibleTransition.target !== undefined || possibleTransition.actions.length > 0
  return isOpen ? undefined : ((possibleTransition.meta as RefusalMeta<string> | undefined)?.reason ?? null)
}

/** The snapshot after an event, or undefined if the event is refused. */
export function snapshotAfter<Snapshot extends AnyMachineSnapshot>(
  snapshot: Snapshot,
  event: AnyEventObject,
): Snapshot | undefined {
  if (closedReason(snapshot, event) !== undefined) return undefined
  return transition(snapshot.machine as AnyStateMachine, snapshot, event)[0] as Snapshot
}

/** The state after an event, or the reason why the event is refused; `null` if the machine gives no reason. */
export function stateAfter<Snapshot extends AnyMachineSnapshot>(
  snapshot: Snapshot,
  event: AnyEventObject,
): { to: Snapshot['value'] } | { refusal: string | null } {
  const next = snapshotAfter(snapshot, event)
  return next ? { to: next.value } : { refusal: closedReason(snapshot, event) ?? null }
}
