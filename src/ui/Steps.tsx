import { chakra } from '@chakra-ui/react'
import { CheckIcon } from './frame-icons.tsx'

export type StepsProps = {
  /** The accessible name of the steps, for example the name of the form. */
  label: string
  steps: readonly { key: string; label: string }[]
  /** Index of the current step; the number of steps once all are done. */
  current: number
  /** The current step in words, for example "4단계 중 2단계". */
  progressText: string
}

const Name = chakra('li', {
  base: { display: 'flex', alignItems: 'center', gap: '1', fontSize: 'sm' },
  variants: {
    at: {
      done: { color: 'fg.muted', mdDown: { display: 'none' } },
      now: { color: 'fg', fontWeight: 'semibold' },
      later: { color: 'fg.muted', mdDown: { display: 'none' } },
    },
  },
})

const Bar = chakra('span', {
  // Without these styles the whole bar would be invisible in print and in forced colours mode, which omit
  // backgrounds.
  base: { height: '1', rounded: 'full', printColorAdjust: 'exact', _highContrast: { borderWidth: '1px' } },
  variants: {
    isReached: {
      true: { bg: 'brand.control', _highContrast: { bg: 'Highlight' } },
      false: { bg: 'border' },
    },
  },
})

/** The progress of a wizard: a bar with the names of the steps; on phones only the name of the current step. */
export function Steps({ label, steps, current, progressText }: StepsProps) {
  const stepState = (index: number) => (index < current ? 'done' : index === current ? 'now' : 'later')
  return (
    <chakra.div>
      <chakra.div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={steps.length}
        aria-valuenow={Math.min(current + 1, steps.length)}
        aria-valuetext={progressText}
        display="grid"
        gap="1"
        css={{ gridTemplateColumns: `repeat(${steps.length}, 1fr)` }}
      >
        {steps.map((step, index) => (
          <Bar key={step.key} isReached={stepState(index) !== 'later'} />
        ))}
      </chakra.div>
      <chakra.div
        display="flex"
        flexWrap={{ base: 'wrap', md: 'nowrap' }}
        justifyContent="space-between"
        columnGap="4"
        mt="2"
      >
        <chakra.ol
          flex="1 1 8rem"
          minWidth="0"
          display="grid"
          gap="1"
          css={{ gridTemplateColumns: '1fr', md: { gridTemplateColumns: `repeat(${steps.length}, 1fr)` } }}
        >
          {steps.map((step, index) => (
            <Name key={step.key} at={stepState(index)} aria-current={index === current ? 'step' : undefined}>
              {index < current && <CheckIcon boxSize="1em" color="brand.fg" strokeWidth="3" />}
              {step.label}
            </Name>
          ))}
        </chakra.ol>
        <chakra.span
          display={{ md: 'none' }}
          flexShrink="0"
          fontSize="sm"
          color="fg.muted"
          textStyle="tabular"
          aria-hidden="true"
        >
          {progressText}
        </chakra.span>
      </chakra.div>
    </chakra.div>
  )
}
