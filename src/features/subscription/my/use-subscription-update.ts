import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { Input } from '#contract/operation.ts'
import { useAccepted } from '#src/components/flow/use-accepted.ts'
import { useFlow } from '#src/components/flow/use-flow.ts'
import { submissionMachine } from '#src/machines/submission/submission.machine.ts'
import { toaster } from '#src/ui/toaster.ts'
import { useRefreshedWhenStale } from './use-refreshed-when-stale.ts'

const updateSubscriptionMachine = submissionMachine('updateSubscription')
type Part = Pick<Input<'updateSubscription'>, 'subscriptionId' | 'version'> &
  Partial<Input<'updateSubscription'>>

/** Saves one part of a subscription, reports it, reloads it and notifies its form; the forms of other parts stay unchanged. */
export function useSubscriptionUpdate(done: string) {
  const router = useRouter()
  const { snapshot, send, flow } = useFlow(updateSubscriptionMachine, {})
  const saved = useRef(() => {})
  useRefreshedWhenStale(snapshot.context.problem)
  const [isReloading, setReloading] = useState(false)
  const isBusy = snapshot.hasTag('busy') || isReloading
  useAccepted(flow, () => {
    setReloading(true)
    toaster.show({ message: done, severity: 'success' })
    void router.invalidate().then(() => {
      saved.current()
      setReloading(false)
    })
  })
  const save = (part: Part, onSaved: () => void) => {
    if (isBusy) return
    saved.current = onSaved
    send({ type: 'submission.requested', input: { adminInfo: null, memo: null, plan: null, ...part } })
  }
  return {
    save,
    problem: snapshot.context.problem,
    isBusy,
  }
}
