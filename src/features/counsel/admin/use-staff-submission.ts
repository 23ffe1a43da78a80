import { useEffect, useRef } from 'react'
import type { Input } from '#contract/operation.ts'
import { useAccepted } from '#src/components/flow/use-accepted.ts'
import { useFlow } from '#src/components/flow/use-flow.ts'
import { type submissionMachine } from '#src/machines/submission/submission.machine.ts'

type StaffOperation = 'recordCounsel' | 'cancelAdminCounsel'
type Listeners = { onAccepted: () => void; onOutdated: () => void }

/** One form of the staff about a reservation that its visitor may change meanwhile; what was typed stays either way. */
export function useStaffSubmission<Id extends StaffOperation>(
  machine: ReturnType<typeof submissionMachine<Id>>,
  listeners: Listeners,
) {
  const { snapshot, send, flow } = useFlow(machine, {})
  const latest = useRef(listeners)
  useEffect(() => {
    latest.current = listeners
  })
  useAccepted(flow, listeners.onAccepted)
  const { problem } = snapshot.context
  useEffect(() => {
    if (problem?.is('counsel.changed')) latest.current.onOutdated()
  }, [problem])
  return { snapshot, submit: (input: Input<Id>) => send({ type: 'submission.requested', input }) }
}
