import { closedReason } from '../lifecycle.ts'
import { type CounselRefusal, counselMachine } from './counsel.machine.ts'
import type { CounselAction, CounselState } from './rules.ts'

const counselStateNames = ['BOOKED', 'CANCELED', 'DONE', 'NO_SHOW'] as const satisfies CounselState[]

/** Whether a value is a state that this release knows. */
export function isCounselState(value: unknown): value is CounselState {
  return (counselStateNames as readonly unknown[]).includes(value)
}

/**
 * The reason why an action on a reservation is refused now, or undefined. A reservation in an unknown state
 * is read-only.
 */
export function refusalOf(
  { counselState, startAt }: { counselState: string; startAt: Date },
  act: CounselAction,
  now: Date,
): CounselRefusal | undefined {
  if (!isCounselState(counselState)) return 'counsel.changed'
  const life = counselMachine.resolveState({ value: counselState, context: { startAt, now } })
  const event = act === 'record' ? { type: act, outcome: 'DONE' } : { type: act }
  return (closedReason(life, event) ?? undefined) as CounselRefusal | undefined
}
