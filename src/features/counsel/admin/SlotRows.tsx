import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Card } from '#src/ui/Card.tsx'

type Row = { key: string; time: ReactNode; state: ReactNode; who: ReactNode; action: ReactNode }

const Item = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    minHeight: '14',
    px: '4',
    py: '2',
    '&:not(:last-of-type)': { borderBottomWidth: '1px', borderBottomStyle: 'solid', borderColor: 'border' },
  },
})

/** A day's slots on phones: one line each, so that the day is seen at once. */
export function SlotRows({ label, rows }: { label: string; rows: readonly Row[] }) {
  return (
    <Card padding="none">
      <chakra.ol aria-label={label} listStyleType="none">
        {rows.map(({ key, time, state, who, action }) => (
          <Item key={key}>
            <chakra.span flex="0 0 6.5rem" textStyle="tabular" fontWeight="medium">
              {time}
            </chakra.span>
            <chakra.div flex="1 1 6rem" minWidth="0">
              {who ? (
                <>
                  {who}
                  {state}
                </>
              ) : (
                state
              )}
            </chakra.div>
            {action}
          </Item>
        ))}
      </chakra.ol>
    </Card>
  )
}
