import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router'
import { useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import { addDays, formatDate } from '#domain/dates.ts'
import { useMachines } from '#src/components/context/app-context.ts'
import { confirm } from '#src/components/dialog/confirm.ts'
import { useFormTexts } from '#src/components/dialog/texts.ts'
import type { DirtyForm } from '#src/forms/dirty-forms.ts'
import { isBeingSaved, resultOfLeaving } from '#src/machines/subscription-request/request-leaving.ts'
import type { subscriptionRequestMachine } from '#src/machines/subscription-request/subscription-request.machine.ts'
import { toaster } from '#src/ui/toaster.ts'
import { useSubscriptionRequestTexts } from './texts.ts'

type Flow = ActorRefFrom<typeof subscriptionRequestMachine>
type UnsavedDraft = {
  dirty: DirtyForm
  /** Whether a path belongs to the request. */
  within: (path: string) => boolean
  /** Whether a birth date, an account number or a payer number was typed, which drafts do not store. */
  hasNumbers: () => boolean
}

/**
 * Stores the draft before the person leaves a request for another screen, and shows until when it is stored. If the
 * draft cannot be stored, asks for confirmation before leaving.
 */
export function useStoredDraft(flow: Flow, { dirty, within, hasNumbers }: UnsavedDraft): void {
  const { t } = useSubscriptionRequestTexts()
  const { t: form } = useFormTexts()
  const dialogs = useMachines().dialogs
  const leavingPromise = useRef<Promise<boolean>>(undefined)

  async function leaveRequest(): Promise<boolean> {
    flow.send({ type: 'leaving.requested' })
    await waitUntilStored(flow)
    const snapshot = flow.getSnapshot()
    const outcome = resultOfLeaving(snapshot)
    if (outcome === 'lost') {
      const question = {
        header: t('leaving.title'),
        message: t('leaving.lost'),
        acceptLabel: form('leave.accept'),
        rejectLabel: form('leave.typing.reject'),
      }
      return confirm(dialogs, question)
    }
    if (outcome === 'sent') toaster.show({ message: t('leaving.sent') })
    if (outcome === 'saved') {
      const date = formatDate(addDays(snapshot.context.keptUntil!.slice(0, 'YYYY-MM-DD'.length), -1))
      toaster.show({ message: t(hasNumbers() ? 'leaving.keptButNumbers' : 'leaving.kept', { date }) })
    }
    return true
  }

  const shouldBlockFn: ShouldBlockFn = async ({ current, next }) => {
    if (next.pathname === current.pathname || next.pathname === '/error' || within(next.pathname))
      return false
    // A second press of "back" while the draft is being stored must not store it again.
    leavingPromise.current ??= leaveRequest()
    const leaves = await leavingPromise.current
    leavingPromise.current = undefined
    if (leaves) dirty.settle()
    return !leaves
  }
  // `useDirtyForm` asks before the page itself is left.
  useBlocker({ shouldBlockFn, enableBeforeUnload: false })
}

/** Waits until the draft is stored, or could not be stored. */
function waitUntilStored(flow: Flow): Promise<void> {
  return new Promise((settled) => {
    const checkState = () => {
      if (isBeingSaved(flow.getSnapshot())) return
      subscription.unsubscribe()
      settled()
    }
    const subscription = flow.subscribe(checkState)
    checkState()
  })
}
