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
  base: { display: 'flex', alignItems: 'center', gap: '1', pe: '1', fontSize: 'sm' },
  variants: {
    at: {
      done: { color: 'fg.muted', mdDown: { display: 'none' } },
      now: { color: 'fg', fontWeight: 'semibold' },
      later: { color: 'fg.muted', mdDown: { display: 'none' } },
    },
  },
})

// A post at the beginning of the step, and the part of the bolt that leads to the next one: whole after a done step,
// half at the current one. Without the styles for print and forced colours, which omit backgrounds, both would be
// invisible.
const shown = { printColorAdjust: 'exact', _highContrast: { borderWidth: '1px' } } as const
const Stretch = chakra('span', {
  base: {
    position: 'relative',
    height: '4',
    _before: {
      content: '""',
      position: 'absolute',
      insetBlock: '0',
      left: '0',
      width: '1.5',
      rounded: 'full',
      zIndex: '1',
      ...shown,
    },
    _after: { content: '""', position: 'absolute', insetX: '0', top: '0.3125rem', height: '1.5', ...shown },
    '&:first-of-type::after': { borderTopLeftRadius: 'full', borderBottomLeftRadius: 'full' },
    '&:last-of-type::after': { borderTopRightRadius: 'full', borderBottomRightRadius: 'full' },
  },
  variants: {
    at: {
      done: {
        _before: { bg: 'brand.control', _highContrast: { bg: 'Highlight' } },
        _after: { bg: 'brand.control', _highContrast: { bg: 'Highlight' } },
      },
      now: {
        _before: { bg: 'brand.control', _highContrast: { bg: 'Highlight' } },
        _after: {
          bg: 'border',
          backgroundImage: 'linear-gradient(to right, {colors.brand.control} 50%, transparent 50%)',
        },
      },
      later: { _before: { bg: 'border.control' }, _after: { bg: 'border' } },
    },
  },
})

/**
 * The progress of a wizard, drawn as a bolt through a post for each step, with the names of the steps; on phones only
 * the name of the current step.
 */
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
        css={{ gridTemplateColumns: `repeat(${steps.length}, 1fr)` }}
      >
        {steps.map((step, index) => (
          <Stretch key={step.key} at={stepState(index)} />
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
