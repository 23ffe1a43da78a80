import { chakra } from '@chakra-ui/react'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type AdminPage, adminPagesOf } from '#domain/admin/pages.ts'
import { useSession } from '#src/components/context/app-context.ts'
import { useMenuCounts } from '#src/features/work/use-menu-counts.ts'
import { ChevronDownIcon } from '#src/ui/frame-icons.tsx'
import { TodayIcon } from '#src/ui/shell-icons.tsx'
import { Text } from '#src/ui/Text.tsx'
import { MenuCount } from './MenuCount.tsx'
import { MenuItem } from './MenuItem.tsx'
import { adminIcons } from './section-icons.ts'
import { adminGroups, adminNames, belongsTo, foldedGroups, isBelow } from './sections.ts'
import { useSideMenuTexts } from './side-menu-texts.ts'

/** With more entries, the rarely used groups are folded, so that the menu fits a window 900 px high. */
const MAX_UNFOLDED = 14

/**
 * The links to the admin pages that the signed-in member may open, grouped by task. With `folds`, a long menu shows
 * only the names of its rarely used groups; the group of the current page is open.
 */
export function AdminEntries({ folds = false }: { folds?: boolean }) {
  const { t } = useSideMenuTexts()
  const { info } = useSession()
  const { admin: counts } = useMenuCounts()
  const openPages = adminPagesOf(info)
  const isLong = folds && openPages.length > MAX_UNFOLDED
  const groups = adminGroups
    .map(({ key, pages }) => ({ key, pages: pages.filter((page) => openPages.includes(page)) }))
    .filter(({ pages }) => pages.length > 0)
  return (
    <>
      <MenuItem asChild minHeight={{ base: 'touch', lg: '9' }}>
        <Link to="/admin" activeOptions={{ exact: true, includeSearch: false }}>
          <TodayIcon />
          {t('admin')}
          <MenuCount count={counts['/admin']} />
        </Link>
      </MenuItem>
      {groups.map(({ key, pages }) => {
        const entries = (
          <chakra.ul display="grid" listStyleType="none">
            {pages.map((page) => (
              <chakra.li key={page} display="grid">
                <AdminEntry page={page} count={counts[page]} />
              </chakra.li>
            ))}
          </chakra.ul>
        )
        return isLong && foldedGroups.has(key) ? (
          <FoldedGroup
            key={key}
            name={t(`group.${key}`)}
            pages={pages}
            count={pages.reduce((sum, page) => sum + (counts[page] ?? 0), 0)}
          >
            {entries}
          </FoldedGroup>
        ) : (
          <div key={key}>
            <Text size="xs" tone="muted" weight="semibold" px="3" pt="2" pb="0.5">
              {t(`group.${key}`)}
            </Text>
            {entries}
          </div>
        )
      })}
    </>
  )
}

const GroupName = chakra('summary', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '8',
    px: '3',
    rounded: 'lg',
    color: 'fg.muted',
    fontSize: 'xs',
    fontWeight: 'semibold',
    cursor: 'pointer',
    listStyle: 'none',
    _hover: { bg: 'bg.muted', color: 'fg' },
    '&::-webkit-details-marker': { display: 'none' },
    'details[open] > &': {
      '& > svg': { rotate: '180deg' },
      // The sum of a group is hidden while the group is open, since each entry then shows its own number.
      '& > span': { display: 'none' },
    },
  },
})

type FoldedProps = { name: string; pages: readonly AdminPage[]; count: number; children: ReactNode }

function FoldedGroup({ name, pages, count, children }: FoldedProps) {
  const isCurrent = useLocation({ select: ({ pathname }) => pages.some((page) => isBelow(pathname, page)) })
  return (
    <chakra.details open={isCurrent}>
      <GroupName>
        {name}
        <MenuCount count={count} />
        <ChevronDownIcon boxSize="4" ml="1" />
      </GroupName>
      {children}
    </chakra.details>
  )
}

// In a low window the rows are lower, since the last entries would otherwise be below the edge of the menu.
const lowRows = { '@media (min-width: 64rem) and (max-height: 50rem)': { minHeight: '7' } } as const

function AdminEntry({ page, count }: { page: AdminPage; count: number | undefined }) {
  const { t } = useSideMenuTexts()
  const Icon = adminIcons[page]
  const isCurrent = useLocation({ select: ({ pathname }) => belongsTo(pathname, page) })
  return (
    <MenuItem asChild minHeight={{ base: 'touch', lg: '8' }} css={lowRows}>
      <Link
        to={page}
        activeOptions={{ includeSearch: false }}
        {...(isCurrent && { 'aria-current': 'page' as const })}
      >
        <Icon />
        {t(adminNames[page])}
        <MenuCount count={count} />
      </Link>
    </MenuItem>
  )
}
