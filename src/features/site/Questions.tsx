import { chakra } from '@chakra-ui/react'
import { ChevronDownIcon } from '#src/ui/frame-icons.tsx'
import { OwnLines } from './OwnLines.tsx'

const Fold = chakra('details', {
  base: {
    borderBottomWidth: '1px',
    borderBottomStyle: 'solid',
    borderColor: 'border',
    '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  },
})

const Question = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    minHeight: 'touch',
    py: '3',
    fontWeight: 'semibold',
    cursor: 'pointer',
    rounded: 'md',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
})

/** Questions with collapsed answers; they open without scripts. */
export function Questions({ items }: { items: readonly { key: string; title: string; text: string }[] }) {
  return (
    <chakra.div maxWidth="form">
      {items.map(({ key, title, text }) => (
        <Fold key={key}>
          <Question>
            {title}
            <ChevronDownIcon color="fg.muted" />
          </Question>
          <OwnLines text={text} pb="4" />
        </Fold>
      ))}
    </chakra.div>
  )
}
