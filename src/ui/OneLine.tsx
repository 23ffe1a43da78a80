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
 * A single-line text in the table of a wide window, truncated if it is too long and shown in full on hover.
 * The name of a `person` takes less space, and wraps in narrower windows.
 */
export const OneLine = ({ children, person }: { children: string; person?: true }) => (
  <Line title={children} person={person}>
    {children}
  </Line>
)
