import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // The inputs of one row are in one line, however long the hints above them are.
    alignItems: 'end',
    '& > :has([type=checkbox])': { alignSelf: 'start' },
    '@container (width >= 40rem)': { columnGap: '6', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})

/** Fields of a form in two columns if the form is wide enough, in reading order. */
export const FieldColumns = ({ children }: { children: ReactNode }) => (
  <chakra.div containerType="inline-size">
    <Columns>{children}</Columns>
  </chakra.div>
)
