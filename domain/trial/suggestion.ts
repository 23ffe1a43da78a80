import type { TrialState } from './states.ts'

type Offer = { trialDays: number | null; trial: { trialState: TrialState } | null; usedYn: 'Y' | 'N' }

/**
 * Whether a trial of one of these services can begin and is suggested; none is while another trial is running. Needs
 * no state machine, so that the files of the login do not contain it.
 */
export const isAnyTriable = (offers: readonly Offer[]): boolean =>
  offers.some(({ trialDays, trial, usedYn }) => trialDays !== null && trial === null && usedYn === 'N') &&
  !offers.some(({ trial }) => trial?.trialState === 'RUNNING')
