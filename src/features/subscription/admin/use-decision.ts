import { useEffect, useRef } from 'react'
import type { Input } from '#contract/operation.ts'
import type { Problem } from '#contract/problem.ts'
import { useAccepted } from '#src/components/flow/use-accepted.ts'
import { useFlow } from '#src/components/flow/use-flow.ts'
import type { submissionMachine } from '#src/machines/submission/submission.machine.ts'

/** The reactions of a screen to a decided request, and to one that has changed meanwhile. */
export type DecisionListeners = { onDone: (message: string) => void; onOutdated: (problem: Problem) => void }

/** One form that decides a request which may have been decided, taken back or changed meanwhile. */
export function useDecision<Id extends 'approveSubscription' | 'rejectSubscription'>(
  machine: ReturnType<typeof submissionMachine<Id>>,
  { onAccepted, onOutdated }: { onAccepted: () => void; onOutdated: DecisionListeners['onOutdated'] },
) {
  const { snapshot, send, flow } = useFlow(machine, {})
  const latest = useRef(onOutdated)
  useEffect(() => {
    latest.current = onOutdated
  })
  useAccepted(flow, onAccepted)
  const { problem } = snapshot.context
  const isOutdated = problem?.is('subscription.decided', 'subscription.revised') ?? false
  useEffect(() => {
    if (problem && isOutdated) latest.current(problem)
  }, [problem, isOutdated])
  return {
    busy: snapshot.hasTag('busy') || snapshot.matches('submitted'),
    problem: isOutdated ? undefined : problem,
    submit: (input: Input<Id>) => send({ type: 'submission.requested', input }),
  }
}
