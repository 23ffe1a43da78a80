import type { Output } from '#contract/operation.ts'
import { runningTrials } from '#src/features/home/home-facts.ts'
import { Trials } from '#src/features/trial/Trials.tsx'

/** The running trials, above the subscriptions: their end, and a link to subscribe. */
export function ListedTrials({ trials }: { trials: Output<'listTrials'> }) {
  const running = runningTrials(trials)
  return running.length > 0 && <Trials trials={running} />
}
