import { lazy, Suspense } from 'react'
import { useMachines } from '#src/components/app-context.ts'
import { useScreenChange } from './use-screen-change.ts'

// Nothing lies over a page before its machines are there, so what draws it comes with them.
const Overlays = lazy(() => import('./Overlays.tsx').then((module) => ({ default: module.Overlays })))

/** What goes with every screen: where it begins, and what may lie over it. */
export function Shell() {
  const machines = useMachines()
  useScreenChange()
  return (
    machines && (
      <Suspense fallback={null}>
        <Overlays machines={machines} />
      </Suspense>
    )
  )
}
