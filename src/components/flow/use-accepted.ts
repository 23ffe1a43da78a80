import { useEffect, useRef } from 'react'

type Listener<Told> = (told: Told) => void
type Flow<Told> = { on(type: 'submission.accepted', listener: Listener<Told>): { unsubscribe(): void } }

/** Tells a screen that its form was accepted. `listener` may be new with every render; the last one is told. */
export function useAccepted<Told>(flow: Flow<Told>, listener: Listener<Told>): void {
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => {
    const accepted = flow.on('submission.accepted', (told) => latest.current(told))
    return () => accepted.unsubscribe()
  }, [flow])
}
