import { chakra } from '@chakra-ui/react'

const Step = chakra('li', {
  base: {
    position: 'relative',
    flex: '1 1 0',
    minWidth: '0',
    pt: '5',
    fontSize: { base: 'xs', md: 'sm' },
    lineHeight: 'short',
    color: 'fg.muted',
    // The line ends at the last step.
    '&:last-of-type': { flex: '0 0 auto', _before: { display: 'none' } },
    _before: {
      content: '""',
      position: 'absolute',
      insetX: '0',
      top: '0.3125rem',
      height: '1.5',
      bg: 'border',
      _highContrast: { bg: 'GrayText' },
    },
    _after: {
      content: '""',
      position: 'absolute',
      left: '0',
      top: '0',
      width: '1',
      height: '4',
      rounded: 'full',
      bg: 'border.control',
      _highContrast: { bg: 'CanvasText' },
    },
  },
  variants: {
    place: {
      done: { _before: { bg: 'brand.solid' }, _after: { bg: 'brand.solid' } },
      // The current step has a word next to its date.
      now: {
        flex: { base: '1.5 1 0', md: '1 1 0' },
        color: 'accent.fg',
        fontWeight: 'semibold',
        _after: { bg: 'accent.solid' },
      },
      next: {},
    },
  },
})

type DatedStep = {
  name: string
  /** The day of the step, or what decides it. */
  date: string
  place: 'done' | 'now' | 'next'
}

/** The steps from a request to its end on one line, each with its day. */
export const DatedSteps = ({ steps }: { steps: readonly DatedStep[] }) => (
  <chakra.ol display="flex" gap="1" listStyleType="none" textStyle="tabular">
    {steps.map(({ name, date, place }) => (
      <Step key={name} place={place} aria-current={place === 'now' ? 'step' : undefined}>
        {name}
        <chakra.span display="block">{date}</chakra.span>
      </Step>
    ))}
  </chakra.ol>
)
