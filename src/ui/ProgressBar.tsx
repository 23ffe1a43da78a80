import { chakra } from '@chakra-ui/react'

export type ProgressBarProps = {
  /** The activity. */
  label: string
  /** The completed share, from 0 to 1. */
  share: number
}

/** Progress as a bar; its context describes it in words as well. */
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
