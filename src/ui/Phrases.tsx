import { chakra } from '@chakra-ui/react'
import { Fragment } from 'react'

type Props = {
  /** Facts of a few words each; empty facts are left out. */
  items: readonly (string | false | null | undefined)[]
}

// Each phrase has a dot before it. The dot of the first phrase in a line is outside the line, and is clipped.
const Line = chakra('span', { base: { display: 'block', overflowX: 'clip' } })
const Inner = chakra('span', { base: { display: 'block', ms: '-0.75em' } })
const Phrase = chakra('span', {
  base: {
    display: 'inline-block',
    maxWidth: 'full',
    ps: '0.75em',
    position: 'relative',
    _before: { content: '"·"', position: 'absolute', left: '0', width: '0.5em', textAlign: 'center' },
  },
})

/**
 * Short facts in a row, with dots between them. A line breaks between two facts, and no line begins or ends with a
 * dot.
 */
export const Phrases = ({ items }: Props) => (
  <Line>
    <Inner>
      {items
        .filter((item) => typeof item === 'string' && item !== '')
        .map((item, index) => (
          <Fragment key={item as string}>
            {index > 0 && ' '}
            <Phrase>{item}</Phrase>
          </Fragment>
        ))}
    </Inner>
  </Line>
)
