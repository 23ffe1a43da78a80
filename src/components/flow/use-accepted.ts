import { useEffect, useRef } from 'react'

type Listener<Emitted> = (emitted: Emitted) => void
type Flow<Emitted> = { on(type: 'submission.accepted', listener: Listener<Emitted>): { unsubscribe(): void } }

/**
 * Calls `listener` when the form of a screen is accepted. `listener` may change with every render; the latest
 * listener is called.
 */
export function useAccepted<Emitted>(flow: Flow<Emitted>, listener: Listener<Emitted>): void {
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => {
    const subscription = flow.on('submission.accepted', (emitted) => latest.current(emitted))
    return () => subscription.unsubscribe()
  }, [flow])
}
