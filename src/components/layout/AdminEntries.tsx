import { chakra } from '@chakra-ui/react'
import { Link } from '@tanstack/react-router'
import { type AdminPage, adminPagesOf } from '#domain/admin/pages.ts'
import { useSession } from '#src/components/context/app-context.ts'
import { useMenuCounts } from '#src/features/work/use-menu-counts.ts'
import { TodayIcon } from '#src/ui/shell-icons.tsx'
import { Text } from '#src/ui/Text.tsx'
import { MenuCount } from './MenuCount.tsx'
import { MenuItem } from './MenuItem.tsx'
import { adminIcons } from './section-icons.ts'
import { adminGroups, adminNames } from './sections.ts'
import { useSideMenuTexts } from './side-menu-texts.ts'

/** The links to the admin pages that the signed-in member may open, grouped by task. */
export function AdminEntries() {
  const { t } = useSideMenuTexts()
  const { info } = useSession()
  const { admin: counts } = useMenuCounts()
  const open = adminPagesOf(info)
  const groups = adminGroups
    .map(({ key, pages }) => ({ key, pages: pages.filter((page) => open.includes(page)) }))
    .filter(({ pages }) => pages.length > 0)
  return (
    <>
      <MenuItem asChild>
        <Link to="/admin" activeOptions={{ exact: true, includeSearch: false }}>
          <TodayIcon />
          {t('admin')}
          <MenuCount count={counts['/admin']} />
        </Link>
      </MenuItem>
      {groups.map(({ key, pages }) => (
        <div key={key}>
          <Text size="xs" tone="muted" weight="semibold" px="3" pt="3" pb="0.5">
            {t(`group.${key}`)}
          </Text>
          <chakra.ul display="grid" listStyleType="none">
            {pages.map((page) => (
              <chakra.li key={page} display="grid">
                <AdminEntry page={page} count={counts[page]} />
              </chakra.li>
            ))}
          </chakra.ul>
        </div>
      ))}
    </>
  )
}

// In a low window the rows are lower, since the last entries would otherwise be below the edge of the menu.
const lowRows = { '@media (min-width: 64rem) and (max-height: 50rem)': { minHeight: '8' } } as const

function AdminEntry({ page, count }: { page: AdminPage; count: number | undefined }) {
  const { t } = useSideMenuTexts()
  const Icon = adminIcons[page]
  return (
    <MenuItem asChild minHeight={{ base: 'touch', lg: '9' }} css={lowRows}>
      <Link to={page} activeOptions={{ includeSearch: false }}>
        <Icon />
        {t(adminNames[page])}
        <MenuCount count={count} />
      </Link>
    </MenuItem>
  )
}
