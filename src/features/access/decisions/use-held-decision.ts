import { useRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect } from 'react'
import type { Input } from '#contract/operation.ts'
import { useApi } from '#src/components/context/app-context.ts'
import { useFlow } from '#src/components/flow/use-flow.ts'
import type { DecisionConfirmed } from '#src/machines/access-lifecycle/access-lifecycle-setup.ts'
import { decisionHoldMachine, type HeldChoice } from '#src/machines/decision-hold/decision-hold.machine.ts'
import { part } from '#src/machines/parting/part.ts'
import { toaster } from '#src/ui/toaster.ts'
import { useAccessTexts } from '../texts.ts'

type Request = {
  request: Pick<Input<'decideAccessRequest'>, 'requestId' | 'version'>
  /** Whether the request can be decided now: it waits, and no other call about it is under way. */
  isReady: boolean
  isOpen: boolean
  send: (event: DecisionConfirmed) => void
}

/**
 * Holds a decision on a request for some seconds, in which it can be undone, and then sends it. It is sent at once
 * when the screen is left, and dropped if another person closes the request before.
 */
export function useHeldDecision({ request: { requestId, version }, isReady, isOpen, send }: Request) {
  const { t } = useAccessTexts()
  const api = useApi()
  const router = useRouter()
  const { snapshot, send: pass, flow } = useFlow(decisionHoldMachine, {})
  const { held, secondsLeft } = snapshot.context
  const isDue = snapshot.matches('due')

  useEffect(() => {
    if (!held) return
    if (!isOpen) {
      pass({ type: 'decision.undone' })
    } else if (isDue && isReady) {
      pass({ type: 'decision.sent' })
      send({ type: 'decision.confirmed', ...held })
    }
  }, [held, isDue, isReady, isOpen, pass, send])

  useEffect(() => {
    const sendOnLeave = async (left: HeldChoice) => {
      const { output } = await part('decideAccessRequest', api, { requestId, version, ...left })
      toaster.show(
        output
          ? { message: t('request.decide.held.leftDone'), severity: 'success' }
          : { message: t('request.decide.held.leftFailed'), severity: 'danger' },
      )
      // The screen that is shown by then may list the request.
      void router.invalidate()
    }
    const listener = flow.on('decision.left', ({ held: left }) => void sendOnLeave(left))
    return () => listener.unsubscribe()
  }, [api, flow, requestId, router, version, t])

  // A layout effect: it is cleaned up before the effect above and before the machine stops.
  useLayoutEffect(() => {
    const leave = () => flow.send({ type: 'screen.left' })
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [flow])

  return {
    held: held?.decision,
    secondsLeft,
    decide: (choice: HeldChoice) => pass({ type: 'decision.made', ...choice }),
    undo: () => pass({ type: 'decision.undone' }),
  }
}
