export const trialStateNames = ['RUNNING', 'ENDED'] as const
export type TrialState = (typeof trialStateNames)[number]

/** The life of a trial: where it may go next. It is no state of a subscription, and nothing here leads to one. */
export const trialStates: Readonly<Record<TrialState, { next: readonly TrialState[] }>> = {
  RUNNING: { next: ['ENDED'] },
  ENDED: { next: [] },
}
