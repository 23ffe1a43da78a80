import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Input, OperationId, Output } from '#contract/operation.ts'
import type { Problem, ProblemName } from '#contract/problem.ts'
import { useMachines } from '#src/components/context/app-context.ts'
import { confirm, type Question } from '#src/components/dialog/confirm.ts'
import { useAccepted } from '#src/components/flow/use-accepted.ts'
import { useFlow } from '#src/components/flow/use-flow.ts'
import type { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { isOutcomeUnknown } from '#src/machines/unknown-outcome.ts'
import type { ToastOrder } from '#src/ui/toast-store.ts'
import { toaster } from '#src/ui/toaster.ts'

export type OperationMachine<Id extends OperationId> = ReturnType<typeof submissionMachine<Id>>

export type OperationOrder<Id extends OperationId> = {
  /** The message after the operation was accepted: a success, unless a toast with its own severity is given. */
  done?: ((output: Output<Id>) => string | ToastOrder) | undefined
  /** Called after the message, before the screen reloads. */
  onDone?: ((output: Output<Id>) => void) | undefined
  /** Whether the screen reloads afterwards; false for a download, and if `onDone` navigates. */
  reload?: boolean
  /** Called once the screen has reloaded. */
  onLoaded?: (() => void) | undefined
  /**
   * Whether the operation is sent only once: the button remains busy after the operation was accepted, until the
   * button is removed.
   */
  once?: boolean
  /**
   * Refusals which mean that the screen is outdated. If `reload` is true, the screen reloads after such a refusal.
   */
  outdated?: readonly ProblemName[]
  /** Called with a refusal of `outdated`. */
  onOutdated?: ((problem: Problem) => void) | undefined
  /** Whether a refusal of `outdated` is shown by the button or form; false if `onOutdated` shows it. */
  showOutdated?: boolean
}

/**
 * An operation that a button or a form sends, after a confirmation if there is one; `machine` is created once per
 * module.
 */
export function useOperation<Id extends OperationId>(
  machine: OperationMachine<Id>,
  {
    done,
    onDone,
    reload = true,
    onLoaded,
    once = false,
    outdated = [],
    onOutdated,
    showOutdated = true,
  }: OperationOrder<Id> = {},
) {
  const router = useRouter()
  const { dialogs } = useMachines()
  const { snapshot, send, flow } = useFlow(machine, {})
  const [isLoading, setLoading] = useState(false)
  const { problem, output, pauseSecondsLeft } = snapshot.context
  useAccepted(flow, ({ output: accepted }: { output: Output<Id> }) => {
    const message = done?.(accepted)
    if (message !== undefined)
      toaster.show(typeof message === 'string' ? { message, severity: 'success' } : message)
    onDone?.(accepted)
    if (!reload) return
    // The version on screen is outdated until the reload, and the server would refuse another change to it.
    setLoading(true)
    void router
      .invalidate()
      .then(onLoaded)
      .finally(() => setLoading(false))
  })
  const isOutdated = problem?.is(...outdated) ?? false
  const isReloading = reload && problem !== undefined && (isOutdated || isOutcomeUnknown(problem))
  const reportOutdated = useEffectEvent(() => problem && onOutdated?.(problem))
  useEffect(() => {
    if (isOutdated) reportOutdated()
    if (isReloading) void router.invalidate()
  }, [isOutdated, isReloading, router])
  return {
    problem: isOutdated && !showOutdated ? undefined : problem,
    /** The output of the last accepted call. */
    output: output as Output<Id> | undefined,
    busy: snapshot.hasTag('busy') || isLoading || (once && snapshot.matches('submitted')),
    isPaused: snapshot.matches('paused'),
    /** The seconds until the operation may be sent again. */
    pauseSecondsLeft,
    /** Sends the operation; with `question`, only after the person confirms it. */
    submit: (input: Input<Id>, question?: Question): void => {
      const request = { type: 'submission.requested', input } as const
      if (question) void confirm(dialogs, question).then((isSure) => isSure && send(request))
      else send(request)
    },
  }
}
