import { chakra } from '@chakra-ui/react'
import { isValidElement, type ReactNode } from 'react'

// Recipes, so that a dense table can override them and show both values in one line.
const Pair = chakra('span', { base: { display: 'block' } })
const Line = chakra('span', { base: { display: 'block', textStyle: 'tabular' } })
const Second = chakra(Line, {
  base: { fontSize: 'sm', color: 'fg.muted', fontWeight: 'normal', overflowWrap: 'anywhere' },
})

/**
 * A value and, smaller below it, a second one: for table cells without space for another column. In the dense
 * tables of a wide window both are in one line, truncated if too long, the second one first; truncated text
 * is shown in full on hover.
 */
export function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <Pair data-two-lines="">
      <Line title={textOf(first)}>{first}</Line>
      <Second title={textOf(second)}>{second}</Second>
    </Pair>
  )
}

/** The text of a node, or of the link around it. */
const textOf = (shown: ReactNode): string | undefined =>
  isValidElement<{ children?: ReactNode }>(shown)
    ? textOf(shown.props.children)
    : typeof shown === 'string'
      ? shown
      : undefined
