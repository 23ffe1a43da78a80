import { chakra } from '@chakra-ui/react'
import { BodyPortal } from './BodyPortal.tsx'
import { durations } from './constants.ts'
import { LoadingBar } from './LoadingBar.tsx'
import { LoadingOverlay } from './LoadingOverlay.tsx'
import { useDelayedFlag } from './use-shown-after.ts'

type Props = {
  /** Whether the next page loads while this one stays usable. */
  isLoading: boolean
  /** Whether the screen must not be used: nothing typed or pressed reaches it. */
  isBlocked: boolean
  /**
   * The name of the awaited action, which is announced and, over a blocked screen, shown under the spinner.
   */
  label: string
}

/**
 * Shows that a page loads or that the screen is blocked, once that takes longer than 300 ms (SPEC sections 2 and 9): a
 * bar at the top, or the overlay.
 */
export function LoadingStatus({ isLoading, isBlocked, label }: Props) {
  const isShown = useDelayedFlag(isLoading || isBlocked, durations.loading)
  return (
    <BodyPortal>
      <chakra.div role="status" aria-live="polite" data-print="hidden">
        {isShown && (isBlocked ? <LoadingOverlay label={label} /> : <LoadingBar label={label} />)}
      </chakra.div>
    </BodyPortal>
  )
}
