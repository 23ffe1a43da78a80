import { chakra } from '@chakra-ui/react'
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'

export type FilterChip<Key extends string> = { key: Key; label: ReactNode; count?: ReactNode }

export type FilterLinkProps = { 'aria-current': 'true' | undefined; children: ReactNode }

export type FilterChipsProps<Key extends string> = {
  /** The name of the navigation, for screen readers. */
  label: string
  items: readonly FilterChip<Key>[]
  current: Key
  /** Returns the router's link for a chip, with the props it receives. */
  renderLink: (item: FilterChip<Key>, props: FilterLinkProps) => ReactElement
}

const Chip = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: 'touch',
    px: '4',
    rounded: 'full',
    bg: 'bg.muted',
    color: 'fg',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    '&:not([aria-current]):hover': { bg: 'border' },
    '&[aria-current]': { bg: 'bg.inverse', color: 'fg.inverse' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-current]:focus-visible': { outline: '2px solid {colors.bg}', outlineOffset: '-4px' },
    _highContrast: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-4px' } },
  },
})

/**
 * A filter whose value is in the address, as a row of links. The row scrolls sideways on phones and wraps on wide
 * windows.
 */
export function FilterChips<Key extends string>({
  label,
  items,
  current,
  renderLink,
}: FilterChipsProps<Key>) {
  const row = useRef<HTMLUListElement>(null)
  const isNew = useRef(true)
  useEffect(() => {
    const { current: list } = row
    const chip = list?.querySelector<HTMLElement>('[aria-current]')
    // A row that the visitor scrolled before hydration must not be scrolled again.
    const isScrolled = isNew.current && list !== null && list.scrollLeft > 0
    isNew.current = false
    if (list && chip && !isScrolled)
      list.scrollLeft = chip.offsetLeft - list.offsetLeft - (list.clientWidth - chip.offsetWidth) / 2
  }, [current])
  return (
    <chakra.nav aria-label={label} minWidth="0" maxWidth="full">
      <chakra.ul
        ref={row}
        display="flex"
        gap="2"
        overflowX="auto"
        py="1"
        mdDown={{ mx: '-edge', px: 'edge' }}
        md={{ flexWrap: 'wrap' }}
        scrollbarWidth="none"
      >
        {items.map((item) => (
          <chakra.li key={item.key} flexShrink="0">
            <Chip asChild>
              {renderLink(item, {
                'aria-current': item.key === current ? 'true' : undefined,
                children: (
                  <>
                    {item.label}
                    {item.count !== undefined && (
                      <chakra.span textStyle="tabular" opacity="0.85">
                        {item.count}
                      </chakra.span>
                    )}
                  </>
                ),
              })}
            </Chip>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.nav>
  )
}
