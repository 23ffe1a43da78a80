import { chakra } from '@chakra-ui/react'
import { Heading } from '#src/ui/Heading.tsx'

type Props = {
  title: string
  steps: readonly string[]
  /** Whether the steps are numbered. */
  ordered?: boolean
}

const Step = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '3',
    overflowWrap: 'anywhere',
  },
})

// The number of a step, as high as the first line of the step.
const Mark = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '6',
    rounded: 'full',
    bg: 'brand.subtle',
    color: 'brand.fg',
    fontSize: 'sm',
    fontWeight: 'bold',
  },
})

/** The next steps after a completed action. */
export function NextSteps({ title, steps, ordered = false }: Props) {
  return (
    <chakra.section>
      <Heading level={2} size="md" mb="3">
        {title}
      </Heading>
      <chakra.ul asChild display="grid" gap="3" listStyleType="none">
        {ordered ? <ol>{steps.map(stepOf)}</ol> : <ul>{steps.map(stepOf)}</ul>}
      </chakra.ul>
    </chakra.section>
  )

  function stepOf(step: string, index: number) {
    return (
      <Step key={step}>
        <Mark aria-hidden="true" {...(!ordered && { boxSize: '1.5', m: '0.5625rem', bg: 'brand.control' })}>
          {ordered && index + 1}
        </Mark>
        {step}
      </Step>
    )
  }
}
