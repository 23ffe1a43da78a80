import { useHydrated } from '@tanstack/react-router'
import { useMachines } from '#src/components/context/app-context.ts'
import { Overlays } from './Overlays.tsx'
import { useScreenChange } from './use-screen-change.ts'

/** The frame of every screen: its beginning, and the layers over it, which begin with the app. */
export function Shell() {
  const machines = useMachines()
  const isTakenOver = useHydrated()
  useScreenChange()
  return isTakenOver && <Overlays machines={machines} />
}
