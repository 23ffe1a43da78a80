import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** A value and, smaller under it, what belongs to it: for the cells of a table that has no room for one more column. */
export function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <>
      <chakra.span display="block" textStyle="tabular">
        {first}
      </chakra.span>
      <chakra.span display="block" fontSize="sm" color="fg.muted" textStyle="tabular" overflowWrap="anywhere">
        {second}
      </chakra.span>
    </>
  )
}
