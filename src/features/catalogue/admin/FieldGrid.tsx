import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

type Props = {
  /** The names of the columns, which the labels of the fields repeat. */
  heads: readonly { key: string; name: string }[]
  /** The grid columns of a row. */
  columns: string
  /**
   * The minimum width of the container in which a row is one line; in a narrower container each row is a group of
   * fields with labels.
   */
  room: `${number}rem`
  children: ReactNode
}

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(8rem, 100%), 1fr))',
    columnGap: '3',
    rowGap: '3',
    alignItems: 'start',
    borderBottomWidth: '1px',
    borderBottomStyle: 'solid',
    borderColor: 'border',
    py: '4',
    '& > [data-wide]': { gridColumn: '1 / -1' },
    '& > [data-end]': { gridColumn: '1 / -1', justifySelf: 'end' },
  },
})

/** Rows of fields as a table to type in; the Tab key passes through its cells. */
export function FieldGrid({ heads, columns, room, children }: Props) {
  const line = {
    [`@container (width >= ${room})`]: {
      '& [data-head]': { display: 'grid' },
      '& :is([data-head], [role=group])': { gridTemplateColumns: columns, columnGap: '2' },
      '& [role=group]': { py: '2' },
      '& [role=group] > *': { gridColumn: 'auto' },
      '& [role=group] label': { srOnly: true },
    },
  }
  return (
    <chakra.div containerType="inline-size">
      <chakra.div css={line}>
        <chakra.div
          data-head=""
          aria-hidden="true"
          display="none"
          pb="1"
          borderBottomWidth="1px"
          borderBottomStyle="solid"
          borderColor="border"
          fontSize="sm"
          fontWeight="medium"
          color="fg.muted"
        >
          {heads.map(({ key, name }) => (
            <chakra.span key={key} truncate>
              {name}
            </chakra.span>
          ))}
        </chakra.div>
        {children}
      </chakra.div>
    </chakra.div>
  )
}

/** A row of a field grid, named for screen readers. */
export const FieldRow = ({ name, children }: { name: string; children: ReactNode }) => (
  <Row role="group" aria-label={name}>
    {children}
  </Row>
)
