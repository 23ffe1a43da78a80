import { useHydrated } from '@tanstack/react-router'
import { useMachines } from '#src/components/context/app-context.ts'
import { Overlays } from './Overlays.tsx'
import { useScreenChange } from './use-screen-change.ts'

/**
 * The parts of every screen outside its content: the focus after a screen change, and the layers over the screen,
 * which are rendered once the app is hydrated.
 */
export function Shell() {
  const machines = useMachines()
  const isTakenOver = useHydrated()
  useScreenChange()
  return isTakenOver && <Overlays machines={machines} />
}
