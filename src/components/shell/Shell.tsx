import { useHydrated } from '@tanstack/react-router'
import { useMachines } from '#src/components/context/app-context.ts'
import { Overlays } from './Overlays.tsx'
import { useScreenChange } from './use-screen-change.ts'

/** What goes with every screen: where it begins, and what may lie over it, which begins with the app. */
export function Shell() {
  const machines = useMachines()
  const isTakenOver = useHydrated()
  useScreenChange()
  return isTakenOver && <Overlays machines={machines} />
}
