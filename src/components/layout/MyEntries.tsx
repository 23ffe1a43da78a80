import { chakra } from '@chakra-ui/react'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useMenuCounts } from '#src/features/work/use-menu-counts.ts'
import { CalendarIcon } from '#src/ui/calendar-icon.tsx'
import { ChatIcon, MegaphoneIcon } from '#src/ui/shell-icons.tsx'
import { Text } from '#src/ui/Text.tsx'
import { MenuCount } from './MenuCount.tsx'
import { MenuItem } from './MenuItem.tsx'
import { memberIcons } from './section-icons.ts'
import { type MemberSection, memberSectionOf, memberSections } from './sections.ts'
import { useSideMenuTexts } from './side-menu-texts.ts'

export function MyEntries() {
  const { t } = useSideMenuTexts()
  const { hasLateBills, ...known } = useMenuCounts().my
  const counts: { [Section in MemberSection]?: number } = known
  const current = useLocation({ select: ({ pathname }) => memberSectionOf(pathname) })
  return (
    <>
      <List>
        {memberSections.map(({ key, to }) => {
          const Icon = memberIcons[key]
          return (
            <chakra.li key={key} display="grid">
              <MenuItem asChild>
                <Link
                  to={to}
                  activeOptions={{ exact: true, includeSearch: false }}
                  aria-current={key === current ? 'page' : undefined}
                >
                  <Icon />
                  {t(key)}
                  <MenuCount count={counts[key]} isLate={key === 'bills' && hasLateBills} />
                </Link>
              </MenuItem>
            </chakra.li>
          )
        })}
      </List>
      <Text size="xs" tone="muted" weight="semibold" px="3" pt="5" pb="1">
        {t('help')}
      </Text>
      <List>
        <chakra.li display="grid">
          <MenuItem asChild>
            <Link to="/my/inquiry" activeOptions={{ includeSearch: false }}>
              <ChatIcon />
              {t('myInquiry')}
            </Link>
          </MenuItem>
        </chakra.li>
        <chakra.li display="grid">
          <MenuItem asChild>
            <Link to="/my/counsel" activeOptions={{ includeSearch: false }}>
              <CalendarIcon />
              {t('myCounsel')}
            </Link>
          </MenuItem>
        </chakra.li>
        <chakra.li display="grid">
          <MenuItem asChild>
            <Link to="/notice" activeOptions={{ includeSearch: false }}>
              <MegaphoneIcon />
              {t('notice')}
            </Link>
          </MenuItem>
        </chakra.li>
      </List>
    </>
  )
}

const List = ({ children }: { children: ReactNode }) => (
  <chakra.ul display="grid" gap="0.5" listStyleType="none">
    {children}
  </chakra.ul>
)
