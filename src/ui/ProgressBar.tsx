import { chakra } from '@chakra-ui/react'

export type ProgressBarProps = {
  /** What is under way. */
  label: string
  /** How much of it is done, from 0 to 1. */
  share: number
}

/** How far something has come, as a bar; what shows it says it in words as well. */
export function ProgressBar({ label, share }: ProgressBarProps) {
  const percent = Math.round(share * 100)
  return (
    <chakra.div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      height="1.5"
      rounded="full"
      bg="bg.muted"
      overflow="hidden"
      printColorAdjust="exact"
      _highContrast={{ borderWidth: '1px' }}
    >
      <chakra.div
        height="full"
        rounded="full"
        bg="brand.solid"
        transitionProperty="width"
        transitionDuration="enter"
        width={`${percent}%`}
        _highContrast={{ bg: 'Highlight' }}
      />
    </chakra.div>
  )
}
