import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { ChevronDownIcon } from '#src/ui/frame-icons.tsx'
import type { ListAddress } from './list-address.ts'

const Head = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.5',
    minHeight: '6',
    mx: '-1',
    px: '1',
    rounded: 'sm',
    color: 'inherit',
    textDecoration: 'none',
    '@media (pointer: coarse)': { minHeight: 'touch' },
    '& > svg': { boxSize: '4', visibility: 'hidden' },
    '&:is(:hover, :focus-visible)': { color: 'fg' },
    '&:is(:hover, :focus-visible) > svg': { visibility: 'visible' },
  },
})

type Props = {
  to: ListAddress
  /** The search parameters of the URL after the press. */
  search: object
  children: string
}

/**
 * The heading of a column, as a link to the first page of the list sorted by this column. The order is in the
 * address.
 */
export function SortLink({ to, search, children }: Props) {
  return (
    <Head asChild>
      <Link to={to} search={search} resetScroll={false}>
        {children}
        <ChevronDownIcon />
      </Link>
    </Head>
  )
}
