import { chakra } from '@chakra-ui/react'
import { isValidElement, type ReactNode } from 'react'

// Recipes instead of style props, so that a dense table can override them and show both values in one line.
const Pair = chakra('span', { base: { display: 'block' } })
const Line = chakra('span', { base: { display: 'block', textStyle: 'tabular' } })
const Second = chakra(Line, {
  base: { fontSize: 'sm', color: 'fg.muted', fontWeight: 'normal', overflowWrap: 'anywhere' },
})

/**
 * Two values for a table cell without space for another column: the second one is smaller and below the first one. In
 * the dense tables of a wide window both are in one line. If the line is too long, the second value is truncated
 * first; truncated text is shown in full on hover.
 */
export function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <Pair data-two-lines="">
      <Line title={textOf(first)}>{first}</Line>
      <Second title={textOf(second)}>{second}</Second>
    </Pair>
  )
}

/** Returns the text of a node; if the node is an element, such as a link, the text inside it. */
const textOf = (shown: ReactNode): string | undefined =>
  isValidElement<{ children?: ReactNode }>(shown)
    ? textOf(shown.props.children)
    : typeof shown === 'string'
      ? shown
      : undefined
