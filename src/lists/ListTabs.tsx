import { chakra } from '@chakra-ui/react'
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'

const Tab = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    px: '1',
    mb: '-1px',
    color: 'fg.muted',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    borderBottomWidth: '3px',
    borderBottomStyle: 'solid',
    borderColor: 'transparent',
    _hover: { color: 'fg' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-current]': { color: 'fg', fontWeight: 'bold', borderColor: 'brand.control' },
    '& > span': {
      px: '2',
      minWidth: '6',
      rounded: 'full',
      bg: 'bg.muted',
      fontSize: 'sm',
      fontWeight: 'semibold',
      lineHeight: '1.5rem',
      textAlign: 'center',
      textStyle: 'tabular',
    },
  },
})

type ListTab<Key extends string> = {
  key: Key
  name: string
  /** The number of items behind the tab; undefined if unknown. */
  count?: ReactNode
}

type Props<Key extends string> = {
  /** The name of the navigation, for screen readers. */
  label: string
  current: Key
  tabs: readonly ListTab<Key>[]
  /** Returns the router's link for a tab, with the props it receives. */
  renderLink: (
    key: Key,
    props: { 'aria-current': 'page' | undefined; activeProps: object; children: ReactNode },
  ) => ReactElement
}

/** Related lists, as links in one row. */
export function ListTabs<Key extends string>({ label, current, tabs, renderLink }: Props<Key>) {
  const row = useRef<HTMLUListElement>(null)
  // The tabs become wider when their numbers arrive, so the effect depends on the numbers.
  const names = tabs.map(({ name, count }) => `${name} ${typeof count === 'object' ? '' : count}`).join()
  useEffect(() => {
    const link = row.current?.querySelector(`[data-key="${current}"]`)
    if (!link) return
    // On a phone the row of tabs scrolls, so the current tab may be hidden.
    const hiddenWidth = link.getBoundingClientRect().right - row.current!.getBoundingClientRect().right
    if (hiddenWidth > 0) row.current!.scrollLeft += hiddenWidth
  }, [current, names])
  return (
    <chakra.nav
      aria-label={label}
      minWidth="0"
      flexBasis={{ base: 'full', md: 'auto' }}
      borderBottomWidth="1px"
      borderColor="border"
    >
      <chakra.ul ref={row} display="flex" gap="4" overflowX="auto" overflowY="hidden" scrollbarWidth="none">
        {tabs.map(({ key, name, count }) => (
          <li key={key} data-key={key}>
            <Tab asChild>
              {renderLink(key, {
                'aria-current': key === current ? 'page' : undefined,
                activeProps: {},
                children: (
                  <>
                    {name} {count !== undefined && <span>{count}</span>}
                  </>
                ),
              })}
            </Tab>
          </li>
        ))}
      </chakra.ul>
    </chakra.nav>
  )
}
