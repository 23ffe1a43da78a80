import type { Schema } from '#contract/operation.ts'
import { actionsOf } from './states.ts'

export type EndOption = Schema<'EndOption'>

/** The ways to end a subscription in a state: one in use today or with its period, one whose end is scheduled today. */
export function endOptionsOf(state: string): readonly EndOption[] {
  const actions = actionsOf(state)
  if (actions.includes('cancel')) return ['TODAY', 'PERIOD_END']
  return actions.includes('changeCancellation') ? ['TODAY'] : []
}
