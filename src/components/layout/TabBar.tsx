import { chakra } from '@chakra-ui/react'
import { Link, useLocation } from '@tanstack/react-router'
import { adminPagesOf } from '#domain/admin/pages.ts'
import { useSession } from '#src/components/context/app-context.ts'
import { useMenuCounts } from '#src/features/work/use-menu-counts.ts'
import { MenuIcon } from '#src/ui/frame-icons.tsx'
import { TodayIcon } from '#src/ui/shell-icons.tsx'
import { AdminEntries } from './AdminEntries.tsx'
import { MenuCount } from './MenuCount.tsx'
import { StaffItem } from './StaffItem.tsx'
import { adminIcons, memberIcons } from './section-icons.ts'
import { adminNames, belongsTo, type MemberSection, memberSections, memberTabOf } from './sections.ts'
import { useSideMenuTexts } from './side-menu-texts.ts'
import { Tab } from './Tab.tsx'
import { useDisclosureMenu } from './use-disclosure-menu.ts'

/** The menu of an area on phones and small tablets, at the bottom edge. */
export function TabBar({ side }: { side: 'my' | 'admin' }) {
  const { t } = useSideMenuTexts()
  return (
    <chakra.nav aria-label={t(side === 'my' ? 'myMenu' : 'adminMenu')}>
      {side === 'my' ? <MyTabs /> : <AdminTabs />}
    </chakra.nav>
  )
}

// The columns do not depend on the number of rendered tabs, so tabs that are painted while the page loads do not
// move.
const Tabs = chakra('ul', {
  base: {
    display: 'grid',
    listStyleType: 'none',
    '& > li': { display: 'grid' },
  },
})
const columns = (tabs: number) => `repeat(${tabs}, minmax(0, 1fr))`

function MyTabs() {
  const { t } = useSideMenuTexts()
  const { hasLateBills, ...known } = useMenuCounts().my
  const counts: { [Section in MemberSection]?: number } = known
  const current = useLocation({ select: ({ pathname }) => memberTabOf(pathname) })
  return (
    <Tabs gridTemplateColumns={columns(memberSections.length)}>
      {memberSections.map(({ key, to }) => {
        const Icon = memberIcons[key]
        return (
          <li key={key}>
            <Tab asChild>
              <Link
                to={to}
                activeOptions={{ exact: true, includeSearch: false }}
                aria-current={key === current ? 'page' : undefined}
              >
                <Icon boxSize="6" />
                {t(key)}
                <MenuCount isCorner count={counts[key]} isLate={key === 'bills' && hasLateBills} />
              </Link>
            </Tab>
          </li>
        )
      })}
    </Tabs>
  )
}

const SHOWN = 3

/**
 * The tab of the page with today's tasks (할 일), the tabs of the first pages that the member may open, and a tab that opens a sheet
 * with all pages.
 */
function AdminTabs() {
  const { t } = useSideMenuTexts()
  const { info } = useSession()
  const { admin: counts } = useMenuCounts()
  const pages = adminPagesOf(info).slice(0, SHOWN)
  const pathname = useLocation({ select: (location) => location.pathname })
  return (
    <Tabs gridTemplateColumns={columns(pages.length + 2)}>
      <li>
        <Tab asChild>
          <Link to="/admin" activeOptions={{ exact: true, includeSearch: false }}>
            <TodayIcon boxSize="6" />
            {t('todo')}
            <MenuCount isCorner count={counts['/admin']} />
          </Link>
        </Tab>
      </li>
      {pages.map((page) => {
        const Icon = adminIcons[page]
        return (
          <li key={page}>
            <Tab asChild>
              <Link
                to={page}
                activeOptions={{ includeSearch: false }}
                {...(belongsTo(pathname, page) && { 'aria-current': 'page' as const })}
              >
                <Icon boxSize="6" />
                {t(adminNames[page])}
                <MenuCount isCorner count={counts[page]} />
              </Link>
            </Tab>
          </li>
        )
      })}
      <li>
        <AllPages />
      </li>
    </Tabs>
  )
}

function AllPages() {
  const { t } = useSideMenuTexts()
  const { root, onChoice } = useDisclosureMenu()
  return (
    <chakra.details {...root} display="grid">
      <Tab as="summary" cursor="pointer" listStyleType="none">
        <MenuIcon boxSize="6" />
        {t('all')}
      </Tab>
      <chakra.div
        position="absolute"
        left="0"
        right="0"
        bottom="100%"
        maxHeight="70dvh"
        overflowY="auto"
        p="4"
        bg="bg.raised"
        roundedTop="xl"
        shadow="raised"
        onClick={onChoice}
      >
        <AdminEntries />
        <chakra.div mt="3">
          <StaffItem side="admin" />
        </chakra.div>
      </chakra.div>
    </chakra.details>
  )
}
