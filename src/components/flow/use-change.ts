import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Input, OperationId, Output } from '#contract/operation.ts'
import type { ProblemName } from '#contract/problem.ts'
import type { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { isOutcomeUnknown } from '#src/machines/unknown-outcome.ts'
import { toaster } from '#src/ui/toaster.ts'
import { useAccepted } from './use-accepted.ts'
import { useFlow } from './use-flow.ts'

type Order<Id extends OperationId> = {
  /** The message after the change. */
  done: (output: Output<Id>) => string
  /** Called after the message, before the screen loads again. */
  onDone?: () => void
  /** Called once the screen has loaded again. */
  onLoaded?: () => void
  /** Refusals which mean that the screen shows outdated data. */
  outdated: readonly ProblemName[]
}

/** One change of what a screen shows. The screen loads again after it, and where another person changed it first. */
export function useChange<Id extends OperationId>(
  machine: ReturnType<typeof submissionMachine<Id>>,
  { done, onDone, onLoaded, outdated }: Order<Id>,
) {
  const router = useRouter()
  const { snapshot, send, flow } = useFlow(machine, {})
  const { problem } = snapshot.context
  useAccepted(flow, ({ output }: { output: Output<Id> }) => {
    toaster.show({ message: done(output), severity: 'success' })
    onDone?.()
    void router.invalidate().then(onLoaded)
  })
  const isOutdated = problem !== undefined && (problem.is(...outdated) || isOutcomeUnknown(problem))
  useEffect(() => {
    if (isOutdated) void router.invalidate()
  }, [isOutdated, router])
  return {
    problem,
    busy: snapshot.hasTag('busy'),
    submit: (input: Input<Id>) => send({ type: 'submission.requested', input }),
  }
}
