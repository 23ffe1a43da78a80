import { chakra } from '@chakra-ui/react'

const Line = chakra('span', {
  base: {
    xl: { display: 'block', maxWidth: '13rem', truncate: true },
  },
  variants: {
    person: {
      true: {
        display: 'inline-block',
        minWidth: '4em',
        overflowWrap: 'anywhere',
        xl: { maxWidth: '8rem', minWidth: '0' },
      },
    },
  },
})

/**
 * A text on one line in the table of a wide window; if it is too long, it is truncated and shown in full on hover.
 * With `person`, the name of a person takes less space, and wraps in narrower windows.
 */
export const OneLine = ({ children, person }: { children: string; person?: true }) => (
  <Line title={children} person={person}>
    {children}
  </Line>
)
