import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Input } from '#contract/operation.ts'
import type { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { isOutcomeUnknown } from '#src/machines/unknown-outcome.ts'
import { useAccepted } from '#src/routes/-flow/use-accepted.ts'
import { useFlow } from '#src/routes/-flow/use-flow.ts'
import { toaster } from '#src/ui/toaster.ts'

type ChangeOperation =
  | 'updateAppPolicies'
  | 'addAccessLevel'
  | 'updateAccessLevel'
  | 'switchAccessLevel'
  | 'switchAccessApp'
  | 'addAppManager'
  | 'removeAppManager'

/** One change of what a company has settled about an app. The screen loads again after it, and where another admin was faster. */
export function useAppChange<Id extends ChangeOperation>(
  machine: ReturnType<typeof submissionMachine<Id>>,
  { done, onDone }: { done: string; onDone?: () => void },
) {
  const router = useRouter()
  const { snapshot, send, flow } = useFlow(machine, {})
  const { problem } = snapshot.context
  useAccepted(flow, () => {
    toaster.show({ message: done, severity: 'success' })
    onDone?.()
    void router.invalidate()
  })
  const isOutdated =
    problem !== undefined &&
    (problem.is('adminApp.changed', 'accessLevel.missing', 'appManager.missing') || isOutcomeUnknown(problem))
  useEffect(() => {
    if (isOutdated) void router.invalidate()
  }, [isOutdated, router])
  return {
    problem,
    busy: snapshot.hasTag('busy'),
    submit: (input: Input<Id>) => send({ type: 'submission.requested', input }),
  }
}
