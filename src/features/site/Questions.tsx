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
 * Questions with collapsed answers; they open without scripts. An even number is in two columns on wide windows, where
 * an open answer moves its own column only; an odd number is in one, since two would end unevenly.
 */
export function Questions({ items }: { items: readonly Item[] }) {
  const isPaired = items.length > 1 && items.length % 2 === 0
  const half = isPaired ? items.length / 2 : items.length
  return (
    <chakra.div
      display="grid"
      columnGap="12"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: isPaired ? fluidColumns(2) : undefined }}
    >
      <Column items={items.slice(0, half)} />
      {isPaired && <Column items={items.slice(half)} />}
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
