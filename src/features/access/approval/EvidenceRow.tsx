import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { ChevronDownIcon } from '#src/ui/frame-icons.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'

/** The height of a row in rem, before and after its fact has loaded. */
const ROW_HEIGHT = '2.25rem'

const line = {
  display: 'grid',
  gridTemplateColumns: '5.75rem minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: '2',
  minHeight: ROW_HEIGHT,
  fontSize: 'sm',
  textStyle: 'tabular',
} as const
const Row = chakra('div', {
  base: { borderTopWidth: '1px', borderTopStyle: 'solid', borderColor: 'border' },
})
const Summary = chakra('summary', {
  base: { ...line, cursor: 'pointer', rounded: 'sm', listStyle: 'none', _hover: { bg: 'bg.muted' } },
})
const Line = chakra('div', { base: line })

type Props = {
  term: string
  /** The fact; undefined while it loads. */
  value: ReactNode | undefined
  /** A detail of the fact, in muted type. */
  remark?: ReactNode
  /** The details, which a reader opens. */
  children?: ReactNode
}

/** One fact for a decision in one line; its details open below it. */
export function EvidenceRow({ term, value, remark, children }: Props) {
  const shown = (
    <>
      <chakra.span color="fg.muted">{term}</chakra.span>
      {value === undefined ? (
        <Skeleton height="1rem" width="60%" />
      ) : (
        <chakra.span minWidth="0" truncate>
          <chakra.strong fontWeight="semibold">{value}</chakra.strong>
          {remark && (
            <chakra.span color="fg.muted" ms="2">
              {remark}
            </chakra.span>
          )}
        </chakra.span>
      )}
    </>
  )
  return (
    <Row>
      {children ? (
        <details>
          <Summary>
            {shown}
            <ChevronDownIcon color="fg.muted" css={{ 'details[open] > summary > &': { rotate: '180deg' } }} />
          </Summary>
          <chakra.div pb="3" ps="6.25rem">
            {children}
          </chakra.div>
        </details>
      ) : (
        <Line>{shown}</Line>
      )}
    </Row>
  )
}
