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
 * A text of one line in the table of a wide window, cut where it is too long and shown in full on hover. The name of a `person`
 * takes less room, and breaks in narrower windows.
 */
export const OneLine = ({ children, person }: { children: string; person?: true }) => (
  <Line title={children} person={person}>
    {children}
  </Line>
)
