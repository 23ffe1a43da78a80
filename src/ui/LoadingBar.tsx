import { chakra } from '@chakra-ui/react'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** A line that moves along the top of the window while the next page loads. The page below stays usable. */
export const LoadingBar = ({ label }: { label: string }) => (
  <>
    <chakra.div
      position="fixed"
      top="0"
      insetInline="0"
      height="1"
      zIndex="overlay"
      overflow="hidden"
      pointerEvents="none"
      animation="fadeIn {durations.enter}"
      aria-hidden="true"
    >
      <chakra.div
        height="full"
        width="40%"
        bg="accent.bolt"
        rounded="full"
        animation="pass 1.2s ease-in-out infinite"
        _motionReduce={{ animation: 'none', width: 'full' }}
      />
    </chakra.div>
    <VisuallyHidden>{label}</VisuallyHidden>
  </>
)
