import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { toaster } from '#src/ui/toaster.ts'

type Saving = { on: (type: 'submission.accepted', listener: () => void) => { unsubscribe: () => void } }

/** Says that a part of a subscription is saved, and loads the whole again; `onSaved` must stay the same. */
export function useSavedPart(flow: Saving, done: string, onSaved: () => void): void {
  const router = useRouter()
  useEffect(() => {
    const accepted = flow.on('submission.accepted', () => {
      toaster.show({ message: done, severity: 'success' })
      onSaved()
      void router.invalidate()
    })
    return () => accepted.unsubscribe()
  }, [flow, router, done, onSaved])
}
