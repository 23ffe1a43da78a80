import { chakra } from '@chakra-ui/react'
import { fluidColumns } from '#src/ui/fluid-columns.ts'
import { ChevronDownIcon } from '#src/ui/frame-icons.tsx'
import { OwnLines } from './OwnLines.tsx'

const FoldedAnswer = chakra('details', {
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

type Item = { key: string; title: string; text: string }

/**
 * Questions with collapsed answers, in two columns on wide windows; they open without scripts, and an open answer
 * moves its own column only.
 */
export function Questions({ items }: { items: readonly Item[] }) {
  const half = Math.ceil(items.length / 2)
  return (
    <chakra.div
      display="grid"
      columnGap="12"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: items.length > 1 ? fluidColumns(2) : undefined }}
    >
      <Column items={items.slice(0, half)} />
      {items.length > 1 && <Column items={items.slice(half)} />}
    </chakra.div>
  )
}

const Column = ({ items }: { items: readonly Item[] }) => (
  <div>
    {items.map(({ key, title, text }) => (
      <FoldedAnswer key={key}>
        <Question>
          {title}
          <ChevronDownIcon color="fg.muted" />
        </Question>
        <OwnLines text={text} pb="4" />
      </FoldedAnswer>
    ))}
  </div>
)
