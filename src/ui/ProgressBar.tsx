import { chakra } from '@chakra-ui/react'

export type ProgressBarProps = {
  /** The name of the activity. */
  label: string
  /** The completed share, from 0 to 1. */
  share: number
}

/** A progress bar; the content around it must also describe the progress in words. */
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
