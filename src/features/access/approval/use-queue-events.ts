import { useRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Schema } from '#contract/operation.ts'
import { useApi } from '#src/components/context/app-context.ts'
import type { accessQueueMachine } from '#src/machines/access-queue/access-queue.machine.ts'
import { type HeldDecision, inputOf } from '#src/machines/access-queue/held-decisions.ts'
import { part } from '#src/machines/parting/part.ts'
import { toaster } from '#src/ui/toaster.ts'
import { useApprovalTexts } from '../approval-texts.ts'

const SUCCESS = 200
type Flow = ActorRefFrom<typeof accessQueueMachine>

/**
 * Handles the events of the queue: reloads the list, reports successes, and sends pending decisions at once
 * when the screen is left.
 */
export function useQueueEvents(flow: Flow): void {
  const router = useRouter()
  const api = useApi()
  const { t } = useApprovalTexts()

  useEffect(() => {
    const reload = () => void router.invalidate()
    const announceOutcomes = (outcomes: readonly Schema<'AccessOutcome'>[]) => {
      const done = outcomes.filter(({ code, closeReason }) => code === SUCCESS && closeReason === 'DECISION')
      const approvedCount = done.filter(({ approvalResult }) => approvalResult === 'APPROVED').length
      const rejectedCount = done.length - approvedCount
      const message = [
        approvedCount > 0 && t('outcome.approved', { count: approvedCount }),
        rejectedCount > 0 && t('outcome.rejected', { count: rejectedCount }),
      ]
      if (done.length > 0) toaster.show({ message: message.filter(Boolean).join(' '), severity: 'success' })
    }
    const sendOnLeave = async (decision: HeldDecision) => {
      const count = decision.rows.length
      const { output } = await part('decideAccessRequests', api, inputOf(decision))
      const done = output?.list.filter(({ code }) => code === SUCCESS).length ?? 0
      // If the server had already received the decision from an earlier call, it reports a failure for this call
      // although the decision succeeded.
      const failed = !output || decision.secondsLeft > 0 ? count - done : 0
      if (done > 0) toaster.show({ message: t('undo.leftDone', { count: done }), severity: 'success' })
      if (failed > 0) toaster.show({ message: t('undo.leftFailed', { count: failed }), severity: 'danger' })
    }
    const listeners = [
      flow.on('requests.decided', ({ outcomes }) => {
        announceOutcomes(outcomes)
        reload()
      }),
      flow.on('list.outdated', reload),
      flow.on('lifecycle.diverged', () => toaster.show({ message: t('diverged'), severity: 'warning' })),
      flow.on('decisions.left', ({ decisions }) => {
        for (const decision of decisions) void sendOnLeave(decision)
      }),
    ]
    return () => listeners.forEach((each) => each.unsubscribe())
  }, [api, flow, router, t])

  // A layout effect: it is cleaned up before the effects above and before the machine stops.
  useLayoutEffect(() => {
    const leave = () => flow.send({ type: 'screen.left' })
    const reloadOnRestore = ({ persisted }: PageTransitionEvent) => persisted && void router.invalidate()
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', reloadOnRestore)
    return () => {
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', reloadOnRestore)
      leave()
    }
  }, [flow, router])
}
